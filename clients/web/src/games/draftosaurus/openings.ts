// Where a dinosaur in mind would stand next, place by place, and what it would bring there. A place that
// is not open keeps the look it had, unseen; what did not change stays the same object.
import { isSame } from '../../parts/steady';
import type { Place } from './places';
import type { Free } from './seating';

export interface Opening {
  place: Place;
  open: boolean;
  x: number;
  y: number;
  radius: number;
  gain: number;
  told: boolean; // the gain is known and written there, as long as no dinosaur stands on it
  loss: boolean;
  aimed: boolean;
}

// Wide enough of the edge of its pen for what is written in it.
export const nextX = (slot: Free): number => Math.max(slot.x, slot.left + 18);

// Something is written there from the beginning: the first letters of a kind take longest.
const unseen = { x: 0, y: 0, radius: 0, gain: 0, loss: false, aimed: false };

export function openingsOf(
  places: readonly Place[],
  next: readonly Free[],
  before: readonly Opening[],
  mind: (place: Place) => { gain: number | null | undefined; aimed: boolean },
): Opening[] {
  return places.map((place) => {
    const was = before.find((one) => one.place === place);
    const slot = next.find((one) => one.place === place);
    if (!slot) return was && !was.open ? was : { ...(was ?? unseen), place, open: false, told: false };
    const { gain, aimed } = mind(place);
    const now: Opening = {
      place,
      open: true,
      x: nextX(slot),
      y: slot.y,
      radius: Math.max(slot.size * 0.42, 15),
      gain: gain ?? 0,
      told: typeof gain === 'number' && !aimed,
      loss: (gain ?? 0) < 0,
      aimed,
    };
    return was && isSame(was, now) ? was : now;
  });
}
