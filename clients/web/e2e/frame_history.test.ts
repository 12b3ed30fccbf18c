// Looking back during a match, looking things up, and watching.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { devices, enDesk, nameOf, person, shot, type Person } from './harness/browser';
import { Feed } from './harness/feed';
import { clickSomething, dice, drawn, playNow } from './harness/play';
import { sceneOf } from './harness/recorded';
import { openStage } from './harness/stage';
import { playAt } from './harness/tables';
import { endTurn, lastUpdate, said } from './harness/turn';

const { server, browser } = await openStage();

type Message = Record<string, unknown>;
const lastPly = (me: Person): number => Number(lastUpdate(me)['ply'] ?? 0);
const digits = (text: string): number[] =>
  (text.replace(/[۰-۹]/g, (d) => String(d.charCodeAt(0) - 0x06f0)).match(/\d+/g) ?? []).map(Number);
const viewing = async (page: Page): Promise<number[]> => digits(await page.locator('[data-testid="viewing"]').innerText());

describe.each(devices.map((device) => [nameOf(device), device] as const))('%s', (_, device) => {
  it('U39: looking back never moves the live state nor jumps when others act', async () => {
    const me = await person(browser, server, device);
    const other = await person(browser, server, enDesk);
    await playAt([other, me], { game: 'zirkhaki', options: 'first_seat=0' });
    const roll = dice(7);
    const othersAct = async () => {
      const before = lastPly(me);
      await expect
        .poll(async () => {
          await clickSomething(other.page, roll);
          return lastPly(me);
        })
        .toBeGreaterThan(before);
    };
    // One click: a second one could end the turn, and then there would be nothing for the other to do.
    expect(await clickSomething(other.page, roll, 600)).toBe(true);
    await expect.poll(() => lastPly(me)).toBeGreaterThan(0);
    await me.page.keyboard.press('KeyH');
    await me.page.locator('[data-testid="scrubber"]').first().fill('1');
    await me.page.waitForSelector('[data-testid="viewing"]');
    await expect.poll(async () => (await viewing(me.page))[0]).toBe(1);
    await drawn(me.page);
    const sent = me.sent.length;
    const ply = lastPly(me);
    const board = await me.page.locator('[data-region="board"]').innerText();
    // Others act; the step that is looked at stays, only the count grows.
    await othersAct();
    await expect.poll(async () => (await viewing(me.page))[1]).toBeGreaterThan(ply);
    expect((await viewing(me.page))[0]).toBe(1);
    expect(await me.page.locator('[data-region="board"]').innerText()).toBe(board);
    expect(me.sent.slice(sent).filter((text) => /"type":"(move|take_back|commit)"/.test(text))).toEqual([]);
    expect(await me.page.locator('[data-region="board"] [data-lit], [data-region="own"] [data-lit]').count()).toBe(0);
    await shot(me.page, `looking-back-${device.size}`);
    await me.page.click('[data-testid="live"]');
    await me.page.waitForSelector('[data-testid="prompt"]');
    for (const one of [me, other]) await one.context.close();
  });

  it('U11: the scrubber grows to the right', async () => {
    const me = await person(browser, server, device);
    await playNow(me.page, 'zirkhaki');
    await endTurn(me);
    await me.page.keyboard.press('KeyH');
    const scrubber = me.page.locator('[data-testid="scrubber"] >> visible=true').first();
    // Each where the scrubber then stands: the bar comes to rest after the first look back.
    const clickAt = async (share: number) => {
      await drawn(me.page);
      const { width, height } = (await scrubber.boundingBox())!;
      await scrubber.click({ position: { x: 2 + share * (width - 4), y: height / 2 } });
    };
    await scrubber.waitFor();
    await clickAt(0);
    await expect.poll(() => scrubber.inputValue()).toBe('0');
    await clickAt(1);
    await expect.poll(async () => Number(await scrubber.inputValue())).toBeGreaterThan(0);
    await me.context.close();
  });
});

it('goes from a line of the log to its moment', async () => {
  const me = await person(browser, server, enDesk);
  await playNow(me.page, 'zirkhaki');
  await endTurn(me);
  await me.page.locator('[data-testid="log"] li button').last().click();
  await me.page.click('[data-testid="log"] .to');
  await me.page.waitForSelector('[data-testid="viewing"]');
  await me.page.keyboard.press('Escape');
  await me.page.waitForSelector('[data-testid="viewing"]', { state: 'detached' });
  await me.context.close();
});

it('S3: [rotate] turns the table screen by a quarter, whole and inside the screen, and back', async () => {
  const watcher = await person(browser, server, enDesk, { width: 1920, height: 1080 });
  await Feed.open(watcher.page, { ...sceneOf('survive'), me: -2 }, '?screen');
  const rotate = watcher.page.getByRole('button', { name: 'Rotate' });
  const screen = watcher.page.locator('[data-testid="table-screen"]');
  const angle = () => screen.evaluate((one) => {
    const { a, b } = new DOMMatrix(getComputedStyle(one).transform);
    return Math.round((Math.atan2(b, a) * 180) / Math.PI);
  });
  const inside = async () => {
    for (const part of [screen, watcher.page.locator('[data-region="board"]'), rotate]) {
      const box = (await part.boundingBox())!;
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(-1);
      expect(box.x + box.width).toBeLessThanOrEqual(1921);
      expect(box.y + box.height).toBeLessThanOrEqual(1081);
      expect(Math.min(box.width, box.height)).toBeGreaterThan(30);
    }
  };
  expect(await angle()).toBe(0);
  await inside();
  const upright = (await watcher.page.locator('[data-region="board"]').boundingBox())!;
  await rotate.click();
  expect(await angle()).toBe(90);
  await inside();
  await shot(watcher.page, 'table-screen-turned');
  await rotate.click();
  expect(await angle()).toBe(0);
  expect(await watcher.page.locator('[data-region="board"]').boundingBox()).toEqual(upright);
  await watcher.context.close();
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
