// Who stands in which slot of a zoo, and which slots are free. What did not change stays the same
// object, so that only what changed is drawn again.
import type { Slot, Zoo } from './geometry';
import type { Standing } from './places';
import type { Species } from './species';

export interface Free extends Slot {
  size: number; // edge of a slot there
  left: number; // where its pen begins
}

export interface Seated extends Slot {
  size: number;
  species: Species;
  at: number; // number of the resident in its zoo
  pen: string;
}

export interface Seating {
  taken: Seated[];
  free: Free[]; // of the pens
  afloat: Free[]; // of the river
}

function seatIn(pen: string, { x: left, size, slots }: { x: number; size: number; slots: Slot[] }, residents: readonly Standing[]) {
  const free = slots.map((slot) => ({ ...slot, size, left }));
  const taken: Seated[] = [];
  residents.forEach((one, at) => {
    const found = free.findIndex((slot) => slot.place === one.place);
    const [slot] = found < 0 ? [] : free.splice(found, 1);
    if (slot) taken.push({ x: slot.x, y: slot.y, place: slot.place, size, species: one.species, at, pen });
  });
  return { taken, free };
}

const isSame = (a: Seated, b: Seated): boolean =>
  a.at === b.at && a.species === b.species && a.place === b.place && a.x === b.x && a.y === b.y && a.size === b.size;

export function seat(zoo: Zoo, residents: readonly Standing[], before: readonly Seated[] = []): Seating {
  const pens = zoo.pens.map((pen) => seatIn(pen.key, pen, residents));
  const river = seatIn('river', zoo.river, residents);
  const taken = [...pens, river].flatMap((one) => one.taken);
  return {
    taken: taken.map((one) => before.find((old) => isSame(old, one)) ?? one),
    free: pens.flatMap((one) => one.free),
    afloat: river.free,
  };
}

// The free slots that a dinosaur would get next: the first one of each place.
export function nextOnes(free: readonly Free[], isOpen: (place: Slot['place']) => boolean): Free[] {
  const found: Free[] = [];
  for (const slot of free) {
    if (isOpen(slot.place) && !found.some((other) => other.place === slot.place)) found.push(slot);
  }
  return found;
}
