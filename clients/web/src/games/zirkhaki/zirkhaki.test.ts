// The parts of this table that need no page: which cards fly where and when, what stands in the bar,
// what a burn leaves.
import { describe, expect, it } from 'vitest';
import type { ZirkhakiView } from '../../net/protocol';
import type { GameEvent, MoveOption } from '../board';
import { barOf } from './bar';
import type { Box } from './boxes';
import { codeOf, kinds } from './cards';
import { cardOf, nothingPicked, sealedRing, touched } from './choices';
import { crewed, flightsOf, openedBy, readied, span, traceOf, type Flight } from './flights';
import { rowsOf, stackLabel } from './stack';
import { shadesOf } from './shades';
import { describe as describePosition } from './describe';

const empty = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as ZirkhakiView['field'][number];
const view = (given: Partial<ZirkhakiView> = {}): ZirkhakiView =>
  ({ phase: 'choice', active: 0, begun: true, due: 0, second_due: false, second_asked: false, bonus_due: 0, area: [], guarded: 0, linked: [], burning: [], points: [0, 0], shown: [], burst: [], field: [empty, empty], deck_left: 9, counts: null, burnt_left: 4, burnt: null, peeked: [], seen_by: [], ring: ['none', 'none'], dealt: [], rings_dealt: 0, chosen: [], ...given }) as ZirkhakiView;
const offered = (kind: string, a = 0, b = 0, flags = 0): MoveOption => ({ code: codeOf(kind, a, b), kind, a, b, flags });
const says = (key: string, params: Record<string, unknown> = {}): string => [key, ...Object.values(params)].join(' ');

// Every place lies where its name says: only the names matter here.
const places = ['deck', 'burnt', ...Array.from({ length: 10 }, (_, n) => `area-${n + 1}`), 'shown-1', 'shown-2', 'shown-3', 'peek-1', ...kinds.flatMap((kind) => [`slot-0-${kind}`, `slot-1-${kind}`])];
const boxes = new Map<string, Box>(places.map((at, n) => [at, { x: n, y: 0, wide: 10 }]));
const nameOf = (box: Box): string => places[box.x] ?? '';
const fly = (events: Parameters<typeof flightsOf>[0], area: ZirkhakiView['area'] = [], shown: ZirkhakiView['shown'] = []) =>
  flightsOf(events, { area, shown }, (at) => boxes.get(at)).map((one) => ({ ...one, from: nameOf(one.from), to: nameOf(one.to) }));

describe('flights', () => {
  it('bring a revealed card to the next place', () => {
    expect(fly([{ key: 'reveal', name: 0, kind: 'map_3' }], ['coin_4'])).toMatchObject([{ card: 'map_3', from: 'deck', to: 'area-2', start: 0, ms: 240, way: 'turn', land: 'area-2' }]);
  });
  it('carry guarded cards home and the others to the burnt pile', () => {
    const flights = fly(
      [{ key: 'reveal', name: 1, kind: 'key_2' }, { key: 'carpet', n: 1 }, { key: 'burn', name: 1, kind: 'key', n: 3 }, { key: 'turn', name: 0 }],
      ['coin_8', 'carpet_3', 'key_5'],
    );
    expect(flights.map(({ card, from, to, way }) => [card, from, to, way])).toEqual([
      ['key_2', 'deck', 'area-4', 'turn'],
      ['coin_8', 'area-1', 'slot-1-coin', 'carpet'],
      ['carpet_3', 'area-2', 'burnt', 'burn'],
      ['key_5', 'area-3', 'burnt', 'burn'],
      ['key_2', 'area-4', 'burnt', 'burn'],
    ]);
    const last = flights.at(-1)!;
    expect(last.since).toBe(last.start); // the burning card is not seen before it has landed
    expect(flights.every((one) => one.start + one.ms <= 800)).toBe(true);
  });
  it('bring collected cards home in their order, then the bonus', () => {
    const events: GameEvent[] = [{ key: 'collect', name: 0, n: 2 }, { key: 'bonus', name: 0, n: 2 }, { key: 'bonus_card', name: 0, kind: 'map_2' }, { key: 'bonus_card', name: 0, kind: 'coin_4' }];
    const flights = fly(events, ['chest_4', 'key_5']);
    expect(flights.map(({ card, to }) => [card, to])).toEqual([['chest_4', 'slot-0-chest'], ['key_5', 'slot-0-key'], ['map_2', 'slot-0-map'], ['coin_4', 'slot-0-coin']]);
    expect(flights.map((one) => one.start)).toEqual([...flights.map((one) => one.start)].sort((a, b) => a - b));
    expect(Math.max(...flights.map((one) => one.start + one.ms))).toBeCloseTo(800);
    expect(span(events)).toBe(800);
  });
  it('know where stolen, own, dug and shot cards come from', () => {
    expect(fly([{ key: 'stolen', a: 0, b: 1, kind: 'map_3' }])).toMatchObject([{ from: 'slot-1-map', to: 'area-1' }]);
    expect(fly([{ key: 'own', name: 0, kind: 'map_3' }])).toMatchObject([{ from: 'slot-0-map', to: 'area-1' }]);
    expect(fly([{ key: 'dug', name: 0, kind: 'key_2' }], [], ['coin_4', 'key_2'])).toMatchObject([{ from: 'shown-2', to: 'area-1' }]);
    expect(fly([{ key: 'shot', name: 1, kind: 'map_3' }])).toMatchObject([{ from: 'slot-1-map', to: 'burnt', way: 'burn' }]);
    expect(fly([{ key: 'mugged', a: 0, b: 1, kind: 'map_3' }])).toMatchObject([{ from: 'slot-1-map', to: 'slot-0-map' }]);
  });
  it('take no time for what does not move', () => {
    expect(span([{ key: 'turn', name: 1 }])).toBe(0);
    expect(span([{ key: 'reveal', name: 0, kind: 'map_3' }])).toBe(240);
  });
  it('are traced back from the log', () => {
    expect(traceOf({ key: 'shot', name: 1, kind: 'map_3' })).toEqual({ at: ['slot-1-map', 'burnt'], pieces: ['map_3'] });
    expect(traceOf({ key: 'turn', name: 1 })).toEqual({ at: ['seat-1'], pieces: [] });
  });
});

describe('shades', () => {
  it('keep the lost cards where they lay until the next card comes', () => {
    const burnt = view({ burst: ['key_2'], active: 1 });
    const first = shadesOf(burnt, [{ key: 'carpet', n: 1 }, { key: 'burn', name: 0, kind: 'key', n: 3 }], ['coin_8', 'carpet_3', 'key_5'], new Map());
    expect([...first]).toEqual([[1, 'carpet_3'], [2, 'key_5'], [3, 'key_2']]);
    expect(shadesOf(burnt, [], [], first)).toBe(first);
    expect(shadesOf(view({ area: ['map_2'] }), [], [], first).size).toBe(0);
  });
});

it('laid-open and peeked cards come to places of their own', () => {
  const shown = (kind: string): GameEvent => ({ key: 'shown', name: 0, kind });
  expect(openedBy([shown('coin_4'), shown('map_2')])).toEqual(['shown-1', 'shown-2']);
  expect(openedBy([{ key: 'reveal', name: 0, kind: 'astrolabe_4' }, { key: 'peeked', n: 2, kind: 'coin_4' }])).toEqual(['peek-2']);
  expect(openedBy([{ key: 'collect', name: 0, n: 3 }])).toEqual([]);
});

describe('choices', () => {
  it('name their cards and rings', () => {
    expect(cardOf(offered('steal', 1, 0))).toBe('astrolabe_2');
    expect(cardOf(offered('play_own', 5))).toBe('astrolabe_7');
    expect(cardOf(offered('reveal'))).toBeUndefined();
    expect(sealedRing(codeOf('wear', 4, 0))).toBe('money_lover');
    expect(sealedRing(undefined)).toBeUndefined();
  });
  it('ask about what was touched, and about nothing', () => {
    expect(touched('steal', 1, { ...empty, astrolabe: [3, 7] }, 'astrolabe')).toBe(codeOf('steal', 1, 5));
    expect(touched('play_own', 0, empty, 'astrolabe')).toBe(codeOf('play_own', 0, 0));
    expect(nothingPicked('shoot', 0, [])).toBe(codeOf('shoot', 0, 0));
    expect(nothingPicked('play_burnt', 0, [offered('play_burnt', 0)])).toBe(codeOf('play_burnt', 1, 0));
  });
});

describe('a stack in words', () => {
  const words = { says, num: String };
  it('names the top, what lies below and what it costs', () => {
    const steal = offered('steal', 1, 0, 4);
    const rows = rowsOf([{ move: steal.code, flags: 4, rows: [['victim_loss', 3]] }], steal);
    expect(stackLabel('coin', [4, 9], undefined, {}, words)).toBe('coin_9. under 4');
    expect(stackLabel('coin', [9], steal, rows, words)).toBe('coin_9. points 3. would_burn');
    expect(stackLabel('coin', [], undefined, {}, words)).toBe('coin: 0');
    expect(rowsOf(undefined, steal)).toEqual({});
  });
});

describe('the bar', () => {
  const at = { me: 0, live: true, picked: undefined, risk: '', gain: '', says, names: ['a', 'b'] };
  const ids = (buttons: { id: string; legal: boolean }[]) => buttons.map(({ id, legal }) => [id, legal]);
  it('keeps both buttons in their places, refused or not', () => {
    const both = barOf({ ...at, view: view(), moves: [offered('reveal'), offered('collect')], risk: '24%', gain: '+11' });
    expect(both.buttons.map((button) => button.label)).toEqual(['button_collect +11', 'button_reveal 24%']);
    expect(ids(both.buttons)).toEqual([['collect', true], ['reveal', true]]);
    expect(ids(barOf({ ...at, view: view({ due: 2 }), moves: [offered('reveal')] }).buttons)).toEqual([['collect', false], ['reveal', true]]);
    expect(ids(barOf({ ...at, view: view({ active: 1 }), moves: [] }).buttons)).toEqual([['collect', false], ['reveal', false]]);
  });
  it('asks for a card before it can be played', () => {
    const moves = [offered('play_own', 5)];
    expect(ids(barOf({ ...at, view: view({ phase: 'horseshoe' }), moves }).buttons)).toEqual([['collect', false], ['play_own', false]]);
    const picked = barOf({ ...at, view: view({ phase: 'horseshoe' }), moves, picked: moves[0]!.code }).buttons[1];
    expect(picked).toMatchObject({ legal: true, label: 'button_play_own_card astrolabe_7' });
  });
  it('says what is asked', () => {
    const prompt = (given: Partial<ZirkhakiView>, ...moves: MoveOption[]) => barOf({ ...at, view: view(given), moves }).prompt;
    expect(prompt({ begun: false }, offered('reveal'))).toBe('ask_first');
    expect(prompt({ due: 2 }, offered('reveal'))).toBe('due 2');
    expect(prompt({}, offered('reveal', 0, 0, 4), offered('collect'))).toBe('would_burn');
    expect(prompt({ deck_left: 0 }, offered('collect'))).toBe('why.deck_empty');
    expect(prompt({ phase: 'horseshoe' }, offered('play_own', 5))).toBe('ask_play_own');
    expect(prompt({ phase: 'horseshoe', second_due: true, area: ['horseshoe_2'] }, offered('play_own', 5))).toBe('ask_own_first');
    expect(prompt({ phase: 'horseshoe', second_due: true, second_asked: true, area: ['horseshoe_2', 'coin_4'] }, offered('play_own', 5))).toBe('ask_own_second');
  });
  it('is empty for who only watches', () => {
    expect(barOf({ ...at, me: -2, view: view(), moves: [] }).buttons).toEqual([]);
    expect(barOf({ ...at, live: false, view: view(), moves: [] }).buttons).toEqual([]);
  });
});

it('a position is told in at most four sentences', () => {
  const told = describePosition(view({ area: ['coin_8', 'carpet_3'], guarded: 1, points: [5, 7], due: 1, peeked: ['map_2'] }), { me: 0, names: ['a', 'b'], risk: '24%', gain: '+8', says, num: String });
  expect(told.length).toBe(4);
  expect(told[0]).toContain('1 coin_8');
  expect(told[3]).toContain('has_points b 7');
});

describe('ghosts', () => {
  const flight = (card: Flight['card']) => ({ card }) as Flight;

  it('have the cards of the area drawn before they fly, each once', () => {
    expect(readied([undefined, undefined, undefined], ['coin_8', 'key_5'])).toEqual(['coin_8', 'key_5', undefined]);
    expect(readied(['map_3', 'key_5', undefined], ['coin_8', 'key_5'])).toEqual(['coin_8', 'key_5', undefined]);
    expect(readied(['coin_8', 'key_5'], [])).toEqual(['coin_8', 'key_5']);
  });
  it('fly with the card that they have drawn, or rest, or are joined by new ones', () => {
    const [coin, key, map] = [flight('coin_8'), flight('key_5'), flight('map_3')];
    expect(crewed([key, coin], [null, null, null], ['coin_8', undefined, 'key_5'])).toEqual([coin, null, key]);
    expect(crewed([coin], [map, null], ['coin_8', undefined])).toEqual([map, coin]);
    expect(crewed([coin, key], [map], ['map_3'])).toEqual([map, coin, key]);
  });
});
