// Around one table others look on: while the hand is covered, nothing on the page tells what only its
// owner may know, and nothing changes its size for that.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import dinosaurs from '../src/games/draftosaurus/sample.json';
import { devices, enDesk, faPhone, nameOf, person, shot, type Device, type Person } from './harness/browser';
import { Feed, type Scene } from './harness/feed';
import { sceneOf } from './harness/recorded';
import { openStage } from './harness/stage';
import { hand, scene as surviveScene } from './survive-scenes';
import { decisions } from './zirkhaki-scenes';

const { server, browser } = await openStage();

const prompt = '[data-testid="prompt"] > span:first-child';
const seen = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.filter((one) => getComputedStyle(one).visibility === 'visible').length);
const plain = async (page: Page, selector: string) => (await page.locator(selector).first().innerText()).replace(/[\u2066-\u2069]/g, '');
const boxes = (page: Page, ...selectors: string[]) => Promise.all(selectors.map((one) => page.locator(one).first().boundingBox()));

// The table of a scene on a device of its own, with the hand covered.
async function covered(device: Device, scene: Scene): Promise<{ me: Person; feed: Feed; press: () => Promise<void> }> {
  const me = await person(browser, server, device);
  const feed = await Feed.open(me.page, scene, '?hand');
  await me.page.waitForSelector('[data-covered]');
  const press = () => me.page.locator('[data-testid="cover"]').dispatchEvent('pointerdown');
  return { me, feed, press };
}

describe.each(devices.map((device) => [nameOf(device), device] as const))('%s', (_, device) => {
  it('S3: cards that I have peeked at, and what they tell, are unseen while covered', async () => {
    const { me, press } = await covered(device, decisions(3)['peek']!);
    const cards = '[data-testid^="peeked-"]';
    const parts = ['[data-testid="peeked-1"]', '[data-region="board"]', '[data-region="actions"]', '[data-testid="offer"][data-kind="reveal"]'];
    await me.page.waitForSelector(cards, { state: 'attached' });
    await expect.poll(() => seen(me.page, cards)).toBe(0);
    const neutral = await plain(me.page, prompt);
    expect(await seen(me.page, '[data-kind="reveal"] [data-secret]')).toBe(0);
    const before = await boxes(me.page, ...parts);
    await shot(me.page, `covered-peek-${device.language}`);
    await press();
    await expect.poll(() => seen(me.page, cards)).toBe(3);
    expect(await plain(me.page, prompt)).not.toBe(neutral); // "this would burn you"
    expect(await seen(me.page, '[data-kind="reveal"] [data-secret]')).toBe(1);
    expect(await boxes(me.page, ...parts)).toEqual(before);
    await press();
    await expect.poll(() => seen(me.page, cards)).toBe(0);
    await me.context.close();
  });

  it('S3: the rings to choose from are unseen while covered', async () => {
    const { me, press } = await covered(device, decisions(3)['rings']!);
    const rings = '[data-testid^="ring-"]';
    await expect.poll(() => me.page.locator(rings).count()).toBe(2);
    expect(await seen(me.page, rings)).toBe(0);
    expect(await seen(me.page, '[data-testid="offer"] [data-secret]')).toBe(0);
    const before = await boxes(me.page, rings, '[data-region="actions"]');
    await press();
    await expect.poll(() => seen(me.page, rings)).toBe(2);
    expect(await boxes(me.page, rings, '[data-region="actions"]')).toEqual(before);
    await me.context.close();
  });

  it('S3: a sealed dinosaur shows neither in the zoo nor in the prompt while covered', async () => {
    const scene: Scene = { game: 'draftosaurus', ...dinosaurs };
    const { me, feed, press } = await covered(device, scene);
    await press();
    await me.page.locator('[data-testid^="hand-"][data-lit]').first().click();
    await me.page.locator('[data-place="river"]').click();
    const ghost = '[data-testid="zoo"] .ghost, [data-testid="zoo"] .aimed';
    await expect.poll(() => seen(me.page, ghost)).toBeGreaterThan(0);
    await me.page.click('[data-kind="ready"]');
    await expect.poll(() => feed.moves.length).toBe(1);
    feed.update({ ...scene.update, choice: feed.moves[0], chosen: [0], events: [{ key: 'sealed', name: 1 }, { key: 'own_choice', kind: 'spino' }] });
    await me.page.waitForSelector('[data-testid="change"]');
    await expect.poll(() => seen(me.page, ghost)).toBeGreaterThan(0);
    const told = await plain(me.page, prompt);
    const ticker = await plain(me.page, '[data-testid="ticker"]');
    const parts = ['[data-testid="zoo"]', '[data-place="river"]', '[data-region="actions"]'];
    const before = await boxes(me.page, ...parts);
    await press();
    await expect.poll(() => seen(me.page, ghost)).toBe(0);
    const site = device.language === 'fa' ? 'ثبت شد' : 'Locked in';
    expect(told).not.toBe(site);
    await expect.poll(() => plain(me.page, prompt)).toBe(site);
    await expect.poll(() => plain(me.page, '[data-testid="ticker"]')).not.toBe(ticker);
    expect(await plain(me.page, '[data-testid="ticker"]')).toContain('Ali');
    expect(await boxes(me.page, ...parts)).toEqual(before);
    await shot(me.page, `covered-sealed-${device.language}`);
    await me.context.close();
  });
});

it('S3: a tile that I found, and the log’s line of it, are unseen while covered', async () => {
  const { me, feed } = await covered(enDesk, surviveScene({ hand: hand() }, []));
  const kept = { key: 'kept', name: 0, kind: 'beach' };
  feed.update({ ply: 263, awaited: [1], events: [kept, { key: 'own_tile', kind: 'tile_dolphin' }] });
  await me.page.waitForSelector('[data-testid="found"]', { state: 'attached' });
  expect(await seen(me.page, '[data-testid="found"]')).toBe(0);
  await me.page.keyboard.press('KeyL');
  await expect.poll(() => me.page.locator('[data-testid="log"] li').count()).toBe(2);
  expect(await seen(me.page, '[data-testid="log"] [data-secret]')).toBe(0);
  await expect.poll(() => plain(me.page, '[data-testid="ticker"]')).not.toContain('Dolphin');
  await me.context.close();
});

it('S3: the stake on the button and a description of the position are unseen while covered', async () => {
  const { me, press } = await covered(faPhone, sceneOf('farar'));
  await me.page.waitForSelector('[data-kind="seal"]');
  expect(await seen(me.page, '[data-kind="seal"] [data-secret]')).toBe(0);
  await me.page.keyboard.press('KeyD');
  expect(await me.page.locator('[data-testid="described"]').count()).toBe(0);
  await press();
  await expect.poll(() => seen(me.page, '[data-kind="seal"] [data-secret]')).toBe(1);
  await me.page.waitForSelector('[data-testid="described"]');
  await me.context.close();
});
