// Places, moves and the whole position in words, for readers, pickers and tips.
import type { SurviveView } from '../../net/protocol';
import { isolated, leftToRight } from '../../words/phrases';
import type { BoardSeat, MoveOption } from '../board';
import { isIsle, places, tileAt } from './chart';
import { ownerOf, standingOf, tally } from './pieces';
import { beasts, reachOf, victims } from './reach';

export type Says = (key: string, params?: Record<string, unknown>) => string;
export type Num = (n: number) => string;

const firstExplorerTarget = 139;

// A way that a piece may go, without naming the piece: who takes it up sees it.
export function moveWords(move: MoveOption, view: SurviveView, says: Says): string {
  const place = (index: number) => says(places[index]?.name ?? 'none');
  switch (move.kind) {
    case 'walk':
    case 'board':
    case 'enter_water':
    case 'hop':
    case 'swim':
      return says('way_' + move.kind, { place: place(move.b) });
    case 'jump':
    case 'climb':
    case 'land':
      return says('way_' + move.kind);
    case 'place':
    case 'place_boat':
    case 'sink':
      return says('move_' + move.kind, { place: place(move.b) });
    case 'set_down':
      return says('move_set_down', { place: place(move.b), kind: says(move.a === 1 ? 'set_down_boat' : 'set_down_there') });
    case 'play_tile': {
      const back = ['dolphin', 'wind', 'move_serpent', 'move_shark', 'move_whale'][(move.a % 12) - 5] ?? 'dolphin';
      const at = move.b >= firstExplorerTarget ? (view.place[move.b - firstExplorerTarget] ?? 'none') : (places[move.b]?.name ?? 'none');
      return says('move_play_tile', { kind: says('tile_' + back), place: says(at) });
    }
    case 'sail':
    case 'creature':
      return says('move_' + move.kind, { a: place(move.a), b: place(move.b) });
    default:
      return says('move_' + move.kind);
  }
}

export const xTimes = (n: number, num: Num): string => leftToRight('×' + num(n));
export const nameOf = (seat: BoardSeat | undefined): string => isolated(seat?.name ?? '');

export function listNames(ids: number[], seats: BoardSeat[], num: Num): string {
  const count = new Map<string, number>();
  for (const id of ids) {
    const name = nameOf(seats[ownerOf(id, seats.length)]);
    count.set(name, (count.get(name) ?? 0) + 1);
  }
  return [...count].map(([name, n]) => (n > 1 ? `${name} ${xTimes(n, num)}` : name)).join(' · ');
}

// Who is where, found once for all the places of a view.
const crowds = new WeakMap<SurviveView, Map<string, number[]>>();
function peopleAt(view: SurviveView, name: string): number[] {
  let all = crowds.get(view);
  if (!all) {
    all = new Map();
    for (const [id, at] of view.place.entries()) all.set(at, [...(all.get(at) ?? []), id]);
    crowds.set(view, all);
  }
  return all.get(name) ?? [];
}

// "D4 · Beach · Sara: Explorer": what a reader hears of a place.
export function placeWords(index: number, view: SurviveView, seats: BoardSeat[], says: Says, num: Num): string {
  const name = places[index]!.name;
  const tile = tileAt(index);
  const parts = [says(name)];
  if (!isIsle(index)) parts.push(says(tile >= 0 ? (view.ground[tile] ?? 'sea') : 'sea'));
  const people = new Map<string, number>();
  for (const id of peopleAt(view, name)) {
    const word = { land: 'explorer', isle: 'explorer', aboard: 'passenger', water: 'swimmer', lost: 'lost', none: 'none' }[standingOf(view, id)];
    const key = nameOf(seats[ownerOf(id, seats.length)]) + ': ' + says(word);
    people.set(key, (people.get(key) ?? 0) + 1);
  }
  const boat = view.boats.findIndex((at) => at === name);
  if (boat >= 0) {
    const steer = (view.steered_by[boat] ?? []).map((seat) => nameOf(seats[seat]));
    parts.push(steer.length ? `${says('boat')} (${says('steered', { list: steer.join(' · ') })})` : says('boat_empty'));
  }
  for (const [key, n] of people) parts.push(n > 1 ? `${key} ${xTimes(n, num)}` : key);
  for (const at of view.serpents) if (at === name) parts.push(says('serpent'));
  for (const at of view.sharks) if (at === name) parts.push(says('shark'));
  for (const at of view.whales) if (at === name) parts.push(says('whale'));
  return parts.join(' · ');
}

const stepNumbers: Record<string, number> = { tile: 1, set_down: 1, move: 2, sink: 3, back: 3, pick: 3, die: 4, creature: 4, defence: 4 };
export const stepNames = ['tile', 'move', 'sink', 'die'] as const;
export function stepOfPhase(phase: string): number {
  return stepNumbers[phase] ?? 0;
}

function stepName(view: SurviveView, says: Says): string {
  const step = stepOfPhase(view.phase);
  return says(step ? 'step_' + stepNames[step - 1] : view.phase === 'boat' ? 'phase_boats' : view.phase === 'over' ? 'phase_end' : 'phase_explorers');
}

// Where the turn is, told with the question.
export function stepWords(view: SurviveView, says: Says): string {
  const step = stepOfPhase(view.phase);
  return step ? says('hear_step', { n: step, kind: stepName(view, says) }) : stepName(view, says);
}

// The position in at most four sentences.
export function positionWords(view: SurviveView, me: number, seats: BoardSeat[], hints: boolean, says: Says): string[] {
  const step = stepOfPhase(view.phase);
  const name = stepName(view, says);
  const lines = [step ? says('say_step', { n: step, kind: name, name: seats[view.active]?.name ?? '' }) : name];
  const left = (ground: string) => view.ground.filter((here) => here === ground).length;
  if (me >= 0) {
    const mine = tally(view, me, seats.length);
    lines.push(says('say_people', { land: mine.land, boat: mine.aboard, water: mine.water, saved: mine.isle, lost: mine.lost }));
  }
  lines.push(says('say_island', { beach: left('beach'), forest: left('forest'), mountain: left('mountain') }));
  if (me >= 0 && step && hints) {
    const struck = beasts.flatMap((beast) =>
      [...reachOf(view, beast)].filter((place) => victims(view, beast, place).some((id) => ownerOf(id, seats.length) === me)),
    );
    const at = [...new Set(struck)].map((place) => says(places[place]!.name));
    lines.push(at.length ? says('say_danger', { list: at.join(' · ') }) : says('say_no_danger'));
  }
  return lines;
}
