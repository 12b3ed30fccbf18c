// The rule sheets as modules: `virtual:rules/<game>/<language>` is one in one language, `virtual:rules` knows how to fetch
// each.
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readSheet, type Language } from './ruleSheet.ts';

export const rulesFolder = resolve(import.meta.dirname, '../../../rules');
export const languages: readonly Language[] = ['fa', 'en'];
const name = /^virtual:rules(?:\/([a-z]+)\/(fa|en))?$/;

export const ruledGames = (): string[] =>
  readdirSync(rulesFolder)
    .filter((file) => /^[a-z]+\.md$/.test(file))
    .map((file) => file.replace('.md', ''))
    .sort();

function index(): string {
  const sheets = ruledGames().flatMap((game) => languages.map((language) => `${game}/${language}`));
  return `export default {${sheets.map((sheet) => `'${sheet}': () => import('virtual:rules/${sheet}')`).join(',')}}`;
}

export const rules: Plugin = {
  name: 'rules',
  resolveId: (id) => (name.test(id) ? `\0${id}` : undefined),
  load(id) {
    const [found, game, language] = (id.startsWith('\0') && name.exec(id.slice(1))) || [];
    if (!found) return undefined;
    if (!game) return index();
    const file = join(rulesFolder, `${game}.md`);
    this.addWatchFile(file);
    return `export default ${JSON.stringify(readSheet(readFileSync(file, 'utf8'), game, language as Language))}`;
  },
};
