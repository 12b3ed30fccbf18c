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

const roomy = 12; // ms: an idle moment between two frames of an animation is shorter
const patience = 2000; // ms

// The beginning of a longer idle moment; when none comes for two seconds, of any. What follows has its task to itself.
export function idle(): Promise<void> {
  if (typeof requestIdleCallback !== 'function') return new Promise((done) => setTimeout(done));
  const end = performance.now() + patience;
  return new Promise((done) => {
    const look = (moment: IdleDeadline): void => {
      if (moment.timeRemaining() >= roomy || performance.now() > end) done();
      else setTimeout(() => requestIdleCallback(look), roomy);
    };
    requestIdleCallback(look);
  });
}

// Ahead of the wish, one after the other.
export async function readyInTurn(parts: readonly { ready(): void }[]): Promise<void> {
  for (const part of parts) {
    await idle();
    part.ready();
  }
}
