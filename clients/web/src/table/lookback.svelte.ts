// Looking back while the match goes on: earlier positions as this viewer knew them then. What is
// looked at changes only when its viewer says so.
import { mergeView } from '../net/lines';
import type { GameEvent } from '../net/protocol';
import type { Room } from '../net/table.svelte';

interface Moment {
  view: Record<string, unknown>;
  events: GameEvent[];
}

const piece = 100; // steps that are fetched together

export class Lookback {
  at = $state<number | null>(null); // the step that is looked at; null: live
  moment = $state.raw<Moment | null>(null);
  private moments = new Map<number, Moment>();
  private match = '';

  constructor(private room: () => Room) {}

  get last(): number {
    return this.room().known.ply;
  }

  async go(step: number): Promise<void> {
    const room = this.room();
    if (this.match !== room.state?.match) this.moments.clear();
    this.match = room.state?.match ?? '';
    const at = Math.max(0, Math.min(this.last, Math.round(step)));
    this.at = at;
    if (!this.moments.has(at)) await this.fetch(at);
    if (this.at === at) this.moment = this.moments.get(at) ?? this.moment;
  }

  live(): void {
    this.at = null;
    this.moment = null;
  }

  private async fetch(step: number): Promise<void> {
    const from = Math.floor(step / piece) * piece;
    const answer = await this.room().history(from, Math.min(this.last, from + piece));
    if (answer.type !== 'steps') return;
    let view: Record<string, unknown> | null = null;
    for (const one of answer.steps) {
      view = mergeView(view, { full: view === null, view: one.view });
      // The first of a piece has no events: they came with the piece before.
      if (one.ply > from || from === 0 || !this.moments.has(one.ply)) this.moments.set(one.ply, { view, events: one.events });
    }
  }
}
