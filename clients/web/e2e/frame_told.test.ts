// Everything that happened is told: in the history of a running match, under a replay, and what mattered most at the end.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { devices, enDesk, faPhone, nameOf, person, shot, type Device, type Person } from './harness/browser';
import { Feed } from './harness/feed';
import { allGames, drawn, type Game } from './harness/play';
import { sceneOf, turnOf } from './harness/recorded';
import { robotMatch } from './harness/robot';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();

interface Step {
  ply: number;
  events: { key: string }[];
}
interface Moment {
  ply: number;
  seat: number;
  by: number;
  events: { key: string }[];
}
const ask = async <T>(path: string): Promise<T> => (await (await fetch(`${server.url}${path}`)).json()) as T;
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').trim();
const isMeantForOne = ({ key }: { key: string }) => key.startsWith('own_');

const matches = {} as Record<Game, string>;
beforeAll(async () => {
  for (const game of allGames) {
    const robot = await person(browser, server, enDesk);
    const options = { farar: 'max_rounds=10', zirkhaki: '', draftosaurus: '', survive: '' }[game];
    matches[game] = (await robotMatch(robot.page, server, { game, options, bots: ['easy', 'easy'] })).match;
    await robot.context.close();
  }
}, 120_000);

const listed = async (page: Page, panel: string): Promise<string[]> => {
  await page.getByRole('tab', { name: panel, exact: true }).click();
  await drawn(page);
  return (await page.getByRole('tabpanel').getByRole('listitem').allInnerTexts()).map(plain);
};

describe('D6: the history of a running match', () => {
  it('tells all that the log tells, newest first', async () => {
    const me = await person(browser, server, enDesk);
    const feed = await Feed.open(me.page, sceneOf('farar'));
    for (const update of turnOf('farar').then) feed.update(update);
    await expect.poll(async () => (await listed(me.page, 'Log')).length).toBeGreaterThan(25);
    const log = (await listed(me.page, 'Log')).map((line) => line.replace(/\s*Only you see this/, '').trim());
    const steps = await listed(me.page, 'History');
    const told = steps.flatMap((step) => step.split('\n').slice(1).map(plain).reverse());
    expect(told).toEqual(log);
    await me.context.close();
  });

  it('tells each event at its own step, also where several steps came together', async () => {
    const scene = sceneOf('farar');
    const view = scene.update['view'] as Record<string, unknown>;
    scene.steps = [
      { ply: 0, view },
      { ply: 1, events: [{ key: 'sealed', name: 0 }], view: {} },
      { ply: 2, events: [{ key: 'devil', name: 0, n: 0 }, { key: 'fine', a: 0, b: 1, n: 50 }], view: {} },
      { ply: 3, events: [{ key: 'coal', name: 1, n: 25 }], view: {} },
    ];
    scene.update = { ...scene.update, ply: 0 };
    const me = await person(browser, server, enDesk);
    const feed = await Feed.open(me.page, scene);
    feed.update({ ply: 3, events: scene.steps.slice(1).flatMap((step) => step['events']) });
    await expect.poll(async () => (await listed(me.page, 'Log')).length).toBe(4);
    await expect.poll(async () => (await listed(me.page, 'History')).map((step) => step.split('\n').length - 1)).toEqual([1, 2, 1]);
    expect((await listed(me.page, 'History')).map((step) => step.split('\n')[0])).toEqual(['3', '2', '1']);
    // And the step that is looked at tells all of its own.
    await me.page.getByRole('tabpanel').getByRole('listitem').nth(1).getByRole('button').click();
    await expect.poll(() => me.page.locator('[data-testid="said"] p').count()).toBe(2);
    await me.context.close();
  });

  it('S20: nothing of a step is cut off under the board of a phone', async () => {
    const scene = sceneOf('zirkhaki');
    const ply = Number(scene.update['ply']);
    const events = turnOf('zirkhaki').then[0]!['events'];
    scene.steps = [{ ply, events, view: scene.update['view'] }];
    const me = await person(browser, server, faPhone);
    await Feed.open(me.page, scene);
    await me.page.getByRole('navigation').getByRole('button', { name: 'تاریخچه' }).click();
    const said = me.page.locator('[data-testid="said"]');
    await expect.poll(() => said.locator('p').count()).toBe(4);
    const hidden = await said.evaluate((box) => [box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth]);
    expect(hidden).toEqual([0, 0]);
    await shot(me.page, 'looking-back-told');
    await me.context.close();
  });
});

describe.each(devices.map((device) => [nameOf(device), device] as const))('%s', (_, device) => {
  it.each(allGames)('S20: under a replay of %s all of the step in which most happened is told', async (game) => {
    const { plies } = await ask<{ plies: number }>(`/api/records/${matches[game]}/info`);
    const steps = await ask<Step[]>(`/api/records/${matches[game]}/steps?from=0&to=${Math.min(plies, 1000)}&view=open`);
    const told = (step: Step) => step.events.filter((event) => !isMeantForOne(event)).length;
    const most = steps.reduce((best, step) => (told(step) > told(best) ? step : best));
    expect(told(most)).toBeGreaterThan(1);
    const me = await person(browser, server, device);
    await me.page.goto(`/r/${matches[game]}#step=${most.ply}`);
    const lines = me.page.getByRole('contentinfo').getByRole('status').locator('p');
    await expect.poll(() => lines.count()).toBe(told(most));
    // Two lines are in sight without a touch; what is beyond a third of the window is scrolled to.
    const box = (await me.page.getByRole('contentinfo').getByRole('region').first().boundingBox())!;
    for (const [n, line] of (await lines.all()).entries()) {
      if (n >= 2) await line.scrollIntoViewIfNeeded();
      const words = (await line.boundingBox())!;
      expect(words.y + words.height).toBeLessThanOrEqual(box.y + box.height + 1);
      expect(await line.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    }
    await shot(me.page, `replay-told-${game}-${device.language}`);
    await me.context.close();
  });
});

// The end of that match as the one in `seat` sees it.
async function ended(game: Game, device: Device, seat: number, names: string[]): Promise<Person> {
  const me = await person(browser, server, device);
  const scene = sceneOf(game);
  const view = scene.update;
  const feed = await Feed.open(me.page, { ...scene, names, me: seat, update: { ...view, moves: [] } });
  feed.say({ type: 'ended', match: matches[game], points: names.map((_, n) => 30 - n), ranks: names.map((_, n) => n + 1), scores: names.map(() => []), seed: '0'.repeat(64) });
  await me.page.getByRole('heading', { name: device.language === 'fa' ? 'لحظه‌های سرنوشت‌ساز' : 'Turning points' }).waitFor();
  return me;
}
const moments = async (me: Person): Promise<string[]> =>
  (await me.page.getByRole('dialog').locator('[data-testid="moments"]').getByRole('listitem').allInnerTexts()).map(plain);

describe('D15, S17: the turning points', () => {
  const people: Record<Game, string[]> = {
    farar: sceneOf('farar').names,
    zirkhaki: sceneOf('zirkhaki').names,
    draftosaurus: sceneOf('draftosaurus').names,
    survive: sceneOf('survive').names,
  };

  it.each(allGames.filter((game) => game !== 'survive'))('of %s are the same for everybody, in order of time, about whom they concern, in words', async (game) => {
    const found = await ask<Moment[]>(`/api/records/${matches[game]}/moments`);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ ply }) => ply)).toEqual(found.map(({ ply }) => ply).sort((a, b) => a - b));
    const names = people[game];
    const one = await ended(game, enDesk, 0, names);
    const other = await ended(game, enDesk, 1, names);
    const list = await moments(one);
    expect(list).toHaveLength(found.length);
    expect(await moments(other)).toEqual(list);
    for (const [n, { ply, seat, by }] of found.entries()) {
      const [head, ...told] = list[n]!.split('\n');
      expect(head).toContain(String(ply));
      expect(head).toContain(names[seat]);
      expect(head).toContain(String(Math.abs(by)));
      const said = told.filter((line) => line !== 'See');
      expect(said.length, list[n]).toBeGreaterThan(0);
    }
    await shot(one.page, `moments-${game}`);
    for (const me of [one, other]) await me.context.close();
  });

  it('are in Persian too, and lead to their step', async () => {
    const me = await ended('zirkhaki', faPhone, 0, people.zirkhaki);
    const [first] = await ask<Moment[]>(`/api/records/${matches.zirkhaki}/moments`);
    await shot(me.page, 'moments-fa');
    await me.page.getByRole('dialog').locator('[data-testid="moments"]').getByRole('button').first().click();
    await me.page.waitForURL(new RegExp(`/r/${matches.zirkhaki}#step=${first!.ply}$`));
    await me.context.close();
  });
});
