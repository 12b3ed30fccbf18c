// Where a dinosaur may go now and what each place brings, put together from what the server told:
// prospects of the view while choosing, previews of the moves later. Nothing is worked out here.
import type { DraftosaurusView } from '../../net/protocol';
import type { MoveOption, Preview } from '../board';
import { placeOf, type Place } from './places';
import { species, type Species } from './species';

// Open places with their gains; null while a gain is not told yet.
export type Gains = ReadonlyMap<Place, number | null>;
type Prospects = DraftosaurusView['prospects'];

export function previewed(worth: readonly Preview[], code: number): number | null {
  const preview = worth.find((one) => one.move === code);
  return preview ? preview.rows.reduce((sum, [, points]) => sum + points, 0) : null;
}

function told(prospects: Prospects, kind: Species): Map<Place, number | null> {
  return new Map(Object.entries(prospects?.[kind] ?? {}) as [Place, number][]);
}

export function gainsFor(
  prospects: Prospects,
  moves: readonly MoveOption[],
  worth: readonly Preview[],
  kind: Species,
): Gains {
  const ahead = told(prospects, kind);
  if (moves.some((move) => move.kind === 'choose' && species[move.a] === kind)) return ahead;
  const open = new Map<Place, number | null>();
  for (const move of moves) {
    const place = move.kind === 'put' ? placeOf(move.b) : placeOf(move.a);
    if (!place) continue;
    if (move.kind === 'put' && species[move.a] === kind) open.set(place, ahead.get(place) ?? null);
    if (move.kind === 'place' || move.kind === 'leave') open.set(place, previewed(worth, move.code));
  }
  return open;
}

// Whether this loses points while another open place of this dinosaur would not.
export function isNeedlessLoss(gain: number | null | undefined, open: Gains): boolean {
  return typeof gain === 'number' && gain < 0 && [...open.values()].some((other) => other !== null && other >= 0);
}
