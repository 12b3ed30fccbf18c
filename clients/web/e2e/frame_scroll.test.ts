// The page of a table is exactly as large as its window: nothing that is only read aloud and no list stretches it.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import english from '../../../i18n/en/site.json';
import { enDesk, person } from './harness/browser';
import { Feed } from './harness/feed';
import { allGames, drawn, type Game } from './harness/play';
import { sceneOf } from './harness/recorded';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();

const sizes = [
  [320, 568],
  [390, 664],
  [390, 844],
  [844, 390],
  [768, 1024],
  [800, 600],
  [1280, 800],
  [1920, 1080],
] as const;
const panels = ['log', 'odds', 'scores', 'history', 'chat'] as const;

// Lines of the log that only I read; they carry a mark that is read aloud.
const secrets: Record<Game, Record<string, unknown>> = {
  farar: { key: 'own_stake', n: 50 },
  zirkhaki: { key: 'peeked', kind: 'coin_5', n: 1 },
  draftosaurus: { key: 'own_choice', kind: 'trex' },
  survive: { key: 'own_tile', kind: 'tile_dolphin' },
};

const beyond = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const root = document.scrollingElement!;
    return [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight, root.clientHeight - innerHeight];
  });

async function open(page: Page, panel: (typeof panels)[number], wide: boolean): Promise<void> {
  if (wide) await page.getByRole('tab', { name: english[panel], exact: true }).click();
  else await page.getByRole('navigation', { name: english.look_up }).getByRole('button', { name: english[panel], exact: true }).click();
}

it.each(allGames)('D2, S16: the page of %s is as tall as the window with every panel, at every size', async (game) => {
  const me = await person(browser, server, enDesk);
  const { page } = me;
  const scene = sceneOf(game);
  const feed = await Feed.open(page, scene);
  const ply = Number(scene.update['ply']);
  for (let n = 1; n <= 40; n += 1) feed.update({ ply: ply + n, events: [{ key: 'sealed', name: 1 }, secrets[game]].slice(game === 'survive' ? 1 : 0) });
  for (let n = 1; n <= 30; n += 1) feed.say({ type: 'said', seat: 1, name: 'Ali', text: `line ${n}`, at_ms: n });
  await page.getByText(english.only_you).first().waitFor({ state: 'attached' });
  const found: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const wide = width >= 1024;
    await page.waitForSelector('[role="tab"]', { state: wide ? 'visible' : 'detached' });
    const look = async (what: string) => {
      await drawn(page);
      const over = await beyond(page);
      if (over.some((px) => px !== 0)) found.push(`${width}×${height} ${what}: ${over.join(', ')}`);
    };
    await look('table');
    for (const panel of panels) {
      await open(page, panel, wide);
      await look(panel);
      if (wide) continue;
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open], [data-testid="viewing"]', { state: 'detached' });
    }
  }
  expect(found).toEqual([]);
  await me.context.close();
});
