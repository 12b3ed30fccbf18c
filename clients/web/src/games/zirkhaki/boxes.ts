// Where things stand on the screen. Every place that a card can lie in carries data-at:
//   deck, burnt, area-1 … area-10, peek-1 … peek-3, shown-1 … shown-3, slot-<seat>-<kind>
export interface Box {
  x: number; // the middle
  y: number;
  wide: number; // of a card of 5:7 that fits in
}

export type BoxOf = (at: string) => Box | undefined;

export const slotAt = (seat: number, kind: string): string => `slot-${seat}-${kind}`;

function boxOf(one: Element): Box | undefined {
  const { left, top, width, height } = one.getBoundingClientRect();
  if (width === 0 || height === 0) return undefined;
  return { x: left + width / 2, y: top + height / 2, wide: Math.min(width, (height * 5) / 7) };
}

// What was measured is kept: to measure amid an update lays the whole page out once more. Whoever
// lets things change their places measures again once they are laid out.
export class Places {
  private kept = new Map<string, Box>();

  constructor(private roots: () => readonly (Element | undefined)[]) {}

  readonly known: BoxOf = (at) => this.kept.get(at);

  // Places that are gone by now are remembered where they stood.
  measure(): void {
    for (const root of this.roots()) {
      for (const one of root?.querySelectorAll<HTMLElement>('[data-at]') ?? []) {
        const box = boxOf(one);
        if (box) this.kept.set(one.dataset['at'] ?? '', box);
      }
    }
  }
}
