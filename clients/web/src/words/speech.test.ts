import { beforeAll, describe, expect, it } from 'vitest';
import { preferences } from '../app/preferences.svelte';
import { listOf, longListOf } from './speech';
import { loadWords } from './words.svelte';

const sources = import.meta.glob<string>('../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });

beforeAll(async () => {
  for (const language of ['fa', 'en']) await loadWords(language, 'site');
});

describe('lists', () => {
  it('have the commas of their language', () => {
    preferences.language = 'fa';
    expect([listOf(['الف', 'ب']), longListOf(['الف', 'ب'])]).toEqual(['الف، ب', 'الف؛ ب']);
    preferences.language = 'en';
    expect([listOf(['a', 'b']), longListOf(['a', 'b'])]).toEqual(['a, b', 'a; b']);
  });
  it('are joined with those alone', () => {
    // What stands between two words of a label: join(', '), `${one}, ${other}`, {one}, {other}.
    const glued = /join\('[,;] '\)|(says|t|num)\([^`]*\)\}[,;] (\$?\{)|\[seat\]\}[,;] \$?\{/;
    const found = Object.entries(sources).flatMap(([file, text]) =>
      file.endsWith('.test.ts') ? [] : text.split('\n').flatMap((line, n) => (glued.test(line) ? [`${file}:${n + 1}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});
