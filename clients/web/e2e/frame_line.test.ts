// The line between page and server: cut, reloaded, restarted; clocks and absence. Nothing is lost.
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import english from '../../../i18n/en/site.json';
import persian from '../../../i18n/fa/site.json';
import { devices, enDesk, faPhone, nameOf, person } from './harness/browser';
import { Feed } from './harness/feed';
import { playNow } from './harness/play';
import { sceneOf, stepsOf } from './harness/recorded';
import { openStage } from './harness/stage';
import { endTurn, lastUpdate, said } from './harness/turn';

const { server, browser } = await openStage();

// Whatever a test left behind.
afterEach(async () => {
  server.thaw();
  if (!server.isUp) await server.up();
});

const seatOf = (page: Page) => page.locator('[data-seat]').evaluateAll((chips) => chips.find((chip) => chip.classList.contains('mine'))?.getAttribute('data-seat'));

// The whole log as the page shows it, oldest first.
async function logOf(page: Page): Promise<string[]> {
  const log = page.locator('[data-testid="log"] >> visible=true');
  if ((await log.count()) === 0) await page.keyboard.press('KeyL');
  await log.waitFor();
  const lines = await log.locator('li').allInnerTexts();
  if ((await page.locator('dialog[open]').count()) > 0) {
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
  }
  return lines.map((line) => line.trim()).reverse();
}

// Looked at in every frame: a selector is waited for with pauses.
const barShows = () => document.querySelector('[data-testid="reconnecting"]') !== null;

// What is lit may only be picked by the first click, and chosen by the next.
async function clickLit(page: Page, until: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await until()) return true;
        await page.locator('[data-lit]').first().click();
        await page.waitForTimeout(200); // what it brings
        return until();
      },
      { timeout: 10_000 },
    )
    .toBe(true);
}

// What the log should be, from the server's own mouth: the same match from the beginning to now.
async function whole(page: Page): Promise<string[]> {
  await page.reload();
  await page.waitForSelector('[data-region="board"]');
  await expect.poll(async () => (await logOf(page)).length).toBeGreaterThan(0);
  return logOf(page);
}

describe.each(devices.map((device) => [nameOf(device), device] as const))('%s', (_, device) => {
  it('U34: a cut line shows its bar within 2 s, refuses choices with the reason, and costs nothing', async () => {
    const words = device.language === 'fa' ? persian : english;
    const me = await person(browser, server, device);
    await playNow(me.page, 'zirkhaki');
    await me.page.locator('[data-lit]').first().click(); // the first card of my turn
    await expect.poll(() => lastUpdate(me)['ply']).toBeGreaterThan(0);
    await me.page.waitForSelector('[data-lit]');
    const seat = await seatOf(me.page);
    const before = await logOf(me.page);
    await server.kill();
    const cut = Date.now();
    await me.page.waitForSelector('[data-testid="reconnecting"]', { timeout: 2500 });
    expect(Date.now() - cut).toBeLessThanOrEqual(2000);
    const heard = me.heard.length;
    const why = me.page.locator('[data-testid="why"]');
    await clickLit(me.page, async () => (await why.count()) > 0);
    expect(await why.innerText()).toBe(words['why.offline']);
    expect(me.heard.length).toBe(heard);
    // The reason stands for four seconds.
    await me.page.waitForSelector('[data-testid="why"]', { state: 'detached', timeout: 6000 });
    await server.up();
    const up = Date.now();
    await me.page.waitForSelector('[data-testid="reconnecting"]', { state: 'detached', timeout: 5000 });
    expect(Date.now() - up).toBeLessThanOrEqual(3000);
    expect(await seatOf(me.page)).toBe(seat);
    await expect.poll(() => logOf(me.page)).toEqual(before);
    // And it goes on: the same choice now counts.
    const ply = Number(lastUpdate(me)['ply'] ?? 0);
    await clickLit(me.page, () => Promise.resolve(Number(lastUpdate(me)['ply']) > ply));
    await expect.poll(async () => (await logOf(me.page)).length).toBeGreaterThan(before.length);
    const shown = await logOf(me.page);
    await me.page.waitForTimeout(300); // the bots may still be at it
    const truth = await whole(me.page);
    expect(truth.slice(0, shown.length)).toEqual(shown);
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });
});

it('U34: a line that died without a word is noticed while nobody does anything, and comes back', async () => {
  const me = await person(browser, server, faPhone);
  await playNow(me.page, 'zirkhaki');
  await me.page.waitForSelector('[data-lit]');
  const bar = me.page.locator('[data-testid="reconnecting"]');
  server.freeze();
  const cut = Date.now();
  await bar.waitFor({ timeout: 8000 });
  expect(Date.now() - cut).toBeLessThanOrEqual(6000); // three seconds of silence, two for an answer
  server.thaw();
  await bar.waitFor({ state: 'detached', timeout: 8000 });
  await me.page.waitForSelector('[data-lit]');
  expect(me.troubles).toEqual([]);
  await me.context.close();
});

it('U34: a choice on a line that died without a word brings the bar within 2 s', async () => {
  const me = await person(browser, server, enDesk);
  await playNow(me.page, 'zirkhaki');
  await me.page.waitForSelector('[data-lit]');
  await me.page.waitForTimeout(1100); // nothing was heard just now
  server.freeze();
  await me.page.locator('[data-lit]').first().click();
  const chosen = Date.now();
  await me.page.waitForFunction(barShows, undefined, { timeout: 5000 });
  expect(Date.now() - chosen).toBeLessThanOrEqual(2000);
  await me.context.close();
});

it('U34: a page that is looked at again finds out at once whether its line is dead', async () => {
  const me = await person(browser, server, enDesk);
  await me.page.addInitScript(() => {
    const page = { hidden: false };
    Object.defineProperty(document, 'hidden', { get: () => page.hidden });
    Object.assign(window, {
      turn: (hidden: boolean) => {
        page.hidden = hidden;
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
  await playNow(me.page, 'zirkhaki');
  await me.page.waitForSelector('[data-lit]');
  await me.page.evaluate('turn(true)');
  server.freeze();
  await me.page.waitForTimeout(5500); // a page in sight would know by now
  expect(await me.page.locator('[data-testid="reconnecting"]').count()).toBe(0);
  await me.page.evaluate('turn(false)');
  const seen = Date.now();
  await me.page.waitForFunction(barShows, undefined, { timeout: 5000 });
  expect(Date.now() - seen).toBeLessThanOrEqual(2000);
  await me.context.close();
});

it('U34: a server that lets nobody in is asked again, and the page says so', async () => {
  const me = await person(browser, server, enDesk);
  let refuses = true;
  let asked = 0;
  await me.page.routeWebSocket(/\/ws$/, (line) => {
    const beyond = line.connectToServer();
    line.onMessage((text) => {
      const { type, id } = JSON.parse(String(text)) as { type: string; id?: number };
      if (type === 'hello') asked += 1;
      if (type === 'hello' && refuses) line.send(JSON.stringify({ type: 'refused', id, code: asked % 2 ? 'too_fast' : 'storage' }));
      else beyond.send(text);
    });
  });
  await me.page.goto('/');
  const bar = me.page.locator('[data-trouble="busy"]');
  await expect.poll(() => bar.innerText()).toContain(english.server_busy);
  await expect.poll(() => asked, { timeout: 5000 }).toBeGreaterThanOrEqual(3); // by itself
  const before = asked;
  refuses = false;
  await bar.locator('button').click();
  await bar.waitFor({ state: 'detached' });
  expect(asked).toBe(before + 1);
  await playNow(me.page, 'zirkhaki');
  await me.page.waitForSelector('[data-lit]');
  await me.context.close();
});

it('U34: what others did meanwhile is in the log once, without a gap', async () => {
  const me = await person(browser, server, enDesk, { preferences: { pace: 'normal' } });
  await playNow(me.page, 'zirkhaki');
  // The bots are at it when the network goes.
  await endTurn(me);
  await me.context.setOffline(true);
  await me.page.waitForSelector('[data-trouble="offline"]');
  await me.page.waitForTimeout(2000); // time for bots to play unseen
  await me.context.setOffline(false);
  await me.page.waitForSelector('[data-testid="reconnecting"]', { state: 'detached' });
  await expect.poll(() => said(me).some((message) => message['type'] === 'steps' && message['id'] === undefined)).toBe(true);
  await expect.poll(() => me.page.locator('[data-motion-behind]').count()).toBe(0);
  const shown = await logOf(me.page);
  const truth = await whole(me.page);
  expect(truth.slice(0, shown.length)).toEqual(shown);
  await me.context.close();
});

it('U34: [Skip] ends the showing of what was missed at once, at the true position', async () => {
  const me = await person(browser, server, enDesk, { preferences: { motion: 'full' } });
  const feed = await Feed.open(me.page, sceneOf('zirkhaki'));
  const steps = stepsOf('zirkhaki');
  const missed = steps.map(({ ply, view, events }) => ({ ply, view, events }));
  feed.say({ type: 'steps', from: Number(sceneOf('zirkhaki').update['ply']), to: Number(steps.at(-1)!['ply']), steps: [sceneOf('zirkhaki').update, ...missed] });
  feed.update({ ...steps.at(-1)!, full: true, events: [] });
  await me.page.waitForSelector('[data-testid="skip"]');
  const pressed = await me.page.evaluate(async () => {
    const start = performance.now();
    document.querySelector<HTMLElement>('[data-testid="skip"]')!.click();
    const behind = () => document.querySelector('[data-testid="skip"], [data-motion-behind]') !== null;
    while (behind() && performance.now() - start < 3000) await new Promise((next) => requestAnimationFrame(next));
    return performance.now() - start;
  });
  expect(pressed).toBeLessThanOrEqual(200);
  const area = (steps.at(-1)!['view'] as { area: unknown[] }).area;
  expect(await me.page.locator('[data-region="board"] [data-testid^="area-"] [data-piece]').count()).toBe(area.length);
  await me.context.close();
});

it('U34: a reload and a restart of the server keep seat, position and staged moves', async () => {
  const me = await person(browser, server, enDesk);
  await playNow(me.page, 'survive');
  await me.page.waitForSelector('[data-lit]');
  const before = lastUpdate(me);
  await me.page.reload();
  await me.page.waitForSelector('[data-lit]');
  expect(await seatOf(me.page)).toBe('0');
  expect(lastUpdate(me)['ply']).toBe(before['ply']);
  // A staged move: the first explorer is chosen, not yet placed.
  await me.page.evaluate(() => document.querySelector<HTMLElement>('[data-testid="all-choices"]')?.click());
  await me.page.locator('dialog li button').first().click();
  await me.page.waitForSelector('[data-testid="undo"]');
  const staged = lastUpdate(me)['staged'];
  expect(staged).toBe(1);
  await server.halt();
  await me.page.waitForSelector('[data-trouble="restarting"]');
  await server.up();
  await me.page.waitForSelector('[data-testid="reconnecting"]', { state: 'detached', timeout: 5000 });
  await expect.poll(() => lastUpdate(me)['staged']).toBe(1);
  await me.page.waitForSelector('[data-testid="undo"]');
  await server.halt();
  await server.up();
  await me.page.reload();
  await expect.poll(() => lastUpdate(me)['staged']).toBe(1);
  expect(me.troubles).toEqual([]);
  await me.context.close();
});

it('U34: a table that is gone says so, with a way out', async () => {
  const me = await person(browser, server, faPhone);
  await me.page.goto('/t/100001');
  await expect.poll(() => me.page.locator('[role="alert"]', { hasText: persian.refused_no_table }).count()).toBe(1);
  await me.page.click(`text=${persian.home}`);
  await me.page.waitForURL('**/');
  await me.context.close();
});

it('U34: the seat can be taken back from another tab', async () => {
  const me = await person(browser, server, enDesk);
  await playNow(me.page, 'zirkhaki');
  await me.page.waitForSelector('[data-lit]');
  const other = await me.context.newPage();
  await other.goto(me.page.url());
  await other.waitForSelector('[data-lit]');
  await me.page.click(`text=${english.act_here}`);
  await expect.poll(() => me.page.locator(`text=${english.elsewhere}`).count()).toBe(0);
  await expect.poll(() => other.locator(`text=${english.elsewhere}`).count()).toBe(1);
  await me.context.close();
});
