// Each game begins with one click on the home page, in both languages, without a line of trouble.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { devices, nameOf, openBrowser, person, shot } from './harness/browser';
import { allGames, playNow } from './harness/play';
import { Server } from './harness/server';

let server: Server;
let browser: Browser;

beforeAll(async () => {
  server = await Server.start();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe.each(devices.map((device) => [nameOf(device), device] as const))('%s', (_, device) => {
  it.each(allGames)('U2: one click on the card of %s reaches a table with an own choice', async (game) => {
    const me = await person(browser, server, device);
    await playNow(me.page, game);
    await me.page.waitForSelector('[data-lit]');
    await shot(me.page, `start-${game}-${device.language}`);
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });
});
