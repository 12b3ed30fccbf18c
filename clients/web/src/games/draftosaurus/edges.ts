// Outlines cut with scissors: woods have round treetops along their edge, grassland has angular
// rocks, the river has waves. All return SVG path data.

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const n = (value: number) => value.toFixed(1);

// Little bumps along a straight line, bulging to its left hand side.
function bumps(x0: number, y0: number, x1: number, y1: number, length: number): string {
  const whole = Math.hypot(x1 - x0, y1 - y0);
  const count = Math.max(1, Math.round(whole / length));
  const [dx, dy] = [(x1 - x0) / count, (y1 - y0) / count];
  const step = whole / count;
  let path = '';
  for (let at = 1; at <= count; ++at) {
    const radius = step * (0.53 + (at % 3) * 0.04);
    path += `A${n(radius)} ${n(radius)} 0 0 1 ${n(x0 + dx * at)} ${n(y0 + dy * at)}`;
  }
  return path;
}

export function treeEdge({ x, y, width, height }: Box, tree: number): string {
  const inset = tree * 0.34;
  const [l, t, r, b] = [x + inset, y + inset, x + width - inset, y + height - inset];
  return (
    `M${n(l)} ${n(t)}` +
    bumps(l, t, r, t, tree) +
    bumps(r, t, r, b, tree) +
    bumps(r, b, l, b, tree) +
    bumps(l, b, l, t, tree) +
    'Z'
  );
}

// A fixed rhythm instead of chance, so that the same pen always looks the same.
const rhythm = [0.2, 0.9, 0.4, 1, 0.1, 0.7, 0.3, 0.8, 0.5];

export function rockEdge({ x, y, width, height }: Box, rock: number): string {
  const depth = rock * 0.34;
  const points: string[] = [];
  let beat = 0;
  const side = (x0: number, y0: number, x1: number, y1: number, nx: number, ny: number) => {
    const count = Math.max(2, Math.round(Math.hypot(x1 - x0, y1 - y0) / rock));
    for (let at = 0; at < count; ++at) {
      const share = at === 0 ? 0.45 / count : at / count;
      const inset = depth * (rhythm[beat++ % rhythm.length] ?? 0);
      points.push(`${n(x0 + (x1 - x0) * share + nx * inset)} ${n(y0 + (y1 - y0) * share + ny * inset)}`);
    }
    const last = 1 - 0.45 / count;
    points.push(`${n(x0 + (x1 - x0) * last)} ${n(y0 + (y1 - y0) * last)}`);
  };
  side(x, y, x + width, y, 0, 1);
  side(x + width, y, x + width, y + height, -1, 0);
  side(x + width, y + height, x, y + height, 0, -1);
  side(x, y + height, x, y, 1, 0);
  return `M${points.join('L')}Z`;
}

// A band from top to bottom whose banks swing to and fro.
export function riverBand(x: number, width: number, height: number, swing: number): string {
  const count = 4;
  const step = height / count;
  let down = `M${n(x)} 0`;
  let up = `L${n(x + width)} ${n(height)}`;
  for (let at = 0; at < count; ++at) {
    const way = at % 2 === 0 ? swing : -swing;
    down += `Q${n(x + way)} ${n(step * (at + 0.5))} ${n(x)} ${n(step * (at + 1))}`;
    up += `Q${n(x + width - way)} ${n(height - step * (at + 0.5))} ${n(x + width)} ${n(height - step * (at + 1))}`;
  }
  return down + up + 'Z';
}

export function ripple(x: number, y: number, width: number): string {
  const part = width / 4;
  return `M${n(x)} ${n(y)}q${n(part)} ${n(-part * 0.7)} ${n(part * 2)} 0t${n(part * 2)} 0`;
}

// Circles in one path, each begun at its rightmost point and drawn clockwise, as a circle is.
export function rings(all: readonly { x: number; y: number; r: number }[]): string {
  return all.map(({ x, y, r }) => `M${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`).join('');
}
