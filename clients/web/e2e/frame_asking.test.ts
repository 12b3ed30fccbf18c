// Asking first: a question belongs to its position, and "not again this game" is said once.
import { expect, it } from 'vitest';
import english from '../../../i18n/en/site.json';
import { enDesk, faPhone, person } from './harness/browser';
import { Feed, type Scene } from './harness/feed';
import { sceneOf, stepsOf } from './harness/recorded';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();

const [mine, others] = [stepsOf('zirkhaki').at(-2)!, stepsOf('zirkhaki').at(-1)!];
const myTurn: Scene = { ...sceneOf('zirkhaki'), update: { ...mine, events: [] } };
const later = Number(mine['ply']) + 20; // my turn again
const asks = { preferences: { ask: 'always' } };
const dialog = 'dialog[open] [data-testid="ask-first"]';

it('lets a question go with its position', async () => {
  const me = await person(browser, server, faPhone, asks);
  const feed = await Feed.open(me.page, myTurn);
  await me.page.locator('[data-kind][data-lit]').first().click();
  await me.page.waitForSelector(dialog);
  feed.update({ ...others, full: true, events: [] });
  await me.page.waitForSelector(dialog, { state: 'detached' });
  // Also when the same choice can be made again.
  feed.update({ ...mine, ply: later, full: true, events: [] });
  await me.page.waitForSelector('[data-kind][data-lit]');
  expect(await me.page.locator(dialog).count()).toBe(0);
  expect(feed.moves).toEqual([]);
  await me.context.close();
});

it('does not ask about a position that went while it looked up what would be lost', async () => {
  const me = await person(browser, server, enDesk, asks);
  const feed = await Feed.open(me.page, myTurn);
  feed.waits = 'preview';
  await me.page.locator('[data-kind][data-lit]').first().click();
  await expect.poll(() => feed.asked.some((one) => one['question'] === 'preview')).toBe(true);
  feed.update({ ...mine, ply: later, full: true, events: [] });
  feed.release();
  await expect.poll(() => me.page.locator('[data-testid="why"]').innerText()).toBe(english.refused_out_of_step);
  expect(await me.page.locator(dialog).count()).toBe(0);
  expect(feed.moves).toEqual([]);
  // What is chosen now is asked about.
  await me.page.locator('[data-kind][data-lit]').first().click();
  await me.page.waitForSelector(dialog);
  await me.context.close();
});

it('asks no more in a match where that was wished, also after a look at home, and asks in the next', async () => {
  const me = await person(browser, server, enDesk, asks);
  const feed = await Feed.open(me.page, myTurn);
  const choose = () => me.page.locator('[data-kind][data-lit]').first().click();
  await choose();
  await me.page.check(`${dialog} input`);
  await me.page.click('[data-testid="anyway"]');
  await expect.poll(() => feed.moves.length).toBe(1);
  await choose();
  await expect.poll(() => feed.moves.length).toBe(2);
  await me.page.click('[data-testid="menu"]');
  await me.page.click(`dialog >> text=${english.home}`);
  await me.page.waitForSelector('[data-testid="play-farar"]');
  await me.page.goBack();
  await me.page.waitForSelector('[data-kind][data-lit]');
  await choose();
  await expect.poll(() => feed.moves.length).toBe(3);
  feed.say({ ...feed.table(), match: '1'.repeat(32) });
  feed.update({ ...mine, full: true, events: [] });
  await choose();
  await me.page.waitForSelector(dialog);
  expect(feed.moves).toHaveLength(3);
  await me.context.close();
});
