// Where the figures stand on the money track: told by counting, so that nothing has to be measured
// when they move. A step where three or more stand is higher than the others, and there they are
// smaller and stand in lines.

export interface Spot {
  x: number; // px from the middle of the step, towards the inline end
  y: number;
}
export interface Figure {
  seat: number;
  size: number; // px
  down: number; // where the middle of its step is: a part of the track's height, from the top
  narrow: Spot;
  wide: Spot; // where three fit into a line
}

const crowd = 3;
const growth = 2.4;

export const isCrowd = (many: number): boolean => many >= crowd;
export const heightOf = (many: number): number => (isCrowd(many) ? growth : 1);

// The k-th of `many` in lines of at most `across`, each line in the middle.
function inLines(k: number, many: number, across: number, size: number, gap: number): Spot {
  const line = Math.floor(k / across);
  const here = Math.min(across, many - line * across);
  const lines = Math.ceil(many / across);
  return { x: ((k % across) - (here - 1) / 2) * (size + gap), y: (line - (lines - 1) / 2) * size };
}

// `position` by seat: 0 is the foot of the track, `steps` - 1 its top.
export function figuresOn(position: readonly number[], steps: number, pact: readonly number[]): Figure[] {
  const standing = Array.from({ length: steps }, (_, step) => position.flatMap((at, seat) => (at === step ? [seat] : [])));
  const heights = standing.map((seats) => heightOf(seats.length));
  const whole = heights.reduce((sum, height) => sum + height, 0);
  const above = (step: number): number => heights.slice(step + 1).reduce((sum, height) => sum + height, 0);
  return position.map((at, seat) => {
    const step = Math.max(0, Math.min(steps - 1, at));
    const group = standing[step] ?? [];
    const many = group.length;
    const size = isCrowd(many) ? 13 : 15;
    const gap = !isCrowd(many) && group.some((one) => pact.includes(one)) ? 6 : 1; // rings need room
    const spot = (across: number): Spot => inLines(Math.max(0, group.indexOf(seat)), many, across, size, gap);
    return { seat, size, down: (above(step) + (heights[step] ?? 1) / 2) / whole, narrow: spot(2), wide: spot(3) };
  });
}
