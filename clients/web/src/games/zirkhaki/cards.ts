// Names of cards, kinds and rings as the server spells them, and how they are grouped and drawn.
// Nothing here says what a card does.
import { games, zirkhakiWords1, zirkhakiWords2, zirkhakiWords3, type ZirkhakiView } from '../../net/protocol';

export type CardName = (typeof zirkhakiWords1)[number];
export type Kind = (typeof zirkhakiWords2)[number];
export type Ring = (typeof zirkhakiWords3)[number];
export type Field = ZirkhakiView['field'][number];
export type Group = 'blade' | 'sight' | 'fate' | 'gold';

export const kinds: readonly Kind[] = zirkhakiWords2;
export const cardNames: readonly CardName[] = zirkhakiWords1;
export const rings: readonly Ring[] = zirkhakiWords3;

const groups: Record<Kind, Group> = {
  astrolabe: 'sight',
  map: 'sight',
  pistol: 'blade',
  dagger: 'blade',
  carpet: 'fate',
  snake: 'fate',
  horseshoe: 'fate',
  coin: 'gold',
  chest: 'gold',
  key: 'gold',
};

// A ring takes the tint of the kind it goes with.
const ringKinds: Partial<Record<Ring, Kind>> = {
  snake_catcher: 'snake',
  mugger: 'pistol',
  cutpurse: 'dagger',
  money_lover: 'chest',
  goldsmith: 'coin',
  map_reader: 'map',
  trickster: 'horseshoe',
  fortune_teller: 'astrolabe',
};

export const groupOf = (kind: Kind): Group => groups[kind];
export const kindOfRing = (ring: Ring): Kind | undefined => ringKinds[ring];
export const kindOf = (name: CardName): Kind => name.slice(0, name.lastIndexOf('_')) as Kind;
export const valueOf = (name: CardName): number => Number(name.slice(name.lastIndexOf('_') + 1));
export const cardName = (kind: Kind, value: number): CardName => `${kind}_${value}` as CardName;
export const cardNumber = (name: CardName): number => cardNames.indexOf(name);

export const topOf = (values: readonly number[]): number => Math.max(0, ...values);
export const countOf = (field: Field): number =>
  kinds.reduce((sum, kind) => sum + field[kind].length, 0);

// The code of a move that was not offered, needed to ask why it is refused: kind, a and b in 8, 8
// and 16 bits, as the offered ones have them.
export function codeOf(kind: string, a: number, b: number): number {
  const number = games.zirkhaki.moves.findIndex((move) => move.key === kind);
  return number * 0x1000000 + a * 0x10000 + b;
}
