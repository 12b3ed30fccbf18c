// What one viewer knows of a match now, and how an update changes it. Pure.
import type { MoveOption } from '../games/board';
import { mergeView } from './lines';
import { games, type GameEvent, type GameKey, type MoveTuple, type PointRow, type Step, type Update } from './protocol';

export interface Known {
  view: Record<string, unknown> | null;
  ply: number;
  staged: number;
  awaited: number[];
  chosen: number[];
  choice: number | undefined;
  moves: MoveOption[];
  scores: PointRow[][];
  recent: GameEvent[];
  leftMs: number[];
  at: number; // when it came, on this device's clock
  missed?: true; // passed while the line was down
  own?: boolean; // this person's own step led to it
}

export const nothing: Known = {
  view: null,
  ply: 0,
  staged: 0,
  awaited: [],
  chosen: [],
  choice: undefined,
  moves: [],
  scores: [],
  recent: [],
  leftMs: [],
  at: 0,
};

export function moveOptions(game: GameKey | null, moves: MoveTuple[]): MoveOption[] {
  const table = game ? games[game].moves : [];
  return moves.map(([code, flags]) => ({ code, kind: table[code >>> 24]?.key ?? '', a: (code >>> 16) & 0xff, b: code & 0xffff, flags }));
}

export function afterUpdate(old: Known, update: Update, game: GameKey | null, at: number): Known {
  const given = update.moves ?? (update.full ? [] : null);
  return {
    view: mergeView(old.view, update),
    ply: update.ply,
    staged: update.staged,
    awaited: update.awaited,
    chosen: update.chosen,
    choice: update.choice,
    moves: given ? moveOptions(game, given) : old.moves,
    scores: update.scores ?? (update.full ? [] : old.scores),
    recent: update.events,
    leftMs: update.left_ms,
    at,
  };
}

// The positions that were passed while the line was down: to be looked at, not to be chosen in.
export function framesOfSteps(old: Known, steps: Step[]): Known[] {
  const frames: Known[] = [];
  let view: Record<string, unknown> | null = null;
  for (const step of steps) {
    view = mergeView(view, { full: view === null, view: step.view });
    if (step.ply <= old.ply) continue;
    frames.push({ ...nothing, view, ply: step.ply, scores: old.scores, recent: step.events, at: old.at, missed: true });
  }
  return frames;
}
