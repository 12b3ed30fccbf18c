// What the table puts into the frame's action bar: its buttons and its question.
import type { MoveOption } from '../board';
import type { OfferButton } from '../offer.svelte';
import type { Choosing } from './choosing.svelte';
import { codeOf, type Step } from './moves';
import type { Speaking } from './panel';
import { victims, type Beast } from './reach';

export interface Acts {
  choose: (code: number) => void;
  endMoves: (code: number) => void;
  why: (code: number) => void;
  commit: (step: Step) => void;
}

// The word of what a place that waits for its second touch would do.
function doing(step: Step, { view }: Speaking): string {
  if (step.move.kind === 'sink') return 'do_sink';
  if (step.move.kind !== 'creature') return 'do_place';
  return view.creature !== 'none' && victims(view, view.creature as Beast, step.target).length > 0 ? 'do_attack' : 'do_move';
}

// The safe way out has one place, what goes on another.
export function buttonsOf(moves: MoveOption[], choosing: Choosing, speaking: Speaking, { choose, endMoves, why, commit }: Acts): OfferButton[] {
  const { view, says } = speaking;
  const find = (kind: string) => moves.find((move) => move.kind === kind);
  const buttons: OfferButton[] = [];
  const skip = find('skip_tile');
  if (skip) buttons.push({ id: 'pass', label: says('move_skip_tile'), press: () => choose(skip.code) });
  if (moves.length > 0 && view.phase === 'creature') {
    const leave = find('leave_creature');
    const code = codeOf('leave_creature', 0, 0);
    buttons.push({ id: 'pass', label: says('move_leave_creature'), refused: !leave, press: () => (leave ? choose(code) : why(code)) });
  }
  const end = find('end_moves');
  // Not the main one as long as something else is asked for.
  if (end) buttons.push({ id: 'end', label: says('end_moves_left', { n: view.points }), primary: moves.length === 1, press: () => endMoves(end.code) });
  const step = choosing.ghostStep;
  if (step) buttons.push({ id: 'go', label: says(doing(step, speaking)), primary: true, press: () => commit(step) });
  return buttons;
}

// "" leaves the question to the frame. `open`: what a small panel asks, which comes first.
export function questionOf(moves: MoveOption[], choosing: Choosing, { view, says }: Speaking, open: string): string {
  if (moves.length === 0) return '';
  if (choosing.open && open) return open;
  const holds = choosing.held !== '';
  switch (view.phase) {
    case 'defence':
      return says('ask_let');
    case 'pick':
      return says('ask_three');
    case 'move':
      if (moves.length === 1) return says('nobody_can_move');
      return holds ? says('ask_goal') : says('ask_piece', { n: view.points });
    case 'creature':
      return holds ? says('ask_goal') : says('ask_beast', { kind: says(view.creature) });
    case 'place':
      return says('ask_place_value', { n: view.held });
    case 'tile':
      return says(holds ? 'ask_tile_target' : 'ask_play_tile');
    default:
      return '';
  }
}
