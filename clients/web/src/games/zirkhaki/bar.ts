// What stands in the action bar: the question and the buttons. Collecting is always at the inline
// start, the other one at the inline end. What may not be done now stays there and tells why.
import type { ZirkhakiView } from '../../net/protocol';
import type { MoveOption } from '../board';
import { codeOf } from './cards';
import { burns, cardOf, nothingPicked, ringOf, taskOf } from './choices';

export interface Position {
  view: ZirkhakiView;
  me: number;
  live: boolean;
  moves: readonly MoveOption[];
  picked: number | undefined;
  risk: string; // chance of burning in words, "" when it is not to be told
  gain: string; // points of collecting, "" when they are not to be told
  says: (key: string, params?: Record<string, unknown>) => string;
  names: readonly string[];
}

export interface BarButton {
  id: string;
  label: string;
  primary?: boolean;
  secret?: boolean;
  legal: boolean;
  code: number; // to choose, or to ask about
}

export function barOf(position: Position): { prompt: string; buttons: BarButton[] } {
  const { view, me, live, moves } = position;
  if (me < 0 || !live || view.phase === 'over') return { prompt: '', buttons: [] };
  const task = taskOf(moves);
  if (view.phase === 'rings') return { prompt: promptOf(position), buttons: task ? [taskButton(position)] : [] };
  return { prompt: promptOf(position), buttons: [collectButton(position), task ? taskButton(position) : revealButton(position)] };
}

function collectButton({ moves, gain, says }: Position): BarButton {
  const move = moves.find((one) => one.kind === 'collect');
  const label = move && gain ? says('button_collect', { gain }) : says('move_collect');
  return { id: 'collect', label, legal: move !== undefined, code: move?.code ?? codeOf('collect', 0, 0) };
}

// The chance is mine alone once I know the next card.
function revealButton({ view, moves, risk, says }: Position): BarButton {
  const move = moves.find((one) => one.kind === 'reveal');
  const label = move && risk ? says('button_reveal', { risk }) : says('move_reveal');
  return { id: 'reveal', label, primary: true, secret: view.peeked.length > 0, legal: move !== undefined, code: move?.code ?? codeOf('reveal', 0, 0) };
}

function taskButton({ moves, me, picked, says }: Position): BarButton {
  const task = taskOf(moves)!;
  const move = moves.find((one) => one.code === picked);
  const ring = move && ringOf(move);
  const what = (move && cardOf(move)) ?? (ring ? `ring_${ring}` : undefined);
  const label = what ? says(`button_${task}_card`, { kind: says(what) }) : says(`button_${task}`);
  return { id: task, label, primary: true, secret: task === 'wear', legal: move !== undefined, code: move?.code ?? nothingPicked(task, me, moves) };
}

function promptOf({ view, moves, says }: Position): string {
  const task = taskOf(moves);
  const reveal = moves.find((move) => move.kind === 'reveal');
  const collect = moves.find((move) => move.kind === 'collect');
  if (task === 'shoot') return says('ask_shoot');
  if (task === 'steal') return says('ask_steal');
  if (task === 'play_own' && view.second_due) return says(view.second_asked ? 'ask_own_second' : 'ask_own_first');
  if (task) return says(`ask_${task}`);
  if (reveal && burns(reveal)) return says('would_burn');
  if (reveal && collect) return says('ask_next');
  if (reveal) return view.due > 0 ? says('due', { n: view.due }) : says('ask_first');
  return collect && view.deck_left === 0 ? says('why.deck_empty') : '';
}
