// An update changes much of a table; on a slow phone all of it at once would hold the page up. What a
// person acts on is drawn at once; what only goes with it comes in waves, each in a task of its own
// after a painted frame.
export type Step = () => void;

export class Waves {
  private waiting = new Map<number, Set<Step>>();
  private rolling = false;

  constructor(private afterFrame: (then: Step) => void) {}

  // In this wave, 1 being the first; a step that waits already is not taken twice.
  join(wave: number, step: Step): void {
    this.waiting.set(wave, (this.waiting.get(wave) ?? new Set()).add(step));
    if (this.rolling) return;
    this.rolling = true;
    this.afterFrame(() => this.roll());
  }

  leave(wave: number, step: Step): void {
    this.waiting.get(wave)?.delete(step);
  }

  private roll(): void {
    const wave = Math.min(...this.waiting.keys());
    const steps = this.waiting.get(wave);
    this.waiting.delete(wave);
    steps?.forEach((step) => step());
    this.rolling = this.waiting.size > 0;
    if (this.rolling) this.afterFrame(() => this.roll());
  }
}
