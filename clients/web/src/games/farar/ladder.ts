// The stake ladder: all stakes high to low, the best haul kept so far and the sum that is being drawn
// among them. A stake is covered when the best haul is as high; it is lost only when the round is
// counted.

export type Standing = 'covered' | 'not_covered' | 'lost';

export interface Rung {
  kind: 'stake' | 'best' | 'running';
  n: number;
  seats: number[];
  standing: Standing;
  highest: boolean; // wears the double
}

export function ladderOf(stakes: readonly (number | null)[], best: number, running: number, counted: boolean): Rung[] {
  const highest = Math.max(0, ...stakes.map((n) => n ?? 0));
  const sums = [...new Set(stakes.filter((n): n is number => n !== null && n > 0))];
  const rungs: Rung[] = sums.map((n) => ({
    kind: 'stake',
    n,
    seats: stakes.flatMap((stake, seat) => (stake === n ? [seat] : [])),
    standing: n <= best ? 'covered' : counted ? 'lost' : 'not_covered',
    highest: n === highest,
  }));
  const line = (kind: 'best' | 'running', n: number): Rung => ({ kind, n, seats: [], standing: 'covered', highest: false });
  rungs.push(line('best', best));
  if (running > 0) rungs.push(line('running', running));
  // A line that equals a stake lies above it: the stake is covered.
  const above = { stake: 0, running: 1, best: 2 };
  return rungs.sort((a, b) => b.n - a.n || above[b.kind] - above[a.kind]);
}
