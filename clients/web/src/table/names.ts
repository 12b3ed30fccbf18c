// The people round a table: what they are called and how they look.
import { preferences } from '../app/preferences.svelte';
import type { BoardSeat } from '../games/board';
import type { SeatState } from '../net/protocol';
import { piecesOf } from '../parts/seats';
import { num, t } from '../words/words.svelte';

export function namesOf(seats: SeatState[]): string[] {
  return seats.map((seat, n) => seat.name || (seat.bot ? `${t('site.bot')} ${num(n + 1)}` : t('site.seat_empty')));
}

export function boardSeats(seats: SeatState[], names: string[]): BoardSeat[] {
  return seats.map((seat, n) => {
    return { name: names[n] ?? '', bot: seat.bot, away: seat.away, connected: seat.connected, ...piecesOf(n, preferences.patterns) };
  });
}
