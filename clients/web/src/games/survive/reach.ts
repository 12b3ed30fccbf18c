// How far creatures can get with the next roll: drawn as the threat map, an aid for the eye. Which
// moves are legal the engine says.
import type { SurviveView } from '../../net/protocol';
import { hexes, neighboursOf, placeNamed, tileAt } from './chart';
import { ownerOf, standingOf } from './pieces';

export type Beast = 'serpent' | 'shark' | 'whale';
export const beasts: readonly Beast[] = ['serpent', 'shark', 'whale'];
const ranges: Record<Beast, number> = { serpent: 1, shark: 2, whale: 3 };

function lairs(view: SurviveView, beast: Beast): readonly string[] {
  return beast === 'serpent' ? view.serpents : beast === 'shark' ? view.sharks : view.whales;
}
function isSea(view: SurviveView, index: number): boolean {
  const tile = tileAt(index);
  return tile < 0 || view.ground[tile] === 'sea';
}

// Whom a creature would strike at a place: sharks swimmers, whales crews, serpents both.
export function victims(view: SurviveView, beast: Beast, place: number): number[] {
  return view.place.flatMap((name, id) => {
    if (placeNamed(name)?.index !== place) return [];
    const standing = standingOf(view, id);
    const struck = (standing === 'water' && beast !== 'whale') || (standing === 'aboard' && beast !== 'shark');
    return struck ? [id] : [];
  });
}
export function ownVictims(view: SurviveView, beast: Beast, place: number, seat: number, seats: number): number[] {
  return victims(view, beast, place).filter((id) => ownerOf(id, seats) === seat);
}

// Every sea hex that a creature of this kind could enter next; prey on its way stops it.
export function reachOf(view: SurviveView, beast: Beast): Set<number> {
  const all = new Set<number>();
  for (const lair of new Set(lairs(view, beast))) {
    let edge = [placeNamed(lair)].flatMap((spot) => spot ?? []);
    const seen = new Set(edge.map((spot) => spot.index));
    for (let step = 0; step < ranges[beast]; ++step) {
      const next = [];
      for (const spot of edge) {
        for (const beside of neighboursOf(spot)) {
          if (seen.has(beside.index) || !isSea(view, beside.index)) continue;
          seen.add(beside.index);
          all.add(beside.index);
          if (beast === 'serpent' || victims(view, beast, beside.index).length === 0) next.push(beside);
        }
      }
      edge = next;
    }
  }
  return all;
}

// How many kinds of creatures threaten each hex.
export function threats(view: SurviveView): Map<number, number> {
  const count = new Map<number, number>();
  for (const beast of beasts) for (const index of reachOf(view, beast)) count.set(index, (count.get(index) ?? 0) + 1);
  return new Map([...count].filter(([index]) => index < hexes.length));
}
