// The chart: where the 133 hexes and four isles lie, by the engine's own rows (first q, count).
// Places are numbered as in moves: hexes 0 … 132 row by row, then nw, ne, sw, se, lost, none.

export interface Spot {
  index: number;
  name: string;
  q: number;
  r: number;
  x: number;
  y: number;
}

const rows: [number, number][] = [
  [0, 7], [-2, 10], [-3, 11], [-3, 10], [-4, 11], [-5, 12], [-5, 11],
  [-6, 12], [-6, 11], [-6, 10], [-7, 11], [-7, 10], [-6, 7],
];

export const hexWidth = 36;
export const radius = hexWidth / Math.sqrt(3);
const rowStep = radius * 1.5;

function spotAt(index: number, name: string, q: number, r: number): Spot {
  return { index, name, q, r, x: round((q + r / 2) * hexWidth), y: round(r * rowStep) };
}
function round(n: number): number {
  return Math.round(n * 10) / 10;
}

export const hexes: Spot[] = [];
rows.forEach(([first, count], row) => {
  for (let i = 0; i < count; ++i) {
    const name = String.fromCharCode(65 + row) + (i + 1);
    hexes.push(spotAt(hexes.length, name, first + i, row - 6));
  }
});

export const isles: Spot[] = [
  spotAt(133, 'nw', -3, -5),
  spotAt(134, 'ne', 8, -5),
  spotAt(135, 'sw', -8, 5),
  spotAt(136, 'se', 3, 5),
];
export const places: Spot[] = [...hexes, ...isles];

const byName = new Map(places.map((spot) => [spot.name, spot]));
const byAxial = new Map(hexes.map((spot) => [spot.q + ',' + spot.r, spot]));

export function placeNamed(name: string): Spot | undefined {
  return byName.get(name);
}
export function hexAt(q: number, r: number): Spot | undefined {
  return byAxial.get(q + ',' + r);
}
export function isIsle(index: number): boolean {
  return index >= 133 && index <= 136;
}
export function steps(a: Spot, b: Spot): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}
export function neighboursOf(hex: Spot): Spot[] {
  return [[1, 0], [-1, 0], [0, 1], [0, -1], [1, -1], [-1, 1]].flatMap(([q, r]) => hexAt(hex.q + q!, hex.r + r!) ?? []);
}
// How far a point is outside a hex, in the chart's units; 0 inside it.
export function outside(hex: Spot, x: number, y: number): number {
  const dx = Math.abs(x - hex.x);
  const dy = Math.abs(y - hex.y);
  const beyond = Math.max(dx - hexWidth / 2, (dx + dy * Math.sqrt(3)) / 2 - hexWidth / 2);
  return Math.max(0, beyond);
}
export function isleBeside(hex: Spot): Spot | undefined {
  return isles.find((isle) => steps(isle, hex) === 1);
}

// Where the forty tiles of the island lie, in the order of the view's `ground`.
const islandRows: [string, number, number][] = [
  ['D', 4, 7], ['E', 4, 8], ['F', 3, 10], ['G', 3, 9], ['H', 3, 10], ['I', 4, 8], ['J', 4, 7],
];
export const island: Spot[] = islandRows.flatMap(([row, from, to]) =>
  hexes.filter((hex) => {
    const n = Number(hex.name.slice(1));
    return hex.name[0] === row && n >= from && n <= to && hex.name !== 'G6';
  }),
);
const tileOf = new Map(island.map((hex, tile) => [hex.index, tile]));
export function tileAt(hex: number): number {
  return tileOf.get(hex) ?? -1;
}

// The outline of a hex around (x, y).
export function outline(x: number, y: number, size = radius): string {
  const half = (size * Math.sqrt(3)) / 2;
  const points: [number, number][] = [
    [0, -size], [half, -size / 2], [half, size / 2], [0, size], [-half, size / 2], [-half, -size / 2],
  ];
  return 'M' + points.map(([dx, dy]) => round(x + dx) + ' ' + round(y + dy)).join('L') + 'Z';
}

// Circles round these spots in one path, each begun at its rightmost point and drawn clockwise.
export function circles(spots: readonly Spot[], r: number): string {
  return spots.map(({ x, y }) => `M${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`).join('');
}

// A closed line that wavers like a depth contour.
export function contour(rx: number, ry: number, wave: number, turn: number): string {
  const points: string[] = [];
  for (let i = 0; i < 72; ++i) {
    const angle = (i / 72) * Math.PI * 2;
    const swell =
      1 + wave * (Math.sin(angle * 3 + turn) * 0.5 + Math.sin(angle * 5 - turn * 2) * 0.35 + Math.sin(angle * 8 + turn) * 0.15);
    points.push(round(Math.cos(angle) * rx * swell) + ' ' + round(Math.sin(angle) * ry * swell));
  }
  return 'M' + points.join('L') + 'Z';
}

// Sea figures of the chart: no meaning in the game, the deeper the farther from the island.
export const depths = hexes
  .filter((hex) => tileAt(hex.index) < 0 && hex.name !== 'G6' && (hex.index * 7) % 5 === 1)
  .map((hex) => ({ hex, fathoms: steps(hex, hexes[66]!) * 9 + ((hex.index * 13) % 7) - 20 }));

const margin = { x: 14, y: 10 };
export const box = {
  x: round(-6 * hexWidth - margin.x),
  y: round(-6 * rowStep - radius - margin.y),
  width: round(12 * hexWidth + 2 * margin.x),
  height: round(12 * rowStep + 2 * radius + 2 * margin.y),
};
