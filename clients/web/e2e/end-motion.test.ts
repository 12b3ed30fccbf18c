// What moves when a match is over: a shower of shapes, and in Survive the people who turn over. Once, not
// with less motion, and no longer than anybody wants to wait.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { enDesk, faPhone, person, shot, type Person } from './harness/browser';
import { Feed } from './harness/feed';
import { slowMotion } from './harness/motion';
import { sceneOf } from './harness/recorded';
import { openStage } from './harness/stage';
import { scene as surviveScene } from './survive-scenes';

const { server, browser } = await openStage();

const seed = '0'.repeat(64);
const result = { type: 'ended', match: '1'.repeat(32), points: [30, 20, 10, 5], ranks: [1, 2, 3, 4], scores: [[], [], [], []], seed };

async function endFarar(me: Person): Promise<void> {
  const feed = await Feed.open(me.page, sceneOf('farar'));
  feed.say(result);
  await me.page.waitForSelector('[data-testid="winner"]');
}
const pieces = (page: Page): Promise<number> => page.locator('.confetti svg').count();
// Until when each animation inside runs, from its start; in order.
const ends = (page: Page, inside: string): Promise<number[]> =>
  page.evaluate(
    (selector) =>
      document
        .getAnimations()
        .filter((one) => (one.effect as KeyframeEffect).target?.closest(selector))
        .map((one) => Number(one.effect!.getComputedTiming().endTime))
        .sort((a, b) => a - b),
    inside,
  );

it('S8: with full motion the shapes fall once, within 600 ms', async () => {
  const me = await person(browser, server, faPhone, { preferences: { motion: 'full' } });
  await slowMotion(me.page, 0);
  await endFarar(me);
  expect(await pieces(me.page)).toBeGreaterThan(10);
  const times = await ends(me.page, '.confetti');
  expect(Math.max(...times)).toBeLessThanOrEqual(600);
  await slowMotion(me.page, 1);
  // Whoever looks at the result again is not showered again.
  await me.page.keyboard.press('Escape');
  await me.page.click('[data-testid="result"]');
  await me.page.waitForSelector('[data-testid="winner"]');
  expect(await pieces(me.page)).toBe(0);
  await me.context.close();
});

it.each([faPhone, enDesk])('the board keeps its size when the match is over, and [Result] opens it by E too', async (device) => {
  const me = await person(browser, server, device);
  const feed = await Feed.open(me.page, sceneOf('zirkhaki'));
  const size = () => me.page.locator('main.game').evaluate((one) => [one.clientWidth, one.clientHeight]);
  const before = await size();
  feed.say({ ...result, points: [30, 20, 10], ranks: [1, 2, 3], scores: [[], [], []] });
  await me.page.waitForSelector('[data-testid="winner"]');
  await me.page.keyboard.press('Escape');
  await me.page.waitForSelector('[data-testid="winner"]', { state: 'detached' });
  expect(await size()).toEqual(before);
  await me.page.keyboard.press('e');
  await me.page.waitForSelector('[data-testid="winner"]');
  expect(me.troubles).toEqual([]);
  await me.context.close();
});

it.each(['less', 'off'])('S8: with motion %s nothing falls and the points stand at once', async (motion) => {
  const me = await person(browser, server, enDesk, { preferences: { motion } });
  await endFarar(me);
  expect(await pieces(me.page)).toBe(0);
  expect(await me.page.locator('[data-seat="0"] [data-total]').first().innerText()).toBe('30');
  await me.context.close();
});

it('S8: nothing falls for whoever told the system so', async () => {
  const me = await person(browser, server, enDesk, { preferences: { motion: undefined } });
  await me.page.emulateMedia({ reducedMotion: 'reduce' });
  await endFarar(me);
  expect(await pieces(me.page)).toBe(0);
  await me.context.close();
});

// Seat 0 saved three people, seat 1 one; who was lost or whose value is not told does not turn.
const saved = surviveScene(
  { phase: 'over', ...places({ 0: 'nw', 1: 'nw', 2: 'se', 3: 'lost', 10: 'ne' }), value: values({ 0: 5, 1: 1, 2: 6, 3: 4, 10: 3 }) },
  [],
);
function places(given: Record<number, string>): { place: string[]; aboard: boolean[] } {
  return { place: Array.from({ length: 40 }, (_, id) => given[id] ?? 'lost'), aboard: Array.from({ length: 40 }, () => false) };
}
function values(given: Record<number, number>): number[] {
  return Array.from({ length: 40 }, (_, id) => given[id] ?? 2);
}
const shown = (page: Page): Promise<number[][]> =>
  page.locator('[data-testid="saved-people"] li').evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('[data-value]')].map((one) => Number(one.getAttribute('data-value')))));

it('S8: the people who were saved turn over 200 ms apart and show their values; a tap ends it', async () => {
  const me = await person(browser, server, faPhone, { preferences: { motion: 'full' } });
  const feed = await Feed.open(me.page, saved);
  await slowMotion(me.page, 0);
  feed.say(result);
  await me.page.waitForSelector('[data-testid="saved-people"]');
  expect(await shown(me.page)).toEqual([[1, 5, 6], [3]]);
  const times = [...new Set(await ends(me.page, '[data-testid="saved-people"]'))];
  expect(times).toEqual([240, 440, 640]);
  const moving = () => me.page.evaluate(() => document.getAnimations().filter((one) => (one.effect as KeyframeEffect).target?.closest('[data-testid="saved-people"]') && one.playState === 'running').length);
  await me.page.locator('[data-testid="winner"]').click();
  expect(await moving()).toBe(0);
  await shot(me.page, 'saved-people');
  // Read aloud and seen again they lie open at once.
  const worth = await me.page.locator('[data-testid="saved-people"] [role="img"]').first().getAttribute('aria-label');
  expect(worth).toBe('۱ + ۵ + ۶');
  await me.page.keyboard.press('Escape');
  await me.page.click('[data-testid="result"]');
  await me.page.waitForSelector('[data-testid="saved-people"]');
  expect(await moving()).toBe(0);
  expect(me.troubles).toEqual([]);
  await me.context.close();
});

it('S8: with less motion the people lie open at once', async () => {
  const me = await person(browser, server, enDesk, { preferences: { motion: 'less' } });
  const feed = await Feed.open(me.page, saved);
  feed.say(result);
  await me.page.waitForSelector('[data-testid="saved-people"]');
  expect(await shown(me.page)).toEqual([[1, 5, 6], [3]]);
  expect(await ends(me.page, '[data-testid="saved-people"]')).toEqual([]);
  await me.context.close();
});
