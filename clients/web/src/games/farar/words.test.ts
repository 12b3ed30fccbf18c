import { beforeAll, expect, it } from 'vitest';
import { preferences } from '../../app/preferences.svelte';
import type { GameEvent } from '../../net/protocol';
import { eventText } from '../../words/speech';
import { loadWords } from '../../words/words.svelte';

const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

beforeAll(() => loadWords('en', 'farar'));

it('a devil who burns nothing is not said to burn zero', () => {
  preferences.language = 'en';
  expect(plain(eventText('farar', { key: 'devil', name: 0, n: 0 } as GameEvent, ['Sara']))).toBe('Sara meets a devil');
  expect(plain(eventText('farar', { key: 'devil', name: 0, n: 25 } as GameEvent, ['Sara']))).toBe('Sara meets a devil; 25 is lost');
});
