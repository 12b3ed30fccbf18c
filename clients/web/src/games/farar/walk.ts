// Arrow keys go from one thing of the board to the nearest one in that direction, as the eye sees
// them. Things that may be visited have data-walk.

const ways: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot { x: number; y: number }

// The index of the nearest spot that way, or -1: what is off the line counts double.
export function nearest(from: Spot, spots: readonly Spot[], [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, n) => {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (along < 4 || along + 2 * aside >= least) return;
    best = n;
    least = along + 2 * aside;
  });
  return best;
}

const middle = (element: Element): Spot => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

export function walk(board: HTMLElement, event: KeyboardEvent): void {
  const way = ways[event.key];
  if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = [...board.querySelectorAll<HTMLElement>('[data-walk]')].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const here = all.find((one) => one === document.activeElement);
  const others = all.filter((one) => one !== here);
  const next = here ? nearest(middle(here), others.map(middle), way) : 0;
  if (next < 0 || !others[next]) return;
  event.preventDefault();
  others[next].focus();
}
