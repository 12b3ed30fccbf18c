// The page's own time in the hand of a test: it stands still until the test lets some of it pass, however busy the
// machine is. What the page promises within so many milliseconds, and what it shows for so long, is held to that.
// Timers and frames keep to it; the network and the browser's animations do not.
//   await keepTime(page);  // before the page is opened
//   await holdTime(page);  // from now on it stands still
//   await pass(page, 2000);
import type { Page } from 'playwright-core';

export const keepTime = (page: Page): Promise<void> => page.clock.install();

export async function holdTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // A moment that is over by the time the page hears of it holds all the same.
  await page.clock.pauseAt(now).catch((trouble: Error) => {
    if (!trouble.message.includes('to the past')) throw trouble;
  });
}

export const pass = (page: Page, ms: number): Promise<void> => page.clock.runFor(ms);
