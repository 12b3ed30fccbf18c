// Arrow keys: to the nearest thing in that direction, as the eye sees it.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const ways: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

// How far apart two stretches are; nothing where they overlap.
const apart = (a: number, aLength: number, b: number, bLength: number): number => Math.max(0, b - a - aLength, a - b - bLength);

// The number of the box to go to, or -1: what faces the old one across the least gap, of several the
// one whose middle is nearest.
export function nearest(from: Box, boxes: readonly Box[], key: string): number {
  const way = ways[key];
  if (!way) return -1;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const dx = box.x + box.width / 2 - from.x - from.width / 2;
    const dy = box.y + box.height / 2 - from.y - from.height / 2;
    if (dx * way[0] + dy * way[1] < 4) return;
    const across = apart(from.x, from.width, box.x, box.width);
    const down = apart(from.y, from.height, box.y, box.height);
    const [ahead, aside] = way[0] ? [across, down] : [down, across];
    const far = ahead + 3 * aside + Math.hypot(dx, dy) / 10;
    if (far < least) [best, least] = [at, far];
  });
  return best;
}

// Moves the focus inside `stage`; true if it went somewhere.
export function walk(stage: Element | null | undefined, event: KeyboardEvent): boolean {
  const from = document.activeElement;
  if (!stage || !from || !ways[event.key] || event.altKey || event.ctrlKey || event.metaKey) return false;
  const others = [...stage.querySelectorAll<HTMLElement>('button')].filter((one) => one !== from && one.getClientRects().length > 0);
  const next = others[nearest(from.getBoundingClientRect(), others.map((one) => one.getBoundingClientRect()), event.key)];
  next?.focus();
  return next !== undefined;
}
