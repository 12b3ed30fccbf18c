// What is fetched, as it goes over the wire, and how many requests wait for one another: by home until
// it is usable, and with the frame of all tables, which it fetches when idle; by each game beyond that,
// until a first own move can be made; and by that table afterwards, with everything opened that it has.
import type { Page } from 'playwright-core';
import { enDesk, faPhone, openBrowser, person, type Device } from '../harness/browser';
import { allGames } from '../harness/play';
import { Server } from '../harness/server';
import { kb, type Row } from './row';

interface Fetched {
  url: string;
  bytes: number;
  there: boolean;
  from: string; // what asked for it
}

async function recorder(page: Page): Promise<Map<string, Fetched>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const all = new Map<string, Fetched>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    const stack = initiator.stack?.callFrames.find((frame) => frame.url)?.url;
    all.set(requestId, { url: request.url, bytes: 0, there: false, from: initiator.url ?? stack ?? '' });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = all.get(requestId);
    if (one) Object.assign(one, { bytes: encodedDataLength, there: true });
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => all.delete(requestId));
  return all;
}

// All that was asked for is there, and for a while nothing more is asked for.
async function settled(page: Page, all: Map<string, Fetched>): Promise<void> {
  let before = -1;
  for (let tries = 0; tries < 40; tries += 1) {
    const waits = [...all.values()].some((one) => one.url.startsWith('http') && !one.there);
    if (!waits && all.size === before) return;
    before = all.size;
    await page.waitForTimeout(500);
  }
  throw new Error('the page does not come to rest');
}

function depth(all: Fetched[]): number {
  const by = new Map(all.map((one) => [one.url, one]));
  const of = (one: Fetched, seen = 0): number => {
    const before = by.get(one.from);
    return before && before !== one && seen < 10 ? 1 + of(before, seen + 1) : 1;
  };
  return Math.max(...all.map((one) => of(one)));
}

const sum = (all: Fetched[], test: RegExp): number => all.filter((one) => test.test(one.url)).reduce((n, one) => n + one.bytes, 0);

// Home as it is once it has fetched ahead what it wants to.
async function restful(page: Page, all: Map<string, Fetched>): Promise<void> {
  const ahead = page.waitForResponse(/\/TablePlace-[^/]*\.js$/);
  await page.goto('/');
  await ahead;
  await settled(page, all);
}

// All that can be looked up at a table; what the table fetches ahead has come before.
async function openEverything(page: Page, all: Map<string, Fetched>): Promise<void> {
  await page.waitForResponse(/\/Menu-[^/]*\.js$/);
  const desk = (await page.locator('[data-region="side"]').count()) > 0;
  for (const tab of ['log', 'odds', 'scores', 'chat'] as const) {
    if (desk) await page.locator('[data-region="side"] [role="tab"]').nth(['log', 'odds', 'scores', 'history', 'chat'].indexOf(tab)).click();
    else {
      await page.click(`[data-testid="rail-${tab}"]`);
      await page.waitForSelector('dialog[open] [role="tabpanel"]');
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open]', { state: 'detached' });
    }
  }
  await page.click('[data-testid="menu"]');
  await page.waitForSelector('dialog[open] [data-testid="code"]');
  await settled(page, all);
}

async function home(device: Device): Promise<Row[]> {
  const server = await Server.start();
  const browser = await openBrowser();
  const rows: Row[] = [];
  try {
    const me = await person(browser, server, device);
    const fetched = await recorder(me.page);
    await me.page.goto('/');
    await me.page.waitForSelector('[data-testid="play-farar"]');
    await me.page.evaluate('document.fonts.ready');
    const atOnce = [...fetched.keys()];
    await me.page.waitForResponse(/\/TablePlace-[^/]*\.js$/);
    await settled(me.page, fetched);
    const web = (ids: Iterable<string>): Fetched[] => [...ids].flatMap((id) => fetched.get(id) ?? []).filter((one) => one.url.startsWith('http'));
    const all = web(fetched.keys());
    const early = web(atOnce);
    const fonts = sum(early, /\.woff2/);
    const where = `home, ${device.language}`;
    rows.push({ what: `${where}: until it is usable`, measured: `${kb(sum(early, /./))} in ${early.length} requests`, wanted: '≤ 160 KB' });
    rows.push({ what: `${where}: fonts of it`, measured: kb(fonts), wanted: device.language === 'fa' ? '≤ 60 KB' : '≤ 90 KB' });
    rows.push({ what: `${where}: the rest of it`, measured: kb(sum(early, /./) - fonts), wanted: '≤ 100 KB' });
    rows.push({ what: `${where}: all, with the frame of all tables`, measured: `${kb(sum(all, /./))} in ${all.length} requests`, wanted: '≤ 160 KB' });
    rows.push({ what: `${where}: requests one after another`, measured: String(depth(all)), wanted: '≤ 3' });
    await me.context.close();
    for (const game of allGames) {
      const player = await person(browser, server, device);
      const before = await recorder(player.page);
      await restful(player.page, before);
      before.clear();
      await player.page.click(`[data-testid="play-${game}"]`);
      await player.page.waitForSelector('[data-region="board"]');
      await player.page.waitForSelector('[data-lit]');
      const toMove = new Set(before.keys());
      await openEverything(player.page, before);
      const more = [...before].filter(([, one]) => one.url.startsWith('http'));
      const of = (early: boolean): number => sum(more.filter(([id]) => toMove.has(id) === early).map(([, one]) => one), /./);
      rows.push({ what: `${game}, ${device.language}: beyond home, to the first own move`, measured: kb(of(true)), wanted: '≤ 45 KB' });
      rows.push({ what: `${game}, ${device.language}: afterwards, with all panels and the end`, measured: kb(of(false)) });
      await player.context.close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return rows;
}

export async function measure(): Promise<Row[]> {
  return [...(await home(faPhone)), ...(await home(enDesk))];
}

