// Whole matches of Draftosaurus: by clicks on a phone, with everything needed in view in every
// state, and by keys alone on a desk. Summer, winter and both, with two to five seats.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enDesk, faPhone, person, shot, type Person } from './harness/browser';
import { playByClicks, playByKeys } from './harness/play';
import { openStage } from './harness/stage';
import { playAt } from './harness/tables';

const { server, browser } = await openStage();

// What sticks out of the window or scrolls, if anything does.
function outOfView(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const found: string[] = [];
    for (const name of ['board', 'own', 'actions']) {
      const box = document.querySelector(`[data-region="${name}"]`)?.getBoundingClientRect();
      if (!box || box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) {
        found.push(`${name} ${JSON.stringify(box)}`);
      }
    }
    const zoo = document.querySelector('[data-testid="zoo"]')?.getBoundingClientRect();
    const board = document.querySelector('[data-region="board"]')!.getBoundingClientRect();
    if (!zoo || zoo.bottom > board.bottom + 0.5 || zoo.height < 200) found.push(`zoo ${JSON.stringify(zoo)}`);
    const hand = document.querySelector('[data-testid="hand"]')?.getBoundingClientRect();
    if (!hand || hand.left < 0 || hand.right > innerWidth) found.push(`hand ${JSON.stringify(hand)}`);
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) found.push('the page scrolls');
    return found;
  });
}

// Points in the messages: every breakdown adds up to its total, and the last ones are the outcome.
function expectSums(me: Person): void {
  interface Score {
    total: number;
    [row: string]: number;
  }
  let scores: Score[] = [];
  let earlier: number[] = [];
  let told: [string, number][][] = [];
  for (const text of me.heard.flatMap((frame) => frame.split('\n')).filter(Boolean)) {
    const message = JSON.parse(text) as Record<string, unknown>;
    if (message['type'] === 'update') {
      const view = (message['view'] ?? {}) as { score?: Score[]; earlier?: number[] };
      scores = view.score ?? scores;
      earlier = view.earlier ?? earlier;
      told = (message['scores'] as typeof told | undefined) ?? told;
      for (const { total, ...rows } of scores) expect(Object.values(rows).reduce((sum, n) => sum + n, 0)).toBe(total);
      told.forEach((rows, seat) => {
        expect(rows.reduce((sum, [, n]) => sum + n, 0)).toBe(scores[seat]!.total + (earlier[seat] ?? 0));
      });
    }
    if (message['type'] === 'ended') {
      expect(message['points']).toEqual(scores.map((score, seat) => score.total + (earlier[seat] ?? 0)));
    }
  }
  expect(scores.length).toBeGreaterThan(1);
}

const phaseOf = (page: Page): Promise<string | null> => page.getAttribute('[data-region="board"]', 'data-phase');

// Chooses a dinosaur without a place: it is asked for after the reveal.
async function revealFirst(page: Page): Promise<void> {
  const send = page.locator('[data-kind="ready"]');
  const ofHand = page.locator('[data-testid^="hand-"][data-lit]');
  await ofHand.or(send).first().waitFor();
  if (!(await send.isVisible())) await ofHand.first().click();
  await send.click();
  await expect.poll(() => phaseOf(page)).toBe('place');
}

describe('fa phone light', () => {
  it.each([
    ['board=summer', 4, ['choose', 'place']],
    ['board=winter', 5, ['choose', 'place']],
    ['placement=one_step', 2, ['choose', 'discard']],
  ])('U4, U33: a match by clicks keeps everything in view, %s with %i seats', async (options, seats, asked) => {
    const me = await person(browser, server, faPhone);
    await playAt([me], { game: 'draftosaurus', options, bots: seats - 1 });
    const phases = new Set<string>();
    if (asked.includes('place')) await revealFirst(me.page); // whoever chooses the place at once is not asked
    await playByClicks(me.page, seats, {
      look: async () => {
        await expect.poll(() => outOfView(me.page), { interval: 20 }).toEqual([]);
        phases.add((await phaseOf(me.page)) ?? '');
      },
    });
    expect([...phases]).toEqual(expect.arrayContaining(asked));
    expect(await me.page.locator('svg *').count()).toBeLessThanOrEqual(900);
    expectSums(me);
    expect(me.troubles).toEqual([]);
    await shot(me.page, `draftosaurus-end-${seats}`);
    await me.context.close();
  });
});

describe('en desk dark', () => {
  it('U13: summer and winter with the keyboard alone', async () => {
    const me = await person(browser, server, enDesk);
    await playAt([me], { game: 'draftosaurus', options: 'board=match', bots: 2 });
    await me.page.locator('[data-testid^="hand-"]').first().focus();
    await playByKeys(me.page, 3);
    expectSums(me);
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });
});
