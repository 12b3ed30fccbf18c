// Persian digits and letters everywhere, and signs that stay on their side.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawScene, roundEnd } from './farar-scenes';
import { enDesk, faPhone, person } from './harness/browser';
import { Feed } from './harness/feed';
import { allGames, drawn, playNow } from './harness/play';
import { sceneOf } from './harness/recorded';
import { robotMatch } from './harness/robot';
import { gather } from './harness/screens';
import { openStage } from './harness/stage';
import { decisions } from './zirkhaki-scenes';

const { server, browser } = await openStage();
let match = '';

beforeAll(async () => {
  const robot = await person(browser, server, enDesk);
  match = (await robotMatch(robot.page, server, { game: 'farar', options: 'max_rounds=10' })).match;
  await robot.context.close();
});

// Visible texts with digits of the wrong family, or Arabic letters.
const wrongTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      // Names of hexes are codes, the same in both languages.
      const text = (walk.currentNode.textContent ?? '').replace(/\b[A-M]\d{1,2}\b/g, '');
      const parent = walk.currentNode.parentElement!;
      if (!/[0-9\u0660-\u0669يك]/.test(text) || parent.closest('[data-code], script, style')) continue;
      if (parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) found.push(`${text.trim()} in ${parent.outerHTML.slice(0, 100)}`);
    }
    for (const one of document.querySelectorAll('[aria-label], [placeholder]')) {
      const label = `${one.getAttribute('aria-label') ?? ''}${one.getAttribute('placeholder') ?? ''}`.replace(/\b[A-M]\d{1,2}\b/g, '');
      if (/[0-9\u0660-\u0669يك]/.test(label) && !one.closest('[data-code]')) found.push(label);
    }
    return found;
  });

// Signed numbers, sums, products and clocks on the page, and those whose glyphs do not stand from left to
// right as they are written.
interface Signs {
  seen: string[];
  wrong: string[];
}
const signsOn = (page: Page): Promise<Signs> =>
  page.evaluate(() => {
    const number = '[۰-۹٬٫]+';
    const signs = new RegExp(`[+−]${number}|(?:${number})?×${number}|${number}(?:\\+${number})+(?:=${number})?|${number}:${number}`, 'g');
    const range = document.createRange();
    const found: { seen: string[]; wrong: string[] } = { seen: [], wrong: [] };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      const parent = node.parentElement!;
      if (parent.closest('option, script, style') || !parent.checkVisibility({ visibilityProperty: true })) continue;
      for (const match of (node.textContent ?? '').matchAll(signs)) {
        const places = [...match[0]].map((glyph, n) => {
          range.setStart(node, match.index + n);
          range.setEnd(node, match.index + n + 1);
          return { glyph, left: range.getClientRects()[0]?.left ?? 0 };
        });
        const shown = places.sort((a, b) => a.left - b.left).map(({ glyph }) => glyph).join('');
        found.seen.push(match[0]);
        if (shown !== match[0]) found.wrong.push(`${match[0]} stands as ${shown} in ${parent.outerHTML.slice(0, 120)}`);
      }
    }
    return found;
  });

describe('Persian', () => {
  it('U6: no visible text has Latin or Arabic digits outside codes, nor Arabic letters', async () => {
    const me = await person(browser, server, faPhone, { name: 'سارا' });
    const wrong: string[] = [];
    const look = async (where: string) => wrong.push(...(await wrongTexts(me.page)).map((text) => `${where}: ${text}`));
    await me.page.goto('/');
    await me.page.waitForSelector('[data-testid="play-farar"]');
    await look('home');
    await me.page.goto('/settings');
    await me.page.waitForSelector('[data-setting="theme"]');
    await look('settings');
    await me.page.goto('/about');
    await me.page.waitForSelector('dl');
    await look('about');
    await me.page.goto(`/r/${match}#step=20`);
    await me.page.waitForSelector('[data-region="board"]');
    await look('replay');
    for (const game of allGames) {
      await me.page.goto(`/rules/${game}`);
      await me.page.getByRole('heading', { name: /^§۱ / }).waitFor();
      await look(`rules of ${game}`);
      await gather(me.page, game);
      await me.page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
      await me.page.waitForSelector('[data-option]');
      await look(`waiting room of ${game}`);
      await playNow(me.page, game);
      await look(game);
    }
    expect(wrong).toEqual([]);
    await me.context.close();
  });

  it('U7: signs, sums and clocks of the tables, the result and the rules stand from left to right', async () => {
    const me = await person(browser, server, faPhone);
    const all: Signs = { seen: [], wrong: [] };
    const look = async (page = me.page) => {
      const { seen, wrong } = await signsOn(page);
      all.seen.push(...seen);
      all.wrong.push(...wrong);
    };
    for (const game of allGames) {
      const given = sceneOf(game);
      const awaited = (given.update['awaited'] ?? []) as number[];
      const feed = await Feed.open(me.page, { ...given, update: { ...given.update, left_ms: given.names.map((_, n) => (awaited.includes(n) ? 65_000 : -1)) } });
      await drawn(me.page);
      await look();
      const ranks = given.names.map((_, n) => n + 1);
      feed.say({ type: 'ended', match: '1'.repeat(32), points: ranks.map((n) => 20 - 30 * n), ranks, scores: ranks.map((n) => [['purse', 20 - 30 * n]]), seed: '0'.repeat(64) });
      await me.page.waitForSelector('[data-testid="ranks"]');
      await look();
    }
    for (const game of allGames) {
      await me.page.goto(`/rules/${game}`);
      await me.page.getByRole('heading', { name: /^§۱ / }).waitFor();
      await look();
    }
    await Feed.open(me.page, decisions(3)['choice']!);
    await drawn(me.page);
    await look();
    // The end of a round, with what is won, lost and doubled, and the stakes of the next.
    const table = await Feed.open(me.page, drawScene);
    await drawn(me.page);
    await look();
    table.update(roundEnd);
    await me.page.waitForSelector('[data-testid="count"]');
    await drawn(me.page);
    await look();
    await me.page.click('[data-kind="next_round"]');
    await me.page.waitForSelector('[data-testid="stake-chooser"]');
    await drawn(me.page);
    await look();
    expect(all.wrong).toEqual([]);
    for (const sign of ['+', '−', '×', ':']) expect(all.seen.filter((text) => text.includes(sign)).length, sign).toBeGreaterThan(0);
    // Bare in Persian text they would turn round: so the measure can fail.
    await me.page.evaluate(() => document.querySelector('h1')!.replaceChildren('سارا −۵۰ امتیاز'));
    expect((await signsOn(me.page)).wrong.length).toBe(1);
    await me.context.close();
  });

  it('ranges use words, and nothing is spaced out', async () => {
    const me = await person(browser, server, faPhone);
    await me.page.goto('/');
    await me.page.waitForSelector('[data-testid="play-farar"]');
    const facts = await me.page.locator('article[data-game="farar"] .facts').innerText();
    expect(facts).toContain('۲ تا ۶ نفره');
    const spaced = await me.page.evaluate(() =>
      [...document.querySelectorAll('body *')].filter((one) => !['normal', '0px'].includes(getComputedStyle(one).letterSpacing)).map((one) => one.outerHTML.slice(0, 60)),
    );
    expect(spaced).toEqual([]);
    await me.context.close();
  });
});
