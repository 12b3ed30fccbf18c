// Sentences for a screen reader, gathered for a moment and then told together, in order. Pure but
// for the clock that is given.

export interface Time {
  later(ms: number, what: () => void): number;
}

const moment = 700;

export class Sentences {
  private waiting: string[] = [];
  private pending = false;

  constructor(
    private tell: (sentences: string[]) => void,
    private time: Time,
  ) {}

  add(...sentences: string[]): void {
    this.waiting.push(...sentences.filter((sentence) => sentence !== ''));
    if (this.pending || this.waiting.length === 0) return;
    this.pending = true;
    this.time.later(moment, () => {
      this.pending = false;
      this.flush();
    });
  }

  // At once, before something that must not come ahead of them.
  flush(): void {
    const all = this.waiting;
    this.waiting = [];
    if (all.length > 0) this.tell(all);
  }
}
