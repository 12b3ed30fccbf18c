// The end of a match beside its result: the last position stays, and says who won.
import { describe, expect, it } from 'vitest';
import { devices, enDesk, nameOf, person, shot, type Device } from './harness/browser';
import { Feed } from './harness/feed';
import { sceneOf } from './harness/recorded';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();

const end = (ranks: number[]) => ({ type: 'ended', match: '1'.repeat(32), points: ranks.map((rank) => 40 - rank), ranks, scores: ranks.map(() => []), seed: '0'.repeat(64) });
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
const said: [name: string, ranks: number[], fa: string, en: string][] = [
  ['somebody', [2, 1, 3, 4], 'Ali برنده شد', 'Ali wins'],
  ['I', [1, 2, 3, 4], 'شما برنده شدید', 'You win'],
  ['several', [1, 3, 1, 4], 'برد مشترک: Sara، Mina', 'Shared win: Sara, Mina'],
];

describe.each(devices.map((device) => [nameOf(device), device] as const))('%s', (_, device: Device) => {
  it.each(said)('S8: the bar says that %s won, and stays as high', async (_name, ranks, fa, en) => {
    const me = await person(browser, server, device);
    const feed = await Feed.open(me.page, sceneOf('farar'));
    const bar = me.page.locator('[data-testid="prompt"]');
    const before = (await bar.boundingBox())!;
    feed.update({ ply: 99, moves: [], awaited: [], view: { phase: 'over' }, events: [] });
    feed.say(end(ranks));
    await me.page.waitForSelector('dialog[open]');
    await me.page.keyboard.press('Escape');
    await me.page.waitForSelector('dialog[open]', { state: 'detached' });
    await expect.poll(async () => plain(await bar.innerText())).toBe(device.language === 'fa' ? fa : en);
    expect((await bar.boundingBox())!.height).toBe(before.height);
    await me.context.close();
  });

  it.each(said)('S3: the table screen shows that %s won, and the ranks, in large type', async (name, ranks, fa, en) => {
    const me = await person(browser, server, device, { width: 1920, height: 1080 });
    const feed = await Feed.open(me.page, { ...sceneOf('farar'), me: -2 }, '?screen');
    const board = me.page.locator('[data-region="board"]');
    const before = await board.boundingBox();
    feed.update({ ply: 99, moves: [], awaited: [], view: { phase: 'over' }, events: [] });
    feed.say(end(ranks));
    const final = me.page.locator('[data-testid="final"]');
    const winner = name === 'I' ? (device.language === 'fa' ? 'Sara برنده شد' : 'Sara wins') : device.language === 'fa' ? fa : en;
    await expect.poll(async () => plain(await final.locator('strong').innerText())).toBe(winner);
    const order = [...ranks.keys()].sort((a, b) => ranks[a]! - ranks[b]! || a - b).map((seat) => ['Sara', 'Ali', 'Mina', 'Reza'][seat]);
    expect(await final.locator('li bdi').allInnerTexts()).toEqual(order);
    const sizes = await final.locator('strong, li span, li bdi').evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
    await shot(me.page, `table-screen-end-${device.language}`);
    expect(await board.boundingBox()).toEqual(before);
    await me.context.close();
  });
});

it('S8: a match that was not finished has no winner', async () => {
  const me = await person(browser, server, enDesk);
  const feed = await Feed.open(me.page, { ...sceneOf('farar'), me: -2 }, '?screen');
  feed.say({ ...end([]), aborted: true });
  await expect.poll(() => me.page.locator('[data-testid="final"]').innerText()).toBe('The game was not finished');
  await me.context.close();
});
