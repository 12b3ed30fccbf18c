// How a match ended, in words and in order.
import type { Ended } from '../net/protocol';
import { listOf } from '../words/speech';
import { t } from '../words/words.svelte';

// Who won, in a few words.
export function winText(ended: Ended, me: number, names: string[]): string {
  if (ended.aborted) return t('site.aborted');
  const winners = names.map((_, seat) => seat).filter((seat) => ended.ranks[seat] === 1);
  if (winners.length > 1) return `${t('site.shared_win')}: ${listOf(winners.map((seat) => names[seat] ?? ''))}`;
  return winners[0] === me ? t('site.you_win') : t('site.wins', { name: names[winners[0] ?? 0] ?? '' });
}

// The seats, the winner first; those of one rank as they sit.
export function byRank(ended: Ended): number[] {
  return ended.ranks.map((_, seat) => seat).sort((a, b) => ended.ranks[a]! - ended.ranks[b]! || a - b);
}
