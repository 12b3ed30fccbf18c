// Positions of Survive that play reaches seldom, made out of one that was played: a middle game of
// four in which seat 0 moves.
import { placeNamed } from '../src/games/survive/chart';
import { codeOf, kinds } from '../src/games/survive/moves';
import sample from '../src/games/survive/sample.json';
import type { Scene } from './harness/feed';

export type Tuple = [code: number, kind: number, a: number, b: number, flags: number];
export const at = (name: string): number => placeNamed(name)!.index;

export function move(kind: string, a = 0, b = 0, flags = 0): Tuple {
  return [codeOf(kind, a, b), kinds.indexOf(kind), a, b, flags];
}

export type View = typeof sample.update.view;
export const middle: View = sample.update.view;
export const names = ['Sara', 'Ali', 'Mina', 'Reza'];

// The middle game with some things changed, and these moves in it.
export function scene(changes: Record<string, unknown>, moves: Tuple[], more: Partial<Scene> = {}): Scene {
  const view = { ...middle, ...changes };
  const awaited = moves.length > 0 ? [0] : [1];
  return { game: 'survive', names, me: 0, update: { type: 'update', ply: 262, view, awaited, moves }, ...more };
}

// People somewhere else: by number, where and whether in a boat.
export function moved(people: Record<number, [place: string, aboard?: boolean]>): { place: string[]; aboard: boolean[] } {
  const place: string[] = [...middle.place];
  const aboard = [...middle.aboard];
  for (const [id, [where, inBoat]] of Object.entries(people)) {
    place[Number(id)] = where;
    aboard[Number(id)] = inBoat ?? false;
  }
  return { place, aboard };
}

// A hand of kept tiles: ground and back by number.
export function hand(...tiles: [ground: number, back: number][]): (number[][] | null)[] {
  const mine = [0, 1, 2].map((g) => Array.from({ length: 12 }, (_, b) => tiles.filter(([ground, back]) => ground === g && back === b).length));
  return [mine, null, null, null];
}
