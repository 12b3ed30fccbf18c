// Choosing in Farar, in positions that play reaches seldom: refusals, a devil and its fines, the questions
// before a rash stake.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import en from '../../../i18n/en/farar.json';
import fa from '../../../i18n/fa/farar.json';
import { flag } from '../src/games/board';
import { bare, betScene, drawCode, drawMoves, drawScene, drawing, none, opener, stakeCode, stood, stopCode, wordsOf } from './farar-scenes';
import { enDesk, faPhone, shot } from './harness/browser';
import type { Scene } from './harness/feed';
import { drawn } from './harness/play';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();
const open = opener(browser, server);

describe('a turn', () => {
  it('shows chance and sum on the buttons, what a devil takes, and draws on a tap', async () => {
    const { me, page, feed } = await open(enDesk, drawScene);
    await expect.poll(() => wordsOf(page, '[data-kind="draw"]')).toBe('Draw (risk 18%)');
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

  it('D1: what a devil would take grows with every coal', async () => {
    const given: Scene = { ...drawScene, answers: { ...drawScene.answers } };
    const tell = (lost: number) => (given.answers!.previews = [{ move: drawCode, rows: [['if_devil', -lost]], flags: 0 }, { move: stopCode, rows: [], flags: 0 }]);
    const hauls: [number, number[]][] = [[10, [1, 0, 0, 0, 0, 0]], [35, [1, 0, 1, 0, 0, 0]], [85, [1, 0, 1, 1, 0, 0]], [185, [1, 0, 1, 1, 0, 1]]];
    const laid = (n: number) => stood({ ...drawing, haul: [hauls[n]![1], ...drawing.haul.slice(1)], coals_left: 36 - n });
    tell(10);
    given.update = { ...drawScene.update, view: laid(0) };
    const { me, page, feed } = await open(enDesk, given);
    for (const [n, [sum]] of hauls.entries()) {
      tell(sum);
      // The same two moves again, as the server says them.
      if (n > 0) feed.update({ ply: 40 + n, view: laid(n), awaited: [0], events: [] });
      await expect.poll(() => page.locator('[data-testid="sum"]').innerText()).toContain(`=${sum}`);
      await expect.poll(() => wordsOf(page, '[data-testid="risk"]')).toBe(`If a devil comes: Haul −${sum}`);
    }
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });

  it('D16: after a stake is locked in by key, the focus is on the bright button, never on Stop', async () => {
    const { me, page, feed } = await open(enDesk, betScene);
    await page.locator('[data-kind="seal"]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => feed.moves).toHaveLength(1);
    feed.update({ ply: 64, view: drawing, awaited: [0], chosen: [], moves: drawMoves, events: [] });
    await page.waitForSelector('[data-kind="draw"]:not([aria-disabled])');
    await drawn(page);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-kind'))).toBe('draw');
    await me.context.close();
  });

  it.each([
    ['the host forbids odds', { settings: { odds: false } }, {}],
    ['I want no hints', {}, { preferences: { hints: false } }],
  ] as const)('tells no chance where %s', async (_, table, wish) => {
    const { me, page } = await open(enDesk, { ...drawScene, ...table }, wish);
    await expect.poll(() => page.locator('.chance').count()).toBe(0);
    expect(await wordsOf(page, '[data-kind="draw"]')).toBe(en.move_draw);
    expect(await wordsOf(page, '[data-testid="furnace"] .count')).not.toContain('%');
    expect(await wordsOf(page, '[data-testid="furnace"] .count')).toContain('33'); // coals may be counted
    await page.keyboard.press('KeyD');
    const told = await page.locator('[data-testid="described"] p').allInnerTexts();
    expect(told.join(' ')).not.toContain('%');
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });

  it('U5: coals are 44 px, a tap beside them counts, and a drag to the tray too', async () => {
    const { me, page, feed } = await open(faPhone, drawScene);
    const sizes = await page.locator('[data-place]').evaluateAll((all) =>
      all.map((one) => {
        const { backgroundSize, transform } = getComputedStyle(one);
        const { a, b } = new DOMMatrix(transform);
        return parseFloat(backgroundSize) * Math.hypot(a, b);
      }),
    );
    expect(sizes).toHaveLength(48);
    expect(Math.min(...sizes)).toBeGreaterThan(43.99);
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
    const view = stood({ ...drawing, phase: 'coal', haul: [none, none, [1, 0, 1, 0, 0, 1], none] });
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
      view: stood({ ...drawing, drawn: 3, burnt: [0, 3], haul: [none, [0, 1, 0, 0, 0, 0], [1, 0, 1, 0, 0, 1], none], balance: [-50, 0, 100, 0], fines: [1, 0, 0, 1], wealth: [150, null, 100, 90] }),
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
    const view = stood({ ...drawing, haul: [[1, 1, 1, 1, 1, 1], none, [1, 0, 1, 0, 0, 1], none] });
    const { me, page } = await open(faPhone, { ...drawScene, update: { ...drawScene.update, view } });
    const shapes = (root: string) => page.locator(`${root} [data-shape]`).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['shape']!));
    const turned = '[data-testid="turn"] .coals .slot:not(.away)';
    expect(new Set(await shapes(turned)).size).toBe(6);
    expect(await shapes('[data-testid="furnace"]')).toContain('devil');
    // Each has its picture, and as many ticks on its rim as its rank.
    const pictures = await page.locator(`${turned} [data-shape]`).evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundPositionX.split(',')[0]));
    expect(new Set(pictures).size).toBe(6);
    const faces = readFileSync(new URL('../src/games/farar/faces.svg', import.meta.url), 'utf8');
    const ticks = [...faces.matchAll(/stroke-width="2.4" d="([^"]*)"/g)].map(([, path]) => path!.split('M').length - 1);
    expect(ticks).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(await page.locator('[data-testid="track"] [data-figure] [data-shape]:not([data-shape="pact"])').evaluateAll((all) => all.map((one) => one.getAttribute('data-shape')))).size).toBe(4);
    expect(await shapes('[data-testid="track"]')).toContain('pact');
    expect(new Set((await shapes('[data-testid="ladder"]')).filter((shape) => shape.startsWith('stake-')))).toEqual(new Set(['stake-covered', 'stake-not_covered']));
    await me.context.close();
  });
});

describe('a stake', () => {
  it('S2: tells for exactly the chosen sum how likely the best player reaches it, what it pays and what it costs', async () => {
    const { me, page } = await open(enDesk, betScene);
    const box = page.locator('[data-testid="stake-chooser"]');
    const told = async (): Promise<string> => bare(await box.innerText()).replace(/\s+/g, ' ');
    await expect.poll(told).toContain('Chance that the best player reaches 60: 70%');
    expect(await told()).toMatch(/Won \+60 Won as the highest bet \+120 Lost −60/);
    await page.click('[data-testid="chip-10"]');
    await expect.poll(told).toContain('Chance that the best player reaches 70: 65%');
    expect(await told()).toMatch(/Won \+70 Won as the highest bet \+140 Lost −70/);
    await page.click('[data-testid="stake-least"]');
    await expect.poll(told).toContain(en.no_bet);
    expect(await told()).not.toContain('%');
    // What it takes for granted is one press away.
    await page.click('[data-testid="chip-10"]');
    await page.getByRole('button', { name: /Chance that the best player/ }).click();
    await expect.poll(told).toContain(en['row_chance.tip']);
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });

  it.each([
    ['the furnace is not known', { answers: { previews: betScene.answers!.previews!.map((one) => ({ ...(one as object), rows: (one as { rows: [string, number][] }).rows.filter(([key]) => key !== 'chance') })) } }, {}],
    ['I want no hints', {}, { preferences: { hints: false } }],
  ] as const)('S2: tells no chance where %s', async (_, change, wish) => {
    const { me, page } = await open(enDesk, { ...betScene, ...change } as Scene, wish);
    await expect.poll(() => page.locator('[data-testid="stake-pays"]').innerText()).toContain('+60');
    expect(await page.locator('[data-testid="stake-chooser"]').innerText()).not.toMatch(/%|Chance/);
    await me.context.close();
  });

  it.each([[390, 844], [320, 568]])('S2: the box is whole on a phone of %i × %i, in Persian', async (width, height) => {
    const { me, page } = await open(faPhone, betScene, { width, height });
    await page.click('[data-testid="chip-50"]');
    await page.waitForSelector('[data-testid="stake-chance"]');
    await drawn(page);
    const seen = await page.evaluate(() => {
      const box = document.querySelector('[data-testid="stake-chooser"]')!;
      const whole = (one: Element) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && one.scrollWidth <= one.clientWidth + 1;
      };
      const parts = [...box.querySelectorAll('p, dl > div, button, output, input')].filter((one) => one.checkVisibility());
      return { cut: [box, ...parts].filter((one) => !whole(one)).map((one) => one.outerHTML.slice(0, 90)), actions: whole(document.querySelector('[data-kind="seal"]')!), scrolls: document.scrollingElement!.scrollHeight > innerHeight };
    });
    expect(seen).toEqual({ cut: [], actions: true, scrolls: false });
    await shot(page, `farar-bet-fa-${width}`);
    await page.click('[data-testid="stake-chance"]');
    await drawn(page);
    await shot(page, `farar-bet-tip-fa-${width}`);
    await me.context.close();
  });

  it('is not asked about any more once the position has changed', async () => {
    const { me, page, feed } = await open(enDesk, betScene);
    const ask = async () => {
      await page.click('[data-testid="stake-all"]');
      await page.click('[data-kind="seal"]');
      await page.waitForSelector('[data-testid="ask-first"]');
    };
    await ask();
    feed.update({ ply: 60, chosen: [1, 2] }); // somebody seals: the same position
    await expect.poll(() => page.locator('[data-testid="ladder"] [data-seat="2"]').getAttribute('data-sealed')).toBe('true');
    expect(await page.locator('[data-testid="ask-first"]').count()).toBe(1);
    feed.update({ ply: 90, chosen: [], events: [], view: { round: 5 }, moves: betScene.update['moves'] }); // the same codes a round later
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    await page.waitForSelector('[data-testid="stake-chooser"]');
    expect(feed.moves).toEqual([]);
    await ask(); // and it can be asked again
    await me.context.close();
  });

  it('asks first where all is at stake or nothing can be won, with the focus on Cancel', async () => {
    const { me, page, feed } = await open(enDesk, betScene);
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
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
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
