// A match again: by link to a step, as anybody saw it, also a very long one and one from a file.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { enDesk, faPhone, person, shot } from './harness/browser';
import { robotMatch, type Played } from './harness/robot';
import { drawn } from './harness/play';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();
let long: Played;

beforeAll(async () => {
  const robot = await person(browser, server, enDesk);
  long = await robotMatch(robot.page, server, { game: 'farar', options: 'max_rounds=120', bots: ['random', 'random', 'random'] });
  await robot.context.close();
});

const fair = resolve(import.meta.dirname, '../../../docs/examples/fair_match.play');
const stepText = (page: import('playwright-core').Page): Promise<string> => page.locator('[data-testid="step"]').innerText();

describe('by link', () => {
  it.each([
    ['en desk', enDesk, '31'],
    ['fa phone', faPhone, '۳۱'],
  ])('U39: on %s #step=31 opens at step 31, and the address follows the step', async (_, device, shown) => {
    const me = await person(browser, server, device);
    await me.page.goto(`/r/${long.match}#step=31`);
    await me.page.waitForSelector('[data-region="board"]');
    expect(await stepText(me.page)).toContain(shown);
    await me.page.keyboard.press('ArrowRight');
    await me.page.waitForURL(/#step=32$/);
    await me.page.keyboard.press('ArrowLeft');
    await me.page.waitForURL(/#step=31$/);
    await me.page.evaluate(() => (location.hash = '#step=7'));
    await expect.poll(() => me.page.locator('[data-testid="scrubber"]').inputValue()).toBe('7');
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });

  it('U11: the scrubber grows to the right in both languages', async () => {
    for (const device of [enDesk, faPhone]) {
      const me = await person(browser, server, device);
      await me.page.goto(`/r/${long.match}`);
      const scrubber = me.page.locator('[data-testid="scrubber"]');
      const box = (await scrubber.boundingBox())!;
      await me.page.mouse.click(box.x + box.width * 0.9, box.y + box.height / 2);
      const right = Number(await scrubber.inputValue());
      await me.page.mouse.click(box.x + box.width * 0.1, box.y + box.height / 2);
      expect(Number(await scrubber.inputValue())).toBeLessThan(right);
      await me.context.close();
    }
  });

  it('a match of more than 1,000 steps is whole: every step is what the server says', async () => {
    const info = (await (await fetch(`${server.url}/api/records/${long.match}/info`)).json()) as { plies: number };
    expect(info.plies).toBeGreaterThan(1000);
    const me = await person(browser, server, enDesk);
    await me.page.goto(`/r/${long.match}`);
    await me.page.waitForSelector('[data-testid="scrubber"]');
    expect(await me.page.locator('[data-testid="scrubber"]').getAttribute('max')).toBe(String(info.plies));
    await me.page.keyboard.press('End');
    await me.page.waitForURL(new RegExp(`#step=${info.plies}$`));
    await me.page.keyboard.press('Home');
    await me.page.waitForURL((url) => url.hash === '');
    // Around the joint of two answers the steps go on without a gap.
    await me.page.evaluate(() => (location.hash = '#step=1001'));
    await expect.poll(() => stepText(me.page)).toContain('1001');
    const steps = (await (await fetch(`${server.url}/api/records/${long.match}/steps?from=1000&to=1001&view=open`)).json()) as {
      view: { round: number };
    }[];
    expect(steps.length).toBe(2);
    await me.context.close();
  });

  it('plays by itself, faster when asked, and stops at a key', async () => {
    const me = await person(browser, server, enDesk);
    await me.page.goto(`/r/${long.match}`);
    await me.page.waitForSelector('[data-testid="scrubber"]');
    await me.page.getByRole('combobox', { name: 'Speed' }).selectOption('4');
    await me.page.locator('h1').click();
    await me.page.keyboard.press('Space');
    await expect.poll(async () => Number(await me.page.locator('[data-testid="scrubber"]').inputValue())).toBeGreaterThan(2);
    await me.page.keyboard.press('Space');
    await me.page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await me.context.close();
  });

  it('at half the speed things also move half as fast', async () => {
    const steps = (await (await fetch(`${server.url}/api/records/${long.match}/steps?from=0&to=100&view=open`)).json()) as {
      ply: number;
      events: { key: string }[];
    }[];
    const coal = steps.find(({ events }) => events.some(({ key }) => key === 'coal'))!.ply;
    const me = await person(browser, server, enDesk, { preferences: { motion: 'full' } });
    // Every motion that ever was, by how long it takes.
    await me.page.addInitScript(() => {
      const seen = new Set<number>();
      Object.assign(window, { seen });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...given) {
        const begun = animate.apply(this, given);
        seen.add(Number(begun.effect!.getComputedTiming().duration));
        return begun;
      };
      requestAnimationFrame(function look() {
        for (const one of document.getAnimations()) seen.add(Number(one.effect!.getComputedTiming().duration));
        requestAnimationFrame(look);
      });
    });
    // The longest one of the coal that is drawn.
    const longest = async (speed: string): Promise<number> => {
      await me.page.goto(`/r/${long.match}#step=${coal - 1}`);
      await me.page.reload();
      await me.page.waitForSelector('[data-region="board"]');
      await me.page.getByRole('combobox', { name: 'Speed' }).selectOption(speed);
      await me.page.locator('h1').click();
      await drawn(me.page);
      await me.page.evaluate(() => (window as unknown as { seen: Set<number> }).seen.clear());
      await me.page.keyboard.press('ArrowRight');
      await me.page.waitForURL(new RegExp(`#step=${coal}$`));
      await expect.poll(() => me.page.evaluate(() => (window as unknown as { seen: Set<number> }).seen.size)).toBeGreaterThan(0);
      await drawn(me.page);
      return me.page.evaluate(() => Math.max(...(window as unknown as { seen: Set<number> }).seen));
    };
    const usual = await longest('1');
    expect(usual).toBeGreaterThan(100);
    expect(await longest('0.5')).toBeCloseTo(2 * usual, 0);
    await me.context.close();
  });

  it.each([
    ['fa phone', faPhone],
    ['en desk', enDesk],
  ])('on %s notes tell what a bot would do and the odds of who chose next, step by step', async (_, device) => {
    const steps = (await (await fetch(`${server.url}/api/records/${long.match}/steps?from=0&to=200&view=open`)).json()) as { ply: number; by?: number }[];
    const told = async (step: number) =>
      (await (await fetch(`${server.url}/api/records/${long.match}/notes?step=${step}`)).json()) as { seat: number; odds: unknown[] };
    // One where somebody drew with odds to know, and one where chance came next.
    let choice = 0;
    for (const { ply, by } of steps) if (choice === 0 && (by ?? -1) >= 0 && ply > 20 && (await told(ply - 1)).odds.length > 0) choice = ply - 1;
    const chance = steps.find(({ ply, by }) => by === -1 && ply > choice)!.ply - 1;
    const me = await person(browser, server, device);
    await me.page.goto(`/r/${long.match}#step=${choice}`);
    await me.page.click('[data-testid="show-notes"]');
    const notes = me.page.locator('[data-testid="notes"]');
    await expect.poll(() => notes.getAttribute('data-step')).toBe(String(choice));
    expect(await notes.innerText()).toMatch(device.language === 'fa' ? /پیشنهاد ربات: .*شانس برد .*٪/ : /a bot would: .*chance to win .*%/);
    expect(await notes.locator('.num').count()).toBeGreaterThan(0);
    await shot(me.page, `notes-${device.language}`);
    await me.page.evaluate((step) => (location.hash = `#step=${step}`), chance);
    await expect.poll(() => notes.getAttribute('data-step')).toBe(String(chance));
    expect(await notes.innerText()).toMatch(/Nobody chooses|کسی انتخابی ندارد/);
    await me.page.keyboard.press('KeyO');
    await expect.poll(() => notes.count()).toBe(0);
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });

  it('what has the focus has the keys: arrows walk the chart, Space presses a button, and the film stays', async () => {
    const robot = await person(browser, server, enDesk);
    const { match } = await robotMatch(robot.page, server, { game: 'survive', bots: ['random'], most: 12 });
    await robot.context.close();
    const me = await person(browser, server, enDesk);
    await me.page.goto(`/r/${match}#step=5`);
    const focusedHex = (): Promise<string | null> => me.page.evaluate(() => document.activeElement?.getAttribute('data-hex') ?? null);
    const at = (): Promise<string> => me.page.locator('[data-testid="scrubber"]').inputValue();
    await me.page.locator('[data-region="board"] [data-hex="D4"]').focus();
    await me.page.keyboard.press('ArrowRight');
    await expect.poll(focusedHex).toBe('D5');
    await me.page.keyboard.press('Space');
    expect(await at()).toBe('5');
    expect(await me.page.getByRole('button', { name: 'Play', exact: true }).count()).toBe(1);
    await me.page.getByRole('button', { name: 'One step forward' }).focus();
    await me.page.keyboard.press('Space');
    await expect.poll(at).toBe('6');
    expect(await me.page.getByRole('button', { name: 'Play', exact: true }).count()).toBe(1);
    await me.context.close();
  });

  it('a load that failed says what is wrong, and can be tried again; a record that is not there cannot', async () => {
    const me = await person(browser, server, enDesk);
    const records = '**/api/records/**';
    await me.page.route(records, (route) => route.abort());
    await me.page.goto(`/r/${long.match}`);
    await me.page.locator('[role="alert"]', { hasText: 'could not be loaded' }).waitFor();
    await me.page.unroute(records);
    await me.page.click('[data-testid="retry"]');
    await me.page.waitForSelector('[data-testid="scrubber"]');
    expect(await me.page.locator('[data-testid="retry"]').count()).toBe(0);
    await me.page.goto(`/r/${'0'.repeat(32)}`);
    await me.page.locator('[role="alert"]', { hasText: 'no such record' }).waitFor();
    expect(await me.page.locator('[data-testid="retry"]').count()).toBe(0);
    await me.page.click('[data-testid="go-home"]');
    await me.page.waitForSelector('[data-testid="play-farar"]');
    await me.context.close();
  });

  it('without a line another view is refused with the reason, and the board stays', async () => {
    const me = await person(browser, server, enDesk);
    await me.page.goto(`/r/${long.match}#step=9`);
    await me.page.waitForSelector('[data-region="board"]');
    await me.context.setOffline(true);
    await me.page.waitForSelector('[data-testid="reconnecting"]');
    await me.page.locator('[data-testid="viewer"]').selectOption('1');
    await me.page.locator('[role="alert"]', { hasText: 'The connection is down' }).waitFor();
    expect(await me.page.locator('[data-region="board"]').count()).toBe(1);
    await me.context.setOffline(false);
    await me.page.click('[data-testid="retry"]');
    await expect.poll(() => me.page.locator('[data-testid="retry"]').count()).toBe(0);
    expect(await me.page.locator('[data-testid="viewer"]').inputValue()).toBe('1');
    await me.context.close();
  });

  it('goes on against bots from any step', async () => {
    const me = await person(browser, server, enDesk);
    await me.page.goto(`/r/${long.match}#step=40`);
    await me.page.waitForSelector('[data-testid="scrubber"]');
    await me.page.getByRole('button', { name: 'Play on from here' }).click();
    await me.page.waitForURL(/\/t\/\d{6}$/);
    await me.context.close();
  });
});

describe('from a file', () => {
  it('a file from disk is shown; a broken one says which step', async () => {
    const text = await readFile(fair, 'utf8');
    const me = await person(browser, server, enDesk);
    await me.page.goto('/');
    const pick = (content: string) =>
      me.page.setInputFiles('[data-testid="open-record"]', { name: 'match.play', mimeType: 'text/plain', buffer: Buffer.from(content) });
    const plies = text.split('\n').filter((line) => /^(chance|seat \d+): /.test(line));
    const broken = text.replace(plies[4]!, 'chance: coal 99');
    await pick(broken);
    await me.page.locator('.snack', { hasText: 'Step 5 of this file is wrong' }).waitFor();
    await pick('no record');
    await me.page.locator('.snack', { hasText: 'not the record' }).waitFor();
    await pick(text);
    await me.page.waitForURL('**/r/file');
    await me.page.waitForSelector('[data-region="board"]');
    expect(await me.page.locator('[data-testid="scrubber"]').getAttribute('max')).toBe(String(plies.length));
    await me.context.close();
  });

  it('U39: everything open is refused before the end, with the reason', async () => {
    const text = await readFile(fair, 'utf8');
    const half = text.split('\n').slice(0, 40).join('\n');
    const me = await person(browser, server, enDesk);
    await me.page.goto('/');
    await me.page.setInputFiles('[data-testid="open-record"]', { name: 'half.play', mimeType: 'text/plain', buffer: Buffer.from(half + '\n') });
    await me.page.waitForURL('**/r/file');
    await me.page.waitForSelector('[data-testid="scrubber"]');
    await me.page.locator('[data-testid="viewer"]').selectOption('open');
    await me.page.locator('.problem', { hasText: 'Only after the game' }).waitFor();
    expect(await me.page.locator('[data-testid="viewer"]').inputValue()).toBe('spectator');
    await me.context.close();
  });
});
