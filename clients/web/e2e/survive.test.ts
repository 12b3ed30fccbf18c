// Survive: whole matches. By touch on a phone in Persian, where all that is needed stays in view, and
// with the keyboard alone on a desk in English.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { enDesk, faPhone, person, shot, type Person } from './harness/browser';
import { playByClicks, playByKeys, playNow } from './harness/play';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();

// What hangs over the edge of the window, and how much is drawn.
async function lookAt(page: Page): Promise<{ outside: string[]; nodes: number; phase: string }> {
  return page.evaluate(() => {
    const outside = ['board', 'own', 'actions'].filter((name) => {
      const box = document.querySelector(`[data-region="${name}"]`)?.getBoundingClientRect();
      return !box || box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5 || box.height < 40;
    });
    if (document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight) outside.push('page scrolls');
    const own = document.querySelector('[data-region="own"]');
    if (own && own.scrollHeight > own.clientHeight + 1) outside.push('own scrolls');
    return {
      outside,
      nodes: document.querySelectorAll('[data-region="board"] svg *').length,
      phase: document.querySelector('[data-testid="prompt"]')?.textContent ?? '',
    };
  });
}

interface Ended {
  points: number[];
  scores: [string, number][][];
}
function endOf(me: Person): Ended {
  const lines = me.heard.flatMap((text) => text.split('\n')).filter((line) => line.includes('"type":"ended"'));
  return JSON.parse(lines.at(-1) ?? '{}') as Ended;
}

it('U4: a whole match on a phone in Persian, with board, own area and actions always in view', async () => {
  const me = await person(browser, server, faPhone);
  await playNow(me.page, 'survive');
  const troubles = new Set<string>();
  const questions = new Set<string>();
  let most = 0;
  await playByClicks(me.page, 11, {
    look: async () => {
      const { outside, nodes, phase } = await lookAt(me.page);
      outside.forEach((name) => troubles.add(`${name} at "${phase}"`));
      questions.add(phase);
      most = Math.max(most, nodes);
    },
  });
  await shot(me.page, 'survive-end-fa');
  expect([...troubles]).toEqual([]);
  expect(questions.size).toBeGreaterThan(5);
  expect(most).toBeLessThanOrEqual(900);
  expect(me.troubles).toEqual([]);
  // U33: what was saved adds up to the points.
  const { points, scores } = endOf(me);
  expect(scores.map((rows) => rows.reduce((sum, [, n]) => sum + n, 0))).toEqual(points);
  await me.context.close();
});

it('U13: a whole match with the keyboard alone on a desk in English', async () => {
  const me = await person(browser, server, enDesk);
  await playNow(me.page, 'survive');
  await playByKeys(me.page, 5);
  expect(me.troubles).toEqual([]);
  await me.context.close();
});
