// Playing without knowing a rule: whatever the page lights may be chosen. By clicks, or with the
// keyboard alone.
import { expect } from 'vitest';
import type { Page } from 'playwright-core';

export type Game = 'farar' | 'zirkhaki' | 'draftosaurus' | 'survive';
export const allGames: Game[] = ['farar', 'zirkhaki', 'draftosaurus', 'survive'];

// Numbers that are the same on every run.
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

// Opens the home page and starts a game against bots with one click.
export async function playNow(page: Page, game: Game): Promise<void> {
  await page.goto('/');
  await page.click(`[data-testid="play-${game}"]`);
  await page.waitForSelector('[data-region="board"]');
}

export const isOver = (page: Page): Promise<boolean> => page.locator('[data-testid="result"]').first().isVisible();

// Once all of an update is drawn: what only goes with it follows step by step in the next frames. The page says
// whether something waits; what has then been drawn stands for two frames more.
export function drawn(page: Page): Promise<unknown> {
  return page.evaluate(
    ({ quiet, most }) =>
      new Promise<void>((done) => {
        let still = 0;
        const watch = new MutationObserver(() => (still = 0));
        watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        const next = (left: number): void => {
          still = window.isStill!() ? still + 1 : 0;
          if (left > 0 && still <= quiet) return void requestAnimationFrame(() => setTimeout(() => next(left - 1)));
          watch.disconnect();
          done();
        };
        next(most);
      }),
    { quiet: 2, most: 200 },
  );
}

// Everything that may be activated now, by what stands on top: a dialog hides the rest.
const litNow = `(() => {
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const root = dialogs.at(-1) ?? document;
  const all = [...root.querySelectorAll('[data-lit]')].filter((e) => {
    const box = e.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(e).visibility !== 'hidden';
  });
  return all;
})()`;

// Whether something is lit, after at most `patience` frames in which the others may be at it.
const someLit = (patience: number): string => `new Promise((found) => {
  const look = (left) => {
    const lit = ${litNow}.length > 0;
    const over = document.querySelector('[data-testid="result"]')?.checkVisibility() ?? false;
    if (!lit && !over && left > 0) return void requestAnimationFrame(() => look(left - 1));
    found(lit);
  };
  look(${patience});
})`;

// The middle of one that is lit, brought into view; null when none is.
const middleOfOne = (roll: number): string => `(() => {
  const all = ${litNow};
  const one = all[${roll} % all.length];
  one?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = one?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
})()`;

// One click on something that is lit; false when nothing is. The picture of a hex or a card may be
// covered by another in one point, so the click goes to the middle and is handled by whatever is there. `patience`: frames.
export async function clickSomething(page: Page, roll: (below: number) => number, patience = 10): Promise<boolean> {
  if (!(await page.evaluate(someLit(patience)))) return false;
  const middle = (await page.evaluate(middleOfOne(roll(2 ** 31)))) as { x: number; y: number } | null;
  if (middle) await page.mouse.click(middle.x, middle.y);
  return middle !== null;
}

// Plays until the result is shown. `look` is called for checks of every state: nothing is clicked that
// was not lit already when it was called.
export async function playByClicks(
  page: Page,
  seed: number,
  { most = 3000, seconds = 150, look }: { most?: number; seconds?: number; look?: () => Promise<void> } = {},
): Promise<number> {
  const roll = dice(seed);
  const end = Date.now() + seconds * 1000;
  let clicks = 0;
  while (clicks < most && Date.now() < end) {
    if (await isOver(page)) return clicks;
    if (look) {
      const lit = await page.evaluate(someLit(10));
      await drawn(page);
      await look();
      if (!lit) continue;
    }
    if (await clickSomething(page, roll)) clicks += 1;
  }
  throw new Error(`no end after ${clicks} clicks`);
}

// What was pressed may be gone with the update that it led to: the focus is then handed on, and seen.
async function keepsFocus(page: Page): Promise<void> {
  const where = () => document.activeElement !== document.body && document.activeElement?.matches(':focus-visible') === true;
  await expect.poll(() => page.evaluate(where), { message: 'the focus is lost or not seen', interval: 10 }).toBe(true);
}

// The same with keys alone: N goes to the next thing that is lit, Enter takes it. The focus must
// always be somewhere.
export async function playByKeys(page: Page, seed: number, { most = 3000, seconds = 150 } = {}): Promise<number> {
  const roll = dice(seed);
  const end = Date.now() + seconds * 1000;
  let presses = 0;
  while (presses < most && Date.now() < end) {
    if (await isOver(page)) return presses;
    if (presses > 0) await keepsFocus(page);
    const count = (await page.evaluate(`${litNow}.length`)) as number;
    if (count === 0) {
      await page.waitForTimeout(20);
      continue;
    }
    for (let n = roll(Math.min(count, 6)) + 1; n > 0; n -= 1) await page.keyboard.press('KeyN');
    await keepsFocus(page);
    if (!(await page.evaluate(() => document.activeElement?.hasAttribute('data-lit')))) continue;
    await page.keyboard.press('Enter');
    presses += 1;
  }
  throw new Error(`no end after ${presses} presses`);
}
