// A turn of each game as a server once told it (golden/<game>.json): scenes for the feed that are the
// same on every run.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scene } from './feed';

type Message = Record<string, unknown>;
export type RecordedTurn = Omit<Scene, 'game'> & { then: Message[] };

export const recordings = join(import.meta.dirname, '../golden');

export function turnOf(game: string): RecordedTurn {
  return JSON.parse(readFileSync(join(recordings, `${game}.json`), 'utf8')) as RecordedTurn;
}

// The position in which the turn begins.
export function sceneOf(game: string): Scene {
  const { then: _, ...scene } = turnOf(game);
  return { game, ...scene };
}

// The positions of the turn, each with its whole view.
export function stepsOf(game: string): Message[] {
  const { update, then } = turnOf(game);
  let last: Message = update;
  return then.map((next) => {
    last = { ...last, ...next, view: { ...(last['view'] as Message), ...((next['view'] as Message | undefined) ?? {}) } };
    return last;
  });
}

// The position in which the turn ends.
export function laterScene(game: string): Scene {
  return { ...sceneOf(game), update: { ...stepsOf(game).at(-1), events: [] } };
}
