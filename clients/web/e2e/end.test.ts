// The end of a match: who won and why, and once more.
import { describe, expect, it } from 'vitest';
import { devices, enDesk, faPhone, nameOf, person, shot, type Person } from './harness/browser';
import { Feed } from './harness/feed';
import { playByClicks } from './harness/play';
import { sceneOf } from './harness/recorded';
import { gather, playWithLastRules, quickFarar, rememberPlay, sitDown } from './harness/screens';
import { openStage } from './harness/stage';
import { said } from './harness/turn';

const { server, browser } = await openStage();

interface Ended {
  match: string;
  points: number[];
  scores: [string, number][][];
}

const endedOf = (heard: string[]): Ended =>
  heard
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.includes('"type":"ended"'))
    .map((line) => JSON.parse(line) as Ended)
    .at(-1)!;

describe.each(devices.map((device) => [nameOf(device), device] as const))('%s', (_, device) => {
  it('U33: at the end the rows of every player add up to the total, which is the outcome', async () => {
    const me = await person(browser, server, device, { name: 'Sara' });
    await rememberPlay(me.page, quickFarar);
    await playWithLastRules(me.page, 'farar');
    await me.page.getByRole('button', { name: /^(Menu|منو)$/ }).first().click();
    const promised = await me.page.locator('[data-testid="commitment"] input').inputValue();
    await shot(me.page, `menu-${device.language}`);
    await me.page.keyboard.press('Escape');
    await me.page.waitForSelector('dialog[open]', { state: 'detached' });
    await playByClicks(me.page, 5);
    await me.page.waitForSelector('[data-testid="winner"]');
    const ended = endedOf(me.heard);
    const shown = await me.page.evaluate(() =>
      [...document.querySelectorAll('[data-testid="ranks"] [data-seat]')].map((row) => ({
        seat: Number(row.getAttribute('data-seat')),
        total: Number(row.querySelector('[data-total]')!.getAttribute('data-total')),
        rows: [...row.querySelectorAll('[data-points]')].map((one) => Number(one.getAttribute('data-points'))),
      })),
    );
    expect(shown.length).toBe(2);
    for (const { seat, total, rows } of shown) {
      expect(total).toBe(ended.points[seat]);
      expect(rows.reduce((sum, one) => sum + one, 0)).toBe(total);
    }

    // What was promised about the shuffles is there, as in the record.
    // A line that fails meanwhile is no missing record, and it may be tried again.
    await me.page.route('**/api/records/*', (route) => route.abort(), { times: 1 });
    await me.page.locator('[data-testid="proof"] summary').click();
    await me.page.click('[data-testid="proof-again"]');
    await expect.poll(() => me.page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    const record = await (await fetch(`${server.url}/api/records/${ended.match}`)).text();
    const commitment = /^commitment (\S+)/m.exec(record)![1]!;
    expect(promised).toBe(commitment);
    await me.page.locator('[data-testid="proof"] dd', { hasText: commitment }).waitFor();

    // Other rules at the same table.
    await me.page.click('[data-testid="new-rules"]');
    await me.page.waitForSelector('[data-testid="start"]');
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });
});

describe('in words', () => {
  const result = { type: 'ended', match: '1'.repeat(32), seed: '0'.repeat(64) };
  const rows = [[['purse', 20]], [['purse', 12], ['stake', 8]], [['purse', 10]], [['purse', 5]]];
  it.each([
    ['a shared win', enDesk, [20, 20, 10, 5], [1, 1, 3, 4], / share the win with 20\. You are in place 3 with 10\. Your points: \u2068?Purse 10/],
    ['یک برد مشترک', faPhone, [20, 20, 10, 5], [1, 1, 3, 4], / با ۲۰ با هم برنده شدند\. شما با ۱۰ در رتبه‌ی ۳ هستید\. امتیازهای شما: /],
    ['one winner', enDesk, [20, 12, 10, 5], [1, 2, 3, 4], / wins with 20\. You are in place 3 with 10\. Your points: /],
  ])('%s is told in words that fit it, with my points', async (_, device, points, ranks, words) => {
    const me = await person(browser, server, device);
    const scene = { ...sceneOf('farar'), me: 2 };
    const feed = await Feed.open(me.page, scene);
    feed.say({ ...result, points, ranks, scores: rows });
    await me.page.waitForSelector('[data-testid="winner"]');
    await expect.poll(() => me.page.locator('.end [role="status"]').first().innerText()).toMatch(words);
    await me.context.close();
  });
});

// Two people and a bot, whose match ended without a result.
async function brokenOff(): Promise<{ host: Person; guest: Person }> {
  const host = await person(browser, server, enDesk, { name: 'Sara' });
  const code = await gather(host.page, 'draftosaurus');
  await host.page.click('[data-testid="add-bot-2"]');
  const guest = await person(browser, server, faPhone);
  await sitDown(guest.page, code, 'Ali');
  await guest.page.click('[data-testid="ready"]');
  await host.page.locator('[data-testid="start"]:not([aria-disabled])').click();
  await Promise.all([host.page.waitForSelector('[data-region="board"]'), guest.page.waitForSelector('[data-region="board"]')]);
  await host.page.getByRole('button', { name: 'Menu' }).click();
  await host.page.getByRole('button', { name: 'End without a result' }).click();
  await guest.page.getByRole('button', { name: 'قبول' }).click();
  await host.page.locator('[data-testid="winner"]', { hasText: 'The game was not finished' }).waitFor();
  return { host, guest };
}

interface Told {
  seats: { name?: string; kind: string }[];
  match: string;
}
const told = (who: Person, type: string): Told[] =>
  who.heard
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.includes(`"type":"${type}"`))
    .map((line) => JSON.parse(line) as Told);

// Who rolled first in each match.
function rollers(who: Person): number[] {
  const begun: number[] = [];
  let fresh = false;
  for (const message of said(who)) {
    const view = message['view'] as { roller?: number; turn?: number; phase?: string } | undefined;
    if (message['type'] === 'started') fresh = true;
    else if (fresh && view?.roller !== undefined && view.phase !== 'first') {
      begun.push(view.roller);
      fresh = false;
    }
  }
  return begun;
}

describe('again', () => {
  it('U38: a rematch seats the same people, the next one begins; a match without a result has no ranks', async () => {
    const { host, guest } = await brokenOff();
    expect(await host.page.locator('[data-testid="ranks"]').count()).toBe(0);
    await host.page.click('[data-testid="rematch"]');
    await host.page.locator('[data-testid="rematch"]', { hasText: '1 of 2 ready' }).waitFor();
    await guest.page.click('[data-testid="rematch"]');
    await expect.poll(() => told(host, 'started').length, { timeout: 15_000 }).toBe(2);
    expect(told(host, 'table').at(-1)!.seats.map((seat) => seat.name ?? seat.kind)).toEqual(['Sara', 'Ali', 'bot']);
    expect(new Set(told(host, 'started').map((one) => one.match)).size).toBe(2);
    // Nobody has placed a dinosaur in either match: who rolls is who began it.
    await expect.poll(() => rollers(host).length).toBe(2);
    expect(rollers(host)[1]).toBe((rollers(host)[0]! + 1) % 3);
    await guest.context.close();
    await host.context.close();
  });

  it('a person who left is replaced by a bot, and the rematch begins', async () => {
    const { host, guest } = await brokenOff();
    await guest.page.goto('/');
    await guest.page.waitForSelector('[data-testid="play-farar"]');
    await guest.context.close();
    await host.page.click('[data-testid="fill-1"]');
    await host.page.click('[data-testid="rematch"]');
    await expect.poll(() => told(host, 'started').length, { timeout: 15_000 }).toBe(2);
    expect(told(host, 'table').at(-1)!.seats.map((seat) => seat.name ?? seat.kind)).toEqual(['Sara', 'bot', 'bot']);
    await host.context.close();
  });
});
