// The words of the page, in the language of the preferences. Areas (site, and one a game) are
// fetched when they are first needed; t() reads reactive state, so texts follow a switch at once.
import { preferences } from '../app/preferences.svelte';
import { formatClock, formatCode, formatNumber, formatPercent, formatSigned, type Digits } from './numbers';
import { fillPhrase, splitKey, type Area, type Params } from './phrases';

const files = import.meta.glob<Area>('../../../../i18n/*/*.json', { import: 'default' });
let areas = $state.raw<Record<string, Area>>({});

export async function loadWords(language: string, ...names: string[]): Promise<void> {
  const found: Record<string, Area> = {};
  for (const name of names) {
    const id = `${language}/${name}`;
    const load = files[`../../../../i18n/${id}.json`];
    if (load && !areas[id]) found[id] = await load();
  }
  areas = { ...areas, ...found };
}

// All areas that are in use, in another language: before the switch, so that nothing blinks.
export async function switchLanguage(language: 'fa' | 'en'): Promise<void> {
  const names = Object.keys(areas).map((id) => id.slice(id.indexOf('/') + 1));
  await loadWords(language, ...names);
  preferences.language = language;
}

export function hasWord(key: string): boolean {
  const [area, name] = splitKey(key);
  return areas[`${preferences.language}/${area}`]?.[name] !== undefined;
}

export function t(key: string, params: Params = {}): string {
  const [area, name] = splitKey(key);
  const phrase = areas[`${preferences.language}/${area}`]?.[name];
  return phrase === undefined ? name : fillPhrase(phrase, params, num);
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
