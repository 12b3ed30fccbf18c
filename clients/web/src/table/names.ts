// The people round a table: what they are called and how they look.
import { preferences } from '../app/preferences.svelte';
import type { BoardSeat } from '../games/board';
import type { SeatState } from '../net/protocol';
import { piecesOf } from '../parts/seats';
import { num, t } from '../words/words.svelte';
import { toldApart } from './toldApart';

// By seat, no two alike; "" where nobody sits.
export function playersNames(seats: readonly { name: string; bot: string | boolean }[]): string[] {
  const called = seats.map((seat, n) => seat.name || (seat.bot ? `${t('site.bot')} ${num(n + 1)}` : ''));
  return toldApart(called, num);
}

export function namesOf(seats: SeatState[]): string[] {
  return playersNames(seats).map((name) => name || t('site.seat_empty'));
}

export function boardSeats(seats: SeatState[], names: string[]): BoardSeat[] {
  return seats.map((seat, n) => {
    return { name: names[n] ?? '', bot: seat.bot, away: seat.away, connected: seat.connected, ...piecesOf(n, preferences.patterns) };
  });
}
