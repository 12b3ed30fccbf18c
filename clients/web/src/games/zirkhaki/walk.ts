// Keys and near misses on this table: arrows go to the nearest button in that direction; a tap just
// beside something that may be chosen means it.
const reach = 12; // px

const seen = (one: HTMLElement): boolean => one.getClientRects().length > 0;

export function buttonsIn(roots: readonly (HTMLElement | undefined)[], which = 'button:not(:disabled)'): HTMLElement[] {
  return roots.flatMap((root) => [...(root?.querySelectorAll<HTMLElement>(which) ?? [])]).filter(seen);
}

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (one: Element): [number, number] => {
  const box = one.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

// The button that an arrow leads to; none for other keys and at the edge.
export function nextButton(code: string, from: Element, all: readonly HTMLElement[]): HTMLElement | undefined {
  const step = arrows[code];
  if (!step) return undefined;
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of all) {
    const [a, b] = middle(one);
    const along = (a - x) * step[0] + (b - y) * step[1];
    const aside = Math.abs((a - x) * step[1]) + Math.abs((b - y) * step[0]);
    if (one === from || along < 4) continue;
    const far = along + 3 * aside;
    if (far < least) {
      least = far;
      best = one;
    }
  }
  return best;
}

// What a tap at this point means, if it hit nothing.
export function nearMiss(x: number, y: number, all: readonly HTMLElement[]): HTMLElement | undefined {
  let best: HTMLElement | undefined;
  let least = reach;
  for (const one of all) {
    const box = one.getBoundingClientRect();
    const far = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    if (far <= least) {
      least = far;
      best = one;
    }
  }
  return best;
}
