// What the frame round the boards knows of a game beyond its protocol: which events are spoken at
// once, which only their owner hears, which are done to somebody, which questions can be answered beforehand, what a
// phase waits for, whether points are open, how long a match takes and how equal points are ordered. Each game
// says so in telling.ts of its folder.
import type { GameEvent } from '../net/protocol';
import type { MoveOption } from './board';

type View = Readonly<Record<string, unknown>>;

export interface Telling {
  dramas: readonly string[]; // events that are told at once
  mine: readonly string[]; // events that are addressed to one seat alone
  // Whether what happened between two views took from this seat, hit its people or paid it: in others' steps that is
  // held and told.
  strikes(event: GameEvent, seat: number, before: View, after: View): boolean;
  quiet?: readonly string[]; // events that only move what is on the board: no line and no voice tells them
  standing: readonly string[]; // kinds of moves that may be a standing answer
  waits: Readonly<Record<string, string>>; // phase → word of the game that names what is awaited
  openScores: boolean; // everybody sees everybody's points: who has no rows has no points, rather than hidden ones
  minutes: number; // that a match takes among people, by the game's own box
  // A move in words that need the position: whose piece, and where it is. Without it, or null: the usual words.
  move?(move: MoveOption, view: View, names: readonly string[]): string | null;
  tie(options: Record<string, string>): string; // word of the site that names the order of equal points
}

const nothing: Telling = { dramas: [], mine: [], strikes: () => false, standing: [], waits: {}, openScores: false, minutes: 0, tie: () => 'site.tie_shared' };
const tellings = import.meta.glob<{ telling: Telling }>('./*/telling.ts', { eager: true });

export function isTold(game: string, event: GameEvent): boolean {
  return !tellingOf(game).quiet?.includes(event.key);
}

export function tellingOf(game: string): Telling {
  return tellings[`./${game}/telling.ts`]?.telling ?? nothing;
}
