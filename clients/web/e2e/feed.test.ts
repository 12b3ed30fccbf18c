// The stand-in for the server is heard by the page as the real one is.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import sample from '../src/games/zirkhaki/sample.json';
import { enDesk, openBrowser, person } from './harness/browser';
import { Feed } from './harness/feed';
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

it('shows the position it is fed, and sends what is chosen there', async () => {
  const me = await person(browser, server, enDesk);
  const feed = await Feed.open(me.page, { game: 'zirkhaki', ...sample });
  await me.page.click('[data-lit]');
  await expect.poll(() => feed.moves.length).toBe(1);
  const legal = (sample.update.moves as number[][]).map(([code]) => code);
  expect(legal).toContain(feed.moves[0]);
  expect(me.troubles).toEqual([]);
});
