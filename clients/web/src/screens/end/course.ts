// How the scores went during a match, as this viewer saw them: the largest swings are its turning points.
import type { PointRow } from '../../net/protocol';

export interface Swing {
  ply: number;
  seat: number;
  by: number; // points, may be negative
}

const most = 3;

export class Course {
  private match = '';
  private last: (number | null)[] = [];
  private swings: Swing[] = [];

  note(match: string, ply: number, scores: PointRow[][]): void {
    if (match !== this.match) {
      this.match = match;
      this.last = [];
      this.swings = [];
    }
    const totals = scores.map((rows) => (rows.length > 0 ? rows.reduce((sum, [, points]) => sum + points, 0) : null));
    totals.forEach((total, seat) => {
      const before = this.last[seat];
      if (total === null || before === null || before === undefined || total === before) return;
      this.swings.push({ ply, seat, by: total - before });
    });
    this.last = totals;
  }

  // The largest first; of one ply only its largest.
  turningPoints(): Swing[] {
    const sorted = [...this.swings].sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
    const found: Swing[] = [];
    for (const swing of sorted) {
      if (found.length < most && !found.some((one) => one.ply === swing.ply)) found.push(swing);
    }
    return found;
  }
}
