// Where the pieces of a view are drawn, and which of them is which from one view to the next.

import type { SurviveView } from '../../net/protocol';
import { isIsle, placeNamed, steps, tileAt } from './chart';

// Boats and creatures have no names in a view, only hexes. To let them glide, each keeps a number
// of its own as long as lists can be matched.
export interface Tracked {
  id: number;
  hex: string;
}

export function track(before: Tracked[], now: readonly string[]): Tracked[] {
  const left = [...now];
  const gone: Tracked[] = [];
  const after: Tracked[] = [];
  for (const piece of before) {
    const at = left.indexOf(piece.hex);
    if (at >= 0) {
      left.splice(at, 1);
      after.push(piece);
    } else {
      gone.push(piece);
    }
  }
  let next = before.reduce((most, piece) => Math.max(most, piece.id), -1) + 1;
  for (const hex of left) after.push({ id: gone.shift()?.id ?? next++, hex });
  return after.sort((a, b) => a.id - b.id);
}

// How many hexes the longest journey between two views was, from 1 to 3; 0 when all stayed.
export function travelled(before: SurviveView | undefined, now: SurviveView): number {
  if (!before) return 1;
  let most = 0;
  const compare = (old: readonly string[], fresh: readonly string[]): void => {
    if (old === fresh) return;
    most = Math.max(most, 1);
    const left = old.filter((name) => !fresh.includes(name));
    const come = fresh.filter((name) => !old.includes(name));
    left.forEach((name, n) => {
      const from = placeNamed(name);
      const to = placeNamed(come[n] ?? 'none');
      if (from && to) most = Math.max(most, steps(from, to));
    });
  };
  compare(before.boats, now.boats);
  compare(before.serpents, now.serpents);
  compare(before.sharks, now.sharks);
  compare(before.whales, now.whales);
  now.place.forEach((name, id) => {
    if (before.place[id] !== name) compare([before.place[id] ?? 'none'], [name]);
  });
  return Math.min(3, most);
}

export type Standing = 'land' | 'aboard' | 'water' | 'isle';

export interface Person {
  id: number;
  owner: number;
  second: boolean; // of the owner's second colour
  value: number; // 0: not known
  place: number;
  standing: Standing;
  x: number;
  y: number;
  scale: number;
  shown: boolean;
}

// A group too large to draw in full.
export interface Crowd {
  x: number;
  y: number;
  n: number;
}

export interface Company {
  people: Person[];
  crowds: Crowd[];
}

const spread: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-7, 1], [7, 1]],
  3: [[-9, 3], [0, -3], [9, 3]],
};

export function standingOf(view: SurviveView, id: number): Standing | 'lost' | 'none' {
  const name = view.place[id] ?? 'none';
  if (name === 'lost' || name === 'none') return name;
  const place = placeNamed(name)!.index;
  if (isIsle(place)) return 'isle';
  if (view.aboard[id]) return 'aboard';
  const tile = tileAt(place);
  return tile >= 0 && view.ground[tile] !== 'sea' ? 'land' : 'water';
}

export const colourOf = (id: number): number => Math.floor(id / 10);

export function ownerOf(id: number, seats: number): number {
  return colourOf(id) % seats;
}

// How a seat's people fare.
export function tally(view: SurviveView, seat: number, seats: number): Record<Standing | 'lost' | 'none', number> {
  const n = { land: 0, aboard: 0, water: 0, isle: 0, lost: 0, none: 0 };
  view.place.forEach((_, id) => {
    if (ownerOf(id, seats) === seat) n[standingOf(view, id)] += 1;
  });
  return n;
}

// What those of a seat who reached an isle are worth, the dearest last; nobody whose value is not known.
export function savedPeople(view: SurviveView, seat: number, seats: number): number[] {
  return view.value
    .filter((value, id) => value > 0 && ownerOf(id, seats) === seat && standingOf(view, id) === 'isle')
    .sort((a, b) => a - b);
}

export function company(view: SurviveView, seats: number): Company {
  const groups = new Map<string, Person[]>();
  const people: Person[] = [];
  view.place.forEach((name, id) => {
    const standing = standingOf(view, id);
    const spot = placeNamed(name);
    if (standing === 'lost' || standing === 'none' || !spot) return;
    const owner = ownerOf(id, seats);
    const person: Person = {
      id, owner, second: id >= seats * 10, value: view.value[id] ?? 0, place: spot.index, standing,
      x: spot.x, y: spot.y, scale: 1, shown: true,
    };
    people.push(person);
    const key = standing === 'isle' ? name + owner : name + standing;
    groups.set(key, [...(groups.get(key) ?? []), person]);
  });
  const crowds: Crowd[] = [];
  for (const group of groups.values()) arrange(group, view, crowds);
  return { people, crowds };
}

function arrange(group: Person[], view: SurviveView, crowds: Crowd[]): void {
  const { standing, x, y, owner, place } = group[0]!;
  if (standing === 'isle') {
    // One heap a seat, side by side along the edge of the chart.
    const side = x < 0 ? 1 : -1;
    const dx = side * (owner * 20.5 - 4);
    const dy = y < 0 ? -28 : 28;
    for (const person of group) {
      person.x = x + dx;
      person.y = y + dy;
      person.scale = 0.72;
      if (group.length > 1) person.value = 0; // one figure stands for the heap
      person.shown = person === group[group.length - 1];
    }
    if (group.length > 1) crowds.push({ x: x + dx, y: y < 0 ? y - 38 : y + 45, n: group.length });
    return;
  }
  if (standing === 'aboard') {
    group.forEach((person, i) => {
      person.x = x + (i - 1) * 9.5;
      person.y = y + 0.5;
      person.scale = 0.62;
    });
    return;
  }
  const boatHere = standing === 'water' && view.boats.some((hex) => placeNamed(hex)?.index === place);
  const places = spread[Math.min(group.length, 3)]!;
  const whaleHere = standing === 'water' && view.whales.some((hex) => placeNamed(hex)?.index === place);
  const lift = boatHere ? 12 : whaleHere ? -5 : standing === 'water' ? 2 : 0;
  group.forEach((person, i) => {
    const [dx, dy] = places[Math.min(i, 2)]!;
    person.x = x + dx;
    person.y = y + (boatHere ? 0 : dy) + lift;
    person.scale = boatHere ? 0.6 : group.length === 1 ? 1 : 0.78;
    person.shown = i < 3;
  });
  if (group.length > 3) crowds.push({ x: x + 8, y: y + lift + 12, n: group.length });
}
