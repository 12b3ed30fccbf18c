// Code that comes when it is first wanted. A fetch that failed is tried again the next time.
export class Later<Part> {
  part: Part | undefined; // once it is there
  private coming: Promise<Part> | undefined;

  constructor(private readonly load: () => Promise<{ default: Part }>) {}

  fetch(): Promise<Part> {
    this.coming ??= this.load().then(
      (module) => (this.part = module.default),
      (trouble: unknown) => {
        this.coming = undefined;
        throw trouble;
      },
    );
    return this.coming;
  }

  // Ahead of the wish: whoever wants it then hears of trouble.
  ready(): void {
    this.fetch().catch(() => undefined);
  }
}

// When the page has nothing better to do, and not before these milliseconds; returns how to call it off.
export function whenIdle(after: number, run: () => void): () => void {
  const idle = typeof requestIdleCallback === 'function' ? requestIdleCallback : (work: () => void) => void work();
  let off = false;
  const timer = setTimeout(() => idle(() => off || run()), after);
  return () => {
    off = true;
    clearTimeout(timer);
  };
}
