// Farar between two rounds: the count, and how it all fits and moves.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { drawScene, drawing, names, none, opener, roundEnd, stood, wordsOf } from './farar-scenes';
import { enDesk, faPhone, shot, type Wish } from './harness/browser';
import type { Scene } from './harness/feed';
import { slowMotion } from './harness/motion';
import { drawn } from './harness/play';
import { openStage } from './harness/stage';
import { holdTime, keepTime, pass } from './harness/time';

const { server, browser } = await openStage();
const open = opener(browser, server);

describe('between two rounds', () => {
  it('U33: one row a player adds up, and six seconds later the next round is there', async () => {
    const { me, page, feed } = await open(faPhone, drawScene);
    await keepTime(page);
    feed.update(roundEnd);
    await page.waitForSelector('[data-testid="count"]');
    await holdTime(page);
    await pass(page, 200); // rows open one a frame
    const rows = await page.locator('[data-testid="count"] [data-net]').evaluateAll((all) =>
      all.map((row) => ({
        seat: Number((row as HTMLElement).dataset['seat']),
        net: Number((row as HTMLElement).dataset['net']),
        parts: [...row.querySelectorAll<HTMLElement>('[data-part]')].reduce((sum, part) => sum + Number(part.dataset['n']), 0),
        exact: row.querySelector('[data-wealth]') !== null,
      })),
    );
    expect(rows).toEqual([
      { seat: 2, net: 60, parts: 60, exact: true },
      { seat: 3, net: 10, parts: 10, exact: false },
      { seat: 0, net: 110, parts: 110, exact: true },
      { seat: 1, net: 100, parts: 100, exact: false },
    ]);
    // 200 before, 310 now.
    expect(await page.locator('[data-testid="count"] [data-seat="0"] [data-wealth]').innerText()).toBe('۳۱۰');
    expect(await page.locator('[data-testid="stake-chooser"]').count()).toBe(0);
    await pass(page, 2300);
    expect(await page.locator('[data-testid="count"]').count()).toBe(1);
    await pass(page, 3600);
    await page.waitForSelector('[data-testid="stake-chooser"]');
    expect(await page.locator('[data-testid="count"]').count()).toBe(0);
    await me.context.close();
  });

  it('goes on at once when asked to', async () => {
    const { me, page, feed } = await open(enDesk, drawScene);
    feed.update(roundEnd);
    await page.waitForSelector('[data-testid="count"]');
    expect(await wordsOf(page, '[data-testid="count"]')).toContain('In a pact with the devil: Mina');
    expect(await wordsOf(page, '[data-testid="count"]')).toContain('20 or fewer were left: all 48 coals are mixed');
    await page.keyboard.press('KeyE');
    await page.waitForSelector('[data-testid="stake-chooser"]');
    expect(feed.moves).toEqual([]);
    await me.context.close();
  });

  it('U7: signs, sums and × run from left to right in Persian', async () => {
    const { me, page, feed } = await open(faPhone, drawScene);
    // Where each glyph of a text stands, as it is drawn.
    const glyphs = (what: string) =>
      page.locator(what).evaluateAll((all) =>
        all.map((element) => {
          const found: { c: string; x: number }[] = [];
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            for (let n = 0; n < (node.textContent ?? '').length; n += 1) {
              const range = document.createRange();
              range.setStart(node, n);
              range.setEnd(node, n + 1);
              const box = range.getBoundingClientRect();
              const c = node.textContent![n]!;
              if (box.width > 0 && !/[\u2066-\u2069\s]/.test(c)) found.push({ c, x: box.x });
            }
          }
          return { text: found.map(({ c }) => c).join(''), rises: found.every(({ x }, n) => n === 0 || x > found[n - 1]!.x) };
        }),
      );
    const sum = await page.locator('[data-testid="sum"]').evaluate((element) => [element.textContent, getComputedStyle(element.parentElement!).direction]);
    expect(sum).toEqual(['۵۰+۲۵+۲۰=۹۵', 'ltr']);
    const coals = await page.locator('[data-testid="turn"] [data-piece]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(coals).toEqual([...coals].sort((a, b) => a - b));
    const chances = await glyphs('[data-testid="furnace"] .count');
    expect(chances[0]!.text).toContain('۱۸٪');
    feed.update(roundEnd);
    await page.waitForSelector('[data-testid="count"]');
    const signs = await glyphs('[data-testid="count"] [data-ltr]');
    expect(new Set(signs.map(({ text }) => text))).toEqual(new Set(['+۵۰', '−۱۴۰', '+۶۰', '+۱۰', '+۱۱۰', '+۱۰۰', '×۲', '+۲۰۰', '−۱۰۰']));
    for (const { text, rises } of signs) expect(rises, text).toBe(true);
    await me.context.close();
  });
});

describe('the table', () => {
  const sizes = [[390, 844], [360, 740], [320, 640], [844, 390], [1280, 800]] as const;
  // Looks at every size; a few px are the overhang of signs that are whole in view.
  async function fits(page: Page, step: string): Promise<void> {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      const found = await page.evaluate(
        (slack) => ({
          wide: document.scrollingElement!.scrollWidth > innerWidth,
          outside: [...document.querySelectorAll<HTMLElement>('[data-region="board"], [data-region="own"], [data-region="actions"] [data-kind]')]
            .filter((one) => {
              const box = one.getBoundingClientRect();
              return box.left < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5 || one.scrollWidth > one.clientWidth + 1;
            })
            .map((one) => one.dataset['region'] ?? one.dataset['kind']),
          cut: ['track', 'ladder', 'count', 'turn', 'hauls', 'own', 'stake-chooser']
            .flatMap((part) => [...document.querySelectorAll<HTMLElement>(`[data-testid="${part}"]`)])
            .flatMap((one) => [one, ...(['count', 'hauls'].includes(one.dataset['testid']!) ? one.querySelectorAll<HTMLElement>('li') : [])])
            .filter((one) => one.scrollWidth > one.clientWidth + slack || one.scrollHeight > one.clientHeight + slack)
            .map((one) => `${one.closest<HTMLElement>('[data-testid]')?.dataset['testid']} ${one.scrollWidth}×${one.scrollHeight} in ${one.clientWidth}×${one.clientHeight}`),
        }),
        4,
      );
      await shot(page, `farar-${step}-${width}`);
      // Large type has to be whole on a phone of the usual size.
      const whole = !step.startsWith('large') || (width === 390 && height === 844);
      expect(whole ? found : { ...found, cut: [] }, `${step} at ${width} × ${height}`).toEqual({ wide: false, outside: [], cut: [] });
    }
  }
  async function everyStep(scene: Scene, end: typeof roundEnd, wish: Wish, name: string): Promise<void> {
    const { me, page, feed } = await open(faPhone, scene, wish);
    await fits(page, `${name}-draw`);
    feed.update(end);
    await page.waitForSelector('[data-testid="count"]');
    await page.clock.install();
    await fits(page, `${name}-count`);
    await page.click('[data-kind="next_round"]');
    await page.waitForSelector('[data-testid="stake-chooser"]');
    await fits(page, `${name}-bet`);
    await me.context.close();
  }

  it('U3, U4: fits into windows of every size in every step', async () => {
    await everyStep(drawScene, roundEnd, {}, 'four');
  });
  it('U3: fits in large type', async () => {
    await everyStep(drawScene, roundEnd, { preferences: { textSize: 150 } }, 'large');
  });
  it('U3, U4: has room for six players, long names and many coals', async () => {
    const more = <T>(list: T[], ...two: T[]): T[] => [...list, ...two];
    const view = stood({
      ...drawing, start: 4, drawn: 2, position: more(drawing.position, 0, 0), wealth: more<number | null>(drawing.wealth, 30, 20), stake: more(drawing.stake, 130, 90),
      bettors: [0, 1, 2, 3, 4, 5], haul: more([[4, 3, 2, 1, 1, 1], ...drawing.haul.slice(1)], none, none), balance: more(drawing.balance, 100, -50),
      fines: more(drawing.fines, 0, 1), burnt: [3, 5, 4], pact: [2, 3, 4, 5],
    });
    const scene = { ...drawScene, names: more(names, 'Babak (x2)! the Long', 'شیرین‌بانو'), update: { ...drawScene.update, view } };
    const now = roundEnd.view;
    const six = stood({ ...view, ...now, start: 5, position: more(now.position, 0, 0), wealth: more<number | null>(now.wealth, 30, 20), stake: Array<null>(6).fill(null), bettors: view.bettors, haul: Array<number[]>(6).fill(none), balance: Array<number>(6).fill(0), fines: Array<number>(6).fill(0), pact: [2, 4, 5] });
    const turns = [{ key: 'stop', name: 0, n: 375 }, { key: 'devil', name: 1, n: 0 }, { key: 'stop', name: 2, n: 135 }, { key: 'nothing', name: 3 }];
    await everyStep(scene, { ...roundEnd, awaited: view.bettors, view: six, events: [...turns, ...roundEnd.events.slice(2)] } as typeof roundEnd, {}, 'six');
  });

  it('U17: moves for at most 800 ms, a tap ends it, and stays still where motion is off', async () => {
    const devil = {
      ply: 42, awaited: [1], moves: [],
      events: [{ key: 'devil', name: 0, n: 95 }, { key: 'fine', a: 0, b: 2, n: 50 }, { key: 'coal', name: 1, n: 20 }],
      view: stood({ ...drawing, drawn: 3, burnt: [0, 3], haul: [none, [0, 1, 0, 0, 0, 0], [1, 0, 1, 0, 0, 1], none], balance: [-50, 0, 100, -50] }),
    };
    const longest = (page: Page) =>
      page.evaluate(() => Math.max(0, ...document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().activeDuration ?? 0))));
    const full = await open(enDesk, drawScene, { preferences: { motion: 'full' } });
    await keepTime(full.page);
    await holdTime(full.page);
    await slowMotion(full.page, 0);
    full.feed.update(devil);
    const shown = full.page.locator('[data-testid="turn"].devil');
    for (let passed = 0; passed < 2000 && (await shown.count()) === 0; passed += 20) await pass(full.page, 20);
    const lasted = await longest(full.page);
    expect(lasted).toBeGreaterThan(300);
    expect(lasted).toBeLessThanOrEqual(800);
    await full.page.mouse.click(640, 20);
    await pass(full.page, 100);
    expect(await shown.count()).toBe(0);
    await full.me.context.close();
    const still = await open(enDesk, drawScene, { preferences: { motion: 'off' } });
    still.feed.update(devil);
    await still.page.waitForSelector('[data-testid="devil-notice"]');
    expect(await longest(still.page)).toBe(0);
    await still.me.context.close();
  });

  it('is walked with the arrow keys, and the focus can be seen', async () => {
    const { me, page } = await open(enDesk, drawScene);
    await page.locator('[data-testid="furnace"] [data-walk]').focus();
    const here = () => page.evaluate(() => (document.activeElement as HTMLElement).closest('[data-testid]')?.getAttribute('data-testid'));
    await page.keyboard.press('ArrowRight');
    expect(await here()).toBe('ladder');
    await page.keyboard.press('ArrowLeft');
    expect(await here()).toBe('furnace');
    await page.keyboard.press('ArrowLeft');
    expect(await here()).toBe('track');
    const ring = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineWidth);
    expect(ring).toBe('3px');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await here()).not.toBeNull();
    await me.context.close();
  });
});
