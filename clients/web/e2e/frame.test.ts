// The frame round the boards: language, strip of seats, keys, dialogs, undo, motion, layout.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import english from '../../../i18n/en/site.json';
import persian from '../../../i18n/fa/site.json';
import { devices, enDesk, faPhone, nameOf, person, shot } from './harness/browser';
import { Feed } from './harness/feed';
import { isMoving, longestMotion, watchMotion } from './harness/motion';
import { allGames, drawn, playNow } from './harness/play';
import { laterScene, sceneOf, turnOf } from './harness/recorded';
import { openStage } from './harness/stage';
import { holdTime, keepTime, pass } from './harness/time';

const { server, browser } = await openStage();

type Message = Record<string, unknown>;
const box = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;

describe.each(devices.map((device) => [nameOf(device), device] as const))('%s', (_, device) => {
  it('U1: switching the language at a running table keeps table, seat and staged move, without a reload', async () => {
    const me = await person(browser, server, device);
    const feed = await Feed.open(me.page, { ...laterScene('survive'), stages: true });
    const moves = laterScene('survive').update['moves'] as number[][];
    feed.update({ ...laterScene('survive').update, full: true, staged: 1, events: [] });
    await me.page.waitForSelector('[data-testid="undo"]');
    await me.page.evaluate('window.stayed = true');
    const other = device.language === 'fa' ? 'en' : 'fa';
    await me.page.click(`[data-region="top"] button[lang="${other}"]`);
    await me.page.waitForSelector(`html[lang="${other}"][dir="${other === 'fa' ? 'rtl' : 'ltr'}"]`);
    expect(await me.page.evaluate('window.stayed')).toBe(true);
    expect(new URL(me.page.url()).pathname).toBe('/t/482913');
    expect(await me.page.locator('[data-testid="undo"]').innerText()).toBe(other === 'fa' ? persian.undo : english.undo);
    expect(await me.page.locator('[data-seat="0"] .name').innerText()).toBe('Sara');
    expect(feed.asked.filter((one) => one['type'] === 'enter')).toHaveLength(1);
    expect(moves.length).toBeGreaterThan(0);
    await me.context.close();
  });

  it('U8: an odd name is isolated and moves neither score nor clock', async () => {
    const boxes: { clock: object; total: object }[] = [];
    for (const name of ['Ali', 'Ali (x2)!', '«سارا»']) {
      const scene = sceneOf('zirkhaki');
      scene.names = ['Sara', name, 'Mina'];
      scene.settings = { clock_seconds: 60 };
      scene.update = { ...scene.update, awaited: [1], left_ms: [45_000] };
      const me = await person(browser, server, device);
      await Feed.open(me.page, scene);
      const chip = me.page.locator('[data-seat="1"]');
      expect(await chip.locator('bdi.name').innerText()).toBe(name);
      await expect.poll(() => chip.locator('[data-testid="clock"]').innerText()).not.toBe('');
      const clock = (await chip.locator('[data-testid="clock"]').boundingBox())!;
      const total = (await chip.locator('[data-testid="total"]').boundingBox())!;
      const text = (await chip.locator('bdi.name').boundingBox())!;
      const apart = (a: typeof text, b: typeof text) =>
        a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1;
      expect(apart(text, clock) && apart(text, total) && apart(clock, total)).toBe(true);
      boxes.push({ clock, total });
      await me.context.close();
    }
    expect(boxes[1]).toEqual(boxes[0]);
    expect(boxes[2]).toEqual(boxes[0]);
  });

  it('U11: the strip shows the left neighbour leftmost, or first on a desk', async () => {
    const me = await person(browser, server, device);
    const scene = sceneOf('farar');
    await Feed.open(me.page, { ...scene, me: 2, update: { ...scene.update, moves: [] } });
    const places = await me.page.locator('[data-region="seats"] [data-seat]').evaluateAll((chips) =>
      chips.map((chip) => ({ seat: chip.getAttribute('data-seat'), x: chip.getBoundingClientRect().x, y: chip.getBoundingClientRect().y })),
    );
    const sorted = [...places].sort((a, b) => (device.size === 'phone' ? a.x - b.x : a.y - b.y));
    expect(sorted.map(({ seat }) => seat)).toEqual(['3', '0', '1', '2']);
    await me.context.close();
  });

  it('U12: dialogs are centred, menus and sheets lie inside the viewport', async () => {
    const me = await person(browser, server, device);
    await Feed.open(me.page, sceneOf('farar'));
    const inside = async (name: string) => {
      const dialog = await box(me.page, 'dialog[open] > .inside');
      const view = me.page.viewportSize()!;
      expect(dialog.x, name).toBeGreaterThanOrEqual(0);
      expect(dialog.y, name).toBeGreaterThanOrEqual(0);
      expect(dialog.x + dialog.width, name).toBeLessThanOrEqual(view.width + 0.5);
      expect(dialog.y + dialog.height, name).toBeLessThanOrEqual(view.height + 0.5);
      expect(Math.abs(dialog.x + dialog.width / 2 - view.width / 2), name).toBeLessThanOrEqual(1);
      if (device.size === 'desk') expect(Math.abs(dialog.y + dialog.height / 2 - view.height / 2), name).toBeLessThanOrEqual(1);
      await me.page.keyboard.press('Escape');
      await me.page.waitForSelector('dialog[open]', { state: 'detached' });
    };
    await me.page.click('[data-testid="menu"]');
    await inside('menu');
    await me.page.keyboard.press('Slash');
    await inside('help');
    if (device.size === 'phone') {
      await me.page.click('[data-testid="rail-log"]');
      await inside('log');
    }
    await me.context.close();
  });

  it('U12: back and undo are mirrored in Persian alone, other signs never', async () => {
    const me = await person(browser, server, device);
    const feed = await Feed.open(me.page, sceneOf('survive'));
    feed.update({ ...laterScene('survive').update, full: true, staged: 1, events: [] });
    await me.page.waitForSelector('[data-testid="undo"]');
    const mirrored = (selector: string) =>
      me.page.locator(selector).first().evaluate((svg) => new DOMMatrix(getComputedStyle(svg).transform).a < 0);
    const persian = device.language === 'fa';
    expect(await mirrored('[data-region="top"] button svg')).toBe(persian);
    expect(await mirrored('[data-testid="undo"] svg')).toBe(persian);
    expect(await mirrored('[data-testid="menu"] svg')).toBe(false);
    expect(await mirrored('[data-seat] .doing svg')).toBe(false);
    await me.context.close();
  });
});

it('U14: keys go by their place, whatever they write, and do nothing when switched off', async () => {
  for (const shortcuts of [true, false]) {
    const me = await person(browser, server, faPhone, { preferences: { shortcuts } });
    const feed = await Feed.open(me.page, sceneOf('survive'));
    feed.update({ ...laterScene('survive').update, full: true, staged: 1, events: [] });
    await me.page.waitForSelector('[data-testid="undo"]');
    await me.page.evaluate(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyU', key: 'ع', bubbles: true })));
    await me.page.evaluate(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyD', key: 'ی', bubbles: true })));
    if (shortcuts) {
      await expect.poll(() => feed.asked.filter((one) => one['type'] === 'take_back').length).toBe(1);
      await me.page.waitForSelector('[data-testid="described"]');
    } else {
      await me.page.click('[data-testid="menu"]'); // an answer has come by the time the menu is open
      await me.page.waitForSelector('dialog[open]');
      expect(feed.asked.filter((one) => one['type'] === 'take_back')).toEqual([]);
      expect(await me.page.locator('[data-testid="described"]').count()).toBe(0);
    }
    await me.context.close();
  }
});

it('U14: every tab, the help and the description have their key', async () => {
  const me = await person(browser, server, enDesk);
  await Feed.open(me.page, sceneOf('farar'));
  for (const [key, tab] of [['O', 'Odds'], ['S', 'Scores'], ['H', 'History'], ['C', 'Chat'], ['L', 'Log']] as const) {
    await me.page.keyboard.press(`Key${key}`);
    await expect.poll(() => me.page.locator('[data-region="side"] [aria-selected="true"]').innerText()).toBe(tab);
  }
  await me.page.keyboard.press('ArrowRight');
  await expect.poll(() => me.page.evaluate(() => document.activeElement?.textContent)).toBe('Odds');
  await me.page.keyboard.press('Slash');
  await me.page.waitForSelector('dialog[open]');
  await me.context.close();
});

it('U13: a button that is put elsewhere in the bar keeps the focus', async () => {
  const me = await person(browser, server, enDesk);
  await playNow(me.page, 'zirkhaki');
  const button = me.page.locator('[data-testid="offer"][data-lit]').first();
  await button.focus();
  // As when another one comes to stand before it; the browser takes the focus from what it moves.
  await button.evaluate((one) => one.parentElement!.append(one));
  await expect.poll(() => button.evaluate((one) => document.activeElement === one)).toBe(true);
  await me.context.close();
});

it('U13: a sheet keeps the Tab key inside, closes beside it and gives the focus back', async () => {
  const me = await person(browser, server, enDesk);
  const { page } = me;
  await Feed.open(page, sceneOf('farar'));
  await page.focus('[data-testid="menu"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open]');
  const inside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
  await expect.poll(inside).toBe(true);
  const stops = await page.locator('dialog[open] button:visible').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let n = 0; n < stops + 2; n += 1) {
      await page.keyboard.press(key);
      expect(await inside(), key).toBe(true);
    }
  }
  await page.mouse.click(5, 5);
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('menu');
  await me.context.close();
});

it('U20: undo exists while something is staged and is absent after a reveal', async () => {
  const me = await person(browser, server, enDesk);
  const scene = laterScene('survive');
  const feed = await Feed.open(me.page, scene);
  expect(await me.page.locator('[data-testid="undo"]').count()).toBe(0);
  feed.update({ ...scene.update, staged: 2, events: [] });
  await me.page.waitForSelector('[data-testid="undo"]');
  feed.update({ ...scene.update, ply: Number(scene.update['ply']) + 3, staged: 0, events: [] });
  await me.page.waitForSelector('[data-testid="undo"]', { state: 'detached' });
  await me.context.close();
});

describe('U17', () => {
  it.each(allGames)('U17: with less motion nothing in %s runs longer than 100 ms', async (game) => {
    const me = await person(browser, server, enDesk, { preferences: { motion: 'less' } });
    const { then, ...scene } = turnOf(game);
    const feed = await Feed.open(me.page, { game, ...scene });
    await watchMotion(me.page);
    for (const update of then) {
      feed.update(update);
      await drawn(me.page);
    }
    expect(await longestMotion(me.page)).toBeLessThanOrEqual(100);
    await me.context.close();
  });

  it.each(allGames)('U17: with full motion nothing in %s exceeds 800 ms, and a tap ends the chain within 100 ms', async (game) => {
    const me = await person(browser, server, enDesk, { preferences: { motion: 'full' } });
    const { page } = me;
    await keepTime(page);
    const { then, ...scene } = turnOf(game);
    const feed = await Feed.open(page, { game, ...scene });
    await holdTime(page);
    await watchMotion(page);
    for (const update of then) feed.update(update);
    const moves = async () => {
      await pass(page, 20);
      return longestMotion(page);
    };
    await expect.poll(moves).toBeGreaterThan(100);
    expect(await page.locator('[data-motion-behind]').count(), 'a chain runs').toBe(1);
    await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
    await pass(page, 100);
    expect(await isMoving(page)).toBe(false);
    expect(await longestMotion(page)).toBeLessThanOrEqual(800);
    await me.context.close();
  });
});

describe('U3: nothing scrolls sideways and actions stay in view', () => {
  it.each([
    ['phone', 390, 844, 100],
    ['phone, large type', 390, 844, 150],
    ['narrow phone', 320, 700, 100],
    ['phone on its side', 844, 390, 100],
    ['tablet', 768, 1024, 100],
  ] as const)('%s', async (name, width, height, textSize) => {
    const me = await person(browser, server, faPhone, { width, height, preferences: { textSize } });
    const scene = sceneOf('zirkhaki');
    scene.names = ['Sara', 'Ali', 'Mina', 'Reza', 'سارا', 'Nima', 'Dara', 'Bita'];
    const eight = (list: unknown): unknown => (Array.isArray(list) ? Array.from({ length: 8 }, (_, n) => list[n % list.length]) : list);
    const view = scene.update['view'] as Message;
    scene.update = { ...scene.update, view: { ...view, field: eight(view['field']), ring: eight(view['ring']), seen_by: view['seen_by'] } };
    await Feed.open(me.page, scene);
    await shot(me.page, `eight-${width}-${textSize}`);
    const wide = await me.page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    const bar = await box(me.page, '[data-region="actions"]');
    expect(bar.y + bar.height).toBeLessThanOrEqual(height + 0.5);
    const seats = await me.page.locator('[data-seat]').evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().right));
    expect(seats).toHaveLength(8);
    expect(Math.max(...seats), name).toBeLessThanOrEqual(width + 0.5);
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });
});
