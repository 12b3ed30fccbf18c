// The tray of the seat that draws: its coals in the order they came, which no view tells, and after
// a devil the greyed tray for as long as the drama lasts.
import type { FararEvent, FararView } from '../../net/protocol';
import { lasting } from '../../parts/motion';
import { spread } from './coals';

export interface Tray {
  seat: number;
  coals: readonly number[];
  devil: boolean;
  lost: number;
}

export const devilMs = 700;
export const chainMs = 1600;

export class TrayMemory {
  now = $state.raw<Tray | null>(null);
  // What a devil took, while it is shown; then the tray of the view comes back.
  fallen = $state.raw<Tray | null>(null);
  private waiting: Tray[] = [];
  private timer = 0;

  // `before` is the view that these events changed: a page that was just opened knows from it which
  // coals lie there, if not in which order.
  take(events: readonly FararEvent[], before: FararView | null): void {
    const devils: Tray[] = [];
    const drawer = before?.drawer ?? -1;
    if (before && drawer >= 0 && this.now?.seat !== drawer) this.now = { seat: drawer, coals: spread(before.haul[drawer] ?? []), devil: false, lost: 0 };
    for (const event of events) {
      if (event.key === 'stakes' || event.key === 'round') this.now = null;
      if (event.key === 'coal') {
        const old = this.now?.seat === event.name ? this.now.coals : [];
        this.now = { seat: event.name, coals: [...old, event.n], devil: false, lost: 0 };
      }
      if (event.key === 'devil') {
        const coals = this.now?.seat === event.name ? this.now.coals : [];
        devils.push({ seat: event.name, coals, devil: true, lost: event.n });
        this.now = null;
      }
    }
    if (devils.length === 0) return;
    this.waiting.push(...devils);
    if (!this.fallen) this.next(Math.min(devilMs, chainMs / devils.length));
  }

  // Any tap ends the drama.
  finish(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.fallen = null;
  }

  private next(ms: number): void {
    const wait = lasting(ms);
    const tray = wait > 0 ? this.waiting.shift() : undefined;
    if (!tray) return this.finish();
    this.fallen = tray;
    this.timer = window.setTimeout(() => this.next(ms), wait);
  }
}
