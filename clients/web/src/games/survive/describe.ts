// Places and moves in words, for readers, pickers and tips.

import type { SurviveView } from '../../net/protocol';
import type { BoardSeat, MoveOption } from '../board';
import { isIsle, places, tileAt } from './chart';
import { ownerOf, standingOf } from './pieces';

type Says = (key: string, params?: Record<string, unknown>) => string;

export function explorerKey(id: number): string {
  return 'wxyz'[Math.floor(id / 10)] + String(id % 10);
}

const targets = 139;

export function moveWords(move: MoveOption, says: Says): string {
  const place = (index: number) => says(places[index]?.name ?? 'none');
  const key = 'move_' + move.kind;
  switch (move.kind) {
    case 'place':
    case 'place_boat':
    case 'sink':
      return says(key, { place: place(move.b) });
    case 'set_down':
      return says(key, { place: place(move.b), kind: says(move.a === 1 ? 'set_down_boat' : 'set_down_there') });
    case 'play_tile': {
      const back = ['dolphin', 'wind', 'move_serpent', 'move_shark', 'move_whale'][(move.a % 12) - 5];
      const target = move.b >= targets ? says(explorerKey(move.b - targets)) : place(move.b);
      return says(key, { kind: says('tile_' + back), place: target });
    }
    case 'sail':
    case 'creature':
      return says(key, { a: place(move.a), b: place(move.b) });
    default:
      return says(key, { kind: says(explorerKey(move.a)), place: place(move.b) });
  }
}

// "D4 · Beach · Sara: Explorer": what a reader hears of a place.
export function placeWords(index: number, view: SurviveView, seats: BoardSeat[], says: Says, num: (n: number) => string): string {
  const name = places[index]!.name;
  const tile = tileAt(index);
  const parts = [says(name)];
  if (!isIsle(index)) parts.push(says(tile >= 0 ? (view.ground[tile] ?? 'sea') : 'sea'));
  const people = new Map<string, number>();
  view.place.forEach((at, id) => {
    if (at !== name) return;
    const word = { land: 'explorer', isle: 'explorer', aboard: 'passenger', water: 'swimmer', lost: 'lost', none: 'none' }[standingOf(view, id)];
    const key = (seats[ownerOf(id, seats.length)]?.name ?? '') + ': ' + says(word);
    people.set(key, (people.get(key) ?? 0) + 1);
  });
  if (view.boats.some((at) => at === name)) parts.push(says('boat'));
  for (const [key, n] of people) parts.push(n > 1 ? key + ' ×' + num(n) : key);
  for (const at of view.serpents) if (at === name) parts.push(says('serpent'));
  for (const at of view.sharks) if (at === name) parts.push(says('shark'));
  for (const at of view.whales) if (at === name) parts.push(says('whale'));
  return parts.join(' · ');
}
