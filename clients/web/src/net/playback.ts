// What is shown, one after another. Updates may come in a burst, but each is on the board for as long as its events
// take and as people need to follow; nothing goes faster because more is waiting. Whoever does not want to wait skips
// to now. Pure but for what the stage does: time and drawing come from outside.
import type { GameEvent } from './protocol';

export interface Stage<F> {
  show(frame: F, fresh: GameEvent[]): void; // `fresh`: those of its events that were not told before
  changed(): void; // behind or not, catching up or not
  span(events: GameEvent[]): number; // ms that they move; 0 without motion
  rest(frame: F): number; // ms that it stands at least before another follows; 0: none
  hurry(times: number): void; // how much faster everything moves from now on
  later(ms: number, what: () => void): number;
  forget(timer: number): void;
  drawn(what: () => void): void; // once what was shown is on the screen
  whole(what: () => void): void; // once all that goes with it is there too, as soon as can be
  finish(): void; // ends what moves
}

const fewMissed = 6; // more of them are not shown one by one: nobody waits that long for what is past
const atOnce = 1000;
const skipMs = 15;
const skipTimes = 4; // within 100 ms everything stands

export class Playback<F extends { recent: GameEvent[] }> {
  private queue: { frame: F; own: boolean }[] = [];
  private timer = 0;
  private busy = false;
  private resting = false; // what was shown last only stands there
  private missed = false; // what waits was missed
  private unseen: GameEvent[] = []; // shown, but not drawn yet
  private settles: object | null = null; // the skip whose last frame is still being drawn

  constructor(private stage: Stage<F>) {}

  // Whether the board still shows something older than what is known.
  get behind(): boolean {
    return this.queue.length > 0;
  }
  // Whether the last is known to the board, which still draws it.
  get settling(): boolean {
    return this.settles !== null;
  }
  get catchingUp(): boolean {
    return this.missed && this.behind;
  }

  // `own`: what this person did is shown as soon as nothing moves.
  push(frame: F, own = false): void {
    this.queue.push({ frame, own });
    if (!this.busy || (this.resting && own && this.queue.length === 1)) this.next();
    else this.stage.changed();
  }

  // What happened while the line was down, and where it led. True when it is too much to be shown one by one.
  pushMissed(frames: F[]): boolean {
    const much = this.queue.length + frames.length > fewMissed;
    this.missed = true;
    this.queue.push(...frames.map((frame) => ({ frame, own: false })));
    if (much) this.skip();
    else if (!this.busy) this.next();
    else this.stage.changed();
    return much;
  }

  // To the last at once. What is passed over is told with it, for boards that remember events.
  skip(): void {
    const last = this.queue.at(-1)?.frame;
    if (!last && this.settles) return this.stage.finish(); // it is under way
    const passed = this.queue.flatMap(({ frame }) => frame.recent);
    this.queue = [];
    this.stop();
    this.stage.finish();
    if (!last) return;
    // What the last one sets going is over as soon as it begins, also what begins a little later.
    this.stage.hurry(atOnce);
    this.put({ ...last, recent: passed });
    this.stage.drawn(() => this.stage.finish());
    this.busy = true;
    const skip = {};
    this.settles = skip;
    this.stage.changed();
    this.stage.whole(() => {
      if (this.settles !== skip) return;
      this.settles = null;
      this.stage.finish();
      this.stage.changed();
      this.endWhatBegins(skipTimes);
    });
  }

  private endWhatBegins(times: number): void {
    this.timer = this.stage.later(skipMs, () => {
      this.stage.finish();
      if (times > 1) this.endWhatBegins(times - 1);
      else this.next();
    });
  }

  // Another match or other eyes: nothing of before is shown any more.
  reset(frame: F): void {
    this.queue = [];
    this.unseen = [];
    this.stop();
    this.stage.show(frame, []);
  }

  private stop(): void {
    this.stage.forget(this.timer);
    this.busy = false;
    this.resting = false;
    this.settles = null;
    this.missed = false;
    this.stage.hurry(1);
    this.stage.changed();
  }

  private next(): void {
    this.stage.forget(this.timer);
    this.resting = false;
    this.stage.hurry(1);
    for (let one = this.queue.shift(); one; one = this.queue.shift()) {
      const moves = this.stage.span(one.frame.recent);
      const stands = Math.max(0, this.stage.rest(one.frame) - moves);
      this.put(one.frame);
      if (moves + stands > 0) {
        this.busy = true;
        if (moves > 0) this.timer = this.stage.later(moves, () => this.stand(stands));
        else this.stand(stands);
        this.stage.changed();
        return;
      }
    }
    this.stop();
  }

  private stand(ms: number): void {
    if (ms === 0 || this.queue[0]?.own) return this.next();
    this.resting = true;
    this.timer = this.stage.later(ms, () => this.next());
  }

  // Several frames in one breath are drawn as one, so the board is told the events of all of them.
  private put(frame: F): void {
    const recent = [...this.unseen, ...frame.recent];
    this.unseen = recent;
    this.stage.drawn(() => (this.unseen = []));
    this.stage.show(recent.length === frame.recent.length ? frame : { ...frame, recent }, frame.recent);
  }
}
