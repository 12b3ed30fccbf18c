// What is fetched before home is usable and for each game beyond it, as it goes over the wire, and
// how many requests wait for one another.
import type { Page } from 'playwright-core';
import { enDesk, faPhone, openBrowser, person, type Device } from '../harness/browser';
import { allGames } from '../harness/play';
import { Server } from '../harness/server';
import { kb, type Row } from './row';

interface Fetched {
  url: string;
  bytes: number;
  from: string; // what asked for it
}

async function recorder(page: Page): Promise<Map<string, Fetched>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const all = new Map<string, Fetched>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    const stack = initiator.stack?.callFrames.find((frame) => frame.url)?.url;
    all.set(requestId, { url: request.url, bytes: 0, from: initiator.url ?? stack ?? '' });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = all.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return all;
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

async function home(device: Device): Promise<Row[]> {
  const server = await Server.start();
  const browser = await openBrowser();
  const rows: Row[] = [];
  try {
    const me = await person(browser, server, device);
    const fetched = await recorder(me.page);
    await me.page.goto('/', { waitUntil: 'networkidle' });
    const all = [...fetched.values()].filter((one) => one.url.startsWith('http'));
    const total = sum(all, /./);
    const fonts = sum(all, /\.woff2/);
    const where = `home, ${device.language}`;
    rows.push({ what: `${where}: all`, measured: `${kb(total)} in ${all.length} requests`, wanted: '≤ 160 KB' });
    rows.push({ what: `${where}: fonts`, measured: kb(fonts), wanted: device.language === 'fa' ? '≤ 60 KB' : '≤ 90 KB' });
    rows.push({ what: `${where}: the rest`, measured: kb(total - fonts), wanted: '≤ 100 KB' });
    rows.push({ what: `${where}: requests one after another`, measured: String(depth(all)), wanted: '≤ 3' });
    await me.context.close();
    for (const game of allGames) {
      const player = await person(browser, server, device);
      const before = await recorder(player.page);
      await player.page.goto('/', { waitUntil: 'networkidle' });
      before.clear();
      await player.page.click(`[data-testid="play-${game}"]`);
      await player.page.waitForSelector('[data-region="board"]');
      await player.page.waitForLoadState('networkidle');
      const more = [...before.values()].filter((one) => one.url.startsWith('http'));
      rows.push({ what: `${game}, ${device.language}: beyond home`, measured: kb(sum(more, /./)), wanted: '≤ 45 KB' });
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

