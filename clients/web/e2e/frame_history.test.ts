// Looking back during a match, looking things up, and watching.
import type { Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { devices, enDesk, nameOf, person, shot, type Person } from './harness/browser';
import { Feed, type Scene } from './harness/feed';
import { allGames, playNow } from './harness/play';
import { openStage } from './harness/stage';
import { endTurn, lastUpdate, said } from './harness/turn';

const { server, browser } = await openStage();

type Message = Record<string, unknown>;
const lastPly = (me: Person): number => Number(lastUpdate(me)['ply'] ?? 0);
const digits = (text: string): number[] =>
  (text.replace(/[۰-۹]/g, (d) => String(d.charCodeAt(0) - 0x06f0)).match(/\d+/g) ?? []).map(Number);
const viewing = async (page: Page): Promise<number[]> => digits(await page.locator('[data-testid="viewing"]').innerText());

describe.each(devices.map((device) => [nameOf(device), device] as const))('%s', (_, device) => {
  it('U39: looking back never moves the live state nor jumps when others act', async () => {
    const me = await person(browser, server, device, { preferences: { pace: 'slow' } });
    await playNow(me.page, 'zirkhaki');
    await endTurn(me);
    await me.page.keyboard.press('KeyH');
    await me.page.locator('[data-testid="scrubber"]').first().fill('1');
    await me.page.waitForSelector('[data-testid="viewing"]');
    await expect.poll(async () => (await viewing(me.page))[0]).toBe(1);
    const sent = me.sent.length;
    const ply = lastPly(me);
    const board = await me.page.locator('[data-region="board"]').innerText();
    // Others act; the step that is looked at stays, only the count grows.
    await expect.poll(() => lastPly(me), { timeout: 15_000 }).toBeGreaterThan(ply);
    await expect.poll(async () => (await viewing(me.page))[1]).toBeGreaterThan(ply);
    expect((await viewing(me.page))[0]).toBe(1);
    expect(await me.page.locator('[data-region="board"]').innerText()).toBe(board);
    expect(me.sent.slice(sent).filter((text) => /"type":"(move|take_back|commit)"/.test(text))).toEqual([]);
    expect(await me.page.locator('[data-region="board"] [data-lit], [data-region="own"] [data-lit]').count()).toBe(0);
    await shot(me.page, `looking-back-${device.size}`);
    await me.page.click('[data-testid="live"]');
    await me.page.waitForSelector('[data-testid="prompt"]');
    await me.context.close();
  });

  it('U11: the scrubber grows to the right', async () => {
    const me = await person(browser, server, device);
    await playNow(me.page, 'zirkhaki');
    await me.page.waitForSelector('[data-lit]');
    await me.page.keyboard.press('KeyH');
    const scrubber = me.page.locator('[data-testid="scrubber"] >> visible=true').first();
    await scrubber.waitFor();
    const box = (await scrubber.boundingBox())!;
    await me.page.mouse.click(box.x + 2, box.y + box.height / 2);
    await expect.poll(() => scrubber.inputValue()).toBe('0');
    await me.page.mouse.click(box.x + box.width - 2, box.y + box.height / 2);
    await expect.poll(async () => Number(await scrubber.inputValue())).toBeGreaterThan(0);
    await me.context.close();
  });
});

it('goes from a line of the log to its moment', async () => {
  const me = await person(browser, server, enDesk);
  await playNow(me.page, 'zirkhaki');
  await me.page.waitForSelector('[data-lit]');
  await me.page.locator('[data-testid="log"] li button').last().click();
  await me.page.click('[data-testid="log"] .to');
  await me.page.waitForSelector('[data-testid="viewing"]');
  await me.page.keyboard.press('Escape');
  await me.page.waitForSelector('[data-testid="viewing"]', { state: 'detached' });
  await me.context.close();
});

it.each(allGames)('U33: the rows of the scores of %s add up to the totals', async (game) => {
  const me = await person(browser, server, enDesk);
  const { then: _, ...scene } = JSON.parse(readFileSync(join(import.meta.dirname, 'golden', `${game}.json`), 'utf8')) as Omit<Scene, 'game'> & { then: unknown };
  await Feed.open(me.page, { game, ...scene });
  await me.page.keyboard.press('KeyS');
  await me.page.waitForSelector('[data-testid="scores-0"]');
  const sums = await me.page.locator('[data-testid^="scores-"]').evaluateAll((sections) =>
    sections.map((section) => ({
      rows: [...section.querySelectorAll('[data-points]')].map((row) => Number(row.getAttribute('data-points'))),
      total: section.querySelector('[data-total]')?.getAttribute('data-total') ?? null,
    })),
  );
  // Where values are hidden until the end there is nothing to add up, and it says so.
  const told = (scene.update['scores'] as unknown[][]).map((rows) => rows.length > 0);
  expect(sums.map(({ total }) => total !== null)).toEqual(told);
  for (const { rows, total } of sums) if (total !== null) expect(rows.reduce((sum, points) => sum + points, 0)).toBe(Number(total));
  await me.context.close();
});

it('U36: a table screen has no own region, no choices and type of 24 px or more, and hears no secret', async () => {
  const me = await person(browser, server, enDesk, { preferences: { pace: 'slow' } });
  await playNow(me.page, 'draftosaurus');
  const watcher = await person(browser, server, enDesk, { width: 1920, height: 1080 });
  await watcher.page.goto(`${new URL(me.page.url()).pathname}?screen`);
  await watcher.page.waitForSelector('[data-testid="table-screen"] [data-region="board"]');
  expect(await watcher.page.locator('[data-region="own"]').count()).toBe(0);
  expect(await watcher.page.locator('[data-lit], [data-region="actions"]').count()).toBe(0);
  expect(await watcher.page.locator('[data-testid="table-screen"]').getAttribute('aria-live')).toBe('off');
  await shot(watcher.page, 'table-screen');
  const small = await watcher.page.evaluate(() => {
    const sizes: [number, string][] = [];
    const walker = document.createTreeWalker(document.querySelector('[data-testid="table-screen"]')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      const visible = (node.textContent ?? '').trim() !== '' && parent.getClientRects().length > 0 && !parent.closest('svg, .unseen, .word');
      if (visible) sizes.push([parseFloat(getComputedStyle(parent).fontSize), node.textContent!.trim()]);
    }
    return sizes.filter(([size]) => size < 24);
  });
  expect(small).toEqual([]);
  // The same device as a player's is still nobody's seat there.
  const same = await me.context.newPage();
  await same.goto(`${new URL(me.page.url()).pathname}?screen`);
  await same.waitForSelector('[data-testid="table-screen"] [data-region="board"]');
  expect(await same.locator('[data-region="own"]').count()).toBe(0);
  for (const message of said(watcher).filter((one) => one['type'] === 'update')) {
    const hands = ((message['view'] as Message | undefined)?.['hand'] as unknown[] | undefined) ?? [];
    expect(hands.every((hand) => hand === null)).toBe(true);
  }
  await watcher.context.close();
  await me.context.close();
});
