// Each game begins with one click on the home page, in both languages, without a line of trouble.
import { describe, expect, it } from 'vitest';
import { devices, nameOf, person, shot } from './harness/browser';
import { allGames, playNow } from './harness/play';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();

describe.each(devices.map((device) => [nameOf(device), device] as const))('%s', (_, device) => {
  it.each(allGames)('U2: one click on the card of %s reaches a table with an own choice', async (game) => {
    const me = await person(browser, server, device);
    await playNow(me.page, game);
    await me.page.waitForSelector('[data-lit]');
    await shot(me.page, `start-${game}-${device.language}`);
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });
});
