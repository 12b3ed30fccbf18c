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
  joined: readonly [from: number, to: number][]; // plies whose events came in one message, so that all stand at the last
}

export const emptyLog: Log = { lines: [], to: 0, joined: [] };

function kept(lines: LogLine[]): LogLine[] {
  return lines.slice(-longest);
}

export function withUpdate(log: Log, update: Update): Log {
  const onward = update.ply > log.to;
  // What was staged counts once the match has gone on; what was taken back never happened.
  const before = log.lines
    .filter((line) => line.draft <= update.staged || onward)
    .map((line) => (onward && line.draft > 0 ? { ...line, ply: update.ply, draft: 0 } : line));
  const lines = update.events.map((event) => ({ ply: update.ply, event, stoodIn: update.stood_in, draft: update.staged }));
  // A whole update brings no events: they come as steps, or have to be asked for.
  if (update.full) return { ...log, lines: kept([...before, ...lines]) };
  const several = update.ply > log.to + 1;
  return {
    lines: kept([...before, ...lines]),
    to: update.ply,
    joined: several ? [...log.joined, [log.to, update.ply]] : log.joined,
  };
}

// Steps say who chose; the generated type leaves that out.
type ToldStep = Step & { by?: number; how?: string };

function linesOf(steps: Step[], from: number): LogLine[] {
  return (steps as ToldStep[])
    .filter((step) => step.ply > from)
    .flatMap((step) =>
      step.events.map((event) => ({ ply: step.ply, event, stoodIn: step.how === 'stand_in' ? [step.by ?? -1] : [], draft: 0 })),
    );
}
const notWithin = (log: Log, from: number, to: number): Log['joined'] => log.joined.filter(([begin, end]) => begin < from || end > to);

export function withSteps(log: Log, from: number, to: number, steps: Step[]): Log {
  const before = log.lines.filter((line) => line.ply <= from && line.draft === 0);
  const after = log.lines.filter((line) => line.ply > to);
  return { lines: kept([...before, ...linesOf(steps, from), ...after]), to: Math.max(log.to, to), joined: notWithin(log, from, to) };
}

// The same lines, each at its own step. What is staged stays staged.
export function parted(log: Log, from: number, to: number, steps: Step[]): Log {
  const before = log.lines.filter((line) => line.ply <= from && line.draft === 0);
  const after = log.lines.filter((line) => line.ply > to || line.draft > 0);
  return { lines: kept([...before, ...linesOf(steps, from), ...after]), to: log.to, joined: notWithin(log, from, to) };
}

// What is told once the board shows the position after so many plies and so many staged moves.
export function toldBy(lines: LogLine[], { ply, staged }: { ply: number; staged: number }): LogLine[] {
  return lines.filter((line) => line.ply < ply || (line.ply === ply && line.draft <= staged));
}

// Which plies a log lacks when the match is at `ply`: asked for in pieces, the last ones at most.
export function gaps(log: Log, ply: number): [from: number, to: number][] {
  return inPieces(Math.max(log.to, ply - longest), ply);
}

// Which plies have to be asked for before every line stands at its own step.
export function joints(log: Log): [from: number, to: number][] {
  const [first, last] = [log.joined[0], log.joined.at(-1)];
  return first && last ? inPieces(Math.max(first[0], last[1] - longest), last[1]) : [];
}

const piece = 200; // plies that are asked for together

function inPieces(from: number, to: number): [from: number, to: number][] {
  const pieces: [number, number][] = [];
  for (let begin = from; begin < to; begin += piece) pieces.push([begin, Math.min(to, begin + piece)]);
  return pieces;
}
