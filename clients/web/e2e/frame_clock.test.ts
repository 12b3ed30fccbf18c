// Clocks: time that runs out, more of it, and coming back.
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import english from '../../../i18n/en/site.json';
import persian from '../../../i18n/fa/site.json';
import { enDesk, faPhone, person } from './harness/browser';
import { Feed } from './harness/feed';
import sample from '../src/games/zirkhaki/sample.json';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();
// Side by side, for the clocks are the server's own: one of these tests does little but wait.

// A table with a clock of a few seconds, made as the page makes one, but for the settings.
async function timedTable(page: Page, seconds: number): Promise<void> {
  await page.addInitScript((clock) => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
      const message = JSON.parse(String(text)) as { type: string; settings?: Record<string, unknown> };
      if (message.type === 'make_table') message.settings = { ...message.settings, clock_seconds: clock, options: 'first_seat=0' };
      send.call(this, JSON.stringify(message));
    };
  }, seconds);
  await page.goto('/');
  await page.click('[data-testid="play-zirkhaki"]');
  await page.waitForSelector('[data-region="board"]');
}

it.concurrent('U35: a choice that ran out of time is made and marked; after two the seat is away until its person is back', async ({ expect }) => {
  // Bots that take their time: with me away they would be through in a moment.
  const me = await person(browser, server, enDesk, { preferences: { pace: 'slow' } });
  await timedTable(me.page, 5);
  await me.page.waitForSelector('[data-seat="0"] [data-testid="ring"]');
  expect(await me.page.locator('[data-seat="0"] [data-testid="clock"]').innerText()).toMatch(/0:0\d/);
  await me.page.waitForSelector('[data-testid="stood-in"]', { timeout: 60_000 });
  await me.page.waitForSelector('[data-testid="away"]', { timeout: 60_000 });
  expect(await me.page.locator('[data-seat="0"]').innerText()).toContain(english.away);
  // It holds the person: the focus is in it, the keys behind it rest, and the reader hears a dialog.
  const away = me.page.getByRole('dialog', { name: english.bot_plays_you });
  await expect.poll(() => away.getByRole('button').evaluate((button) => document.activeElement === button)).toBe(true);
  const sent = me.sent.length;
  for (const key of ['KeyE', 'Digit1', 'Digit2', 'KeyL', 'Tab', 'Escape']) await me.page.keyboard.press(key);
  expect(me.sent.slice(sent)).toEqual([]);
  expect(await away.getByRole('button').evaluate((button) => document.activeElement === button)).toBe(true);
  await me.page.keyboard.press('Enter');
  await me.page.waitForSelector('[data-testid="away"]', { state: 'detached' });
  await expect.poll(() => me.page.locator('[data-seat="0"]').innerText()).not.toContain(english.away);
  expect(me.troubles).toEqual([]);
  await me.context.close();
});

it.concurrent('U36: who watches a paused table is told so, and cannot make it go on', async ({ expect }) => {
  const me = await person(browser, server, faPhone);
  await me.page.goto('/');
  const feed = Feed.open(me.page, { game: 'zirkhaki', ...sample, me: -2, update: { ...sample.update, moves: [] } });
  await me.page.click(`text=${persian.watch}`);
  const table = await feed;
  table.say({ ...table.table(), paused: true });
  const notice = me.page.locator('[data-testid="paused"]');
  await notice.waitFor();
  expect(await notice.locator('button').count()).toBe(0);
  await me.context.close();
});

it.concurrent('U35: more time adds 60 s, three times', async ({ expect }) => {
  const me = await person(browser, server, enDesk);
  await timedTable(me.page, 30);
  const left = async (): Promise<number> => {
    const [, minutes, seconds] = /(\d+):(\d+)/.exec(await me.page.locator('[data-testid="my-clock"]').innerText())!;
    return Number(minutes) * 60 + Number(seconds);
  };
  await me.page.waitForSelector('[data-testid="more-time"]');
  for (let n = 1; n <= 3; n += 1) {
    const before = await left();
    await me.page.click('[data-testid="more-time"]');
    await expect.poll(left).toBeGreaterThan(before + 50);
    expect(await left()).toBeLessThanOrEqual(before + 60);
  }
  await me.page.waitForSelector('[data-testid="more-time"]', { state: 'detached' });
  await me.context.close();
});

it.concurrent('U35: a slow table counts no seconds but says how long it waits', async ({ expect }) => {
  const me = await person(browser, server, faPhone);
  const day = 86_400;
  await Feed.open(me.page, {
    game: 'zirkhaki',
    ...sample,
    settings: { clock_seconds: day },
    update: { ...sample.update, awaited: [sample.me], left_ms: [(day - 3 * 3600 - 60) * 1000] },
  });
  const since = (await me.page.locator('[data-testid="since"]').innerText()).replace(/[\u2066-\u2069]/g, '');
  expect(since).toBe(persian.turn_since.replace('{name}', persian.hours.replace('{n}', '۳')));
  expect(await me.page.locator('[data-testid="ring"]').count()).toBe(0);
  expect(await me.page.locator('[data-testid="my-clock"]').count()).toBe(0);
  await me.context.close();
});
