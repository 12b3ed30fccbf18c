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

const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

// The number of the box to go to, or -1. What lies straight ahead wins over what lies aside.
export function nearest(from: Box, boxes: readonly Box[], key: string): number {
  const way = ways[key];
  if (!way) return -1;
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const [bx, by] = middle(box);
    const ahead = (bx - x) * way[0] + (by - y) * way[1];
    const aside = Math.abs((bx - x) * way[1]) + Math.abs((by - y) * way[0]);
    if (ahead < 4) return;
    const far = ahead + 2 * aside;
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
