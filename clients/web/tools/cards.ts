// The few words of each game that the home page needs, as modules `virtual:cards/<language>`: the
// page opens with these, and a game's other words come with the game.
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const folder = resolve(import.meta.dirname, '../../../i18n');
const wanted = ['title', 'tagline'];
const name = /^virtual:cards\/(fa|en)$/;

export function cardWords(language: string): Record<string, unknown> {
  const words: Record<string, unknown> = {};
  for (const file of readdirSync(join(folder, language)).sort()) {
    const area = file.replace(/\.json$/, '');
    if (area === 'site') continue;
    const all = JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Record<string, unknown>;
    for (const key of wanted) if (all[key] !== undefined) words[`${area}.${key}`] = all[key];
  }
  return words;
}

export const cards: Plugin = {
  name: 'cards',
  resolveId: (id) => (name.test(id) ? `\0${id}` : undefined),
  load(id) {
    const found = id.startsWith('\0') ? name.exec(id.slice(1)) : null;
    return found ? `export default ${JSON.stringify(cardWords(found[1]!))}` : undefined;
  },
};
