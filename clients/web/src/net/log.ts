// The log of a match: one line an event, each once, whatever the line did meanwhile. Events of a
// draft stand in it too and leave it when they are taken back. Pure.
import type { GameEvent, Step, Update } from './protocol';

export interface LogLine {
  ply: number;
  event: GameEvent;
  stoodIn: number[]; // seats for which a bot chose just then
  draft: number; // how many moves the draft had with this one; 0: it counts
}

const longest = 600; // lines that are kept

export interface Log {
  lines: LogLine[];
  to: number; // the plies whose events are in it
}

export const emptyLog: Log = { lines: [], to: 0 };

function kept(lines: LogLine[]): LogLine[] {
  return lines.slice(-longest);
}

export function withUpdate(log: Log, update: Update): Log {
  const onward = update.ply > log.to;
  // What was staged counts once the match has gone on; what was taken back never happened.
  const before = log.lines
    .filter((line) => line.draft <= update.staged || onward)
    .map((line) => (onward && line.draft > 0 ? { ...line, draft: 0 } : line));
  const lines = update.events.map((event) => ({ ply: update.ply, event, stoodIn: update.stood_in, draft: update.staged }));
  // A whole update brings no events: they come as steps, or have to be asked for.
  return { lines: kept([...before, ...lines]), to: update.full ? log.to : update.ply };
}

// Steps say who chose; the generated type leaves that out.
type ToldStep = Step & { by?: number; how?: string };

export function withSteps(log: Log, from: number, to: number, steps: Step[]): Log {
  const lines = (steps as ToldStep[])
    .filter((step) => step.ply > from)
    .flatMap((step) =>
      step.events.map((event) => ({ ply: step.ply, event, stoodIn: step.how === 'stand_in' ? [step.by ?? -1] : [], draft: 0 })),
    );
  const before = log.lines.filter((line) => line.ply <= from && line.draft === 0);
  const after = log.lines.filter((line) => line.ply > to);
  return { lines: kept([...before, ...lines, ...after]), to: Math.max(log.to, to) };
}

// Which plies a log lacks when the match is at `ply`: asked for in pieces, the last ones at most.
export function gaps(log: Log, ply: number, piece = 200): [from: number, to: number][] {
  const pieces: [number, number][] = [];
  for (let from = Math.max(log.to, ply - longest); from < ply; from += piece) pieces.push([from, Math.min(ply, from + piece)]);
  return pieces;
}
