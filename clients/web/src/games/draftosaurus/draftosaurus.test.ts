import { describe, expect, it } from 'vitest';
import type { MoveOption } from '../board';
import { layOut, steady, zooHeight } from './geometry';
import { span, timeline } from './motion';
import { newcomers, placeIn } from './news';
import { openingsOf } from './openings';
import { byPlace, codeOf, placeNumber, readCode, residents } from './places';
import { gainsFor, isNeedlessLoss } from './prospects';
import { nextOnes, seat } from './seating';
import { nearest } from './walk';

const choose = (a: number): MoveOption => ({ code: codeOf('choose', a), kind: 'choose', a, b: 0, flags: 1 });
const prospects = {
  trex: { same: 3, river: 1 },
  spino: { king: -5, river: -6 },
} as never;

describe('moves', () => {
  it('are spelt as the server spells them and read back', () => {
    expect(codeOf('choose', 1)).toBe(50397184);
    expect(codeOf('put', 5, 17)).toBe(84213777);
    expect(readCode(84213777)).toEqual({ species: 'brachio', place: 'river' });
    expect(readCode(codeOf('leave', placeNumber('lookout')))).toEqual({ species: undefined, place: 'lookout' });
  });
});

describe('prospects', () => {
  it('are those the view tells of the dinosaur in mind', () => {
    expect([...gainsFor(prospects, [choose(0), choose(1)], [], 'trex')]).toEqual([['same', 3], ['river', 1]]);
    expect(gainsFor(prospects, [choose(1)], [], 'trex').size).toBe(0);
  });
  it('come from previews when the place alone is asked for', () => {
    const code = codeOf('place', placeNumber('isle'));
    const moves = [{ code, kind: 'place', a: placeNumber('isle'), b: 0, flags: 1 }];
    expect([...gainsFor(null, moves, [], 'trex')]).toEqual([['isle', null]]);
    const worth = [{ move: code, rows: [['isle', 7], ['trex', 1]], flags: 0 }] as never;
    expect([...gainsFor(null, moves, worth, 'trex')]).toEqual([['isle', 8]]);
  });
  it('S20: call a loss needless only if the dinosaur in hand could go where nothing is lost', () => {
    const open = (kind: 'trex' | 'spino') => gainsFor(prospects, [choose(0), choose(1)], [], kind);
    expect(isNeedlessLoss(-5, open('spino'))).toBe(false); // it costs something wherever it goes
    expect(isNeedlessLoss(-5, new Map([...open('spino'), ['isle', 0]]))).toBe(true);
    expect(isNeedlessLoss(3, open('trex'))).toBe(false);
    expect(isNeedlessLoss(undefined, open('trex'))).toBe(false);
  });
});

describe('movement', () => {
  it('takes the time of what happened, one after the other', () => {
    expect(span([])).toBe(0);
    expect(span([{ key: 'roll', name: 0, kind: 'face_woods' }])).toBe(600);
    const events = ['show', 'place', 'pass', 'roll'].map((key) => ({ key }));
    expect(timeline(events)).toEqual({ starts: { reveal: 0, place: 240, pass: 420, roll: 740 }, whole: 1340 });
  });
  it('never lasts longer than a chain may', () => {
    for (const last of [['pass', 'roll'], ['score'], ['score', 'game', 'dealt', 'roll']]) {
      expect(span(['show', 'place', ...last].map((key) => ({ key })))).toBeLessThanOrEqual(1600);
    }
  });
});

describe('news', () => {
  it('name places as the board does', () => {
    expect(placeIn({ key: 'place', place: 'pen_same' })).toBe('same');
    expect(placeIn({ key: 'river' })).toBe('river');
    expect(placeIn({ key: 'roll' })).toBe(undefined);
  });
  it('find who has just come', () => {
    const zoo = ['para_same', 'trex_king', 'para_same'];
    const came = { key: 'place', name: 1, kind: 'para', place: 'pen_same' };
    expect(newcomers(zoo, [came], 1)).toEqual([2]);
    expect(newcomers(zoo, [came, came], 1)).toEqual([2, 0]);
    expect(newcomers(zoo, [came], 0)).toEqual([]);
  });
});

describe('a zoo', () => {
  it.each(['summer', 'winter'] as const)('keeps its %s pens apart, inside and on their banks', (side) => {
    for (const [width, height] of [[304, 144], [374, 320], [480, 432]] as const) {
      const zoo = layOut(width, height, side, () => 0, 18);
      expect(zoo.pens).toHaveLength(6);
      zoo.pens.forEach((pen, at) => {
        expect(pen.x).toBeGreaterThanOrEqual(0);
        expect(pen.y + pen.height).toBeLessThanOrEqual(height);
        expect(pen.x < zoo.river.x).toBe(at % 2 === 0);
        for (const slot of pen.slots) {
          expect(slot.x - pen.size / 2).toBeGreaterThanOrEqual(pen.x);
          expect(slot.y + pen.size / 2).toBeLessThanOrEqual(pen.y + pen.height);
        }
      });
    }
  });
  it('has the same height for rooms that differ by less than a step', () => {
    expect(zooHeight(374, 333)).toBe(zooHeight(374, 331));
    expect(zooHeight(374, 800)).toBeLessThan(374);
  });
});

describe('seating', () => {
  const planOf = (zoo: string[]) => {
    const there = byPlace(residents(zoo));
    return layOut(374, 320, 'summer', (place) => there.get(place)?.length ?? 0, 18);
  };
  it('gives each resident a slot of its place and leaves the others free', () => {
    const zoo = ['para_same', 'trex_river', 'para_same'];
    const { taken, free, afloat } = seat(planOf(zoo), residents(zoo));
    expect(taken.map(({ at, place }) => [at, place])).toEqual([[0, 'same'], [2, 'same'], [1, 'river']]);
    expect(new Set(taken.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
    expect(free.filter(({ place }) => place === 'same')).toHaveLength(4);
    expect(afloat).toHaveLength(0);
  });
  it('keeps what did not change as it was', () => {
    const zoo = ['para_same', 'trex_king'];
    const first = planOf(zoo);
    const before = seat(first, residents(zoo));
    const plan = steady(planOf([...zoo, 'spino_river', 'para_river']), first);
    expect(plan.pens.every((pen, at) => pen === first.pens[at])).toBe(true);
    const now = seat(plan, residents([...zoo, 'spino_nest']), before.taken);
    expect(now.taken.filter((one) => before.taken.includes(one)).map(({ at }) => at).sort()).toEqual([0, 1]);
    expect(steady(layOut(390, 320, 'summer', () => 0, 18), first).pens.some((pen) => first.pens.includes(pen))).toBe(false);
  });
  it('puts the next one into the first free slot of an open place', () => {
    const zoo = ['para_same'];
    const { free } = seat(planOf(zoo), residents(zoo));
    const next = nextOnes(free, (place) => place === 'same' || place === 'isle');
    expect(next.map(({ place }) => place)).toEqual(['same', 'isle']);
    expect(next[0]).toBe(free.find(({ place }) => place === 'same'));
  });
  it('shows what open places bring, and leaves closed ones as they were, unseen', () => {
    const { free } = seat(planOf([]), []);
    const next = nextOnes(free, (place) => place === 'same');
    const mind = (gain: number | null, aimed = false) => () => ({ gain, aimed });
    const [same, isle] = openingsOf(['same', 'isle'], next, [], mind(3));
    expect([same!.open, same!.told, same!.gain, isle!.open, isle!.told]).toEqual([true, true, 3, false, false]);
    expect(openingsOf(['same'], next, [same!], mind(3))[0]).toBe(same);
    expect(openingsOf(['same'], next, [same!], mind(null))[0]!.told).toBe(false);
    expect(openingsOf(['same'], next, [same!], mind(3, true))[0]!.told).toBe(false);
    const [closed] = openingsOf(['same'], [], [same!], mind(3));
    expect(closed).toEqual({ ...same, open: false, told: false });
    expect(openingsOf(['same'], [], [closed!], mind(3))[0]).toBe(closed);
  });
});

describe('arrows', () => {
  const left = { x: 0, y: 0, width: 40, height: 40 };
  const right = { x: 60, y: 2, width: 40, height: 40 };
  const below = { x: 0, y: 60, width: 40, height: 40 };
  it('go to what the eye sees there', () => {
    expect(nearest(left, [right, below], 'ArrowRight')).toBe(0);
    expect(nearest(left, [right, below], 'ArrowDown')).toBe(1);
    expect(nearest(left, [right, below], 'ArrowLeft')).toBe(-1);
  });
});
