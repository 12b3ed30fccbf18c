import { describe as group, expect, it } from 'vitest';
import type { FararEvent, FararView } from '../../net/protocol';
import { flag, type MoveOption } from '../board';
import { pieces, spread } from './coals';
import { countRound } from './count';
import { describe, type Telling } from './describe';
import { heapIn, lying, places, poured, thinned } from './heap';
import { ladderOf } from './ladder';
import { codeOf } from './moves';
import { asksFirst, firstStake, nearestStake, stakesIn } from './stake';
import { nearest } from './walk';

const none = [0, 0, 0, 0, 0, 0];

function view(more: Partial<FararView>): FararView {
  return {
    phase: 'decision', round: 3, start: 1, drawn: 3, drawer: 0, coals_left: 30, furnace: [5, 5, 5, 5, 2, 2, 6], devils: 6, furnace_sum: 875, track: [50, 200, 0],
    position: [2, 3, 2, 1], wealth: [240, null, null, 60], purse: [140, null, null, 0], stake: [100, 120, 140, 60], bettors: [0, 1, 2, 3], staked: [],
    covered: [0, 1, 3], doubles: [2], haul: [none, none, none, none], sums: [0, 0, 0, 0], best: 120, balance: [0, 0, 0, 0], fines: [0, 0, 0, 0], burnt: [], pact: [],
    ...more,
  };
}

group('a haul', () => {
  it('shows the dear coals first', () => {
    const counts = [1, 0, 2, 1, 0, 0];
    expect(pieces(counts)).toBe(4);
    expect(spread(counts)).toEqual([50, 25, 25, 10]);
  });
});

group('the heap', () => {
  it.each([[214, 250], [214, 360], [360, 400], [150, 100], [560, 420]])('of %i × %i lies inside with coals for a finger', (width, height) => {
    const heap = heapIn(width, height);
    expect(heap.size).toBeGreaterThanOrEqual(44);
    expect(heap.places).toHaveLength(places);
    for (const place of heap.places) {
      expect(place.x).toBeGreaterThanOrEqual(heap.size / 2 - 6);
      expect(place.x).toBeLessThanOrEqual(width - heap.size / 2 + 6);
      expect(place.y).toBeGreaterThanOrEqual(heap.size / 2 - 6);
      expect(place.y).toBeLessThanOrEqual(height - heap.size / 2 + 6);
    }
  });
  it('loses the coal that was tapped, then others, and starts anew after a mix', () => {
    const full = lying(48);
    const tapped = thinned(full, 47, 13);
    expect([...full].filter((place) => !tapped.has(place))).toEqual([13]);
    expect(thinned(tapped, 40, 13).size).toBe(40);
    expect(thinned(tapped, 47, 5)).toBe(tapped);
    expect(thinned(lying(12), 48, null).size).toBe(48);
  });
  it('is filled by the handful and emptied at once', () => {
    const [few, full] = [lying(20), lying(48)];
    const sizes = [];
    for (let there = few; there !== full; there = poured(there, full)) sizes.push(there.size);
    expect(sizes).toEqual([20, 28, 36, 44]);
    expect(poured(full, few)).toBe(few);
  });
});

group('the ladder', () => {
  it('stands in order and marks what is covered and what is doubled', () => {
    const rungs = ladderOf({ stake: [100, 120, 140, 60], covered: [0, 1, 3], doubles: [2], best: 120 }, 20);
    expect(rungs.map((rung) => [rung.kind, rung.n])).toEqual([
      ['stake', 140], ['best', 120], ['stake', 120], ['stake', 100], ['stake', 60], ['running', 20],
    ]);
    const standing = Object.fromEntries(rungs.filter((rung) => rung.kind === 'stake').map((rung) => [rung.n, rung.standing]));
    expect(standing).toEqual({ 140: 'not_covered', 120: 'covered', 100: 'covered', 60: 'covered' });
    expect(rungs.filter((rung) => rung.highest).map((rung) => rung.n)).toEqual([140]);
  });
  it('has equal stakes on one rung and none for nothing', () => {
    const rungs = ladderOf({ stake: [80, 80, 0, null], covered: [], doubles: [0, 1], best: 0 }, 0);
    expect(rungs).toHaveLength(2);
    expect(rungs[0]?.seats).toEqual([0, 1]);
  });
});

group('the count of a round', () => {
  // The rulebook's example, with a fine: Gordon (0) and Lucy (2) are burnt, Petra (1) hauls 135,
  // Saul (3) 50 with four coals.
  const before = view({ haul: [none, [1, 0, 1, 0, 0, 1], none, [2, 0, 0, 0, 0, 0]], sums: [0, 135, 0, 20], burnt: [0, 2], balance: [-50, 0, 0, 50], start: 0, drawer: 3 });
  const events: FararEvent[] = [
    { key: 'coal', name: 3, n: 10 }, { key: 'coal', name: 3, n: 20 }, { key: 'stop', name: 3, n: 50 },
    { key: 'won', name: 0, n: 100 }, { key: 'won', name: 1, n: 120 }, { key: 'lost', name: 2, n: 140 }, { key: 'won', name: 3, n: 60 },
    { key: 'bonus_value', name: 1, n: 50 }, { key: 'bonus_pieces', name: 3, n: 50 }, { key: 'pact', list: [2] }, { key: 'mix', n: 20 },
    { key: 'round', n: 4, name: 1 },
  ];
  const after = view({ phase: 'betting', drawer: -1, round: 4, start: 1, pact: [2], wealth: [250, null, 60, null] });

  it('adds up the result, the bonuses and the fines of each', () => {
    const count = countRound(before, events, after);
    expect(count).toMatchObject({ round: 3, best: 135, mixed: 20, pact: [2], over: false });
    expect(count?.rows.map((row) => [row.seat, row.haul, row.pieces, row.net, row.total])).toEqual([
      [0, 0, 0, 50, 250], [1, 135, 3, 170, null], [2, 0, 0, -140, 60], [3, 50, 4, 160, null],
    ]);
    for (const row of count?.rows ?? []) expect(row.result + row.value + row.count + row.fines).toBe(row.net);
  });
  it('is told of the last round too', () => {
    const last: FararEvent[] = [{ key: 'devil', name: 3, n: 20 }, { key: 'won_double', name: 2, n: 280 }, { key: 'target', name: 2, n: 1600 }];
    const count = countRound(before, last, view({ phase: 'over', drawer: -1, start: 0 }));
    expect(count?.over).toBe(true);
    expect(count?.rows[2]).toMatchObject({ result: 280, double: true, net: 280 });
  });
  it('is not told by the first round, by a draw, or twice', () => {
    expect(countRound(before, [{ key: 'first', name: 0 }, { key: 'round', n: 1, name: 0 }], after)).toBeNull();
    expect(countRound(before, [{ key: 'coal', name: 3, n: 10 }], before)).toBeNull();
    expect(countRound(after, events, after)).toBeNull();
    expect(countRound(null, events, after)).toBeNull();
  });
  it('is not told where turns were jumped over', () => {
    expect(countRound({ ...before, drawn: 2 }, events, after)).toBeNull();
    expect(countRound({ ...before, haul: [none, none, none, none], sums: [0, 0, 0, 0] }, events, after)).toBeNull();
    expect(countRound({ ...before, round: 2 }, events, after)).toBeNull();
  });
  it('knows that the last coal ends a turn, and that nothing is left for the others', () => {
    const early = view({ start: 0, drawn: 2, drawer: 2, haul: [none, none, [1, 0, 0, 0, 0, 0], none], sums: [0, 0, 10, 0] });
    const empty: FararEvent[] = [
      { key: 'coal', name: 2, n: 50 }, { key: 'empty' }, { key: 'nothing', name: 3 }, { key: 'no_pact' }, { key: 'round', n: 4, name: 1 },
    ];
    const count = countRound(early, empty, after);
    expect(count?.rows.map((row) => row.haul)).toEqual([0, 0, 60, 0]);
  });
});

group('a stake', () => {
  const stakes = stakesIn([30, 0, 10, 20].map((b): MoveOption => ({ code: b, kind: 'stake', a: 0, b, flags: b === 30 ? flag.all_in : 0 })));
  it('is one of the legal ones', () => {
    expect(stakes.map((move) => move.b)).toEqual([0, 10, 20, 30]);
    expect(nearestStake(stakes, 15)?.b).toBe(10);
    expect(nearestStake(stakes, 900)?.b).toBe(30);
    expect(firstStake(stakes)?.b).toBe(10);
    expect(firstStake([])).toBeUndefined();
  });
  it('asks first only where another one is safe', () => {
    const all = stakes.at(-1)!;
    expect(asksFirst(all, stakes)).toBe(true);
    expect(asksFirst(stakes[1]!, stakes)).toBe(false);
    expect(asksFirst(all, [all])).toBe(false);
  });
});

group('the rest', () => {
  it('knows codes', () => {
    expect(codeOf('stop')).toBe(4 * 0x1000000);
  });
  it('walks to the nearest thing that way', () => {
    const spots = [{ x: 100, y: 0 }, { x: 60, y: 60 }, { x: -10, y: 0 }];
    expect(nearest({ x: 0, y: 0 }, spots, [1, 0])).toBe(0);
    expect(nearest({ x: 0, y: 0 }, spots, [0, 1])).toBe(1);
    expect(nearest({ x: 0, y: 0 }, spots, [0, -1])).toBe(-1);
  });
  it.each(['betting', 'decision', 'over'] as const)('is described in at most four sentences: %s', (phase) => {
    const given: Telling = {
      view: view({ phase, pact: [1], drawer: phase === 'decision' ? 0 : -1 }), me: 0, names: ['a', 'b', 'c', 'd'], chosen: [1], chance: '20%',
      says: (key, params) => `${key} ${JSON.stringify(params ?? {})}`, num: String, list: (items) => items.join(),
    };
    const told = describe(given);
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThanOrEqual(4);
    if (phase === 'decision') expect(told.join()).toContain('100 covered');
    if (phase !== 'over') {
      expect(told.join()).toContain('devil_chance');
      expect(describe({ ...given, chance: '' }).join()).not.toContain('devil_chance');
    }
  });
});
