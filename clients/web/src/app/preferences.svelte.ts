// What a person likes, kept on this device. Nothing of a match is kept here.
export interface Preferences {
  language: 'fa' | 'en';
  theme: 'light' | 'dark' | 'system';
  motion: 'full' | 'less' | 'off' | 'system';
  numbers: 'auto' | 'fa' | 'latin';
  textSize: 100 | 115 | 130 | 150;
  ask: 'risky' | 'never';
  pace: 'instant' | 'normal' | 'slow'; // of bots, at tables that this person makes
  shortcuts: boolean;
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

const matches = (query: string): boolean => matchMedia(query).matches;

// Puts the preferences on the root element and keeps them; call inside an effect.
export function applyPreferences(): void {
  const root = document.documentElement;
  root.lang = preferences.language;
  root.dir = preferences.language === 'fa' ? 'rtl' : 'ltr';
  const dark = preferences.theme === 'dark' || (preferences.theme === 'system' && matches('(prefers-color-scheme: dark)'));
  root.dataset['theme'] = dark ? 'dark' : 'light';
  const less = matches('(prefers-reduced-motion: reduce)') ? 'less' : 'full';
  root.dataset['motion'] = preferences.motion === 'system' ? less : preferences.motion;
  root.style.setProperty('--text-scale', String(preferences.textSize / 100));
  try {
    localStorage.setItem(place, JSON.stringify(preferences));
  } catch {
    // A device that keeps nothing still plays.
  }
}
