// A row of my games in words: with whom I play there, and for whom it waits.
import type { TableRow } from '../../net/protocol';
import { playersNames } from '../../table/names';
import { listOf } from '../../words/speech';
import { t } from '../../words/words.svelte';

const namesIn = (row: TableRow): string[] => playersNames(row.sitters.map(({ kind, name }) => ({ name, bot: kind === 'bot' })));

// "" while nobody else is there.
export function company(row: TableRow): string {
  const names = namesIn(row);
  const people = names.filter((_, n) => row.sitters[n]?.kind === 'person' && !row.sitters[n].mine);
  const bots = row.sitters.filter((sitter) => sitter.kind === 'bot').length;
  // Each for itself: names of two directions would change places round the comma.
  const all = [...people.map((name) => `\u2068${name}\u2069`), ...(bots > 0 ? [t('site.bots_n', { n: bots })] : [])];
  return all.length > 0 ? t('site.with', { list: listOf(all) }) : '';
}

export function waitsFor(row: TableRow): string {
  if (row.my_turn) return t('site.badge_turn');
  if (!row.playing) return row.free > 0 ? t('site.seats_free', { n: row.free }) : t('site.lobby');
  const awaited = namesIn(row).filter((_, n) => row.sitters[n]?.awaited);
  return awaited.length > 0 ? t('site.waiting_for', { name: listOf(awaited) }) : t('site.badge_waiting');
}
