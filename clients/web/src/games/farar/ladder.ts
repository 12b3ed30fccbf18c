// The stake ladder: all stakes high to low, the best haul kept so far and the sum that is being drawn
// among them.
import type { FararView } from '../../net/protocol';

export type Standing = 'covered' | 'not_covered';

export interface Rung {
  kind: 'stake' | 'best' | 'running';
  n: number;
  seats: number[];
  standing: Standing;
  highest: boolean; // wears the double
}

export type Stakes = Pick<FararView, 'stake' | 'covered' | 'doubles' | 'best'>;

export function ladderOf({ stake: stakes, covered, doubles, best }: Stakes, running: number): Rung[] {
  const sums = [...new Set(stakes.filter((n): n is number => n !== null && n > 0))];
  const rungs = sums.map((n): Rung => {
    const seats = stakes.flatMap((stake, seat) => (stake === n ? [seat] : []));
    const all = (marked: readonly number[]): boolean => seats.every((seat) => marked.includes(seat));
    return { kind: 'stake', n, seats, standing: all(covered) ? 'covered' : 'not_covered', highest: all(doubles) };
  });
  const line = (kind: 'best' | 'running', n: number): Rung => ({ kind, n, seats: [], standing: 'covered', highest: false });
  rungs.push(line('best', best));
  if (running > 0) rungs.push(line('running', running));
  // A line that equals a stake lies above it: the stake is covered.
  const above = { stake: 0, running: 1, best: 2 };
  return rungs.sort((a, b) => b.n - a.n || above[b.kind] - above[a.kind]);
}
