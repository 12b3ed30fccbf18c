// The words of the page, in the language of the preferences. Areas (site, and one a game) are
// fetched when they are first needed, `cards` has the titles of all games; t() reads reactive state, so texts follow a switch at once.
import { preferences } from '../app/preferences.svelte';
import { formatClock, formatCode, formatNumber, formatPercent, formatSigned, type Digits } from './numbers';
import { fillPhrase, splitKey, type Area, type Params, type Phrase } from './phrases';

const files = import.meta.glob<Area>('../../../../i18n/*/*.json', { import: 'default' });
const cards: Record<string, () => Promise<{ default: Area }>> = {
  fa: () => import('virtual:cards/fa'),
  en: () => import('virtual:cards/en'),
};
let areas = $state.raw<Record<string, Area>>({});

export async function loadWords(language: string, ...names: string[]): Promise<void> {
  const missing = names.filter((name) => !areas[`${language}/${name}`]);
  const found = await Promise.all(
    missing.map(async (name) => {
      const load = files[`../../../../i18n/${language}/${name}.json`];
      const area = name === 'cards' ? (await cards[language]?.())?.default : await load?.();
      return [`${language}/${name}`, area ?? {}] as const;
    }),
  );
  areas = { ...areas, ...Object.fromEntries(found) };
}

// All areas that are in use, in another language: before the switch, so that nothing blinks.
export async function switchLanguage(language: 'fa' | 'en'): Promise<void> {
  const names = Object.keys(areas).map((id) => id.slice(id.indexOf('/') + 1));
  await loadWords(language, ...names);
  preferences.language = language;
}

function phraseOf(key: string): Phrase | undefined {
  const [area, name] = splitKey(key);
  return areas[`${preferences.language}/${area}`]?.[name] ?? areas[`${preferences.language}/cards`]?.[key];
}

export function hasWord(key: string): boolean {
  return phraseOf(key) !== undefined;
}

export function t(key: string, params: Params = {}): string {
  const phrase = phraseOf(key);
  return phrase === undefined ? splitKey(key)[1] : fillPhrase(phrase, params, num);
}

export function wordsOf(area: string): (key: string, params?: Params) => string {
  return (key, params) => t(`${area}.${key}`, params);
}

function digits(): Digits {
  return preferences.numbers === 'auto' ? (preferences.language === 'fa' ? 'fa' : 'latin') : preferences.numbers;
}

export const num = (n: number): string => formatNumber(n, digits());
export const signed = (n: number): string => formatSigned(n, digits());
export const percent = (part: number, whole: number): string => formatPercent(part, whole, digits());
export const clock = (ms: number): string => formatClock(ms, digits());
export const tableCode = (code: string): string => formatCode(code, digits());
