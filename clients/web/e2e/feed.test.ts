// The stand-in for the server is heard by the page as the real one is.
import { expect, it } from 'vitest';
import sample from '../src/games/zirkhaki/sample.json';
import { enDesk, person } from './harness/browser';
import { Feed } from './harness/feed';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();

it('shows the position it is fed, and sends what is chosen there', async () => {
  const me = await person(browser, server, enDesk);
  const feed = await Feed.open(me.page, { game: 'zirkhaki', ...sample });
  await me.page.click('[data-lit]');
  await expect.poll(() => feed.moves.length).toBe(1);
  const legal = (sample.update.moves as number[][]).map(([code]) => code);
  expect(legal).toContain(feed.moves[0]);
  expect(me.troubles).toEqual([]);
});
