// Positions of Farar that play reaches seldom, told by a feed: refusals, a devil and its fines, the
// questions before a rash stake, the count, and how it all fits and moves.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import en from '../../../i18n/en/farar.json';
import fa from '../../../i18n/fa/farar.json';
import { flag } from '../src/games/board';
import { drawCode, stopCode } from './farar-table';
import { enDesk, faPhone, person, shot, type Device, type Person, type Wish } from './harness/browser';
import { Feed, type Scene } from './harness/feed';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();

const none = [0, 0, 0, 0, 0, 0];
const names = ['سارا', 'Ali', 'Mina', 'رضا'];
const bare = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

// My turn: 20, 25 and 50 lie in the tray, the best haul is 135, Mina and Reza are in a pact.
const drawing = {
  phase: 'decision', round: 3, start: 2, drawn: 2, coals_left: 33, furnace: [6, 6, 6, 5, 2, 2, 6],
  position: [3, 5, 0, 0], wealth: [200, null, 50, 40], stake: [60, 100, 140, 10], bettors: [0, 1, 2, 3], staked: [],
  haul: [[0, 1, 1, 1, 0, 0], none, [1, 0, 1, 0, 0, 1], none], balance: [0, 0, 50, -50], fines: [0, 0, 0, 1], burnt: [3], pact: [2, 3],
};
const drawMoves = [[drawCode, 3, 0, 0, 0], [stopCode, 4, 0, 0, 0]];
const drawScene: Scene = {
  game: 'farar', names, me: 0,
  update: { ply: 40, view: drawing, awaited: [0], moves: drawMoves, events: [] },
  answers: {
    why_not: { [stopCode]: { key: 'first_coal', n: 0 } },
    previews: [{ move: drawCode, rows: [['if_devil', -95], ['devil_fine', -100]], flags: 0 }, { move: stopCode, rows: [['if_won', 60]], flags: 0 }],
  },
};

const stakeCode = (sum: number): number => 0x1000000 + sum;
const betting = { ...drawing, phase: 'betting', round: 4, start: 3, drawn: 0, stake: [null, null, null, null], haul: [none, none, none, none], balance: [0, 0, 0, 0], fines: [0, 0, 0, 0], burnt: [] };
const stakeMoves = Array.from({ length: 21 }, (_, n) => {
  const flags = flag.sealed + (n === 20 ? flag.all_in : 0) + (n > 15 ? flag.vain : 0);
  return [stakeCode(10 * n), 1, 0, 10 * n, flags];
});
const betScene: Scene = {
  game: 'farar', names, me: 0,
  update: { ply: 60, view: { ...betting, furnace: [5, 2, 1, 1, 0, 0, 9], coals_left: 18 }, awaited: [0, 1, 2, 3], chosen: [1], moves: stakeMoves, events: [] },
  answers: {
    previews: stakeMoves.slice(1).map(([move, , , sum]) => ({ move, rows: [['if_won', sum], ['if_highest', 2 * sum!], ['if_lost', -sum!]], flags: 1 })),
    odds: [['devil', 0, 9, 18], ['reach', 50, 63, 100], ['reach', 100, 47, 100]],
  },
};

// The end of the round: I stop with 95 and Ali is burnt; the stake of 140 is lost, mine is won.
const roundEnd = {
  ply: 44, awaited: [0, 1, 2, 3], chosen: [], moves: stakeMoves,
  events: [
    { key: 'stop', name: 0, n: 95 }, { key: 'devil', name: 1, n: 0 }, { key: 'fine', a: 1, b: 2, n: 50 }, { key: 'fine', a: 1, b: 3, n: 50 },
    { key: 'lost', name: 2, n: 140 }, { key: 'won', name: 3, n: 10 }, { key: 'won', name: 0, n: 60 }, { key: 'won_double', name: 1, n: 200 },
    { key: 'bonus_value', name: 2, n: 50 }, { key: 'bonus_pieces', name: 0, n: 50 }, { key: 'bonus_pieces', name: 2, n: 50 },
    { key: 'pact', list: [2] }, { key: 'mix', n: 20 }, { key: 'round', n: 4, name: 3 },
  ],
  view: { ...betting, position: [4, 7, 1, 1], wealth: [310, null, 10, null], pact: [2], coals_left: 48, furnace: [9, 9, 9, 7, 3, 2, 9] },
};

async function open(device: Device, scene: Scene, wish: Wish = {}): Promise<{ me: Person; page: Page; feed: Feed }> {
  const me = await person(browser, server, device, wish);
  const feed = await Feed.open(me.page, scene);
  await me.page.waitForSelector('[data-testid="track"]');
  return { me, page: me.page, feed };
}
const wordsOf = (page: Page, what: string): Promise<string> => page.locator(what).innerText().then(bare);

describe('a turn', () => {
  it('shows chance and sum on the buttons, what a devil takes, and draws on a tap', async () => {
    const { me, page, feed } = await open(enDesk, drawScene);
    expect(await wordsOf(page, '[data-kind="draw"]')).toBe('Draw 18%');
    expect(await wordsOf(page, '[data-kind="stop"]')).toBe('Stop and keep 95');
    await page.waitForSelector('[data-testid="risk"]');
    expect(await wordsOf(page, '[data-testid="risk"]')).toBe('If a devil comes: Haul −95, Fine −100');
    await page.keyboard.press('KeyE');
    await expect.poll(() => feed.moves).toEqual([drawCode]);
    await page.click('[data-kind="stop"]');
    await expect.poll(() => feed.moves).toEqual([drawCode, stopCode]);
    await page.keyboard.press('KeyD');
    const told = await page.locator('[data-testid="described"] p').allInnerTexts();
    expect(told.length).toBeLessThanOrEqual(4);
    expect(bare(told.join(' '))).toMatch(/95.*100.*Best haul 135.*Covered.*Devil chance 18%/s);
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });

  it('U5: coals are 44 px, a tap beside them counts, and a drag to the tray too', async () => {
    const { me, page, feed } = await open(faPhone, drawScene);
    const sizes = await page.locator('[data-place] use').evaluateAll((all) => all.map((one) => Number(one.getAttribute('width'))));
    expect(sizes).toHaveLength(48);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    // The middle of a coal, and a place 10 px away from all that lie there.
    const furnace = (await page.locator('[data-testid="furnace"]').boundingBox())!;
    const coal = (await page.locator('[data-place]:not(.gone)').first().boundingBox())!;
    await page.mouse.click(coal.x + coal.width / 2, coal.y + coal.height / 2);
    await expect.poll(() => feed.moves).toEqual([drawCode]);
    await page.mouse.click(furnace.x + 14, furnace.y + 30);
    await expect.poll(() => feed.moves).toEqual([drawCode, drawCode]);
    const tray = (await page.locator('[data-drop="tray"]').boundingBox())!;
    const drag = async (x: number, y: number) => {
      await page.mouse.move(coal.x + coal.width / 2, coal.y + coal.height / 2);
      await page.mouse.down();
      await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    };
    await drag(5, 5); // let go elsewhere: nothing
    await drag(tray.x + tray.width / 2, tray.y + tray.height / 2);
    await expect.poll(() => feed.moves).toEqual([drawCode, drawCode, drawCode]);
    await me.context.close();
  });

  it.each([['fa', faPhone, fa], ['en', enDesk, en]] as const)('U30: before the first coal Stop is refused with the reason (%s)', async (_, device, words) => {
    const view = { ...drawing, phase: 'coal', haul: [none, none, [1, 0, 1, 0, 0, 1], none] };
    const { me, page, feed } = await open(device, { ...drawScene, update: { ...drawScene.update, view, awaited: [], moves: [] } });
    const stop = page.locator('[data-kind="stop"]');
    expect(await stop.getAttribute('aria-disabled')).toBe('true');
    await stop.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => wordsOf(page, '[data-testid="why"]')).toBe(words['why.first_coal']);
    expect(feed.moves).toEqual([]);
    expect(feed.asked.filter((one) => one['question'] === 'why_not').map((one) => one['move'])).toEqual([stopCode]);
    await me.context.close();
  });

  it('U30: after a devil no choice remains, and the fines paid are listed', async () => {
    const { me, page, feed } = await open(enDesk, drawScene);
    feed.update({
      ply: 42, awaited: [1], moves: [],
      events: [{ key: 'devil', name: 0, n: 95 }, { key: 'fine', a: 0, b: 2, n: 50 }, { key: 'bank_pays', name: 3, n: 50 }, { key: 'coal', name: 1, n: 20 }],
      view: { drawn: 3, burnt: [0, 3], haul: [none, [0, 1, 0, 0, 0, 0], [1, 0, 1, 0, 0, 1], none], balance: [-50, 0, 100, 0], fines: [1, 0, 0, 1], wealth: [150, null, 100, 90] },
    });
    await page.waitForSelector('[data-testid="devil-notice"]');
    const notice = await wordsOf(page, '[data-testid="devil-notice"]');
    expect(notice).toContain('سارا meets a devil; 95 is lost');
    expect(notice).toContain('سارا pays Mina 50');
    expect(notice).toContain('The bank pays رضا 50');
    expect(await page.locator('[data-region="board"] [data-lit], [data-region="own"] [data-lit], [data-region="actions"] [data-lit]').count()).toBe(0);
    expect(await page.locator('[data-testid="hauls"] [data-seat="0"] [data-testid="fine"]').getAttribute('data-fine')).toBe('-50');
    await shot(page, 'farar-devil-en');
    await me.context.close();
  });

  it('U18: every coal, seat and standing has a shape of its own', async () => {
    const view = { ...drawing, haul: [[1, 1, 1, 1, 1, 1], none, [1, 0, 1, 0, 0, 1], none] };
    const { me, page } = await open(faPhone, { ...drawScene, update: { ...drawScene.update, view } });
    const shapes = (root: string) => page.locator(`${root} [data-shape]`).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['shape']!));
    expect(new Set(await shapes('[data-testid="turn"] .coals')).size).toBe(6);
    expect(await shapes('[data-testid="furnace"]')).toContain('devil');
    const drawn = await page.locator('[data-testid="turn"] .coals [data-shape]').evaluateAll((all) => all.map((one) => `${one.querySelectorAll('.tick').length} ${one.textContent}`));
    expect(new Set(drawn.map((text) => text[0])).size, 'ticks on the rim').toBe(6);
    expect(new Set(await page.locator('[data-testid="track"] [data-figure] [data-shape]:not([data-shape="pact"])').evaluateAll((all) => all.map((one) => one.getAttribute('data-shape')))).size).toBe(4);
    expect(await shapes('[data-testid="track"]')).toContain('pact');
    expect(new Set((await shapes('[data-testid="ladder"]')).filter((shape) => shape.startsWith('stake-')))).toEqual(new Set(['stake-covered', 'stake-not_covered']));
    await me.context.close();
  });
});

describe('a stake', () => {
  it('asks first where all is at stake or nothing can be won, with the focus on Cancel', async () => {
    const { me, page, feed } = await open(enDesk, betScene);
    expect(await wordsOf(page, '[data-testid="stake-hint"]')).toBe('One player reaches 100: 47%');
    await page.click('[data-testid="stake-all"]');
    await page.click('[data-kind="seal"]');
    await page.waitForSelector('[data-testid="ask-first"]');
    const asked = await wordsOf(page, '[data-testid="ask-first"]');
    expect(asked).toContain('worth 165 together, so a stake of 200 cannot win');
    expect(asked).toContain('This is all you own');
    expect(asked).toContain('You will lose: Stake −200');
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset['testid'])).toBe('cancel');
    await shot(page, 'farar-ask-en');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await page.click('[data-kind="seal"]');
    await page.waitForSelector('[data-testid="ask-first"]');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    expect(feed.moves).toEqual([]);
    await page.click('[data-kind="seal"]');
    await page.check('[data-testid="ask-first"] input');
    await page.click('[data-testid="anyway"]');
    await expect.poll(() => feed.moves).toEqual([stakeCode(200)]);
    await page.click('[data-kind="seal"]'); // not again in this game
    await expect.poll(() => feed.moves).toEqual([stakeCode(200), stakeCode(200)]);
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });

  it('does not ask where every stake is as rash', async () => {
    const moves = [[stakeCode(10), 1, 0, 10, flag.sealed + flag.all_in]];
    const { me, page, feed } = await open(faPhone, { ...betScene, update: { ...betScene.update, moves } });
    await page.click('[data-kind="seal"]');
    await expect.poll(() => feed.moves).toEqual([stakeCode(10)]);
    await me.context.close();
  });

  it('grows by a coupon that is dragged onto it', async () => {
    const { me, page } = await open(faPhone, betScene);
    const before = await wordsOf(page, '[data-testid="stake-sum"]');
    expect(before).toBe('۶۰');
    const chip = (await page.locator('[data-testid="chip-50"]').boundingBox())!;
    const sum = (await page.locator('[data-drop="stake"]').boundingBox())!;
    await page.mouse.move(chip.x + 20, chip.y + 20);
    await page.mouse.down();
    await page.mouse.move(sum.x + 20, sum.y + 20, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => wordsOf(page, '[data-testid="stake-sum"]')).toBe('۱۱۰');
    await me.context.close();
  });
});

describe('between two rounds', () => {
  it('U33: one row a player adds up, and six seconds later the next round is there', async () => {
    const { me, page, feed } = await open(faPhone, drawScene);
    await page.clock.install();
    feed.update(roundEnd);
    await page.waitForSelector('[data-testid="count"]');
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
    await page.clock.fastForward(2500);
    expect(await page.locator('[data-testid="count"]').count()).toBe(1);
    await page.clock.fastForward(3600);
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
    const signs = await glyphs('[data-testid="count"] [dir="ltr"]');
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
    const view = {
      ...drawing, start: 4, drawn: 2, position: more(drawing.position, 0, 0), wealth: more<number | null>(drawing.wealth, 30, 20), stake: more(drawing.stake, 130, 90),
      bettors: [0, 1, 2, 3, 4, 5], haul: more([[4, 3, 2, 1, 1, 1], ...drawing.haul.slice(1)], none, none), balance: more(drawing.balance, 100, -50),
      fines: more(drawing.fines, 0, 1), burnt: [3, 5, 4], pact: [2, 3, 4, 5],
    };
    const scene = { ...drawScene, names: more(names, 'Babak (x2)! the Long', 'شیرین‌بانو'), update: { ...drawScene.update, view } };
    const now = roundEnd.view;
    const six = { ...view, ...now, start: 5, position: more(now.position, 0, 0), wealth: more<number | null>(now.wealth, 30, 20), stake: Array<null>(6).fill(null), bettors: view.bettors, haul: Array<number[]>(6).fill(none), balance: Array<number>(6).fill(0), fines: Array<number>(6).fill(0), pact: [2, 4, 5] };
    const turns = [{ key: 'stop', name: 0, n: 375 }, { key: 'devil', name: 1, n: 0 }, { key: 'stop', name: 2, n: 135 }, { key: 'nothing', name: 3 }];
    await everyStep(scene, { ...roundEnd, awaited: view.bettors, view: six, events: [...turns, ...roundEnd.events.slice(2)] } as typeof roundEnd, {}, 'six');
  });

  it('U17: moves for at most 800 ms, a tap ends it, and stays still where motion is off', async () => {
    const devil = {
      ply: 42, awaited: [1], moves: [],
      events: [{ key: 'devil', name: 0, n: 95 }, { key: 'fine', a: 0, b: 2, n: 50 }, { key: 'coal', name: 1, n: 20 }],
      view: { drawn: 3, burnt: [0, 3], haul: [none, [0, 1, 0, 0, 0, 0], [1, 0, 1, 0, 0, 1], none], balance: [-50, 0, 100, -50] },
    };
    const longest = (page: Page) =>
      page.evaluate(() => Math.max(0, ...document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().activeDuration ?? 0))));
    const full = await open(enDesk, drawScene, { preferences: { motion: 'full' } });
    full.feed.update(devil);
    await full.page.waitForSelector('[data-testid="turn"].devil');
    const lasted = await longest(full.page);
    expect(lasted).toBeGreaterThan(300);
    expect(lasted).toBeLessThanOrEqual(800);
    await full.page.mouse.click(640, 20);
    const after = await full.page.evaluate(async () => {
      const start = performance.now();
      while (document.querySelector('.turn.devil') && performance.now() - start < 1000) await new Promise(requestAnimationFrame);
      return performance.now() - start;
    });
    expect(after).toBeLessThanOrEqual(100);
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
