// What the server tells of creatures, for positions that a test has made up: where each kind could strike
// next and whom, as bits (serpent 1, shark 2, whale 4).
import { neighboursOf, placeNamed, tileAt, type Spot } from '../src/games/survive/chart';

export interface Position {
  place: readonly string[];
  aboard: readonly boolean[];
  ground: readonly string[];
  serpents: readonly string[];
  sharks: readonly string[];
  whales: readonly string[];
}

export function threatsIn(position: Position): { reach: number[]; prey: number[] } {
  const { place, aboard, ground, serpents, sharks, whales } = position;
  const isSea = (index: number): boolean => index < 133 && (tileAt(index) < 0 || ground[tileAt(index)] === 'sea');
  const prey = place.map((name, id) => {
    const index = placeNamed(name)?.index ?? 999;
    return isSea(index) ? 1 + (aboard[id] ? 4 : 2) : 0;
  });
  const stops = (bit: number): Set<string> => new Set(bit === 1 ? [] : place.filter((_, id) => prey[id]! & bit));
  const reach = Array.from({ length: 133 }, () => 0);
  for (const [bit, range, dens] of [[1, 1, serpents], [2, 2, sharks], [4, 3, whales]] as const) {
    for (const den of dens) {
      let edge: Spot[] = [placeNamed(den)!];
      const seen = new Set(edge.map(({ index }) => index));
      for (let step = 0; step < range; step += 1) {
        const next = edge.flatMap(neighboursOf).filter(({ index }) => isSea(index) && !seen.has(index));
        for (const { index } of next) {
          seen.add(index);
          reach[index]! |= bit;
        }
        edge = next.filter(({ name }) => !stops(bit).has(name));
      }
    }
  }
  return { reach, prey };
}
