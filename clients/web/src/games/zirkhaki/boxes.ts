// Where things stand on the screen. Every place that a card can lie in carries data-at:
//   deck, burnt, area-1 … area-10, peek-1 … peek-3, shown-1 … shown-3, slot-<seat>-<kind>
export interface Box {
  x: number; // the middle
  y: number;
  wide: number; // of a card of 5:7 that fits in
}

export type Boxes = ReadonlyMap<string, Box>;

export const slotAt = (seat: number, kind: string): string => `slot-${seat}-${kind}`;

export function boxesIn(roots: readonly (Element | undefined)[]): Boxes {
  const found = new Map<string, Box>();
  for (const root of roots) {
    for (const one of root?.querySelectorAll<HTMLElement>('[data-at]') ?? []) {
      const { left, top, width, height } = one.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      found.set(one.dataset['at'] ?? '', { x: left + width / 2, y: top + height / 2, wide: Math.min(width, (height * 5) / 7) });
    }
  }
  return found;
}
