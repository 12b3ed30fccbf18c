// A pace that people can follow: steps of others stand apart, however many wait; what is done to me is held and told.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { devices, enDesk, faPhone, nameOf, person, shot, type Device, type Person } from './harness/browser';
import { Feed, type Scene } from './harness/feed';
import { sceneOf, turnOf } from './harness/recorded';
import { openStage } from './harness/stage';
import { holdTime, keepTime, pass } from './harness/time';

const { server, browser } = await openStage();

type Message = Record<string, unknown>;

// A table whose time stands still, in a page that notes when the line under its buttons changes.
async function table(device: Device, scene: Scene, preferences: Message): Promise<{ me: Person; feed: Feed }> {
  const me = await person(browser, server, device, { preferences });
  await keepTime(me.page);
  const feed = await Feed.open(me.page, scene);
  await me.page.evaluate(() => {
    const changes: { at: number; text: string }[] = [];
    Object.assign(window, { changes });
    const line = () => document.querySelector('[data-testid="ticker"]')?.textContent ?? '';
    new MutationObserver(() => {
      if (line() !== (changes.at(-1)?.text ?? '')) changes.push({ at: Date.now(), text: line() });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await holdTime(me.page);
  return { me, feed };
}
const changes = (page: Page): Promise<{ at: number; text: string }[]> => page.evaluate('changes');

// Lets the page's time go on in small steps until so many lines were told, and tells how long each stood.
async function gaps(page: Page, lines: number): Promise<number[]> {
  await expect
    .poll(
      async () => {
        await pass(page, 200);
        return (await changes(page)).length;
      },
      { interval: 5 },
    )
    .toBeGreaterThanOrEqual(lines);
  const told = (await changes(page)).map(({ at }) => at);
  return told.slice(1, lines).map((at, n) => at - told[n]!);
}

const coals = [10, 20, 25, 50, 75, 100];
const burst = (scene: Scene): Message[] => {
  const ply = Number(scene.update['ply']);
  return coals.map((n, at) => ({ ply: ply + at + 1, events: [{ key: 'coal', name: 3, n }], view: {}, awaited: [3], moves: [] }));
};
const others = (): Scene => {
  const scene = sceneOf('farar');
  return { ...scene, update: { ...scene.update, awaited: [3], moves: [] } };
};

describe('S3: six steps that come at once', () => {
  it.each([
    ['stand 900 ms apart', { pace: 'normal' }, 900],
    ['stand 1,600 ms apart where somebody likes it slow', { pace: 'slow' }, 1600],
    ['stand 900 ms apart with motion too', { pace: 'normal', motion: 'full' }, 900],
  ])('%s', async (_, preferences, apart) => {
    const { me, feed } = await table(enDesk, others(), preferences);
    for (const update of burst(others())) feed.update(update);
    for (const gap of await gaps(me.page, coals.length)) {
      expect(gap).toBeGreaterThanOrEqual(apart - 60);
      expect(gap).toBeLessThanOrEqual(apart + 300);
    }
    await me.context.close();
  });

  it('are there at once where somebody likes no waiting', async () => {
    const { me, feed } = await table(enDesk, others(), { pace: 'instant' });
    for (const update of burst(others())) feed.update(update);
    await expect
      .poll(async () => {
        await pass(me.page, 20);
        return (await changes(me.page)).at(-1)?.text ?? '';
      })
      .toContain('100');
    await me.context.close();
  });
});

it('D18, S3: prompt, seats and log speak of the moment that the board shows', async () => {
  const scene = others();
  const { me, feed } = await table(enDesk, scene, { pace: 'normal' });
  const ply = Number(scene.update['ply']);
  feed.update({ ply: ply + 1, events: [{ key: 'coal', name: 3, n: 25 }], awaited: [3], moves: [] });
  feed.update({ ply: ply + 2, events: [{ key: 'stop', name: 3, n: 25 }], awaited: [1], moves: [] });
  feed.update({ ply: ply + 3, events: [{ key: 'coal', name: 1, n: 75 }], awaited: [0], moves: turnOf('farar').update['moves'] });
  const told = async () => {
    await pass(me.page, 20);
    return (await changes(me.page)).length;
  };
  await expect.poll(told).toBe(1);
  const prompt = me.page.locator('[data-testid="prompt"]');
  await expect.poll(async () => ((await told()), prompt.innerText())).toContain('Reza');
  expect(await me.page.locator('[data-testid="log"]').innerText()).not.toContain('75');
  await gaps(me.page, 3);
  await expect.poll(async () => ((await told()), prompt.innerText())).not.toContain('Reza');
  expect(await me.page.locator('[data-testid="log"]').innerText()).toContain('75');
  await me.context.close();
});

describe.each(devices.map((device) => [nameOf(device), device] as const))('%s', (_, device) => {
  const stolen = (from: number): Message[] => {
    const ply = Number(sceneOf('zirkhaki').update['ply']);
    return [
      { ply: ply + 1, events: [{ key: 'stolen', a: 2, b: from, kind: 'coin_5' }], awaited: [2], moves: [] },
      { ply: ply + 2, events: [{ key: 'reveal', name: 2, kind: 'map_5' }], awaited: [2], moves: [] },
    ];
  };

  it('S3: what is done to me is held for 1.5 s with one sentence, over the board and not over its buttons', async () => {
    const { me, feed } = await table(device, sceneOf('zirkhaki'), { pace: 'normal' });
    for (const update of stolen(0)) feed.update(update);
    const banner = me.page.locator('[data-testid="struck"]');
    await expect.poll(async () => (await pass(me.page, 20), banner.count())).toBe(1);
    const words = (await banner.innerText()).replace(/[\u2066-\u2069]/g, '');
    expect(words).toContain(device.language === 'fa' ? 'سکه' : 'Coin');
    expect(words).toContain('Mina');
    expect(words).toContain('Sara');
    await shot(me.page, `struck-${device.language}`);
    const [gap] = await gaps(me.page, 2);
    expect(gap).toBeGreaterThanOrEqual(1440);
    expect(gap).toBeLessThanOrEqual(1800);
    await expect.poll(async () => (await pass(me.page, 20), banner.count())).toBe(0);
    await me.context.close();
  });

  it('S3: what others do to each other is not held for longer, nor told to me', async () => {
    const { me, feed } = await table(device, sceneOf('zirkhaki'), { pace: 'normal' });
    for (const update of stolen(1)) feed.update(update);
    const [gap] = await gaps(me.page, 2);
    expect(gap).toBeLessThanOrEqual(1200);
    expect(await me.page.locator('[data-testid="struck"]').count()).toBe(0);
    await me.context.close();
  });
});

it('S3: in Survive people of mine who are eaten are told to me, and others\u2019 are not', async () => {
  const scene = sceneOf('survive');
  const view = scene.update['view'] as { place: string[]; hand: unknown[] };
  const seats = scene.names.length;
  const at = (seat: number) => view.place.find((place, id) => Math.floor(id / 10) % seats === seat && !['lost', 'none'].includes(place) && !view.place.some((other, n) => other === place && Math.floor(n / 10) % seats !== seat))!;
  const ply = Number(scene.update['ply']);
  for (const [seat, told] of [[scene.me, 1], [(scene.me + 1) % seats, 0]] as const) {
    const { me, feed } = await table(enDesk, { ...scene, update: { ...scene.update, moves: [] } }, { pace: 'normal' });
    feed.update({ ply: ply + 1, events: [{ key: 'shark_ate', n: 1, place: at(seat) }], awaited: [1], moves: [] });
    await gaps(me.page, 1);
    expect(await me.page.locator('[data-testid="struck"]').count()).toBe(told);
    await me.context.close();
  }
});

it('S3: the table\u2019s menu has the pace; the host\u2019s is that of the bots too', async () => {
  const me = await person(browser, server, faPhone, { preferences: { pace: 'normal' } });
  const feed = await Feed.open(me.page, others());
  await me.page.getByRole('button', { name: 'منو', exact: true }).click();
  const pace = me.page.getByRole('radiogroup', { name: 'سرعت بازی' });
  expect(await pace.getByRole('radio', { checked: true }).innerText()).toBe('معمولی');
  await shot(me.page, 'menu-pace');
  await pace.getByRole('radio', { name: 'آهسته' }).click();
  expect(await pace.getByRole('radio', { checked: true }).innerText()).toBe('آهسته');
  await expect.poll(() => feed.asked.filter((one) => one['type'] === 'change_settings').map((one) => (one['settings'] as Message)['pace'])).toEqual(['slow']);
  expect(await me.page.evaluate(() => JSON.parse(localStorage.getItem('mohreh.preferences')!).pace)).toBe('slow');
  await me.context.close();
});
