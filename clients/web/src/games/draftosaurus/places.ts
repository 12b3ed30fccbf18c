// Where dinosaurs can stand on either side of the board, and how a move that names such a place is
// spelt. Nothing here says what is legal: the server does.
import { draftosaurusWords2, games, type DraftosaurusView } from '../../net/protocol';
import { isSpecies, species, type Species } from './species';

export type Place = (typeof draftosaurusWords2)[number];
export type Score = DraftosaurusView['score'][number];
export type Kind = (typeof games.draftosaurus.moves)[number]['key'];

export interface Standing {
  species: Species;
  place: Place;
}

export function placeNumber(place: Place): number {
  return draftosaurusWords2.indexOf(place);
}

export function placeOf(number: number): Place | undefined {
  return draftosaurusWords2[number];
}

export function placeWord(place: Place): string {
  return place === 'river' ? 'river' : `pen_${place}`;
}

// Codes sort by kind, then by their arguments.
export function codeOf(kind: Kind, a: number, b = 0): number {
  const row = games.draftosaurus.moves.findIndex((move) => move.key === kind);
  return row * 0x1000000 + a * 0x10000 + b;
}

// What a code says, read back: my own sealed choice comes to me as nothing else.
export function readCode(code: number): { species: Species | undefined; place: Place | undefined } {
  const kind = games.draftosaurus.moves[Math.floor(code / 0x1000000)]?.key;
  const a = Math.floor(code / 0x10000) % 0x100;
  if (kind === 'put') return { species: species[a], place: placeOf(code % 0x10000) };
  if (kind === 'place' || kind === 'leave') return { species: undefined, place: placeOf(a) };
  return { species: species[a], place: undefined };
}

// "para_pyramid_b1" stands for a Parasaurolophus in that cell.
export function standing(word: string): Standing | undefined {
  const cut = word.indexOf('_');
  const kind = word.slice(0, cut);
  const place = word.slice(cut + 1) as Place;
  return isSpecies(kind) && placeNumber(place) >= 0 ? { species: kind, place } : undefined;
}

export function residents(zoo: readonly string[]): Standing[] {
  return zoo.map(standing).filter((one) => one !== undefined);
}

// Who stands where, each place once.
export function byPlace(all: readonly Standing[]): Map<Place, Standing[]> {
  const found = new Map<Place, Standing[]>();
  for (const one of all) {
    const there = found.get(one.place);
    if (there) there.push(one);
    else found.set(one.place, [one]);
  }
  return found;
}

// Kinds with their numbers, in the order they came.
export function grouped(all: readonly Standing[]): [Species, number][] {
  const counts = new Map<Species, number>();
  for (const one of all) counts.set(one.species, (counts.get(one.species) ?? 0) + 1);
  return [...counts];
}
