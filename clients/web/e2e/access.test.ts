// An automated scan of every screen, sheet and dialog for WCAG 2.2 A and AA, in both themes.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { devices, enDesk, nameOf, person } from './harness/browser';
import { Feed } from './harness/feed';
import { allGames, playNow } from './harness/play';
import { sceneOf } from './harness/recorded';
import { robotMatch } from './harness/robot';
import { gather } from './harness/screens';
import { openStage } from './harness/stage';
import { burns, field, playOwn, scene } from './zirkhaki-scenes';

const { server, browser } = await openStage();
let match = '';
let axe = '';

beforeAll(async () => {
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const robot = await person(browser, server, enDesk);
  match = (await robotMatch(robot.page, server, { game: 'farar', options: 'max_rounds=10' })).match;
  await robot.context.close();
});

interface Violation {
  id: string;
  nodes: { html: string; any: { message: string }[] }[];
}

// Where the parts of a page are found by readers: no level of WCAG asks for it, and they get lost without.
const ofLandmarks = ['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-no-duplicate-main', 'landmark-one-main', 'landmark-unique', 'region'];

// What a theme can change; all else is the same in both.
const ofColours = ['color-contrast', 'link-in-text-block'];

interface Looking {
  runOnly: { type: 'tag' | 'rule'; values: readonly string[] };
  rules?: Record<string, { enabled: boolean }>; // besides
}
const wcag: Looking = { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } };
const wcagAndLandmarks: Looking = { ...wcag, rules: Object.fromEntries(ofLandmarks.map((id) => [id, { enabled: true }])) };

// In one theme, and the colours in the other one, which stays. `within`: what is new on a screen that was looked at.
async function violations(page: Page, within = 'html'): Promise<string[]> {
  await page.waitForSelector(within, { state: 'attached' });
  const dark = await page.evaluate(() => document.documentElement.dataset['theme'] === 'dark');
  const found = await violationsNow(page, within, within === 'html' ? wcagAndLandmarks : wcag);
  const other = dark ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme: other });
  await page.waitForFunction((theme) => document.documentElement.dataset['theme'] === theme, other);
  found.push(...(await violationsNow(page, within, { runOnly: { type: 'rule', values: ofColours } })).map((one) => `${other}: ${one}`));
  return found;
}

// What a dialog does to the parts of the whole page.
const lostLandmarks = (page: Page): Promise<string[]> => violationsNow(page, 'html', { runOnly: { type: 'rule', values: ofLandmarks } });

async function violationsNow(page: Page, within: string, looking: Looking): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const found = (await page.evaluate(async ([root, how]) => {
    const run = (window as unknown as { axe: { run: (what: unknown, how: unknown) => Promise<{ violations: unknown[] }> } }).axe.run;
    return (await run(root === 'html' ? document : document.querySelector(root)!, { ...how, resultTypes: ['violations'] })).violations;
  }, [within, looking] as const)) as Violation[];
  return found.flatMap((one) => one.nodes.slice(0, 3).map((node) => `${one.id}: ${node.html.slice(0, 120)} ${node.any[0]?.message.slice(0, 110) ?? ''}`));
}

const dialog = 'dialog[open]';
async function shut(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
}

describe.each(devices.map((device) => [nameOf(device), device] as const))('%s', (_, device) => {
  it('U15: no screen, sheet or dialog besides the tables has a violation', async () => {
    const me = await person(browser, server, device, { name: 'Sara' });
    const found: string[] = [];
    const look = async (name: string, within?: string) => found.push(...(await violations(me.page, within)).map((one) => `${name}: ${one}`));
    await me.page.goto('/');
    await me.page.waitForSelector('[data-testid="play-farar"]');
    await look('home');
    for (const opener of ['article[data-game="farar"] .art', 'article[data-game="farar"] .bots', '[data-testid="one-table"]']) {
      await me.page.locator(opener).first().click();
      await me.page.waitForSelector('dialog[open]');
      await look(`home ${opener}`, dialog);
      await shut(me.page);
    }
    await me.page.goto('/settings');
    await me.page.waitForSelector('[data-setting="theme"]');
    await look('settings');
    await me.page.click('[data-testid="erase-everywhere"]');
    await look('erase', dialog);
    found.push(...(await lostLandmarks(me.page)));
    await shut(me.page);
    await me.page.goto('/about');
    await me.page.waitForSelector('dl');
    await me.page.locator('[data-testid="operator"] summary').click();
    await look('about');
    for (const rules of allGames.map((game) => `${game}#2`)) {
      await me.page.goto(`/rules/${rules}`);
      await me.page.waitForSelector('[data-here]');
      await look(`rules of ${rules}`);
    }
    await me.page.goto(`/r/${match}#step=20`);
    await me.page.waitForSelector('[data-region="board"]');
    await me.page.click('[data-testid="show-notes"]');
    await me.page.waitForSelector('[data-testid="notes"][data-step]');
    await look('replay');
    await gather(me.page, 'zirkhaki');
    await me.page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
    await me.page.waitForSelector('[data-option]');
    await me.page.click('[data-testid="add-bot-1"]');
    await look('waiting room');
    await me.page.goto('/t/100000');
    await me.page.waitForSelector('[role="alert"]');
    await look('no table');
    expect(found).toEqual([]);
    await me.context.close();
  });

  it.each(allGames)('U15: the table of %s, its menu, side sheets and help have no violation', async (game) => {
    const me = await person(browser, server, device);
    const found: string[] = [];
    const look = async (name: string, within?: string) => found.push(...(await violations(me.page, within)).map((one) => `${name}: ${one}`));
    await playNow(me.page, game);
    await me.page.waitForSelector('[data-lit]');
    await look('table');
    await me.page.click('[data-testid="menu"]');
    await me.page.waitForSelector('dialog[open] [data-testid="code"]');
    await look('menu', dialog);
    found.push(...(await lostLandmarks(me.page)));
    await shut(me.page);
    await me.page.getByRole('button', { name: /^(Rules of|قوانین) / }).click();
    await me.page.waitForSelector('dialog[open] .paragraph');
    await look('rules', dialog);
    await shut(me.page);
    const tabs = ['log', 'odds', 'scores', 'history', 'chat'];
    for (const [n, tab] of tabs.entries()) {
      const phone = device.size === 'phone';
      if (phone) await me.page.click(`[data-testid="rail-${tab}"]`);
      else await me.page.locator('[role="tab"]').nth(n).click();
      // On a phone the past is looked at on the board itself.
      const past = phone && tab === 'history';
      await me.page.waitForSelector(past ? '[data-testid="scrubber"]' : `[role="tabpanel"][aria-labelledby$="-${tab}"]`);
      await look(tab, past ? undefined : phone ? dialog : '[data-region="side"]');
      if (phone) await shut(me.page);
      if (past) await me.page.waitForSelector('[data-testid="scrubber"]', { state: 'detached' });
    }
    await me.page.locator('[data-region="actions"]').focus();
    await me.page.keyboard.press('Shift+Slash');
    await me.page.waitForSelector('dialog[open]');
    await look('help', dialog);
    expect(found).toEqual([]);
    await me.context.close();
  });

  it.each(allGames)('U15: %s has no violation for who comes late, watches, covers the hand, or at the table screen', async (game) => {
    const host = await person(browser, server, device, { name: 'Sara' });
    await playNow(host.page, game);
    await host.page.waitForSelector('[data-lit]');
    const table = new URL(host.page.url()).pathname;
    const late = await person(browser, server, device);
    const found: string[] = [];
    const look = async (name: string, page = late.page) => found.push(...(await violations(page)).map((one) => `${name}: ${one}`));
    await late.page.goto(table);
    await late.page.waitForSelector('[data-testid="watch"]');
    await look('latecomer');
    await late.page.click('[data-testid="watch"]');
    await late.page.waitForSelector('[data-region="board"]');
    await look('watching');
    await late.page.goto(`${table}?screen`);
    await late.page.waitForSelector('[data-region="board"]');
    await look('table screen');
    await host.page.goto(`${table}?hand`);
    await host.page.waitForSelector('[data-testid="cover"]');
    await look('covered hand', host.page);
    expect(found).toEqual([]);
    for (const one of [late, host]) await one.context.close();
  });

  it('U15: asking first has no violation', async () => {
    const me = await person(browser, server, device);
    const mine = [field({ coin: [8], dagger: [2] }), field(), field()];
    await Feed.open(me.page, scene({ field: mine, phase: 'horseshoe', area: ['coin_5', 'horseshoe_4'] }, [playOwn('coin_8', burns), playOwn('dagger_2')]));
    await me.page.click('[data-testid="slot-0-coin"]');
    await me.page.click('[data-testid="slot-0-coin"]');
    await me.page.waitForSelector('[data-testid="ask-first"]');
    expect(await violations(me.page, dialog)).toEqual([]);
    await me.context.close();
  });

  it.each(allGames)('U15: the result of %s has no violation', async (game) => {
    const me = await person(browser, server, device);
    const start = sceneOf(game);
    const feed = await Feed.open(me.page, start);
    const places = start.names.map((_, n) => n);
    const rows = places.map(() => [] as [string, number][]);
    feed.say({ type: 'ended', match: '1'.repeat(32), points: places.map((n) => 30 - 5 * n), ranks: places.map((n) => n + 1), scores: rows, seed: '0'.repeat(64) });
    await me.page.waitForSelector('[data-testid="proof"]');
    await me.page.locator('[data-testid="proof"] summary').click();
    expect(await violations(me.page, dialog)).toEqual([]);
    expect(await lostLandmarks(me.page)).toEqual([]);
    await me.context.close();
  });
});
