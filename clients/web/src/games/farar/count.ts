// What a round brought to everybody, told from the view before it ended and the events that ended
// it. The next view has forgotten hauls, stakes and fines already.
import type { FararEvent, FararView } from '../../net/protocol';
import { pieces } from './coals';

export interface CountRow {
  seat: number;
  haul: number;
  pieces: number;
  burnt: boolean;
  stake: number; // 0: none
  result: number; // of the stake, signed
  double: boolean;
  value: number; // the two bonuses
  count: number;
  fines: number; // received less paid
  net: number; // of the round, the sum of the four above
  total: number | null; // null where it is nobody else's business
  position: number; // on the track, now
}

export interface RoundCount {
  round: number;
  best: number;
  rows: CountRow[]; // in the order of drawing
  mixed: number | null; // this few were left, so all coals are back
  pact: readonly number[];
  over: boolean;
}

const drawing = (view: FararView): boolean => view.drawer >= 0;

function begun(before: FararView | null, seats: number): CountRow[] {
  const known = before && drawing(before) ? before : null;
  return Array.from({ length: seats }, (_, seat) => {
    const counts = known?.haul[seat] ?? [];
    return {
      seat,
      haul: known?.sums[seat] ?? 0,
      pieces: pieces(counts),
      burnt: known?.burnt.includes(seat) ?? false,
      stake: known?.stake[seat] ?? 0,
      result: 0,
      double: false,
      value: 0,
      count: 0,
      fines: known?.balance[seat] ?? 0,
      net: 0,
      total: null,
      position: 0,
    };
  });
}

function note(rows: CountRow[], event: FararEvent): void {
  const named = 'name' in event ? rows[event.name] : undefined;
  switch (event.key) {
    case 'fine': {
      const [payer, holder] = [rows[event.a], rows[event.b]];
      if (payer) payer.fines -= event.n;
      if (holder) holder.fines += event.n;
      break;
    }
    case 'lost':
      if (named) Object.assign(named, { stake: event.n, result: -event.n });
      break;
    case 'won':
    case 'won_double':
      if (named) Object.assign(named, { result: event.n, double: event.key === 'won_double' });
      break;
    case 'stake':
      if (named) named.stake = event.n;
      break;
    case 'coal':
      if (named) Object.assign(named, { haul: named.haul + event.n, pieces: named.pieces + 1 });
      break;
    case 'devil':
      if (named) Object.assign(named, { haul: 0, pieces: 0, burnt: true });
      break;
    case 'bank_pays':
      if (named) named.fines += event.n;
      break;
    case 'bonus_value':
      if (named) named.value = event.n;
      break;
    case 'bonus_pieces':
      if (named) named.count = event.n;
      break;
    default:
  }
}

// Whether the events tell every turn from `before` on to its end: who looks back may have jumped over
// some of them, and half a count would be a wrong one.
class Turns {
  private ended: number;
  private open = false; // coals were drawn and the turn has not ended yet
  private whole = true;

  constructor(before: FararView | null) {
    this.ended = before && drawing(before) ? before.drawn : 0;
  }
  note(rows: readonly CountRow[], event: FararEvent): void {
    if (event.key === 'coal') this.open = true;
    if (event.key === 'stop' && rows[event.name]?.haul !== event.n) this.whole = false;
    // The last coal ends a turn by itself.
    const ends = ['stop', 'devil', 'nothing'].includes(event.key) || (event.key === 'empty' && this.open);
    if (!ends) return;
    this.ended += 1;
    this.open = false;
  }
  allTold(seats: number): boolean {
    return this.whole && this.ended === seats;
  }
}

// The round that these events ended, or null if none did or not all of it is known.
export function countRound(before: FararView | null, events: readonly FararEvent[], now: FararView): RoundCount | null {
  if (!before) return null;
  const seats = now.position.length;
  let rows = begun(before, seats);
  let turns = new Turns(before);
  let round = before.round;
  let start = before.start;
  let done: RoundCount | null = null;
  let settled = false;
  let mixed: number | null = null;
  for (const event of events) {
    note(rows, event);
    turns.note(rows, event);
    if (event.key === 'mix') mixed = event.n;
    if (event.key === 'pact' || event.key === 'no_pact') settled = true;
    const over = event.key === 'target' || event.key === 'last_round';
    if (!over && !(event.key === 'round' && settled)) continue;
    if ((event.key === 'round' ? event.n - 1 : now.round) !== round || !turns.allTold(seats)) return null;
    for (const row of rows) {
      row.net = row.result + row.value + row.count + row.fines;
      row.total = now.wealth[row.seat] ?? null;
      row.position = now.position[row.seat] ?? 0;
    }
    const inOrder = rows.map((_, n) => rows[(start + n) % seats]!);
    done = { round, best: Math.max(...rows.map((row) => row.haul)), rows: inOrder, mixed, pact: now.pact, over };
    if (over) return done;
    rows = begun(null, seats);
    turns = new Turns(null);
    round += 1;
    if (event.key === 'round') start = event.name;
    settled = false;
    mixed = null;
  }
  return done;
}
