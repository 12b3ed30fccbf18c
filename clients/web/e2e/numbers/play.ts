// A while of play with everything moving, on a CPU four times slower: frames while something moves,
// tasks that hold up the page, nodes of the drawings, bytes of a move and memory.
import type { Browser, Page } from 'playwright-core';
import { faPhone, openBrowser, person } from '../harness/browser';
import { allGames, clickSomething, dice, isOver, playNow, type Game } from '../harness/play';
import { Server } from '../harness/server';
import { slowed } from './profile';
import { kb, ms, percentile, type Row } from './row';

const seconds = 30;

// Counts in the page: frames while animations run, and tasks above 50 ms.
const counters = `
  window.seen = { frames: 0, moving: 0, worst: 0, tasks: [], nodes: 0 };
  let last = 0;
  const tick = (now) => {
    const moves = document.getAnimations().some((a) => a.playState === 'running' && a.effect.getComputedTiming().iterations !== Infinity);
    if (moves && last) { seen.frames += 1; seen.moving += now - last; seen.worst = Math.max(seen.worst, now - last); }
    last = moves ? now : 0;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  new PerformanceObserver((list) => { for (const e of list.getEntries()) seen.tasks.push(e.duration); }).observe({ type: 'longtask' });
`;

interface Seen {
  frames: number;
  moving: number;
  worst: number;
  tasks: number[];
}

async function playFor(page: Page, roll: (below: number) => number): Promise<number> {
  const end = Date.now() + seconds * 1000;
  let nodes = 0;
  while (Date.now() < end && !(await isOver(page))) {
    nodes = Math.max(nodes, await page.evaluate(() => document.querySelectorAll('svg, svg *').length));
    await clickSomething(page, roll);
    await page.waitForTimeout(150);
  }
  return nodes;
}

async function one(browser: Browser, server: Server, game: Game): Promise<Row[]> {
  const me = await person(browser, server, faPhone, { preferences: { motion: 'full', pace: 'normal' } });
  await playNow(me.page, game);
  await me.page.waitForSelector('[data-lit]');
  await slowed(me.page, 4);
  await me.page.evaluate(counters);
  const heardBefore = me.heard.length;
  const nodes = await playFor(me.page, dice(7));
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
      measured: seen.tasks.length > 0 ? `${seen.tasks.length}, longest ${ms(Math.max(...seen.tasks))}` : 'none',
      wanted: 'none',
    },
    { what: `${game}: nodes of drawings, at most`, measured: String(nodes), wanted: '≤ 900' },
    { what: `${game}: an update on the wire, p95`, measured: kb(percentile(sizes, 0.95)), wanted: '≤ 2 KB' },
    { what: `${game}: JavaScript memory`, measured: kb(heap), wanted: '≤ 120 MB' },
  ];
}

export async function measure(): Promise<Row[]> {
  const server = await Server.start();
  const browser = await openBrowser();
  const rows: Row[] = [];
  try {
    for (const game of allGames) rows.push(...(await one(browser, server, game)));
  } finally {
    await browser.close();
    await server.stop();
  }
  return rows;
}
