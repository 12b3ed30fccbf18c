// What moves in a page: how long each animation takes by itself, looked at in every frame from now on. Animations that
// never end are no motion of a piece.
import type { CDPSession, Page } from 'playwright-core';

export const watchMotion = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const seen = { longest: 0 };
    Object.assign(window, { motionSeen: seen });
    requestAnimationFrame(function look() {
      for (const one of document.getAnimations()) {
        const { iterations, duration } = one.effect!.getComputedTiming();
        if (iterations !== Infinity) seen.longest = Math.max(seen.longest, Number(duration));
      }
      requestAnimationFrame(look);
    });
  });

// The longest one since then, in ms.
export const longestMotion = (page: Page): Promise<number> => page.evaluate('motionSeen.longest');

// Whether something is on its way now, or the board is behind what is known.
export const isMoving = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.querySelector('[data-motion-behind]') !== null ||
      document.getAnimations().some((one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity),
  );

// Lets the browser's animations run so much slower from now on, or not at all: what they show and how long they say that
// they take is then seen on a busy machine too.
export async function slowMotion(page: Page, rate: number): Promise<void> {
  const line = lines.get(page) ?? (await page.context().newCDPSession(page));
  lines.set(page, line);
  await line.send('Animation.enable');
  await line.send('Animation.setPlaybackRate', { playbackRate: rate });
}
const lines = new WeakMap<Page, CDPSession>();
