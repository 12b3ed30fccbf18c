// A while of play with everything moving, on a CPU four times slower: frames while something moves,
// tasks that hold up the page, nodes of the drawings, bytes of a move and memory.
import type { Browser, Page } from 'playwright-core';
import { faPhone, openBrowser, person, type Person } from '../harness/browser';
import { allGames, dice, playNow, type Game } from '../harness/play';
import { Server } from '../harness/server';
import { pagesFirst, slowed } from './profile';
import { kb, ms, percentile, type Row } from './row';
import { parts, traced, type Slice } from './trace';

const seconds = 30;
const thoughtMs = 300; // after a tap
const glanceMs = 100; // while the others are at it

// Counts in the page, without asking the page for anything that it would have to lay out first:
// frames while animations run (those that never end aside).
const counters = `
  window.seen = { frames: 0, moving: 0, worst: 0 };
  const made = new Set(); // by script
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const one = animate.apply(this, given);
    if (one.effect.getTiming().iterations !== Infinity) made.add(one);
    return one;
  };
  const styled = new Map(); // by style sheets: element -> how many
  const begin = ({ target, animationName }) => {
    if (animationName && getComputedStyle(target).animationIterationCount.includes('infinite')) return;
    styled.set(target, (styled.get(target) ?? 0) + 1);
  };
  const end = ({ target }) => {
    const left = (styled.get(target) ?? 0) - 1;
    if (left > 0) styled.set(target, left); else styled.delete(target);
  };
  for (const kind of ['transitionrun', 'animationstart']) document.addEventListener(kind, begin, true);
  for (const kind of ['transitionend', 'transitioncancel', 'animationend', 'animationcancel']) document.addEventListener(kind, end, true);
  let last = 0;
  const tick = (now) => {
    for (const one of made) if (one.playState !== 'running') made.delete(one);
    for (const element of styled.keys()) if (!element.isConnected) styled.delete(element);
    const moves = made.size + styled.size > 0;
    if (moves && last) { seen.frames += 1; seen.moving += now - last; seen.worst = Math.max(seen.worst, now - last); }
    last = moves ? now : 0;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
`;

interface Seen {
  frames: number;
  moving: number;
  worst: number;
}

// What a person sees at one glance: whether it is over, and a lit thing to tap once nothing waits to
// be shown. One question to the page; what it finds has been laid out already.
interface Glance {
  over: boolean;
  at: { x: number; y: number } | null;
  nodes: number;
}

function glance(chance: number): Glance {
  const nodes = document.querySelectorAll('svg, svg *').length;
  const over = document.querySelector('[data-testid="result"]') !== null;
  if (document.querySelector('[data-motion-behind]')) return { over, at: null, nodes };
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const lit = [...root.querySelectorAll('[data-lit]')].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const one = lit[Math.floor(chance * lit.length)];
  if (!one) return { over, at: null, nodes };
  let box = one.getBoundingClientRect();
  if (box.top < 0 || box.bottom > innerHeight) {
    one.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    box = one.getBoundingClientRect();
  }
  return { over, at: box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null, nodes };
}

// One tap, a moment after something may be done.
export async function playFor(page: Page, roll: (below: number) => number, seconds: number, enough = () => false): Promise<number> {
  const end = Date.now() + seconds * 1000;
  let nodes = 0;
  while (Date.now() < end && !enough()) {
    const now = await page.evaluate(glance, roll(1000) / 1000);
    if (now.over) break;
    nodes = Math.max(nodes, now.nodes);
    if (now.at) await page.touchscreen.tap(now.at.x, now.at.y);
    await page.waitForTimeout(now.at ? thoughtMs : glanceMs);
  }
  return nodes;
}

// In Survive nothing moves until everybody is set up: that is played at full speed. Told by what is
// heard once it is over.
const begun: Partial<Record<Game, RegExp>> = { survive: /"phase":"(tile|set_down|move)"/ };
const setUpSeconds = 120;

// A match against bots on a phone, at the point from which things move.
export async function slowTable(browser: Browser, server: Server, game: Game): Promise<Person> {
  const me = await person(browser, server, faPhone, { preferences: { motion: 'full', pace: 'normal' } });
  await playNow(me.page, game);
  await me.page.waitForSelector('[data-lit]');
  const begins = begun[game];
  if (begins) await playFor(me.page, dice(7), setUpSeconds, () => me.heard.some((text) => begins.test(text)));
  await pagesFirst(browser);
  await slowed(me.page, 4);
  return me;
}

// A task is as long as its thread was at it. The clock sees more where the machine gave the thread nothing to run on.
function longTasks(slices: readonly Slice[]): string {
  const tasks = slices.filter((slice) => slice.name === 'ThreadControllerImpl::RunTask');
  const told = (length: (task: Slice) => number): string => {
    const longest = tasks.reduce((one, other) => (length(other) > length(one) ? other : one));
    const above = tasks.filter((task) => length(task) > 50_000).length;
    return above > 0 ? `${above}, longest ${ms(length(longest) / 1000)} (${parts(longest, slices)})` : `none, longest ${ms(length(longest) / 1000)}`;
  };
  return `${told((task) => task.tdur ?? task.dur)}; by the clock ${told((task) => task.dur)}`;
}

async function one(browser: Browser, server: Server, game: Game): Promise<Row[]> {
  const me = await slowTable(browser, server, game);
  await me.page.evaluate(counters);
  const heardBefore = me.heard.length;
  let nodes = 0;
  const slices = await traced(browser, me.page, ['toplevel'], async () => (nodes = await playFor(me.page, dice(7), seconds)));
  const seen = (await me.page.evaluate('seen')) as Seen;
  const devtools = await me.context.newCDPSession(me.page);
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const heap = metrics.find((m) => m.name === 'JSHeapUsedSize')?.value ?? NaN;
  const updates = me.heard.slice(heardBefore).filter((text) => text.includes('"update"'));
  const sizes = updates.map((text) => text.length);
  await me.context.close();
  const rate = seen.moving > 0 ? (seen.frames / seen.moving) * 1000 : NaN;
  return [
    { what: `${game}: frames while something moves, CPU ÷ 4`, measured: `${rate.toFixed(0)} a second over ${ms(seen.moving)}, longest ${ms(seen.worst)}`, wanted: '≥ 50' },
    {
      what: `${game}: tasks above 50 ms in ${seconds} s of play, CPU ÷ 4`,
      measured: longTasks(slices),
      wanted: 'none',
    },
    { what: `${game}: nodes of drawings, at most`, measured: String(nodes), wanted: '≤ 900' },
    { what: `${game}: an update on the wire, p95`, measured: kb(percentile(sizes, 0.95)), wanted: '≤ 2 KB' },
    { what: `${game}: JavaScript memory`, measured: kb(heap), wanted: '≤ 120 MB' },
  ];
}

// What `measured` tells of each of these games, one after the other. The bots think on the server, which no phone is.
export async function ofGames(games: readonly string[], measured: (browser: Browser, server: Server, game: Game) => Promise<Row[]>): Promise<Row[]> {
  const server = await Server.startYielding();
  const browser = await openBrowser();
  const rows: Row[] = [];
  try {
    for (const game of allGames.filter((one) => games.includes(one))) rows.push(...(await measured(browser, server, game)));
  } finally {
    await browser.close();
    await server.stop();
  }
  return rows;
}

export const measure = (games: readonly string[] = allGames): Promise<Row[]> => ofGames(games, one);
