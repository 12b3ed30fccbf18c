import { beforeAll, describe, expect, it } from 'vitest';
import { preferences } from '../../app/preferences.svelte';
import { games, type GameEvent } from '../../net/protocol';
import { moveText } from '../../words/speech';
import { loadWords } from '../../words/words.svelte';
import { isTold } from '../telling';

const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
const names = ['Sara', 'Bot 2'];

beforeAll(async () => {
  for (const language of ['fa', 'en']) await loadWords(language, 'survive');
});

// A move of Survive by its kind and words: ('play_tile', 'beach_dolphin', 'w3').
function moveOf(kind: string, a: string, b = ''): { code: number; kind: string; a: number; b: number; flags: number } {
  const row = games.survive.moves.find((move) => move.key === kind) as { a: { words?: readonly string[] } | null; b: { words?: readonly string[] } | null };
  return { code: 0, kind, a: row.a?.words?.indexOf(a) ?? 0, b: row.b?.words?.indexOf(b) ?? 0, flags: 0 };
}

describe('moves in words', () => {
  const view = { place: Array.from({ length: 40 }, (_, n) => (n === 12 ? 'D5' : 'none')) };
  it('name an explorer by whose it is and where, not by its number', () => {
    preferences.language = 'en';
    expect(plain(moveText('survive', moveOf('pick', 'x2'), names, view))).toBe('Into the new boat: explorer of Bot 2 at D5');
    const carried = plain(moveText('survive', moveOf('play_tile', games.survive.moves.find((m) => m.key === 'play_tile')!.a!.words![5]!, 'x2'), names, view));
    expect(carried).toMatch(/^Play tile: .*, explorer of Bot 2 at D5$/);
    preferences.language = 'fa';
    expect(plain(moveText('survive', moveOf('pick', 'x2'), names, view))).toBe('به قایق تازه: کاشف Bot 2 در D5');
  });
  it('have no codes where the position is not known either', () => {
    for (const language of ['fa', 'en'] as const) {
      preferences.language = language;
      for (const row of games.survive.moves) {
        const text = plain(moveText('survive', { code: 0, kind: row.key, a: 0, b: 0, flags: 0 }, names));
        expect(text, row.key).not.toMatch(/\b[wxyz]\d?\b/);
      }
    }
  });
});

it('what the piece in hand shows is not told again', () => {
  expect(isTold('survive', { key: 'own_value' } as GameEvent)).toBe(false);
  expect(isTold('survive', { key: 'own_tile' } as GameEvent)).toBe(true);
});
