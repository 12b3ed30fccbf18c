// Where creatures could strike with the next roll, and whom: the server tells for each hex and for each
// person the kinds of creatures, as bits.
import type { SurviveView } from '../../net/protocol';
import { placeNamed } from './chart';

export type Beast = 'serpent' | 'shark' | 'whale';
export const beasts: readonly Beast[] = ['serpent', 'shark', 'whale'];
const bits: Record<Beast, number> = { serpent: 1, shark: 2, whale: 4 };

// Whom a creature would strike at a place.
export function victims(view: SurviveView, beast: Beast, place: number): number[] {
  return view.place.flatMap((name, id) => ((view.prey[id] ?? 0) & bits[beast] && placeNamed(name)?.index === place ? [id] : []));
}

// Every hex that a creature of this kind could enter next.
export function reachOf(view: SurviveView, beast: Beast): Set<number> {
  return new Set(view.reach.flatMap((kinds, index) => (kinds & bits[beast] ? [index] : [])));
}

// How many kinds of creatures threaten each hex.
export function threats(view: SurviveView): Map<number, number> {
  const count = (kinds: number): number => beasts.filter((beast) => kinds & bits[beast]).length;
  return new Map(view.reach.flatMap((kinds, index) => (kinds ? [[index, count(kinds)] as const] : [])));
}
