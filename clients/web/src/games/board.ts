// The contract between the screens and a game's board. A board knows no rule: it draws the view it
// is given, offers the moves it is given and plays the events it is given. Each game has a folder
// here with Board.svelte, whose module script exports `direct`.
import type { Component } from 'svelte';
import type { GameEvent, Preview } from '../net/protocol';

export type { GameEvent, Preview };

export const flag = { sealed: 1, deadly: 2, burns: 4, all_in: 8, vain: 16 } as const;

export interface MoveOption {
  code: number;
  kind: string; // games[key].moves[n].key
  a: number;
  b: number;
  flags: number; // sum of `flag`
}

export interface BoardSeat {
  name: string;
  bot: string; // level of the bot that plays, or ""
  away: boolean;
  connected: boolean;
  shape: string; // key of a shape in parts/seats.ts
  colour: string; // fill
}

export interface BoardProps<View> {
  view: View;
  me: number; // my seat, or -2 for a spectator
  seats: BoardSeat[];
  awaited: number[];
  chosen: number[];
  choice?: number | undefined; // my sealed move's code
  moves: MoveOption[]; // what I may do now; empty when it is not my turn
  staged: number; // my draft's length
  recent: GameEvent[]; // events of the last update, for animation
  choose(code: number, then?: number): void;
  why(code: number): Promise<string>;
  previews(): Promise<Preview[]>;
  says: (key: string, params?: Record<string, unknown>) => string;
  num: (n: number) => string;
}

export interface BoardModule {
  default: Component<BoardProps<any>>;
  direct?: readonly string[]; // kinds of moves that people choose on the board itself
}

const boards = import.meta.glob<BoardModule>('./*/Board.svelte');

export async function loadBoard(game: string): Promise<BoardModule | null> {
  const load = boards[`./${game}/Board.svelte`];
  return load ? load() : null;
}
