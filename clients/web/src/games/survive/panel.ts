// The questions that come up over the chart: which piece, which way, who falls, who is in danger.
import type { SurviveView } from '../../net/protocol';
import type { BoardSeat } from '../board';
import { places } from './chart';
import type { Choosing } from './choosing.svelte';
import { listNames, moveWords, nameOf, type Num, type Says } from './describe';
import { deadly, keyOf, type Source, type Step } from './moves';
import { ownerOf } from './pieces';
import { victims, type Beast } from './reach';

// What words are made of.
export interface Speaking {
  view: SurviveView;
  seats: BoardSeat[];
  me: number;
  cameFrom: Record<number, string>; // where people stood before, as far as this device saw it
  says: Says;
  num: Num;
}
export interface Choice {
  key: string;
  words: string;
  deadly: boolean;
  pick: () => void;
}
export interface Panel {
  question: string;
  choices: Choice[];
  at: number; // the place it is about
  closes: boolean;
}

// A person by the owner, the value if it may be known, and the way here: all that tells two apart.
export function explorerWords(id: number, { view, seats, me, cameFrom, says, num }: Speaking): string {
  const value = view.value[id] ?? 0;
  const origin = cameFrom[id];
  const owner = ownerOf(id, seats.length);
  const name = owner === me ? says('explorer') : nameOf(seats[owner]);
  return [name, value ? num(value) : '', origin ? says('came_from', { place: says(origin) }) : says('been_here')].filter(Boolean).join(' · ');
}
// The same where the owner's sign stands beside it: only what tells apart.
export function swimmerWords(id: number, { view, seats, cameFrom, says, num }: Speaking): string {
  const value = view.value[id] ?? 0;
  const origin = cameFrom[id];
  const name = nameOf(seats[ownerOf(id, seats.length)]);
  return [name, value ? num(value) : '', origin ? says('came_from', { place: says(origin) }) : ''].filter(Boolean).join(' · ');
}
export function sourceWords(from: Source, speaking: Speaking): string {
  const { view, says } = speaking;
  if (from.type === 'boat') return says('boat');
  if (from.type === 'creature') return says(view.creature);
  if (from.type === 'tile') return says('tile');
  const name = explorerWords(from.id, speaking);
  return view.aboard[from.id] ? `${name} · ${says('in_boat')}` : name;
}

// Who falls with a tile, whom a creature would strike.
export function warning(step: Step, { view, seats, says, num }: Speaking): string {
  if (step.move.kind === 'sink') {
    const fallen = view.place.flatMap((at, id) => (at === places[step.target]?.name ? [id] : []));
    return fallen.length ? says('falls', { list: listNames(fallen, seats, num) }) : says('falls_nobody');
  }
  if (step.move.kind !== 'creature' || view.creature === 'none') return '';
  const struck = victims(view, view.creature as Beast, step.target);
  return struck.length ? says('victims', { list: listNames(struck, seats, num) }) : says('no_victims');
}

// Two that sound alike are counted, so that one can be told from the other.
function counted(choices: Choice[], num: Num): Choice[] {
  const seen = new Map<string, number>();
  const all = new Map<string, number>();
  for (const { words } of choices) all.set(words, (all.get(words) ?? 0) + 1);
  return choices.map((choice) => {
    if (all.get(choice.words) === 1) return choice;
    const n = (seen.get(choice.words) ?? 0) + 1;
    seen.set(choice.words, n);
    return { ...choice, words: `${choice.words} (${num(n)})` };
  });
}

export function panelOf(choosing: Choosing, speaking: Speaking, commit: (step: Step) => void): Panel | undefined {
  const { view, says, num } = speaking;
  const { dropped, asked, ghost, ghostStep, targets, taken } = choosing;
  const stepChoice = (step: Step, words: string): Choice => ({
    key: String(step.move.code),
    words,
    deadly: (step.move.flags & deadly) !== 0,
    pick: () => commit(step),
  });
  const way = (step: Step): string => moveWords(step.move, view, says);
  const boatOrWater = ({ move }: Step): string =>
    move.kind === 'board' || move.kind === 'hop' ? says('in_boat') : move.kind === 'enter_water' ? says('in_water') : moveWords(move, view, says);

  if (dropped.length) {
    const people = new Set(dropped.map(({ source }) => keyOf(source))).size > 1;
    const words = (step: Step) => (people && step.source ? `${sourceWords(step.source, speaking)}: ${way(step)}` : boatOrWater(step));
    const choices = counted(dropped.map((step) => stepChoice(step, words(step))), num);
    return { question: says(people ? 'ask_which' : 'ask_boat_or_water'), choices, at: dropped[0]!.target, closes: true };
  }
  const options = targets.get(asked);
  if (options) {
    const wet = options.some(({ move }) => move.kind === 'enter_water') && options.some(({ move }) => move.kind === 'board');
    const swimmer = (step: Step) => (step.move.kind === 'play_tile' && step.move.b >= 139 ? explorerWords(step.move.b - 139, speaking) : way(step));
    const choices = counted(options.map((step) => stepChoice(step, wet ? boatOrWater(step) : swimmer(step))), num);
    const question = wet ? says('ask_boat_or_water') : options.length > 1 ? says('ask_which') : '';
    return { question, choices, at: asked, closes: true };
  }
  if (asked >= 0) {
    const take = (from: Source): Choice => ({ key: keyOf(from), words: sourceWords(from, speaking), deadly: false, pick: () => choosing.take(keyOf(from)) });
    return { question: says('ask_which'), choices: counted(choosing.sourcesAt(asked).map(take), num), at: asked, closes: true };
  }
  if (ghostStep) {
    const words = warning(ghostStep, speaking);
    return words ? { question: words, choices: [], at: ghost, closes: false } : undefined;
  }
  // What the piece in hand may do where it stands.
  const self = targets.get(taken);
  return self && { question: '', choices: self.map((step) => stepChoice(step, way(step))), at: taken, closes: false };
}
