// What a touch means: legal moves seen as "this piece, to that place". No rule is known here;
// the moves come from the engine, and only their spelling (kind, a, b) is read.

import type { SurviveView } from '../../net/protocol';
import type { MoveOption } from '../board';
import { isleBeside, placeNamed, tileAt } from './chart';

// As the engine numbers them.
export const kinds = [
  'first', 'deal', 'choose', 'place', 'place_boat', 'skip_tile', 'play_tile', 'set_down', 'walk',
  'board', 'enter_water', 'hop', 'jump', 'swim', 'climb', 'land', 'sail', 'end_moves', 'sink', 'back',
  'pick', 'die', 'leave_creature', 'creature', 'let', 'defend',
];
// The board shows all of them itself.
export const direct: readonly string[] = kinds;

export function codeOf(kind: string, a: number, b: number): number {
  return kinds.indexOf(kind) * 0x1000000 + a * 0x10000 + b;
}

export const deadly = 2;
const firstExplorerTarget = 139; // targets of a played tile: 139 places, then the explorers

// What is taken up before a target is named.
export type Source =
  | { type: 'explorer'; id: number; at: number }
  | { type: 'boat'; at: number }
  | { type: 'creature'; at: number }
  | { type: 'tile'; word: number };

export interface Step {
  move: MoveOption;
  source?: Source;
  target: number; // a place, or -1
  confirm: boolean; // a second touch is asked for
}

export function keyOf(source: Source | undefined): string {
  if (!source) return '';
  if (source.type === 'explorer') return 'explorer' + source.id;
  if (source.type === 'tile') return 'tile' + source.word;
  return source.type + source.at;
}

export function explorerNamed(name: string): number {
  return 'wxyz'.indexOf(name[0]!) * 10 + Number(name[1]);
}
export function placeOf(view: SurviveView, explorer: number): number {
  return placeNamed(view.place[explorer] ?? 'none')?.index ?? -1;
}

export function stepOf(view: SurviveView, move: MoveOption): Step | undefined {
  const explorer = (target: number): Step => ({
    move,
    source: { type: 'explorer', id: move.a, at: placeOf(view, move.a) },
    target,
    confirm: false,
  });
  switch (move.kind) {
    case 'place':
    case 'place_boat':
    case 'sink':
      return { move, target: move.b, confirm: true };
    case 'set_down':
      return { move, target: move.b, confirm: false };
    case 'walk':
    case 'board':
    case 'enter_water':
    case 'hop':
    case 'swim':
      return explorer(move.b);
    case 'jump':
    case 'climb':
      return explorer(placeOf(view, move.a));
    case 'land': {
      const hex = placeNamed(view.place[move.a] ?? 'none');
      return explorer((hex && isleBeside(hex)?.index) ?? -1);
    }
    case 'sail':
      return { move, source: { type: 'boat', at: move.a }, target: move.b, confirm: false };
    case 'creature':
      return { move, source: { type: 'creature', at: move.a }, target: move.b, confirm: true };
    case 'play_tile': {
      const target =
        move.b >= firstExplorerTarget ? placeOf(view, move.b - firstExplorerTarget) : move.b;
      return { move, source: { type: 'tile', word: move.a }, target, confirm: false };
    }
    default:
      return undefined;
  }
}

// The move somebody seems to mean who touches a place that is not lit, so that the engine can say
// why not. -1: nothing in particular.
export function meant(view: SurviveView, source: Source | undefined, phase: string, hex: number): number {
  const tile = tileAt(hex);
  const land = tile >= 0 && view.ground[tile] !== 'sea';
  if (!source) {
    if (phase === 'sink') return codeOf('sink', 0, hex);
    if (phase === 'place') return codeOf('place', 0, hex);
    if (phase === 'boat') return codeOf('place_boat', 0, hex);
    if (phase === 'set_down') return codeOf('set_down', 0, hex);
    if (phase === 'move') {
      const there = view.place.findIndex((name) => placeNamed(name)?.index === hex);
      return there < 0 ? -1 : codeOf('walk', there, hex);
    }
    return -1;
  }
  switch (source.type) {
    case 'boat':
      return codeOf('sail', source.at, hex);
    case 'creature':
      return codeOf('creature', source.at, hex);
    case 'tile':
      return codeOf('play_tile', source.word, hex);
    case 'explorer': {
      if (land || hex > 132) return codeOf(land ? 'walk' : 'land', source.id, land ? hex : 0);
      if (view.aboard[source.id]) return codeOf('hop', source.id, hex);
      const from = tileAt(source.at);
      const onLand = from >= 0 && view.ground[from] !== 'sea';
      return codeOf(onLand ? 'enter_water' : 'swim', source.id, hex);
    }
  }
}
