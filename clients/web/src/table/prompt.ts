// The first line of the action bar: what is asked, and of whom; in the end, who won.
import type { Offer } from '../games/offer.svelte';
import { tellingOf } from '../games/telling';
import type { Room } from '../net/table.svelte';
import { listOf, moveText, promptText } from '../words/speech';
import { t } from '../words/words.svelte';
import { winText } from './outcome';

export function isMyTurn(room: Room): boolean {
  return room.me >= 0 && room.known.moves.length > 0 && room.known.choice === undefined && !room.ended;
}

function waitingText(room: Room, names: string[]): string {
  const known = room.present;
  const others = known.awaited.filter((seat) => !known.chosen.includes(seat) && seat !== room.me);
  if (others.length === 0) return '';
  const name = listOf(others.map((seat) => names[seat] ?? ''));
  const what = tellingOf(room.game ?? '').waits[String(known.view?.['phase'])];
  return what ? t('site.waiting_for_what', { name, kind: t(`${room.game}.${what}`) }) : t('site.waiting_for', { name });
}

// The question while it is my turn, in the board's words if it has any.
export function askedText(room: Room, offer: Offer): string {
  return offer.prompt || promptText(room.game ?? '', room.known.moves, room.known.view?.['phase']);
}

// `covered`: nothing that only I may know is said, for others may look on.
export function questionText(room: Room, names: string[], offer: Offer, covered = false): string {
  if (!room.game) return '';
  if (room.ended) return room.behind ? '' : winText(room.ended, room.me, names);
  if (room.me < 0) return waitingText(room, names);
  const known = room.known;
  if (known.choice !== undefined) {
    const move = covered ? undefined : known.moves.find((m) => m.code === known.choice);
    return move ? t('site.your_choice_is', { name: moveText(room.game, move, names, known.view) }) : t('site.sealed');
  }
  if (!isMyTurn(room) || room.behind) return waitingText(room, names);
  if (covered) return offer.status || promptText(room.game, known.moves, known.view?.['phase']);
  return offer.status || askedText(room, offer);
}
