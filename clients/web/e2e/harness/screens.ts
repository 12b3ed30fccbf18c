// The ways between the screens, and what may be measured on any of them.
import type { Page } from 'playwright-core';
import type { Game } from './play';

export const quickFarar = { farar: { bots: 1, level: 'easy', options: 'max_rounds=10' } };

// The next [Play now] begins with these bots; the rules may then be asked for (`playWithLastRules`).
export async function rememberPlay(page: Page, play: Record<string, unknown>): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('mohreh.play', kept), JSON.stringify(play));
}

export async function playWithLastRules(page: Page, game: Game): Promise<void> {
  await page.goto('/');
  await page.locator(`article[data-game="${game}"] .bots`).click();
  await page.locator('dialog[open] [role="radiogroup"]').last().getByRole('radio').last().click();
  await page.click('[data-testid="play-with-bots"]');
  await page.waitForSelector('[data-region="board"]');
}

// Makes a table for friends; its code. Who has no name yet is asked for one and takes what is offered.
export async function gather(page: Page, game: Game): Promise<string> {
  await page.goto('/');
  await page.locator(`article[data-game="${game}"] .gather`).click();
  if (await page.evaluate(() => !(JSON.parse(localStorage.getItem('mohreh.preferences') ?? '{}') as { name?: string }).name)) {
    await page.locator('dialog[open] form button.primary').click();
  }
  await page.waitForSelector('[data-testid="start"]');
  return /\/t\/(\d{6})/.exec(page.url())![1]!;
}

export async function sitDown(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/t/${code}`);
  await page.fill('[data-testid="nickname"]', name);
  await page.click('[data-testid="sit"]');
  await page.waitForSelector('[data-testid="ready"]');
}

// How far the page could be scrolled sideways.
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.scrollingElement!;
    return Math.max(root.scrollWidth, document.body.scrollWidth) - root.clientWidth;
  });

// Buttons, links that look like buttons, fields and choices that are in view and smaller than 44 × 44.
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    return [...root.querySelectorAll<HTMLElement>('button, .button, select, summary, input:not([type=checkbox], [type=radio], [type=range], [type=file])')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('[data-region="board"], [data-region="own"]'))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ one, box }) => `${one.outerHTML.slice(0, 90)} ${Math.round(box.width)}×${Math.round(box.height)}`);
  });
