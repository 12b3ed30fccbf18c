// What the table asks of me at this moment, read off the view and my moves.
import type { DraftosaurusView } from '../../net/protocol';
import type { MoveOption } from '../board';
import { codeOf, placeNumber, residents, type Kind, type Place } from './places';
import { species, type Species } from './species';

export type View = DraftosaurusView;

// Names one question: everything that was half chosen belongs to it.
export const momentOf = (view: View): string => `${view.side} ${view.round} ${view.turn} ${view.phase}`;

// A dinosaur that needs a place now: the one I chose, or the one in quarantine.
export function heldBy(view: View, seat: number): Species | undefined {
  if (seat < 0) return undefined;
  if (view.phase === 'place') return view.chosen[seat] ?? undefined;
  if (view.phase !== 'quarantine') return undefined;
  return residents(view.zoo[seat] ?? []).find((one) => one.place === 'quarantine')?.species;
}

const fromHand: readonly string[] = ['choose', 'put', 'discard'];

// Species of my hand that a move names.
export function speciesOffered(moves: readonly MoveOption[]): Species[] {
  return species.filter((_, at) => moves.some((move) => fromHand.includes(move.kind) && move.a === at));
}

export const has = (moves: readonly MoveOption[], kind: Kind): boolean => moves.some((move) => move.kind === kind);

// The move that puts this dinosaur there now.
export function placingCode(view: View, moves: readonly MoveOption[], kind: Species, place: Place): number {
  if (has(moves, 'put')) return codeOf('put', species.indexOf(kind), placeNumber(place));
  return codeOf(view.phase === 'quarantine' ? 'leave' : 'place', placeNumber(place));
}

// The question to the server about a place that is not open: with a dinosaur in mind about both.
export function whyNotCode(view: View, kind: Species | undefined, place: Place): number {
  if (kind && view.phase === 'choose') return codeOf('put', species.indexOf(kind), placeNumber(place));
  return codeOf(view.phase === 'quarantine' ? 'leave' : 'place', placeNumber(place));
}

// The question to the server about a dinosaur that cannot be taken.
export function whyNotTakenCode(view: View, kind: Species): number {
  return codeOf(view.phase === 'discard' ? 'discard' : 'choose', species.indexOf(kind));
}

// What is left of a hand when one dinosaur is gone.
export function without(hand: readonly number[], kind: Species | undefined): number[] {
  return hand.map((count, at) => (species[at] === kind ? Math.max(0, count - 1) : count));
}
