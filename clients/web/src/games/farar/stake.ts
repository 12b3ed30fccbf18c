// Picking a stake out of the legal ones, and what the engine says about it.
import { flag, type MoveOption, type Preview } from '../board';

// Rising by sum.
export function stakesIn(moves: readonly MoveOption[]): MoveOption[] {
  return moves.filter((move) => move.kind === 'stake').sort((a, b) => a.b - b.b);
}

// The legal stake nearest to a sum; the lower one of two.
export function nearestStake(stakes: readonly MoveOption[], sum: number): MoveOption | undefined {
  return stakes.reduce<MoveOption | undefined>(
    (best, move) => (best === undefined || Math.abs(move.b - sum) < Math.abs(best.b - sum) ? move : best),
    undefined,
  );
}

// A beginner's start: a third of what may be staked.
export function firstStake(stakes: readonly MoveOption[]): MoveOption | undefined {
  return stakes[Math.floor((stakes.length - 1) / 3)];
}

const rash = flag.all_in | flag.vain;

// Whether to ask first: the stake cannot win or risks everything, and another one does not.
export function asksFirst(move: MoveOption, stakes: readonly MoveOption[]): boolean {
  return (move.flags & rash) !== 0 && stakes.some((other) => (other.flags & rash) === 0);
}

export const rowIn = (rows: Preview['rows'], key: string): number | undefined => rows.find(([row]) => row === key)?.[1];
