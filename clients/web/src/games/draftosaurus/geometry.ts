// Lays a zoo out in a box of any size: three pens on each bank, the river between them. Pixels from
// the left top, the same in every language.
import type { Place } from './places';

export type PenKey =
  | 'same' | 'trio' | 'nest' | 'king' | 'mixed' | 'isle'
  | 'order' | 'bridge_left' | 'quarantine' | 'lookout' | 'bridge_right' | 'pyramid';
export type Side = 'summer' | 'winter';

export interface Slot {
  x: number;
  y: number;
  place: Place;
}

export interface Pen {
  key: PenKey;
  ground: 'wood' | 'grass';
  x: number;
  y: number;
  width: number;
  height: number;
  size: number; // edge of a slot
  tight: boolean; // too low for a name above the slots
  slots: Slot[];
}

export interface Zoo {
  pens: Pen[];
  river: { x: number; width: number; height: number; size: number; slots: Slot[] };
  bridge?: { x: number; y: number; width: number; height: number };
}

interface Spot {
  key: PenKey;
  ground: 'wood' | 'grass';
  room: number; // slots drawn at least; more appear as they are needed
}

// Rows of pens, left bank and right bank (Rules §6.3).
const spots: Record<Side, [Spot, Spot][]> = {
  summer: [
    [{ key: 'same', ground: 'wood', room: 6 }, { key: 'king', ground: 'wood', room: 1 }],
    [{ key: 'trio', ground: 'wood', room: 3 }, { key: 'mixed', ground: 'grass', room: 6 }],
    [{ key: 'nest', ground: 'grass', room: 6 }, { key: 'isle', ground: 'grass', room: 1 }],
  ],
  winter: [
    [{ key: 'order', ground: 'wood', room: 6 }, { key: 'lookout', ground: 'wood', room: 1 }],
    [{ key: 'bridge_left', ground: 'wood', room: 4 }, { key: 'bridge_right', ground: 'grass', room: 4 }],
    [{ key: 'quarantine', ground: 'grass', room: 1 }, { key: 'pyramid', ground: 'grass', room: 6 }],
  ],
};

const rowShares: Record<Side, number[]> = { summer: [1, 1, 1], winter: [1.1, 0.85, 1.5] };

const pyramidRows: Place[][] = [
  ['pyramid_top'],
  ['pyramid_m1', 'pyramid_m2'],
  ['pyramid_b1', 'pyramid_b2', 'pyramid_b3'],
];

interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

function pyramidSlots(room: Room): { size: number; slots: Slot[] } {
  const size = Math.min(room.width / 3, room.height / 3, 62);
  const top = room.y + (room.height - 3 * size) / 2;
  const middle = room.x + room.width / 2;
  const slots = pyramidRows.flatMap((row, level) =>
    row.map((place, at) => ({
      x: middle + (at - (row.length - 1) / 2) * size,
      y: top + (level + 0.5) * size,
      place,
    })),
  );
  return { size, slots };
}

function rowsOfSlots(room: Room, count: number, place: Place, most: number) {
  let best = { size: 0, columns: 1, rows: 1 };
  for (let rows = 1; rows <= 3; ++rows) {
    const columns = Math.ceil(count / rows);
    const size = Math.min(room.width / columns, room.height / rows, most);
    if (size > best.size + 1) best = { size, columns, rows };
  }
  const { size, columns } = best;
  const left = room.x + (room.width - columns * size) / 2;
  const top = room.y + (room.height - Math.ceil(count / columns) * size) / 2;
  const slots = Array.from({ length: count }, (_, at) => ({
    x: left + ((at % columns) + 0.5) * size,
    y: top + (Math.floor(at / columns) + 0.5) * size,
    place,
  }));
  return { size, slots };
}

// The height of a zoo in a room: never much taller than wide, and in steps, so that a line of text
// that is a little higher in one language does not move anything.
export function zooHeight(width: number, room: number): number {
  return Math.floor(Math.min(room, width * 0.9) / 8) * 8;
}

// The new plan with the pens of the old one wherever they are equal: what stays is not drawn again.
export function steady(now: Zoo, before: Zoo | undefined): Zoo {
  const isSame = (a: Pen, b: Pen) =>
    a.key === b.key && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height && a.size === b.size && a.tight === b.tight && a.slots.length === b.slots.length;
  return { ...now, pens: now.pens.map((pen) => before?.pens.find((old) => isSame(old, pen)) ?? pen) };
}

// `needed` tells how many slots a place must show; `label` is the height kept free for a pen's name.
export function layOut(
  width: number,
  height: number,
  side: Side,
  needed: (place: Place) => number,
  label: number,
): Zoo {
  const small = label === 0;
  const gap = small ? 2 : 7;
  const riverWidth = small ? width * 0.13 : Math.min(Math.max(width * 0.15, 54), 96);
  const column = (width - riverWidth) / 2 - gap;
  const shares = rowShares[side];
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const pens: Pen[] = [];
  let bridge: Zoo['bridge'];
  let y = gap / 2;
  spots[side].forEach((row, level) => {
    const tall = ((height - gap) * (shares[level] ?? 1)) / whole - gap;
    row.forEach((spot, bank) => {
      const x = bank === 0 ? gap / 2 : width - column - gap / 2;
      const tight = !small && tall - label - 17 < (spot.key === 'pyramid' ? 72 : 26);
      const inner = small ? 2 : tight ? 26 : 7;
      const above = small ? 2 : tight ? 5 : label + 7;
      const room = {
        x: x + inner,
        y: y + above,
        width: column - inner - (tight ? Math.max(inner, 1.9 * label) : inner),
        height: tall - above - (small ? 2 : tight ? 5 : 10),
      };
      const filled =
        spot.key === 'pyramid'
          ? pyramidSlots(tight ? room : { ...room, y: room.y - label / 3, height: room.height + label / 3 })
          : rowsOfSlots(room, Math.max(small ? 1 : spot.room, needed(spot.key)), spot.key, 62);
      pens.push({ ...spot, x, y, width: column, height: tall, tight, ...filled });
    });
    if (side === 'winter' && level === 1) {
      bridge = { x: column, y: y + tall * 0.28, width: width - 2 * column, height: tall * 0.44 };
    }
    y += tall + gap;
  });
  const inRiver = Math.max(needed('river'), 1);
  const size = Math.min(riverWidth * 0.8, 48);
  const banks = small ? 0 : 2.6 * label + 22; // kept free for the name above and the lock below
  const step = Math.min(size, Math.max(0, height - banks - size) / Math.max(inRiver - 1, 1));
  const slots = Array.from({ length: inRiver }, (_, at) => ({
    x: width / 2,
    y: height - (small ? size * 0.6 : 14) - size / 2 - at * (small ? Math.min(size, height / 13) : step),
    place: 'river' as const,
  }));
  const river = { x: (width - riverWidth) / 2, width: riverWidth, height, size, slots };
  return bridge ? { pens, river, bridge } : { pens, river };
}
