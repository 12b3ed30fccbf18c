// What the server tells of creatures and boats, for positions that a test has made up: where each kind
// could strike next and whom, as bits (serpent 1, shark 2, whale 4), and who steers.
import { neighboursOf, placeNamed, tileAt, type Spot } from '../src/games/survive/chart';

export interface Position {
  place: readonly string[];
  aboard: readonly boolean[];
  ground: readonly string[];
  boats: readonly string[];
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

const team = 10;

// Of each boat at a table of four: all who have most people in it.
export function steersmenIn({ place, aboard, boats }: Position): { steered_by: number[][] } {
  const most = (boat: string): number[] => {
    const crew = [0, 1, 2, 3].map((seat) => place.filter((at, id) => at === boat && aboard[id] && Math.floor(id / team) === seat).length);
    return [0, 1, 2, 3].filter((seat) => crew[seat]! > 0 && crew[seat] === Math.max(...crew));
  };
  return { steered_by: boats.map(most) };
}
