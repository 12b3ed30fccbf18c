// Faces of the coals and where the unturned ones lie. The heap has 48 fixed places; which of them
// are already bare depends on the count alone, so every screen shows the same heap.

export const faces = [10, 20, 25, 50, 75, 100] as const;
export const places = 48;

export interface Place { x: number; y: number; turn: number; size: number }

export function worth(counts: readonly number[]): number {
  return faces.reduce((sum, face, kind) => sum + face * (counts[kind] ?? 0), 0);
}

export function pieces(counts: readonly number[]): number {
  return faces.reduce((sum, _, kind) => sum + (counts[kind] ?? 0), 0);
}

// The coals of a haul one by one, the dear ones first.
export function spread(counts: readonly number[]): number[] {
  return faces.flatMap((face, kind) => Array<number>(counts[kind] ?? 0).fill(face)).reverse();
}

// A scatter that never changes: the same number for the same place, between 0 and 1.
function scatter(place: number, salt: number): number {
  const wave = Math.sin(place * 12.9898 + salt * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}

export function heap(columns: number, cell: number, pitch: number): Place[] {
  return Array.from({ length: places }, (_, place) => {
    const row = Math.floor(place / columns);
    const column = place % columns;
    const shift = row % 2 === 0 ? -0.1 : 0.1;
    return {
      x: (column + 0.5 + shift + (scatter(place, 1) - 0.5) * 0.16) * cell,
      y: (row + 0.5 + (scatter(place, 2) - 0.5) * 0.18) * pitch,
      turn: Math.floor(scatter(place, 3) * 360),
      size: 0.94 + scatter(place, 4) * 0.12,
    };
  });
}

// The order in which places are emptied: scattered, so that the heap thins out evenly.
const order = Array.from({ length: places }, (_, place) => place).sort((a, b) => scatter(a, 5) - scatter(b, 5));

export function lying(left: number): Set<number> {
  return new Set(order.slice(Math.max(0, places - left)));
}
