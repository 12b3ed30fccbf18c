// Answers given beforehand to questions in other people's turns. Which moves can be such answers is
// known once they have been asked for; what stands is kept for the tab, as the server does not tell it.
import type { MoveOption } from '../games/board';
import { tellingOf } from '../games/telling';
import type { Room } from '../net/table.svelte';

interface Kept {
  match: string;
  seen: MoveOption[];
  given: number | null;
}

export class Standing {
  seen = $state.raw<MoveOption[]>([]); // one a kind
  given = $state<number | null>(null);
  private match = '';

  constructor(private room: () => Room) {
    $effect(() => {
      const { state, known, game } = this.room();
      const match = state?.match ?? '';
      if (match !== this.match) this.begin(match);
      const kinds = tellingOf(game ?? '').standing;
      const fresh = known.moves.filter((move) => kinds.includes(move.kind) && !this.seen.some((one) => one.kind === move.kind));
      if (fresh.length === 0) return;
      this.seen = [...this.seen, ...fresh.filter((move, n) => fresh.findIndex((one) => one.kind === move.kind) === n)];
      this.keep();
    });
  }

  async give(code: number | null): Promise<void> {
    const room = this.room();
    const answer = await room.request({
      type: 'standing_answer',
      table: room.code,
      seat: room.me,
      ...(code === null ? {} : { move: code }),
    });
    if (answer.type !== 'done') return;
    this.given = code;
    this.keep();
  }

  private get place(): string {
    return `mohreh.standing.${this.room().code}.${this.room().me}`;
  }
  private begin(match: string): void {
    this.match = match;
    this.seen = [];
    this.given = null;
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.place) ?? 'null') as Kept | null;
      if (kept?.match !== match) return;
      this.seen = kept.seen;
      this.given = kept.given;
    } catch {
      // Nothing was kept.
    }
  }
  private keep(): void {
    try {
      sessionStorage.setItem(this.place, JSON.stringify({ match: this.match, seen: this.seen, given: this.given } satisfies Kept));
    } catch {
      // Then it is forgotten with the page.
    }
  }
}
