// An update changes much of a table; on a slow phone all of it at once would hold the page up. The board is drawn
// at once; what goes with it comes in waves, step by step, in tasks of their own after painted frames. What one step
// changes takes a slow phone 5 to 20 ms to style, lay out and paint; where frames are done sooner, several steps are
// taken together. Who skips to now does not wait for frames: all that waits is drawn task by task.
export type Step = () => void;

const soon = 8; // ms that a frame may take on a device that can do more in one
const most = 8; // steps together

export class Waves {
  private waiting = new Map<number, Set<Step>>();
  private rolling = false;
  private breadth = 1; // steps that this device may take together
  private impatient: (() => void)[] = []; // told once nothing waits

  constructor(
    private afterFrame: (then: (took: number) => void) => void,
    private inOwnTask: (then: () => void) => void,
  ) {}

  get still(): boolean {
    return !this.rolling;
  }

  // In this wave, 1 being the first; a step that waits already is not taken twice.
  join(wave: number, step: Step): void {
    this.waiting.set(wave, (this.waiting.get(wave) ?? new Set()).add(step));
    if (this.rolling) return;
    this.rolling = true;
    this.afterFrame((took) => this.roll(took));
  }

  leave(wave: number, step: Step): void {
    this.waiting.get(wave)?.delete(step);
  }

  // `then` as soon as nothing waits, and that without frames in between.
  hasten(then: () => void): void {
    if (this.rolling) this.impatient.push(then);
    else then();
  }

  // `took`: the ms of the frame before; nothing where none was waited for.
  private roll(took?: number): void {
    if (took !== undefined) this.breadth = took > soon ? 1 : Math.min(most, this.breadth * 2);
    const wave = Math.min(...this.waiting.keys());
    const steps = this.waiting.get(wave) ?? new Set();
    const now = [...steps].slice(0, this.breadth);
    now.forEach((step) => steps.delete(step));
    if (steps.size === 0) this.waiting.delete(wave);
    now.forEach((step) => step());
    this.rolling = this.waiting.size > 0;
    if (!this.rolling) this.impatient.splice(0).forEach((then) => then());
    else if (this.impatient.length > 0) this.inOwnTask(() => this.roll());
    else this.afterFrame((next) => this.roll(next));
  }
}
