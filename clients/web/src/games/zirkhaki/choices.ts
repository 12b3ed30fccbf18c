// What is asked of me, read off the moves that were sent: which cards may be picked, and which codes
// to ask about when something else is touched.
import { flag, type MoveOption } from '../board';
import { cardNames, cardName, codeOf, kindOf, rings, topOf, type CardName, type Field, type Kind, type Ring } from './cards';

// Powers that ask for a card or a ring. Revealing and collecting are buttons.
export const tasks = ['wear', 'shoot', 'steal', 'play_own', 'play_burnt'] as const;
export type Task = (typeof tasks)[number];

export const isTask = (kind: string): kind is Task => (tasks as readonly string[]).includes(kind);
export const taskOf = (moves: readonly MoveOption[]): Task | undefined => moves.map((move) => move.kind).find(isTask);
export const burns = (move: MoveOption | undefined): boolean => ((move?.flags ?? 0) & flag.burns) !== 0;

// The card that a move is about: shots and thefts name a seat first.
export function cardOf(move: MoveOption): CardName | undefined {
  if (move.kind === 'shoot' || move.kind === 'steal') return cardNames[move.b];
  return move.kind === 'play_own' || move.kind === 'play_burnt' ? cardNames[move.a] : undefined;
}
export const ringOf = (move: MoveOption): Ring | undefined => (move.kind === 'wear' ? rings[move.a] : undefined);

// A sealed move is told by its code alone, which has its argument a in the third byte.
export const sealedRing = (choice: number | undefined): Ring | undefined =>
  choice === undefined ? undefined : rings[(choice >>> 16) & 0xff];

export function moveFor(moves: readonly MoveOption[], name: CardName, seat?: number): MoveOption | undefined {
  return moves.find((move) => cardOf(move) === name && (seat === undefined || move.a === seat));
}

// The move that touching a stack would be, whether it is offered or not. An empty stack stands for
// some card of its kind.
export function touched(task: Task, seat: number, field: Field, kind: Kind): number {
  const top = topOf(field[kind]);
  const card = cardNames.findIndex((name) => (top ? name === cardName(kind, top) : kindOf(name) === kind));
  return task === 'shoot' || task === 'steal' ? codeOf(task, seat, card) : codeOf(task, card, 0);
}

// The move of pressing the button with nothing picked: no ring, or a card that is none of those
// offered, so that the engine says what has to be picked.
export function nothingPicked(task: Task, me: number, moves: readonly MoveOption[]): number {
  if (task === 'shoot' || task === 'steal') return codeOf(task, me, 0);
  if (task === 'wear') return codeOf(task, 0, 0);
  return codeOf(task, cardNames.findIndex((name) => !moveFor(moves, name)), 0);
}
