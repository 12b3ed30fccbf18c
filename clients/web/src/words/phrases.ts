// Filling phrases: {name} placeholders, {one, other} by the number n. What is put in is isolated,
// so that a Latin name in a Persian sentence does not move its neighbours.
export type Phrase = string | { one: string; other: string };
export type Area = Record<string, Phrase>;
export type Params = Record<string, unknown>;

const LRI = '\u2066';
const FSI = '\u2068';
const PDI = '\u2069';

// A name, or anything else whose direction is not known.
export const isolated = (text: string): string => FSI + text + PDI;
// A sum, a sign or a × with its number: left to right in every language.
export const leftToRight = (text: string): string => LRI + text + PDI;

export function fillPhrase(phrase: Phrase, params: Params, number: (n: number) => string): string {
  const text = typeof phrase === 'string' ? phrase : params['n'] === 1 ? phrase.one : phrase.other;
  return text.replace(/\{(\w+)\}/g, (all, name: string) => {
    const value = params[name];
    if (value === undefined || value === null) return all;
    return typeof value === 'number' ? number(value) : isolated(String(value));
  });
}

// "area.why.sealed" is the phrase why.sealed of the area before the first dot.
export function splitKey(key: string): [area: string, name: string] {
  const dot = key.indexOf('.');
  return dot < 0 ? ['site', key] : [key.slice(0, dot), key.slice(dot + 1)];
}
