// What the events told about this round and the one before: a view forgets a haul as soon as it is
// burnt, and the settlement is over before the next view arrives.
import type { FararEvent } from '../../net/protocol';

export interface Result {
  haul?: number; // kept
  lost?: number; // burnt
  stake?: number; // won or lost, signed
  double: boolean;
  value: number; // the two bonuses
  count: number;
  fines: number; // received less paid
}

function nothing(): Result {
  return { double: false, value: 0, count: 0, fines: 0 };
}

export class RoundMemory {
  now: Record<number, Result> = $state({});
  // The round whose start was told; `before` is the one that ended then.
  round = $state(0);
  before: Record<number, Result> = $state({});
  turn: { seat: number; coals: number[]; devil: boolean; lost: number } | null = $state(null);
  mixed = $state(false);
  // Counts the devils met, so that an animation can start anew for each.
  devils = $state(0);

  take(events: readonly FararEvent[]): void {
    for (const event of events) this.note(event);
  }

  private of(seat: number): Result {
    return (this.now[seat] ??= nothing());
  }

  private note(event: FararEvent): void {
    switch (event.key) {
      case 'round':
        this.round = event.n;
        this.before = this.now;
        this.now = {};
        break;
      case 'stakes':
        this.turn = null;
        this.mixed = false;
        break;
      case 'coal':
        if (this.turn?.seat !== event.name || this.turn.devil) {
          this.turn = { seat: event.name, coals: [], devil: false, lost: 0 };
        }
        this.turn.coals.push(event.n);
        break;
      case 'devil': {
        const coals = this.turn?.seat === event.name && !this.turn.devil ? this.turn.coals : [];
        this.turn = { seat: event.name, coals, devil: true, lost: event.n };
        this.devils += 1;
        this.of(event.name).lost = event.n;
        break;
      }
      case 'stop':
        this.of(event.name).haul = event.n;
        break;
      case 'nothing':
        this.of(event.name).haul = 0;
        break;
      case 'fine':
        this.of(event.a).fines -= event.n;
        this.of(event.b).fines += event.n;
        break;
      case 'bank_pays':
        this.of(event.name).fines += event.n;
        break;
      case 'won':
      case 'won_double':
        this.of(event.name).stake = event.n;
        this.of(event.name).double = event.key === 'won_double';
        break;
      case 'lost':
        this.of(event.name).stake = -event.n;
        break;
      case 'bonus_value':
        this.of(event.name).value = event.n;
        break;
      case 'bonus_pieces':
        this.of(event.name).count = event.n;
        break;
      case 'mix':
        this.mixed = true;
        break;
    }
  }
}
