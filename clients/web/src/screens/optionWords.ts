// What is agreed at a table, in words.
import { hasWord, num, t } from '../words/words.svelte';
import { joinedNumbers, readOptions } from './options';

export function valueText(game: string, key: string, value: string): string {
  const own = `${game}.opt.${key}.${value}`;
  if (hasWord(own)) return t(own);
  if (['yes', 'no', 'on', 'off'].includes(value)) return t(`site.${value}`);
  return value === 'none' ? t('site.no') : joinedNumbers(value, num);
}

// "Rings: On", one a rule that differs from the rulebook.
export function rulesText(game: string, options: string): string[] {
  return Object.entries(readOptions(options)).map(([key, value]) => `${t(`${game}.opt.${key}`)}: ${valueText(game, key, value)}`);
}
