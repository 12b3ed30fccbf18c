// A board that changes its size jumps under the finger, and a slow phone draws all of it anew.
import { describe, expect, it } from 'vitest';
import { devices, nameOf, person } from './harness/browser';
import { allGames, clickSomething, dice, isOver, playNow } from './harness/play';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();
const clicks = 160;

// Every size that the board has from now on, to the fraction: half a pixel is drawn anew as well.
const watchSize = `
  window.sizes = new Set();
  const board = document.querySelector('[data-region="board"]');
  new ResizeObserver(([seen]) => sizes.add(seen.contentRect.width + ' x ' + seen.contentRect.height)).observe(board);
`;

describe.each(devices)('on $language $size $theme', (device) => {
  it.each(allGames)('U4: the board of %s keeps its size from turn to turn', async (game) => {
    const me = await person(browser, server, device);
    await playNow(me.page, game);
    await me.page.waitForSelector('[data-lit]');
    await me.page.evaluate(watchSize);
    const roll = dice(device.size === 'phone' ? 5 : 6);
    const end = Date.now() + 150_000; // for a busy machine
    let made = 0;
    while (made < clicks && Date.now() < end && !(await isOver(me.page))) {
      if (await clickSomething(me.page, roll)) made += 1;
    }
    expect(made, `clicks on ${nameOf(device)}`).toBeGreaterThan(20);
    expect(await me.page.evaluate('[...sizes]')).toHaveLength(1);
    await me.context.close();
  });
});
