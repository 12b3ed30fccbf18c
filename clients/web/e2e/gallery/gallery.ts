// Pictures of every screen and of several moments of each game, for people to look at.
import type { Browser } from 'playwright-core';
import { openBrowser, person, shot, type Device, type Person } from '../harness/browser';
import { allGames, clickSomething, dice, isOver, playNow, type Game } from '../harness/play';
import { Server } from '../harness/server';

const moments = [0, 6, 16, 30, 60]; // clicks before a picture

const nameOf = (device: Device, what: string): string => `${what}-${device.language}-${device.size}-${device.theme}`;

async function settle(me: Person): Promise<void> {
  await me.page.evaluate(() => document.fonts.ready);
  await me.page.waitForTimeout(250);
}

async function screens(me: Person, device: Device): Promise<void> {
  for (const [what, path] of [['home', '/'], ['settings', '/settings'], ['about', '/about']] as const) {
    await me.page.goto(path);
    await me.page.waitForSelector('main');
    await settle(me);
    await shot(me.page, nameOf(device, what));
  }
  await me.page.goto('/');
  await me.page.click('[data-game="zirkhaki"] [data-testid="make-table"]');
  await me.page.waitForSelector('[data-testid="start"]');
  await settle(me);
  await shot(me.page, nameOf(device, 'lobby'));
}

async function game(me: Person, device: Device, key: Game, seed: number): Promise<void> {
  const roll = dice(seed);
  await playNow(me.page, key);
  await me.page.waitForSelector('[data-lit]');
  let clicks = 0;
  const end = Date.now() + 90_000;
  while (Date.now() < end && !(await isOver(me.page))) {
    if (moments.includes(clicks)) {
      await settle(me);
      await shot(me.page, nameOf(device, `${key}-${String(clicks).padStart(2, '0')}`));
    }
    if (await clickSomething(me.page, roll)) clicks += 1;
    else await me.page.waitForTimeout(20);
  }
  await settle(me);
  await shot(me.page, nameOf(device, `${key}-end`));
  await me.page.click('[data-testid="to-replay"]');
  await me.page.waitForSelector('[data-testid="step"]');
  await settle(me);
  await shot(me.page, nameOf(device, `${key}-replay`));
}

export async function gallery(devices: Device[], wanted: string[]): Promise<void> {
  const server = await Server.start();
  const browser: Browser = await openBrowser();
  try {
    for (const device of devices) {
      const me = await person(browser, server, device, { name: device.language === 'fa' ? 'سارا' : 'Sara' });
      if (wanted.includes('screens')) await screens(me, device);
      for (const key of allGames) if (wanted.includes(key)) await game(me, device, key, 11);
      await me.context.close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}
