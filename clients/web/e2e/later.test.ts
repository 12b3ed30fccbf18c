// Code that comes when it is wanted: never twice, never more letters than a language writes, and what
// cannot be fetched says so.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { devices, enDesk, faPhone, nameOf, person, shot } from './harness/browser';
import { allGames, playNow } from './harness/play';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();

function fetched(page: Page): string[] {
  const all: string[] = [];
  page.on('request', (request) => all.push(new URL(request.url()).pathname));
  return all;
}
const frame = /\/assets\/TablePlace-[^/]*\.js$/;

describe.each(devices.map((device) => [nameOf(device), device] as const))('%s', (_, device) => {
  it('U40: home and a table fetch the letters of their language alone', async () => {
    for (const game of allGames) {
      const me = await person(browser, server, device);
      const all = fetched(me.page);
      await playNow(me.page, game);
      await me.page.waitForSelector('[data-lit]');
      await me.page.waitForLoadState('networkidle');
      const fonts = all.filter((path) => path.endsWith('.woff2')).map((path) => /([a-z-]+)-[^-/]{8}\.woff2$/.exec(path)?.[1] ?? path);
      expect(fonts.sort()).toEqual(device.language === 'fa' ? ['persian', 'signs'] : ['latin']);
      await me.context.close();
    }
  });

  it('U40: a part of a table that cannot be fetched says so, and comes when tried again', async () => {
    const me = await person(browser, server, device);
    await me.page.route(/\/assets\/Menu-[^/]*\.js/, (route) => route.abort());
    await playNow(me.page, 'farar');
    await me.page.click('[data-testid="menu"]');
    await me.page.waitForSelector('dialog[open] [data-testid="part-failed"]');
    await me.page.unroute(/\/assets\/Menu-[^/]*\.js/);
    await me.page.click('dialog[open] .fetched button');
    await me.page.waitForSelector('dialog[open] [data-testid="code"]');
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });
});

it('U40: home fetches the frame of tables when idle, and a tap before that fetches nothing twice', async () => {
  const calm = await person(browser, server, faPhone);
  const ahead = calm.page.waitForResponse(frame);
  await calm.page.goto('/');
  await ahead;
  await calm.page.waitForLoadState('networkidle');
  const later = fetched(calm.page);
  await calm.page.click('[data-testid="play-zirkhaki"]');
  await calm.page.waitForSelector('[data-region="board"]');
  expect(later.filter((path) => frame.test(path))).toEqual([]);
  await calm.context.close();

  const quick = await person(browser, server, faPhone);
  const all = fetched(quick.page);
  await quick.page.goto('/', { waitUntil: 'commit' });
  await quick.page.click('[data-testid="play-zirkhaki"]');
  await quick.page.waitForSelector('[data-region="board"]');
  await quick.page.waitForLoadState('networkidle');
  const code = all.filter((path) => /\.(js|css|woff2)$/.test(path));
  expect(code.filter((path) => frame.test(path))).toHaveLength(1);
  expect(code).toEqual([...new Set(code)]);
  await quick.context.close();
});

it('U40: a screen that cannot be fetched says so, and comes when tried again', async () => {
  const me = await person(browser, server, faPhone);
  await me.page.route(/\/assets\/About-[^/]*\.js/, (route) => route.abort());
  await me.page.goto('/about');
  await me.page.waitForSelector('main [data-testid="part-failed"]');
  expect(await me.page.locator('[data-region="top"] button').count()).toBeGreaterThan(0); // the way back
  await me.page.unroute(/\/assets\/About-[^/]*\.js/);
  await me.page.click('main button');
  await me.page.waitForSelector('#licences');
  expect(me.troubles).toEqual([]);
  await me.context.close();
});

it.each([
  ['fa phone', faPhone],
  ['en desk', enDesk],
])('on %s a table that is slow to enter has its frame, words after a moment, and a way back', async (_, device) => {
  const me = await person(browser, server, device);
  await me.page.routeWebSocket(/\/ws$/, () => {}); // it never says a word
  await me.page.goto('/t/482913');
  await me.page.waitForSelector('[data-testid="blank-table"]');
  await me.page.locator('[data-testid="blank-table"] main', { hasText: device.language === 'fa' ? 'در حال بارگذاری' : 'Loading' }).waitFor();
  await shot(me.page, `blank-${device.language}`);
  expect(await me.page.evaluate(() => document.scrollingElement!.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  await me.page.locator('[data-region="top"] button').first().click();
  await me.page.waitForSelector('[data-testid="play-farar"]');
  expect(me.troubles).toEqual([]);
  await me.context.close();
});
