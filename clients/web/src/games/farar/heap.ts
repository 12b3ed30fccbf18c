// Where the unturned coals lie: 48 fixed places in a heap of any size, never smaller than a finger
// needs. Which places are bare follows the count, and the coal that was tapped goes first.

export const places = 48;
const least = 44;
const most = 64;

export interface Place { x: number; y: number; turn: number }
export interface Heap { size: number; places: Place[] }

// A scatter that never changes: the same number for the same place, between 0 and 1.
function scatter(place: number, salt: number): number {
  const wave = Math.sin(place * 12.9898 + salt * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}

interface Grid { columns: number; rows: number; across: number; down: number }

function gridOf(columns: number, width: number, height: number): Grid {
  const rows = Math.ceil(places / columns);
  // Every second row is shifted by half a coal.
  return { columns, rows, across: (width - least) / (columns - 0.5), down: (height - least) / Math.max(1, rows - 1) };
}

const room = (grid: Grid): number => Math.min(grid.across, grid.down * 1.15);

// The heap in a room of this size, in px.
export function heapIn(width: number, height: number): Heap {
  const grid = [4, 5, 6, 7, 8, 9, 10, 12, 16]
    .map((columns) => gridOf(columns, width, height))
    .reduce((best, one) => (room(one) > room(best) ? one : best));
  const size = Math.max(least, Math.min(most, room(grid) * 1.02));
  const across = (width - size) / (grid.columns - 0.5);
  const down = Math.min((height - size) / Math.max(1, grid.rows - 1), size * 1.25);
  const top = (height - size - down * (grid.rows - 1)) / 2 + size / 2;
  const shaken = Math.max(0, Math.min(across, down) - size * 0.6) * 0.2;
  return {
    size,
    places: Array.from({ length: places }, (_, place) => {
      const row = Math.floor(place / grid.columns);
      const shift = row % 2 === 0 ? 0 : 0.5;
      return {
        x: size / 2 + ((place % grid.columns) + shift) * across + (scatter(place, 1) - 0.5) * shaken,
        y: top + row * down + (scatter(place, 2) - 0.5) * shaken,
        turn: Math.floor(scatter(place, 3) * 6) * 60,
      };
    }),
  };
}

// The order in which places are emptied: scattered, so that the heap thins out evenly.
const order = Array.from({ length: places }, (_, place) => place).sort((a, b) => scatter(a, 5) - scatter(b, 5));

export function lying(left: number): ReadonlySet<number> {
  return new Set(order.slice(Math.max(0, places - left)));
}

// What lies there when `left` are left: the tapped coal goes first, then the others in their order.
// After a mix all places start anew.
export function thinned(there: ReadonlySet<number>, left: number, tapped: number | null): ReadonlySet<number> {
  if (left >= there.size) return left === there.size ? there : lying(left);
  const going = order.filter((place) => there.has(place) && place !== tapped);
  if (tapped !== null && there.has(tapped)) going.unshift(tapped);
  const gone = new Set(going.slice(0, there.size - left));
  return new Set([...there].filter((place) => !gone.has(place)));
}

const handful = 8;

// From what lies there towards what shall lie there: coals go at once and come by the handful.
export function poured(there: ReadonlySet<number>, wanted: ReadonlySet<number>): ReadonlySet<number> {
  const missing = [...wanted].filter((place) => !there.has(place));
  if (missing.length <= handful) return wanted;
  return new Set([...[...there].filter((place) => wanted.has(place)), ...missing.slice(0, handful)]);
}
