// Positions of Farar that play reaches seldom: my turn between two draws, a round of betting, the end of
// a round; told by a feed.
import type { Browser, Page } from 'playwright-core';
import { flag } from '../src/games/board';
import { faces } from '../src/games/farar/coals';
import { person, type Device, type Person, type Wish } from './harness/browser';
import { Feed, type Scene } from './harness/feed';
import type { Server } from './harness/server';

export const stopCode = 4 * 0x1000000;
export const drawCode = 3 * 0x1000000;
export const none = [0, 0, 0, 0, 0, 0];
export const names = ['سارا', 'Ali', 'Mina', 'رضا'];
export const bare = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

interface Laid {
  phase: string;
  start: number;
  drawn: number;
  furnace: number[];
  wealth: readonly (number | null)[];
  stake: readonly (number | null)[];
  bettors: number[];
  haul: readonly number[][];
}
// A position with what a server tells about it: as the engine would, for positions with open stakes or
// none.
export function stood<V extends Laid>(view: V) {
  const drawn = view.phase === 'coal' || view.phase === 'decision';
  const drawer = drawn ? (view.start + view.drawn) % view.haul.length : -1;
  const worth = (counts: number[]): number => faces.reduce((sum, face, kind) => sum + face * counts[kind]!, 0);
  const sums = view.haul.map(worth);
  const best = Math.max(0, ...sums.filter((_, seat) => seat !== drawer));
  const open = view.bettors.filter(() => drawn);
  const highest = Math.max(10, ...view.stake.map((sum) => sum ?? 0));
  return {
    ...view, drawer, sums, best,
    devils: view.furnace[6]!, furnace_sum: worth(view.furnace), track: [50, 200, 300, 500, 700, 1000, 1300, 1600, 0, 0],
    purse: view.wealth.map((sum, seat) => (sum === null ? null : sum - (view.stake[seat] ?? 0))),
    covered: open.filter((seat) => view.stake[seat]! <= best), doubles: open.filter((seat) => view.stake[seat] === highest),
  };
}

// My turn: 20, 25 and 50 lie in the tray, the best haul is 135, Mina and Reza are in a pact.
export const drawing = stood({
  phase: 'decision', round: 3, start: 2, drawn: 2, coals_left: 33, furnace: [6, 6, 6, 5, 2, 2, 6],
  position: [3, 5, 0, 0], wealth: [200, null, 50, 40], stake: [60, 100, 140, 10], bettors: [0, 1, 2, 3], staked: [],
  haul: [[0, 1, 1, 1, 0, 0], none, [1, 0, 1, 0, 0, 1], none], balance: [0, 0, 50, -50], fines: [0, 0, 0, 1], burnt: [3], pact: [2, 3],
});
export const drawMoves = [[drawCode, 0], [stopCode, 0]];
export const drawScene: Scene = {
  game: 'farar', names, me: 0,
  update: { ply: 40, view: drawing, awaited: [0], moves: drawMoves, events: [] },
  answers: {
    why_not: { [stopCode]: { key: 'first_coal', n: 0 } },
    previews: [{ move: drawCode, rows: [['if_devil', -95], ['devil_fine', -100]], flags: 0 }, { move: stopCode, rows: [['if_won', 60]], flags: 0 }],
  },
};

export const stakeCode = (sum: number): number => 0x1000000 + sum;
export const betting = stood({ ...drawing, phase: 'betting', round: 4, start: 3, drawn: 0, stake: [null, null, null, null], haul: [none, none, none, none], balance: [0, 0, 0, 0], fines: [0, 0, 0, 0], burnt: [] });
export const stakeMoves = Array.from({ length: 21 }, (_, n) => {
  const flags = flag.sealed + (n === 20 ? flag.all_in : 0) + (n > 15 ? flag.vain : 0);
  return [stakeCode(10 * n), flags] as const;
});
export const betScene: Scene = {
  game: 'farar', names, me: 0,
  update: { ply: 60, view: stood({ ...betting, furnace: [5, 2, 1, 1, 0, 0, 9], coals_left: 18 }), awaited: [0, 1, 2, 3], chosen: [1], moves: stakeMoves, events: [] },
  answers: {
    previews: stakeMoves.slice(1).map(([move], n) => ({ move, rows: [['purse', 190 - 10 * n], ['if_won', 10 * (n + 1)], ['if_highest', 20 * (n + 1)], ['if_lost', -10 * (n + 1)], ['chance', 10_000 - 500 * (n + 1)]], flags: 1 })),
  },
};

// The end of the round: I stop with 95 and Ali is burnt; the stake of 140 is lost, mine is won.
export const roundEnd = {
  ply: 44, awaited: [0, 1, 2, 3], chosen: [], moves: stakeMoves,
  events: [
    { key: 'stop', name: 0, n: 95 }, { key: 'devil', name: 1, n: 0 }, { key: 'fine', a: 1, b: 2, n: 50 }, { key: 'fine', a: 1, b: 3, n: 50 },
    { key: 'lost', name: 2, n: 140 }, { key: 'won', name: 3, n: 10 }, { key: 'won', name: 0, n: 60 }, { key: 'won_double', name: 1, n: 200 },
    { key: 'bonus_value', name: 2, n: 50 }, { key: 'bonus_pieces', name: 0, n: 50 }, { key: 'bonus_pieces', name: 2, n: 50 },
    { key: 'pact', list: [2] }, { key: 'mix', n: 20 }, { key: 'round', n: 4, name: 3 },
  ],
  view: stood({ ...betting, position: [4, 7, 1, 1], wealth: [310, null, 10, null], pact: [2], coals_left: 48, furnace: [9, 9, 9, 7, 3, 2, 9] }),
};

export interface Opened {
  me: Person;
  page: Page;
  feed: Feed;
}
// Opens scenes at this server, each on a device of its own.
export function opener(browser: Browser, server: Server): (device: Device, scene: Scene, wish?: Wish) => Promise<Opened> {
  return async (device, scene, wish = {}) => {
    const me = await person(browser, server, device, wish);
    const feed = await Feed.open(me.page, scene);
    await me.page.waitForSelector('[data-testid="track"]');
    return { me, page: me.page, feed };
  };
}
export const wordsOf = (page: Page, what: string): Promise<string> => page.locator(what).innerText().then(bare);
