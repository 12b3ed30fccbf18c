// The contract between the screens and a game's board. A board knows no rule: it draws the view it
// is given, offers the moves it is given and plays the events it is given. Each game has a folder
// here with Board.svelte, whose module script exports `direct`.
//
// Marks that every board sets, for keys, readers and tests:
//   data-region="board" and "own"   its two regions; all that is needed lies in them, unscrolled
//   data-lit                        on each focusable element whose activation (click or Enter)
//                                   makes a legal choice or leads to one; the N key walks them
//   data-shape                      on pieces: a name that differs per class, colours aside
//   data-piece                      on pieces: a name that stays while the piece moves
import type { Component } from 'svelte';
import type { GameEvent, OddsRow, PointRow, Preview } from '../net/protocol';
import { Later } from '../parts/later';
import type { Offer } from './offer.svelte';

export type { GameEvent, OddsRow, PointRow, Preview };

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
  paint: string; // what its pieces are filled with: a colour or a pattern
  ink: string; // of what is drawn on them
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
  lit: GameEvent | null; // a line of the log that was tapped: show where it happened
  live: boolean; // false while an earlier position is shown: nothing can be chosen
  options: Record<string, string>; // the options that differ from the rulebook
  offer: Offer; // buttons, question and description for the frame
  choose(code: number, then?: number): Promise<boolean>; // false: it was not taken, and is still to be chosen
  why(code: number): Promise<string>;
  previews(): Promise<Preview[]>;
  hints?: boolean; // whether chances may be shown: neither the table nor this person has switched them off
  odds?(): Promise<OddsRow[] | null>; // null where the table has them switched off
  scores?: PointRow[][]; // by seat, as far as I may know them
  says: (key: string, params?: Record<string, unknown>) => string;
  num: (n: number) => string;
}

// What a game has to show with the result, beside the ranks.
export interface EndingProps<View> {
  view: View;
  seats: BoardSeat[];
  fresh: boolean; // the result is shown for the first time
  says: (key: string, params?: Record<string, unknown>) => string;
  num: (n: number) => string;
}

// All that a seat has before it, large, as far as I may see it: what a tap on its chip opens. Each game has it in
// Holdings.svelte of its folder.
export interface HoldingsProps<View> {
  view: View;
  seat: number;
  me: number; // my seat, or -2 for a spectator
  seats: BoardSeat[];
  chosen: readonly number[]; // seats that have sealed a choice
  says: (key: string, params?: Record<string, unknown>) => string;
  num: (n: number) => string;
}

export interface BoardModule {
  default: Component<BoardProps<any>>;
  ending?: Component<EndingProps<any>>;
  direct?: readonly string[]; // kinds of moves that people choose on the board itself
  span?(events: GameEvent[]): number; // ms that the board takes to show these at full motion; the next update waits
}

const holdings = import.meta.glob<{ default: Component<HoldingsProps<any>> }>('./*/Holdings.svelte');
const fetched = new Map<string, Later<Component<HoldingsProps<any>>>>();

export function holdingsOf(game: string): Later<Component<HoldingsProps<any>>> {
  const known = fetched.get(game) ?? new Later(holdings[`./${game}/Holdings.svelte`]!);
  fetched.set(game, known);
  return known;
}

const boards = import.meta.glob<BoardModule>('./*/Board.svelte');

export async function loadBoard(game: string): Promise<BoardModule | null> {
  const load = boards[`./${game}/Board.svelte`];
  return load ? load() : null;
}
