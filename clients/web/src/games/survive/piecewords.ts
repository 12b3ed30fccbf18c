// Moves that name an explorer: by whose it is and where, for its number in the record means nothing to people.
import { games } from '../../net/protocol';
import { t } from '../../words/words.svelte';
import type { MoveOption } from '../board';

const team = 10; // explorers of a colour

interface Words {
  words?: readonly string[];
}

// "w3" as its number, or −1 for a word that is no explorer.
function explorerOf(word: string): number {
  const colour = 'wxyz'.indexOf(word[0] ?? '');
  return /^[wxyz]\d$/.test(word) ? colour * team + Number(word[1]) : -1;
}

function wordOf(kind: string, side: 'a' | 'b', value: number): string {
  const row = games.survive.moves.find((move) => move.key === kind) as Record<'a' | 'b', Words | null> | undefined;
  return row?.[side]?.words?.[value] ?? '';
}

export function movePieceText(move: MoveOption, view: Readonly<Record<string, unknown>>, names: readonly string[]): string | null {
  const word = move.kind === 'pick' ? wordOf('pick', 'a', move.a) : move.kind === 'play_tile' ? wordOf('play_tile', 'b', move.b) : '';
  const explorer = explorerOf(word);
  const place = (view['place'] as readonly string[] | undefined)?.[explorer];
  if (explorer < 0 || !place) return null;
  const piece = t('survive.explorer_at', { name: names[Math.floor(explorer / team) % names.length] ?? '', place: t(`survive.${place}`) });
  if (move.kind === 'pick') return t('survive.move_pick', { kind: piece });
  return t('survive.move_play_tile', { kind: t(`survive.${wordOf('play_tile', 'a', move.a)}`), place: piece });
}
