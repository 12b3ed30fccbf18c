// The line between page and server: cut, reloaded, restarted; clocks and absence. Nothing is lost.
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import english from '../../../i18n/en/site.json';
import persian from '../../../i18n/fa/site.json';
import { devices, enDesk, faPhone, nameOf, person, type Device, type Person } from './harness/browser';
import { Feed } from './harness/feed';
import { playNow } from './harness/play';
import { sceneOf, stepsOf } from './harness/recorded';
import { openStage } from './harness/stage';
import { playAt } from './harness/tables';
import { holdTime, keepTime, pass } from './harness/time';
import { lastUpdate, said } from './harness/turn';

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

// My turn at a table of Zirkhaki, in a page whose time can be held and which notes how often its line broke.
async function table(device: Device): Promise<Person> {
  const me = await person(browser, server, device);
  await keepTime(me.page);
  await me.page.addInitScript(() => {
    const broken = { times: 0 };
    Object.assign(window, { broken });
    window.WebSocket = class extends WebSocket {
      constructor(address: string | URL) {
        super(address);
        this.addEventListener('close', () => (broken.times += 1));
      }
    };
  });
  await playNow(me.page, 'zirkhaki');
  await me.page.waitForSelector('[data-lit]');
  return me;
}
const breaks = (page: Page): Promise<number> => page.evaluate('broken.times');
const bar = (page: Page) => page.locator('[data-testid="reconnecting"]');

// What is lit may only be picked by the first click, and chosen by the next.
async function clickLit(page: Page, until: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      if (await until()) return true;
      await page.locator('[data-lit]').first().click();
      await pass(page, 200); // what it brings
      return until();
    })
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
    const me = await table(device);
    await clickLit(me.page, () => Promise.resolve(Number(lastUpdate(me)['ply'] ?? 0) > 0)); // the first card of my turn
    await me.page.waitForSelector('[data-lit]');
    const seat = await seatOf(me.page);
    const before = await logOf(me.page);
    await holdTime(me.page);
    await server.kill();
    await expect.poll(() => breaks(me.page)).toBeGreaterThan(0);
    await pass(me.page, 2000);
    await bar(me.page).waitFor();
    const heard = me.heard.length;
    const why = me.page.locator('[data-testid="why"]');
    await clickLit(me.page, async () => (await why.count()) > 0);
    expect(await why.innerText()).toBe(words['why.offline']);
    expect(me.heard.length).toBe(heard);
    // The reason stands for four seconds.
    await pass(me.page, 3500);
    expect(await why.count()).toBe(1);
    await pass(me.page, 1000);
    await why.waitFor({ state: 'detached' });
    await server.up();
    await pass(me.page, 3000);
    await bar(me.page).waitFor({ state: 'detached' });
    expect(await seatOf(me.page)).toBe(seat);
    await me.page.clock.resume();
    await expect.poll(() => logOf(me.page)).toEqual(before);
    // And it goes on: the same choice now counts.
    const ply = Number(lastUpdate(me)['ply'] ?? 0);
    await clickLit(me.page, () => Promise.resolve(Number(lastUpdate(me)['ply']) > ply));
    await expect.poll(async () => (await logOf(me.page)).length).toBeGreaterThan(before.length);
    const shown = await logOf(me.page);
    const truth = await whole(me.page);
    expect(truth.slice(0, shown.length)).toEqual(shown);
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });
});

it('U34: a line that died without a word is noticed while nobody does anything, and comes back', async () => {
  const me = await table(faPhone);
  await holdTime(me.page);
  server.freeze();
  await pass(me.page, 6000); // three seconds of silence, two for an answer
  await bar(me.page).waitFor();
  server.thaw();
  await me.page.clock.resume();
  await bar(me.page).waitFor({ state: 'detached' });
  await me.page.waitForSelector('[data-lit]');
  expect(me.troubles).toEqual([]);
  await me.context.close();
});

it('U34: a choice on a line that died without a word brings the bar within 2 s', async () => {
  const me = await table(enDesk);
  await holdTime(me.page);
  await pass(me.page, 1100); // nothing was heard just now
  server.freeze();
  const moves = () => me.sent.filter((text) => text.includes('"type":"move"')).length;
  await clickLit(me.page, () => Promise.resolve(moves() > 0));
  await pass(me.page, 1800); // with the moment that the click was given
  await bar(me.page).waitFor();
  await me.context.close();
});

it('U34: a page that is looked at again finds out at once whether its line is dead', async () => {
  const me = await table(enDesk);
  await holdTime(me.page);
  await me.page.evaluate(() => {
    const page = { hidden: false };
    Object.defineProperty(document, 'hidden', { get: () => page.hidden });
    Object.assign(window, {
      turn: (hidden: boolean) => {
        page.hidden = hidden;
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
  await me.page.evaluate('turn(true)');
  server.freeze();
  await pass(me.page, 60_000); // a page in sight would know by now
  expect(await bar(me.page).count()).toBe(0);
  await me.page.evaluate('turn(false)');
  await pass(me.page, 2000);
  await bar(me.page).waitFor();
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
  await keepTime(me.page);
  await me.page.goto('/');
  const busy = me.page.locator('[data-trouble="busy"]');
  await expect.poll(() => busy.innerText()).toContain(english.server_busy);
  await holdTime(me.page);
  // By itself, less and less often: within 1.25 s, then 2.5 s.
  for (const wait of [1250, 2500]) {
    const before = asked;
    await pass(me.page, wait);
    await expect.poll(() => asked).toBe(before + 1);
    await busy.waitFor();
  }
  const before = asked;
  refuses = false;
  await busy.locator('button').click();
  await busy.waitFor({ state: 'detached' });
  expect(asked).toBe(before + 1);
  await me.page.clock.resume();
  await playNow(me.page, 'zirkhaki');
  await me.page.waitForSelector('[data-lit]');
  await me.context.close();
});

it('U34: what others did meanwhile is in the log once, without a gap', async () => {
  const me = await person(browser, server, enDesk);
  const other = await person(browser, server, faPhone);
  await playAt([other, me], { game: 'zirkhaki', options: 'first_seat=0' });
  // The other one is at it while my network is gone.
  await me.context.setOffline(true);
  await me.page.waitForSelector('[data-trouble="offline"]');
  const ply = () => Number(lastUpdate(other)['ply'] ?? 0);
  const before = ply();
  await other.page.locator('[data-lit]').first().click();
  await expect.poll(ply).toBeGreaterThan(before);
  await me.context.setOffline(false);
  await bar(me.page).waitFor({ state: 'detached' });
  await expect.poll(() => said(me).some((message) => message['type'] === 'steps' && message['id'] === undefined)).toBe(true);
  await expect.poll(() => me.page.locator('[data-motion-behind]').count()).toBe(0);
  await expect.poll(async () => (await logOf(me.page)).length).toBeGreaterThan(0);
  const shown = await logOf(me.page);
  const truth = await whole(me.page);
  expect(truth.slice(0, shown.length)).toEqual(shown);
  expect(truth.length).toBe(shown.length);
  for (const one of [me, other]) await one.context.close();
});

it('U34: [Skip] ends the showing of what was missed at once, at the true position', async () => {
  const me = await person(browser, server, enDesk, { preferences: { motion: 'full' } });
  await keepTime(me.page);
  const feed = await Feed.open(me.page, sceneOf('zirkhaki'));
  const steps = stepsOf('zirkhaki').slice(0, 5); // few enough to be shown one by one
  const missed = steps.map(({ ply, view, events }) => ({ ply, view, events }));
  await holdTime(me.page);
  feed.say({ type: 'steps', from: Number(sceneOf('zirkhaki').update['ply']), to: Number(steps.at(-1)!['ply']), steps: [sceneOf('zirkhaki').update, ...missed] });
  feed.update({ ...steps.at(-1)!, full: true, events: [] });
  await me.page.waitForSelector('[data-testid="skip"]');
  // Until cards lie there that are gone by now.
  const cards = me.page.locator('[data-region="board"] [data-testid^="area-"] [data-piece]');
  for (let passed = 0; passed < 3000 && (await cards.count()) < 2; passed += 20) await pass(me.page, 20);
  expect(await cards.count()).toBeGreaterThan(1);
  // After every change of the page: what lies there, whenever it says that it is not behind.
  await me.page.evaluate(() => {
    const lies: number[] = [];
    Object.assign(window, { lies });
    const behind = () => document.querySelector('[data-testid="skip"], [data-motion-behind]') !== null;
    new MutationObserver(() => {
      if (!behind()) lies.push(document.querySelectorAll('[data-region="board"] [data-testid^="area-"] [data-piece]').length);
    }).observe(document, { subtree: true, childList: true, attributes: true });
    document.querySelector<HTMLElement>('[data-testid="skip"]')!.click();
  });
  await pass(me.page, 200);
  const lies = (await me.page.evaluate('lies')) as number[];
  expect(lies.length, 'within 200 ms it is not behind').toBeGreaterThan(0);
  const area = (steps.at(-1)!['view'] as { area: unknown[] }).area;
  expect(new Set(lies)).toEqual(new Set([area.length]));
  await me.context.close();
});

it('U34: of much that was missed the last position stands at once, and what happened is in the log', async () => {
  const me = await person(browser, server, faPhone, { preferences: { pace: 'normal', motion: 'full' } });
  await keepTime(me.page);
  const feed = await Feed.open(me.page, sceneOf('zirkhaki'));
  const steps = stepsOf('zirkhaki');
  await holdTime(me.page);
  feed.say({ type: 'steps', from: Number(sceneOf('zirkhaki').update['ply']), to: Number(steps.at(-1)!['ply']), steps: [sceneOf('zirkhaki').update, ...steps.map(({ ply, view, events }) => ({ ply, view, events }))] });
  feed.update({ ...steps.at(-1)!, full: true, events: [] });
  const notice = me.page.locator('[data-testid="passed-over"]');
  await expect.poll(async () => (await pass(me.page, 20), notice.count())).toBe(1);
  await pass(me.page, 300);
  expect(await me.page.locator('[data-motion-behind], [data-testid="skip"]').count()).toBe(0);
  const events = steps.flatMap((step) => step['events'] as unknown[]).length;
  expect(await notice.innerText()).toContain(new Intl.NumberFormat('fa').format(events));
  await me.page.clock.resume();
  await notice.getByRole('button', { name: persian.log, exact: true }).click();
  await expect.poll(() => me.page.getByRole('dialog').getByRole('listitem').count()).toBe(events);
  expect(await notice.count()).toBe(0);
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
  await bar(me.page).waitFor({ state: 'detached' });
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
