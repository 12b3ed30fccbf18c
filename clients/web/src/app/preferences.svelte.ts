// What a person likes, kept on this device. Nothing of a match is kept here.
export interface Preferences {
  language: 'fa' | 'en';
  theme: 'light' | 'dark' | 'system';
  motion: 'full' | 'less' | 'off' | 'system';
  numbers: 'auto' | 'fa' | 'latin';
  textSize: 100 | 115 | 130 | 150;
  ask: 'risky' | 'always' | 'never'; // before which moves a question is asked
  pace: 'instant' | 'normal' | 'slow'; // of others' steps on this device, and of bots at tables that this person makes
  shortcuts: boolean;
  patterns: boolean; // on seats' colours
  oneTap: boolean; // a tap on a place is enough
  hints: boolean; // odds and previews
  readAloud: 'short' | 'full';
  sound: number; // 0 (off) to 100
  vibration: boolean;
  leftHanded: boolean;
  hideChat: boolean;
  openHand: boolean; // around one table: no holding to see the own hand
  notices: boolean; // when it is my turn while the page is hidden
  name: string;
}

const place = 'mohreh.preferences';

function first(): Preferences {
  const asked = typeof navigator === 'undefined' ? 'fa' : navigator.language;
  return {
    language: asked.startsWith('en') ? 'en' : 'fa',
    theme: 'system',
    motion: 'system',
    numbers: 'auto',
    textSize: 100,
    ask: 'risky',
    pace: 'normal',
    shortcuts: true,
    patterns: false,
    oneTap: false,
    hints: true,
    readAloud: 'full',
    sound: 0,
    vibration: true,
    leftHanded: false,
    hideChat: false,
    openHand: false,
    notices: false,
    name: '',
  };
}

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Preferences>;
  } catch {
    return {};
  }
}

export const preferences: Preferences = $state({ ...first(), ...stored() });

// What the page looks like now, for pictures that take their colours from the theme.
export const shown: { theme: 'light' | 'dark' } = $state({ theme: 'light' });

const matches = (query: string): boolean => matchMedia(query).matches;

// Puts the preferences on the root element and keeps them; call inside an effect.
export function applyPreferences(): void {
  const root = document.documentElement;
  root.lang = preferences.language;
  root.dir = preferences.language === 'fa' ? 'rtl' : 'ltr';
  const dark = preferences.theme === 'dark' || (preferences.theme === 'system' && matches('(prefers-color-scheme: dark)'));
  const theme = dark ? 'dark' : 'light';
  root.dataset['theme'] = theme;
  shown.theme = theme; // after its colours are there
  const less = matches('(prefers-reduced-motion: reduce)') ? 'less' : 'full';
  root.dataset['motion'] = preferences.motion === 'system' ? less : preferences.motion;
  root.toggleAttribute('data-keys', preferences.shortcuts);
  root.dataset['hand'] = preferences.leftHanded ? 'left' : 'right';
  root.style.setProperty('--text-scale', String(preferences.textSize / 100));
  try {
    localStorage.setItem(place, JSON.stringify(preferences));
  } catch {
    // A device that keeps nothing still plays.
  }
}
