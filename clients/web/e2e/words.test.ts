// Persian digits and letters everywhere, and signs that stay on their side.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { enDesk, faPhone, person } from './harness/browser';
import { allGames, playNow } from './harness/play';
import { robotMatch } from './harness/robot';
import { gather } from './harness/screens';
import { openStage } from './harness/stage';

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

// The order in which glyphs stand, from left to right.
function glyphs(page: Page, text: string, kind: string): Promise<string> {
  return page.evaluate(
    ({ text, kind }) => {
      const box = document.createElement('p');
      box.dir = 'rtl';
      box.innerHTML = `سارا <span class="${kind}"></span> امتیاز`;
      box.querySelector('span')!.textContent = text;
      document.body.append(box);
      const node = box.querySelector('span')!.firstChild!;
      const places = [...text].map((glyph, n) => {
        const range = document.createRange();
        range.setStart(node, n);
        range.setEnd(node, n + 1);
        return { glyph, left: range.getClientRects()[0]?.left ?? 0 };
      });
      box.remove();
      return places
        .sort((a, b) => a.left - b.left)
        .map(({ glyph }) => glyph)
        .join('');
    },
    { text, kind },
  );
}

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

  it('U7: signs, sums and clocks stand from left to right', async () => {
    const me = await person(browser, server, faPhone);
    await me.page.goto('/');
    await me.page.waitForSelector('[data-testid="play-farar"]');
    for (const text of ['+۵', '−۵۰', '۲×۵۰', '۶+۷=۱۳', '۱:۰۵']) expect(await glyphs(me.page, text, 'num')).toBe(text);
    // Bare in Persian text they would turn round: so the measure can fail.
    expect(await glyphs(me.page, '−۵۰', '')).toBe('۵۰−');
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
