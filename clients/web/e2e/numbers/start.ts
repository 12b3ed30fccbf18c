// From opening the page to the first own move, i.e. until something on the table may be chosen, with
// bots at their usual pace: one tap, on this machine with an empty cache and as a cheap phone would
// have it; and how the first picture of home comes together.
import type { Browser, Page } from 'playwright-core';
import { faPhone, openBrowser, person } from '../harness/browser';
import { allGames, type Game } from '../harness/play';
import { Server } from '../harness/server';
import { asCheapPhone } from './profile';
import { median, ms, type Row } from './row';

const tries = 3;

async function firstMove(page: Page, game: Game): Promise<number> {
  const from = performance.now();
  await page.goto('/', { waitUntil: 'commit' });
  await page.click(`[data-testid="play-${game}"]`);
  await page.waitForSelector('[data-region="board"]');
  await page.waitForSelector('[data-lit]');
  return performance.now() - from;
}

async function times(browser: Browser, server: Server, game: Game, cheap: boolean, warm: boolean): Promise<number[]> {
  const all: number[] = [];
  for (let n = 0; n < tries; n += 1) {
    const me = await person(browser, server, faPhone, { preferences: { pace: 'normal', motion: 'full' } });
    if (cheap) await asCheapPhone(me.page);
    if (warm) await firstMove(me.page, game);
    all.push(await firstMove(me.page, game));
    await me.context.close();
  }
  return all;
}

const told = (all: number[]): string => `${ms(median(all))} (slowest ${ms(Math.max(...all))})`;

// Largest paint and shifts of the home page, as the browser itself sees them.
async function paints(browser: Browser, server: Server): Promise<Row[]> {
  const me = await person(browser, server, faPhone);
  await me.page.addInitScript(`window.seen = { lcp: 0, cls: 0 };
    new PerformanceObserver((list) => { for (const e of list.getEntries()) seen.lcp = e.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) seen.cls += e.value; }).observe({ type: 'layout-shift', buffered: true });`);
  await asCheapPhone(me.page);
  await me.page.goto('/', { waitUntil: 'networkidle' });
  const seen = (await me.page.evaluate('seen')) as { lcp: number; cls: number };
  await me.context.close();
  return [
    { what: 'home on a cheap phone: largest paint', measured: ms(seen.lcp), wanted: '≤ 2,500 ms' },
    { what: 'home on a cheap phone: layout shift', measured: seen.cls.toFixed(3), wanted: '≤ 0.05' },
  ];
}

export async function measure(): Promise<Row[]> {
  const server = await Server.start();
  const browser = await openBrowser();
  const rows: Row[] = [];
  try {
    rows.push(...(await paints(browser, server)));
    for (const game of allGames) {
      const here = await times(browser, server, game, false, false);
      const cold = await times(browser, server, game, true, false);
      const warm = await times(browser, server, game, true, true);
      rows.push({ what: `${game}: first own move, this machine`, measured: told(here), wanted: '≤ 2,000 ms' });
      rows.push({ what: `${game}: first own move, cheap phone, cold`, measured: told(cold), wanted: '≤ 4,000 ms' });
      rows.push({ what: `${game}: first own move, cheap phone, warm`, measured: told(warm), wanted: '≤ 1,500 ms' });
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return rows;
}
