// The clocks of a table, as this device counts them down between two updates.
import type { Room } from '../net/table.svelte';

const slowSeconds = 3600; // from here on nobody counts seconds

export class Clocks {
  private now = $state(performance.now());

  constructor(private room: () => Room) {
    $effect(() => {
      if (this.room().known.leftMs.length === 0) return;
      this.now = performance.now();
      const timer = setInterval(() => (this.now = performance.now()), 250);
      return () => clearInterval(timer);
    });
  }

  get wholeMs(): number {
    return (this.room().state?.settings.clock_seconds ?? 0) * 1000;
  }
  get slow(): boolean {
    return this.wholeMs >= slowSeconds * 1000;
  }

  // What a seat has left; null when no clock of its runs.
  left(seat: number): number | null {
    const { known, state, ended } = this.room();
    const ms = known.leftMs[known.awaited.indexOf(seat)];
    if (ms === undefined || known.chosen.includes(seat) || state?.paused || ended) return null;
    return Math.max(0, ms - Math.max(0, this.now - known.at));
  }

  // How long a slow table has been waiting for a seat, in hours.
  hoursSince(seat: number): number {
    const left = this.left(seat);
    return left === null ? 0 : Math.max(0, (this.wholeMs - left) / 3_600_000);
  }
}
