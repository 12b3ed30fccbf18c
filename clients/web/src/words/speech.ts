// Moves, events, reasons and refusals in words. The tables of each game say what a number means.
import type { MoveOption } from '../games/board';
import { tellingOf } from '../games/telling';
import type { Answer } from '../net/connection';
import { games, type GameEvent, type GameKey } from '../net/protocol';
import type { Params } from './phrases';
import { hasWord, t } from './words.svelte';

interface Spec {
  name: string;
  kind: string;
  words?: readonly string[];
}

type Names = readonly string[];
type View = Readonly<Record<string, unknown>>;

export function listOf(items: string[]): string {
  return items.join(t('site.list_comma'));
}

// A list whose items may hold commas themselves.
export function longListOf(items: string[]): string {
  return items.join(t('site.list_semicolon'));
}

function valueOf(game: string, spec: Spec, value: unknown, names: Names): string | number {
  if (spec.kind === 'seat') return names[Number(value)] ?? '';
  if (spec.kind === 'seats') return listOf((value as number[]).map((seat) => names[seat] ?? ''));
  if (spec.kind === 'word') {
    const word = typeof value === 'string' ? value : (spec.words?.[Number(value)] ?? '');
    return t(`${game}.${word}`);
  }
  return Number(value);
}

function specsOf(game: GameKey, event: GameEvent): readonly Spec[] {
  return (games[game].events as Record<string, readonly Spec[]>)[event.key] ?? [];
}

export function eventText(game: GameKey, event: GameEvent, names: Names): string {
  const specs = specsOf(game, event);
  const params: Params = {};
  for (const spec of specs) params[spec.name] = valueOf(game, spec, event[spec.name], names);
  // Where nothing was lost, gained or moved, a game may have a sentence that leaves it out. Where the terminal tells
  // pieces apart by their ids, the page has a sentence of its own.
  const nothing = event['n'] === 0 ? [`${game}.log_${event.key}_nothing`] : [];
  return t([...nothing, `${game}.tell_${event.key}`].find(hasWord) ?? `${game}.log_${event.key}`, params);
}

// Whether an event speaks of this seat.
export function namesSeat(game: GameKey, event: GameEvent, seat: number): boolean {
  const specs = specsOf(game, event);
  return specs.some(({ name, kind }) =>
    kind === 'seats' ? (event[name] as number[]).includes(seat) : kind === 'seat' && event[name] === seat,
  );
}

// With a view a piece is named by whose it is and where.
export function moveText(game: GameKey, move: MoveOption, names: Names, view?: View | null): string {
  const told = view ? tellingOf(game).move?.(move, view, names) : null;
  if (told) return told;
  const row = games[game].moves.find((m) => m.key === move.kind) as { a: Spec | null; b: Spec | null } | undefined;
  const params: Params = {};
  if (row?.a) params[row.a.name] = valueOf(game, row.a, move.a, names);
  if (row?.b) params[row.b.name] = valueOf(game, row.b, move.b, names);
  return t(hasWord(`${game}.way_${move.kind}`) ? `${game}.way_${move.kind}` : `${game}.move_${move.kind}`, params);
}

export function reasonText(game: string, key: string, n: number): string {
  return hasWord(`${game}.why.${key}`) ? t(`${game}.why.${key}`, { n }) : t(`site.why.${key}`, { n });
}

// Why nothing happened; "" when something did.
export function refusalText(game: string, answer: Answer): string {
  if (answer.type !== 'refused') return '';
  if (answer.code === 'offline') return t('site.why.offline');
  if (answer.code === 'illegal' && answer.reason) return reasonText(game, answer.reason, answer.n);
  return t(`site.refused_${answer.code}`, { n: answer.n });
}

// What is asked: by the kind of a legal move, else by the phase, else just whose turn it is.
export function promptText(game: string, moves: MoveOption[], phase: unknown): string {
  // The last kind that has a question: the safe way out stands at the end of the moves.
  const asked = moves.findLast((move) => hasWord(`${game}.ask_${move.kind}`));
  if (asked) return t(`${game}.ask_${asked.kind}`);
  if (hasWord(`${game}.ask_${String(phase)}`)) return t(`${game}.ask_${String(phase)}`);
  return t('site.your_turn');
}
