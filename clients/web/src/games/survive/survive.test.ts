import { describe, expect, it } from 'vitest';
import { backsLeft, frameOf, grounds, keptTiles } from './backs';
import { hexes, neighboursOf, outside, placeNamed, places } from './chart';
import { listNames } from './describe';
import { dramasOf, placesOf, span, times } from './events';
import { lossesOf, mayCost } from './losses';
import { codeOf, stepOf } from './moves';
import { OriginBook } from './origins';
import { tally, track, travelled } from './pieces';
import { reachOf, threats, victims } from './reach';
import sample from './sample.json';
import { steady } from '../../parts/steady';
import type { SurviveView } from '../../net/protocol';

const view = sample.update.view as unknown as SurviveView;
const at = (name: string): number => placeNamed(name)!.index;

describe('the chart', () => {
  it('has 133 hexes with 356 pairs of neighbours and four isles', () => {
    expect(hexes.length).toBe(133);
    expect(places.length).toBe(137);
    expect(hexes.reduce((sum, hex) => sum + neighboursOf(hex).length, 0)).toBe(2 * 356);
  });
  it('measures how far a touch is outside a hex', () => {
    const hex = placeNamed('G6')!;
    expect(outside(hex, hex.x + 10, hex.y)).toBe(0);
    expect(outside(hex, hex.x + 28, hex.y)).toBeCloseTo(10, 1);
  });
});

describe('creatures', () => {
  // Serpents and sharks come to A2, whales to A3 only; whoever swims is prey of the first two.
  const reach = places.map(({ name }) => (name === 'A2' ? 3 : name === 'A3' ? 4 : 0)).slice(0, 133);
  const told: SurviveView = { ...view, reach, place: view.place.map((_, id) => (id < 2 ? 'A2' : 'lost')), prey: view.place.map((_, id) => (id === 0 ? 3 : id === 1 ? 5 : 0)) };
  it('threaten the hexes that the server names', () => {
    expect([...reachOf(told, 'serpent')]).toEqual([at('A2')]);
    expect([...reachOf(told, 'whale')]).toEqual([at('A3')]);
    expect([...threats(told)]).toEqual([[at('A2'), 2], [at('A3'), 1]]);
  });
  it('strike the people that the server names', () => {
    expect(victims(told, 'serpent', at('A2'))).toEqual([0, 1]);
    expect(victims(told, 'shark', at('A2'))).toEqual([0]);
    expect(victims(told, 'whale', at('A2'))).toEqual([1]);
    expect(victims(told, 'shark', at('A3'))).toEqual([]);
  });
});

describe('names', () => {
  it('R7, R11: and their numbers are isolated, so that neither moves the other', () => {
    const seats = ['Ali (x2)!', '«سارا»'].map((name) => ({ name, bot: '', away: false, connected: true, shape: '', paint: '', ink: '' }));
    expect(listNames([10, 0, 1], seats, (n) => String.fromCharCode(0x6f0 + n))).toBe('\u2068«سارا»\u2069 · \u2068Ali (x2)!\u2069 \u2066×۲\u2069');
  });
});

describe('backs', () => {
  it('that are left are those the server counts', () => {
    const told: SurviveView = { ...view, backs_left: grounds.map((_, g) => Array.from({ length: 12 }, (__, b) => (b === 6 ? 2 : b === 11 ? g : 0))) };
    expect(backsLeft(told, 'beach')).toEqual([{ back: 'wind', left: 2, of: 2 }]);
    expect(backsLeft(told, 'mountain')).toEqual([{ back: 'wind', left: 2, of: 4 }, { back: 'defend_whale', left: 2, of: 4 }]);
  });
  it('that I keep are told apart', () => {
    expect(keptTiles(view, 0)).toEqual([{ ground: 'beach', back: 'wind', n: 1, word: 6 }]);
    expect(keptTiles(view, 1)).toEqual([]);
  });
  it('act now, later or in defence', () => {
    expect(['volcano', 'wind', 'defend_whale'].map(frameOf)).toEqual(['now', 'keep', 'defend']);
  });
});

describe('pieces', () => {
  it('keep their numbers while one of them moves', () => {
    const before = track([], ['A1', 'B1', 'C1']);
    const after = track(before, ['A1', 'C1', 'D1']);
    expect(after.find(({ hex }) => hex === 'D1')?.id).toBe(1);
    expect(track(after, ['A1']).map(({ id }) => id)).toEqual([0]);
  });
  it('tell how far the longest journey went', () => {
    expect(travelled(undefined, view)).toBe(1);
    expect(travelled(view, { ...view })).toBe(0);
    expect(travelled(view, { ...view, whales: ['A2', 'E5', 'I7'] })).toBe(3);
    expect(travelled(view, { ...view, sharks: ['A7', 'C6', 'G3'] })).toBe(2);
  });
  it('stay the same objects where nothing changed', () => {
    const before = [{ id: 1, x: 5 }, { id: 2, x: 6 }];
    const after = steady([{ id: 2, x: 7 }, { id: 1, x: 5 }], before, ({ id }) => id);
    expect(after[1]).toBe(before[0]);
    expect(after[0]).toEqual({ id: 2, x: 7 });
  });
  it('are counted by where they are', () => {
    expect(tally(view, 0, 4)).toEqual({ land: 5, aboard: 0, water: 2, isle: 0, lost: 3, none: 0 });
  });
});

describe('origins', () => {
  const at = (places: Record<number, string>, aboard: number[] = []): SurviveView =>
    ({ ...view, place: view.place.map((old, id) => places[id] ?? old), aboard: view.aboard.map((_, id) => aboard.includes(id)) }) as SurviveView;
  it('follow people on foot, not in a boat', () => {
    const book = new OriginBook();
    book.note(at({ 1: 'F7', 2: 'C3' }, [2]), 0);
    expect(book.note(at({ 1: 'E7', 2: 'B4' }, [2]), 0)).toEqual({ 1: 'F7' });
  });
  it('forget what was staged and taken back', () => {
    const book = new OriginBook();
    book.note(at({ 1: 'F7' }), 0);
    expect(book.note(at({ 1: 'E7' }), 1)).toEqual({ 1: 'F7' });
    expect(book.note(at({ 1: 'E8' }), 2)).toEqual({ 1: 'E7' });
    expect(book.note(at({ 1: 'E7' }), 1)).toEqual({ 1: 'F7' });
    expect(book.note(at({ 1: 'F7' }), 0)).toEqual({});
  });
  it('keep what was staged and then counted', () => {
    const book = new OriginBook();
    book.note(at({ 1: 'F7' }), 0);
    book.note(at({ 1: 'E7' }), 1);
    expect(book.note(at({ 1: 'E7' }), 0)).toEqual({ 1: 'F7' });
  });
});

describe('events', () => {
  const sunk = { key: 'sunk', name: 1, kind: 'forest', place: 'E4' };
  it('show where they happened', () => {
    expect(placesOf({ key: 'sailed', name: 0, a: 'C3', b: 'B4' })).toEqual([at('C3'), at('B4')]);
    expect(placesOf({ key: 'turn', name: 0 })).toEqual([]);
  });
  it('turn over what acts at once, and hide what is kept', () => {
    const [shark] = dramasOf([sunk, { key: 'appears', kind: 'tile_shark', place: 'E4' }]);
    expect(shark).toMatchObject({ kind: 'tile', ground: 'forest', sign: 'shark', delay: 0 });
    expect(dramasOf([sunk, { key: 'kept', name: 1, kind: 'forest' }])[0]?.sign).toBe('');
    const whirl = dramasOf([sunk, { key: 'whirlpool', n: 1, place: 'E4' }]);
    expect(whirl.map(({ kind, delay }) => [kind, delay])).toEqual([['tile', 0], ['whirlpool', times.lift + times.flip + times.sink]]);
  });
  it('never take longer than 1600 ms together', () => {
    expect(span([sunk])).toBe(820);
    expect(span([{ key: 'prowls', name: 1, kind: 'whale', a: 'A1', b: 'A4' }])).toBe(540);
    expect(span([sunk, sunk, sunk])).toBe(1600);
    expect(span([{ key: 'turn', name: 0 }])).toBe(0);
  });
});

describe('what a move costs', () => {
  const option = (kind: string, a: number, b: number, flags = 0) => stepOf(view, { code: codeOf(kind, a, b), kind, a, b, flags })!;
  const sail = option('sail', at('C3'), at('B4'));
  it('is asked for only where creatures or my people are', () => {
    expect(mayCost(sail, view, 0, 4)).toBe(false);
    expect(mayCost(sail, { ...view, whales: ['B4'] }, 0, 4)).toBe(true);
    expect(mayCost(option('sink', 0, at('H4')), view, 0, 4)).toBe(true);
    expect(mayCost(option('sink', 0, at('F3')), view, 0, 4)).toBe(false);
    expect(mayCost(option('swim', 6, at('I7'), 2), view, 0, 4)).toBe(false);
  });
  it('is named if another choice costs nothing', () => {
    const costs = { move: sail.move.code, rows: [['spilled', -2], ['lost_others', -1]] as [string, number][], flags: 0 };
    expect(lossesOf(sail, [costs, { move: 1, rows: [], flags: 0 }])).toEqual([{ key: 'spilled', n: 2 }]);
    expect(lossesOf(sail, [costs])).toEqual([]);
  });
  it('is named also where others may still defend', () => {
    const prowl = option('creature', at('G3'), at('I8'));
    const danger = { move: prowl.move.code, rows: [['in_danger', -1]] as [string, number][], flags: 0 };
    expect(mayCost(prowl, view, 0, 4)).toBe(true);
    expect(lossesOf(prowl, [danger, { move: 1, rows: [], flags: 0 }])).toEqual([{ key: 'in_danger', n: 1 }]);
  });
});
