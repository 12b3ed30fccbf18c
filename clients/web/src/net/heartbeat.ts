// Notices a line that died without a word, as when a phone changes its network: the browser itself
// would know minutes later. After some silence it asks the server for a sign; if none comes, the line
// is dead. A page that nobody looks at asks nothing.

const restMs = 3000; // silence before it asks
const graceMs = 1500; // how long an answer may take
const secondLookMs = 100; // a sign may wait behind the timer, after a long task or a sleep

export class Heartbeat {
  private next = 0;
  private doubt = 0;
  private heardAt = 0;

  constructor(
    private ping: () => void,
    private dead: () => void,
  ) {}

  begin(): void {
    this.heard();
    if (!document.hidden) this.rest(restMs);
  }

  end(): void {
    clearTimeout(this.next);
    this.trust();
  }

  heard(): void {
    this.heardAt = performance.now();
    this.trust();
  }

  // Somebody waits for the line now: it is asked at once, unless it has just been heard.
  ask(afterMs = 0): void {
    if (document.hidden || this.doubt || performance.now() - this.heardAt < afterMs) return;
    this.doubt = window.setTimeout(() => (this.doubt = window.setTimeout(this.dead, secondLookMs)), graceMs);
    this.ping();
  }

  // The page is hidden or looked at again.
  turned(): void {
    clearTimeout(this.next);
    this.trust();
    if (document.hidden) return;
    this.ask();
    this.rest(restMs);
  }

  private trust(): void {
    clearTimeout(this.doubt);
    this.doubt = 0;
  }

  private rest(ms: number): void {
    this.next = window.setTimeout(() => {
      const quiet = performance.now() - this.heardAt;
      if (quiet >= restMs) this.ask();
      this.rest(quiet >= restMs ? restMs : restMs - quiet);
    }, ms);
  }
}
