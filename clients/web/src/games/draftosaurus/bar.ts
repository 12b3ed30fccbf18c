// What stands in the frame's bar and in the note below the hand: the words of what I have in mind.
import type { MoveOption } from '../board';
import type { OfferButton } from '../offer.svelte';
import { has, type View } from './moment';
import { placeWord, type Place } from './places';
import type { Species } from './species';

export interface Mind {
  view: View;
  moves: readonly MoveOption[];
  kind: Species | undefined; // the dinosaur in mind
  place: Place | undefined; // an open place for it
  begun: boolean; // something can be taken back
  says: (key: string, params?: Record<string, unknown>) => string;
}

// The way back stands first, what sends stands last and keeps its name.
export function buttonsFor({ view, moves, kind, place, begun, says }: Mind, back: () => void, send: () => void): OfferButton[] {
  const buttons: OfferButton[] = [];
  if (moves.length > 0 && begun) buttons.push({ id: 'undo', back: true, label: says('move_undo'), press: back });
  if (!kind) return buttons;
  if (has(moves, 'discard')) {
    buttons.push({ id: 'ready', primary: true, secret: true, label: says('move_discard', { kind: says(kind) }), press: send });
  } else if (place) {
    const label = says(view.phase === 'quarantine' ? 'move_leave' : 'ready_at', { place: says(placeWord(place)) });
    buttons.push({ id: 'ready', primary: true, secret: true, label, press: send });
  } else if (has(moves, 'choose')) {
    buttons.push({ id: 'ready', secret: true, label: says('choose_only', { kind: says(kind) }), press: send });
  }
  return buttons;
}

// What is asked next, or what is about to be sent; "" leaves it to the frame.
export function promptFor({ moves, kind, place, says }: Mind): string {
  if (!kind || has(moves, 'discard')) return '';
  if (place) return says('move_put', { kind: says(kind), place: says(placeWord(place)) });
  return has(moves, 'choose') || has(moves, 'put') ? says('ask_place') : '';
}

// My sealed choice in words.
export function sealedWords(sealed: { kind: Species; place: Place | undefined }, says: Mind['says']): string {
  const kind = says(sealed.kind);
  return sealed.place ? says('log_own_place', { kind, place: says(placeWord(sealed.place)) }) : says('log_own_choice', { kind });
}

// What a pen is about; the two banks of the bridge and the cells of the pyramid are one pen each.
export function tipOf(place: Place, says: Mind['says']): string {
  const pen = placeWord(place).replace(/^(pen_pyramid|pen_bridge)_.*$/, '$1');
  return says(`${pen}.tip`);
}
