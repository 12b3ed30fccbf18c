// What moves after an update: its events become cards that fly between measured places, one after
// the other, all within 800 ms. Pure; Flights.svelte plays them.
import type { GameEvent } from '../board';
import { slotAt, type Box, type BoxOf } from './boxes';
import { kindOf, type CardName } from './cards';

export type Way = 'turn' | 'slide' | 'home' | 'burn' | 'carpet';

export interface Flight {
  card: CardName;
  from: Box;
  to: Box;
  since: number; // ms after the update: from then on it is seen
  start: number; // from then on it moves
  ms: number;
  way: Way;
  land: string; // the place whose card stays hidden until this one has come, or ""
}

const longest = 800;
const takes: Record<string, number> = {
  reveal: 240,
  peeked: 240,
  shown: 240,
  shot: 320,
  mugged: 320,
  stolen: 320,
  own: 320,
  dug: 320,
  caught: 240,
  collect: 400,
  burn: 560,
};
const fan = 600; // all bonus cards together

function lengthOf(events: readonly GameEvent[]): number {
  const steps = events.reduce((sum, event) => sum + (takes[event.key] ?? 0), 0);
  return steps + (events.some((event) => event.key === 'bonus_card') ? fan : 0);
}

// How long these events take to show at full motion.
export function span(events: readonly GameEvent[]): number {
  return Math.min(longest, lengthOf(events));
}

// The places that these events open: they are not there before.
export function openedBy(events: readonly GameEvent[]): string[] {
  let shown = 0;
  return events.flatMap((event) => {
    if (event.key === 'peeked') return [`peek-${Number(event['n'])}`];
    return event.key === 'shown' ? [`shown-${(shown += 1)}`] : [];
  });
}

export interface Before {
  area: readonly CardName[];
  shown: readonly CardName[];
}

// Without a flight for a card whose places are not known.
export function flightsOf(events: readonly GameEvent[], before: Before, box: BoxOf): Flight[] {
  const flights: Flight[] = [];
  const pace = Math.min(1, longest / Math.max(1, lengthOf(events)));
  const area = [...before.area];
  const shown = [...before.shown];
  const bonus = events.filter((event) => event.key === 'bonus_card').length;
  const came = new Map<CardName, number>(); // cards of this very update, and when they have landed
  let saved = 0;
  let given = 0;
  let now = 0;

  function fly(card: CardName, from: string, to: string, start: number, ms: number, way: Way, land = ''): void {
    const begin = box(from);
    const end = box(to);
    const since = came.get(card) ?? (from.startsWith('area') ? 0 : start);
    if (begin && end) flights.push({ card, from: begin, to: end, since: since * pace, start: start * pace, ms: ms * pace, way, land });
  }
  function toArea(card: CardName, from: string, way: Way, ms: number): void {
    area.push(card);
    const at = `area-${area.length}`;
    fly(card, from, at, now, ms, way, at);
    came.set(card, now + ms);
  }
  function home(card: CardName, seat: number, n: number, of: number, ms: number, way: Way): void {
    const each = ms * 0.55;
    fly(card, `area-${n + 1}`, slotAt(seat, kindOf(card)), now + ((ms - each) * n) / Math.max(1, of - 1), each, way);
  }

  for (const event of events) {
    const card = event['kind'] as CardName;
    const seat = Number(event['name'] ?? event['a']);
    const ms = takes[event.key] ?? 0;
    switch (event.key) {
      case 'reveal':
        toArea(card, 'deck', 'turn', ms);
        break;
      case 'stolen':
        toArea(card, slotAt(Number(event['b']), kindOf(card)), 'slide', ms);
        break;
      case 'own':
        toArea(card, slotAt(seat, kindOf(card)), 'slide', ms);
        break;
      case 'dug': {
        const at = shown.indexOf(card);
        toArea(card, at < 0 ? 'burnt' : `shown-${at + 1}`, 'slide', ms);
        break;
      }
      case 'caught':
        fly(card, `area-${area.length}`, slotAt(seat, kindOf(card)), now, ms, 'home');
        area.pop();
        break;
      case 'shot':
        fly(card, slotAt(seat, kindOf(card)), 'burnt', now, ms, 'burn');
        break;
      case 'mugged':
        fly(card, slotAt(Number(event['b']), kindOf(card)), slotAt(seat, kindOf(card)), now, ms, 'slide');
        break;
      case 'peeked':
        fly(card, 'deck', `peek-${Number(event['n'])}`, now, ms, 'turn', `peek-${Number(event['n'])}`);
        break;
      case 'shown':
        shown.push(card);
        fly(card, 'burnt', `shown-${shown.length}`, now, ms, 'turn', `shown-${shown.length}`);
        break;
      case 'carpet':
        saved = Number(event['n']);
        break;
      case 'collect':
        area.forEach((one, n) => home(one, seat, n, area.length, ms, 'home'));
        area.length = 0;
        break;
      case 'burn': {
        // The guarded ones are home before the others are ashes.
        area.slice(0, saved).forEach((one, n) => home(one, seat, n, saved, ms * 0.7, 'carpet'));
        area.forEach((one, n) => n >= saved && fly(one, `area-${n + 1}`, 'burnt', now, ms, 'burn'));
        area.length = 0;
        saved = 0;
        break;
      }
      case 'bonus_card': {
        const each = fan * 0.4;
        fly(card, 'burnt', slotAt(seat, kindOf(card)), now + ((fan - each) * given) / Math.max(1, bonus - 1), each, 'turn');
        given += 1;
        break;
      }
    }
    now += ms;
  }
  return flights;
}

// Cards that lie in the area will fly from there: the ghosts that have each drawn already. A ghost keeps
// its card as long as it may be needed.
export function readied(ghosts: readonly (CardName | undefined)[], area: readonly CardName[]): (CardName | undefined)[] {
  const missing = area.filter((card) => !ghosts.includes(card));
  return ghosts.map((card) => (card && area.includes(card) ? card : (missing.shift() ?? card)));
}

// Which ghost each of these flies with: the one that has it drawn, else one that rests, else a new one.
export function crewed(begun: readonly Flight[], flights: readonly (Flight | null)[], ghosts: readonly (CardName | undefined)[]): (Flight | null)[] {
  const taken = [...flights];
  const others = begun.filter((flight) => {
    const own = ghosts.findIndex((card, n) => card === flight.card && taken[n] === null);
    if (own >= 0) taken[own] = flight;
    return own < 0;
  });
  return [...taken.map((flight) => flight ?? others.shift() ?? null), ...others];
}

// The places and pieces that an event of the log is about, by data-at and data-piece.
export function traceOf(event: GameEvent): { at: string[]; pieces: string[] } {
  const at: string[] = [];
  const kind = String(event['kind'] ?? '');
  const seats = ['name', 'a', 'b'].map((key) => event[key]).filter((seat) => typeof seat === 'number');
  const whole = kind.includes('_') && !kind.startsWith('ring_');
  for (const seat of seats) at.push(whole ? slotAt(seat, kindOf(kind as CardName)) : `seat-${seat}`);
  if (['shot', 'burn', 'dug', 'shown', 'bonus', 'bonus_card', 'pile_opened', 'no_bonus'].includes(event.key)) at.push('burnt');
  if (['reveal', 'peek', 'deck_end', 'peeked'].includes(event.key)) at.push('deck');
  return { at, pieces: whole ? [kind] : [] };
}

