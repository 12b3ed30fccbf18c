// Nothing scrolls sideways, nothing is too small to tap, dialogs stand in the middle.
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { devices, enDesk, faPhone, nameOf, person } from './harness/browser';
import { allGames, drawn, playNow } from './harness/play';
import { robotMatch } from './harness/robot';
import { gather, sideways, smallTargets } from './harness/screens';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();
let match = '';

beforeAll(async () => {
  const robot = await person(browser, server, enDesk);
  match = (await robotMatch(robot.page, server, { game: 'farar', options: 'max_rounds=10' })).match;
  await robot.context.close();
});

// Every screen once, as it stands when it is there.
async function visitAll(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await page.goto('/');
  await page.waitForSelector('[data-testid="play-farar"]');
  await look('home');
  await page.goto('/settings');
  await page.waitForSelector('[data-setting="theme"]');
  await look('settings');
  await page.goto('/about');
  await page.waitForSelector('dl');
  await look('about');
  await page.goto('/rules/survive');
  await page.getByRole('heading', { name: /^§(1|۱) / }).waitFor();
  await look('rules');
  await page.goto(`/r/${match}#step=20`);
  await page.waitForSelector('[data-region="board"]');
  await look('replay');
  await gather(page, 'survive');
  await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
  await look('waiting room');
}

// Browser zoom of 200 % halves the page's width.
type Size = [width: number, height: number];
const usual: Size[] = [[390, 844], [360, 740], [320, 640], [640, 400]];
const widths: [string, number, Size[]][] = [
  ['a phone and a desk at zoom 200 %', 100, usual],
  ['a phone with text of 150 %', 150, [[390, 844]]],
];

describe.each([['fa'], ['en']] as const)('%s', (language) => {
  it.each(widths)('U3: no screen scrolls sideways on %s', async (_, textSize, sizes) => {
    const [width, height] = sizes[0]!;
    const me = await person(browser, server, { ...faPhone, language }, { width, height, preferences: { textSize } });
    const wide: string[] = [];
    const look = async (name: string) => {
      for (const [width, height] of sizes) {
        await me.page.setViewportSize({ width, height });
        await drawn(me.page);
        const by = await sideways(me.page);
        if (by > 0) wide.push(`${name} at ${width} × ${height}: ${by}`);
      }
    };
    await visitAll(me.page, look);
    for (const game of allGames) {
      await playNow(me.page, game);
      await look(game);
    }
    expect(wide).toEqual([]);
    await me.context.close();
  });
});

describe.each(devices.map((device) => [nameOf(device), device] as const))('%s', (_, device) => {
  it('U5: every button of every screen is at least 44 × 44', async () => {
    const me = await person(browser, server, device);
    const small: string[] = [];
    const look = async (name: string) => small.push(...(await smallTargets(me.page)).map((one) => `${name}: ${one}`));
    await visitAll(me.page, async (name) => void (await look(name)));
    for (const game of allGames) {
      await playNow(me.page, game);
      await look(game);
    }
    expect(small).toEqual([]);
    await me.context.close();
  });

  it('U12: sheets lie in the viewport, dialogs in its middle; back is mirrored', async () => {
    const me = await person(browser, server, device);
    const view = me.page.viewportSize()!;
    const box = () => me.page.locator('dialog[open] > .inside').evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom };
    });
    await me.page.goto('/');
    for (const opener of ['.art', '.bots']) {
      await me.page.locator(`article[data-game="survive"] ${opener}`).first().click();
      await me.page.waitForSelector('dialog[open]');
      const sheet = await box();
      expect(sheet.left).toBeGreaterThanOrEqual(0);
      expect(sheet.top).toBeGreaterThanOrEqual(0);
      expect(sheet.right).toBeLessThanOrEqual(view.width);
      expect(sheet.bottom).toBeLessThanOrEqual(view.height);
      expect(Math.abs(sheet.left + sheet.right - view.width)).toBeLessThanOrEqual(2);
      await me.page.keyboard.press('Escape');
      await me.page.waitForSelector('dialog[open]', { state: 'detached' });
    }
    await me.page.goto('/settings');
    await me.page.click('[data-testid="erase-here"]');
    const dialog = await box();
    expect(Math.abs(dialog.left + dialog.right - view.width)).toBeLessThanOrEqual(2);
    expect(Math.abs(dialog.top + dialog.bottom - view.height)).toBeLessThanOrEqual(2);
    // Esc says no.
    await me.page.keyboard.press('Escape');
    await me.page.waitForSelector('dialog[open]', { state: 'detached' });
    const mirrored = await me.page.locator('header svg').first().evaluate((one) => new DOMMatrix(getComputedStyle(one).transform).a);
    expect(mirrored).toBe(device.language === 'fa' ? -1 : 1);
    await me.context.close();
  });
});
