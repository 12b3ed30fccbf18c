// What is shown, one after another. Updates may come in a burst, but each is on the board for as long
// as its events take; who falls behind hurries, and whoever does not want to wait skips to now.
// Pure but for what the stage does: time and drawing come from outside.
import type { GameEvent } from './protocol';

export interface Stage<F> {
  show(frame: F, fresh: GameEvent[]): void; // `fresh`: those of its events that were not told before
  changed(): void; // behind or not, catching up or not
  span(events: GameEvent[]): number; // ms that they take at usual speed; 0 without motion
  hurry(times: number): void; // how much faster everything moves from now on
  later(ms: number, what: () => void): number;
  forget(timer: number): void;
  drawn(what: () => void): void; // once what was shown is on the screen
  whole(what: () => void): void; // once all that goes with it is there too, as soon as can be
  finish(): void; // ends what moves
}

const longestChain = 1600;
const many = 3; // waiting updates that are still shown without haste
const haste = 3;
const catchUpHaste = 4;
const catchUpMs = 3000;
const atOnce = 1000;
const skipMs = 15;
const skipTimes = 4; // within 100 ms everything stands

export class Playback<F extends { recent: GameEvent[] }> {
  private queue: F[] = [];
  private timer = 0;
  private busy = false;
  private catchUp = 0; // how many times faster what was missed runs; 0: nothing was missed
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
    return this.catchUp > 0;
  }

  push(frame: F): void {
    this.queue.push(frame);
    if (!this.busy) this.next();
    else this.stage.changed();
  }

  // What happened while the line was down, and where it led.
  pushMissed(frames: F[]): void {
    const whole = frames.reduce((sum, frame) => sum + this.spanOf(frame), 0);
    this.catchUp = Math.max(catchUpHaste, whole / catchUpMs);
    this.queue.push(...frames);
    if (!this.busy) this.next();
    else this.stage.changed();
  }

  // To the last at once. What is passed over is told with it, for boards that remember events.
  skip(): void {
    const last = this.queue.at(-1);
    if (!last && this.settles) return this.stage.finish(); // it is under way
    const passed = this.queue.flatMap((frame) => frame.recent);
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
    this.settles = null;
    this.catchUp = 0;
    this.stage.hurry(1);
    this.stage.changed();
  }

  private next(): void {
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
      const times = this.catchUp || (this.queue.length >= many ? haste : 1);
      this.stage.hurry(times);
      const ms = this.spanOf(frame) / times;
      this.put(frame);
      if (ms > 0) {
        this.busy = true;
        this.timer = this.stage.later(ms, () => this.next());
        this.stage.changed();
        return;
      }
    }
    this.stop();
  }

  private spanOf(frame: F): number {
    return Math.min(longestChain, this.stage.span(frame.recent));
  }

  // Several frames in one breath are drawn as one, so the board is told the events of all of them.
  private put(frame: F): void {
    const recent = [...this.unseen, ...frame.recent];
    this.unseen = recent;
    this.stage.drawn(() => (this.unseen = []));
    this.stage.show(recent.length === frame.recent.length ? frame : { ...frame, recent }, frame.recent);
  }
}
