// Talking at a table, the covered hand, sounds, and what a spectator sees.
import { expect, it } from 'vitest';
import english from '../../../i18n/en/site.json';
import { enDesk, faPhone, person, shot } from './harness/browser';
import { Feed, feedTable } from './harness/feed';
import { sceneOf } from './harness/recorded';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();

it('shows what is said at the seat for four seconds, and keeps what is being written', async () => {
  const me = await person(browser, server, enDesk);
  const feed = await Feed.open(me.page, sceneOf('farar'));
  feed.say({ type: 'said', seat: 2, name: 'Mina', text: 'سلام (hi)!', at_ms: 1 });
  const bubble = me.page.locator('[data-seat="2"] [data-testid="bubble"]');
  await expect.poll(() => bubble.innerText()).toBe('سلام (hi)!');
  await me.page.keyboard.press('KeyC');
  await expect.poll(() => me.page.locator('[data-testid="talk"] li').allInnerTexts()).toEqual(['Mina: سلام (hi)!']);
  await me.page.locator('[data-region="side"] input').fill('half a line');
  await me.page.keyboard.press('Tab');
  await me.page.keyboard.press('KeyL');
  await me.page.keyboard.press('KeyC');
  expect(await me.page.locator('[data-region="side"] input').inputValue()).toBe('half a line');
  await bubble.waitFor({ state: 'detached', timeout: 6000 });
  await me.context.close();
});

it('is silent among strangers until the chat is wished for', async () => {
  const me = await person(browser, server, enDesk);
  const feed = await Feed.open(me.page, { ...sceneOf('farar'), settings: { open: true } });
  feed.say({ type: 'said', seat: 2, name: 'Mina', text: 'hello', at_ms: 1 });
  await me.page.keyboard.press('KeyC');
  await me.page.waitForSelector(`text=${english.chat_strangers}`);
  expect(await me.page.locator('[data-testid="bubble"]').count()).toBe(0);
  await me.page.click(`[data-region="side"] >> text=${english.turn_on}`);
  await expect.poll(() => me.page.locator('[data-testid="talk"] li').count()).toBe(1);
  await me.context.close();
});

it('covers the hand until the cover is held for a moment', async () => {
  const me = await person(browser, server, faPhone);
  await Feed.open(me.page, sceneOf('zirkhaki'));
  await me.page.click('[data-testid="menu"]');
  await me.page.locator('dialog input[type="checkbox"]').first().check();
  await me.page.keyboard.press('Escape');
  const own = me.page.locator('[data-region="own"]');
  await expect.poll(() => own.evaluate((region) => getComputedStyle(region).visibility)).toBe('hidden');
  await shot(me.page, 'covered');
  const cover = (await me.page.locator('[data-testid="cover"]').boundingBox())!;
  await me.page.mouse.move(cover.x + 40, cover.y + 20);
  await me.page.mouse.down();
  await expect.poll(() => own.evaluate((region) => getComputedStyle(region).visibility)).toBe('visible');
  await me.page.mouse.up();
  await me.page.locator('[data-testid="cover"]').dispatchEvent('pointerdown');
  await expect.poll(() => own.evaluate((region) => getComputedStyle(region).visibility)).toBe('hidden');
  await me.context.close();
});

it('covers the hand when the phone is laid on its face, and asks for no permission', async () => {
  const me = await person(browser, server, faPhone);
  await me.page.addInitScript(() => {
    Object.assign(window, { asked: 0 });
    Object.assign(DeviceOrientationEvent, { requestPermission: () => (((window as unknown as { asked: number }).asked += 1), Promise.resolve('denied')) });
  });
  await Feed.open(me.page, sceneOf('zirkhaki'), '?hand');
  const own = me.page.locator('[data-region="own"]');
  const seen = () => own.evaluate((region) => getComputedStyle(region).visibility);
  const turn = (beta: number | null, gamma: number | null) =>
    me.page.evaluate(([b, g]) => void dispatchEvent(new DeviceOrientationEvent('deviceorientation', { beta: b!, gamma: g! })), [beta, gamma]);
  await me.page.locator('[data-testid="cover"]').dispatchEvent('pointerdown');
  await expect.poll(seen).toBe('visible');
  await turn(null, null); // a device without the sensor
  await turn(40, 5); // held to be read
  await turn(2, 1); // on its back
  expect(await seen()).toBe('visible');
  await turn(178, -3);
  await expect.poll(seen).toBe('hidden');
  expect(await me.page.evaluate('asked')).toBe(0);
  await me.context.close();
});

it('covers the hand of whoever comes by the link of a table where phones hold the hands', async () => {
  const me = await person(browser, server, faPhone);
  await me.page.goto('/');
  await Feed.open(me.page, sceneOf('zirkhaki'), '?hand');
  await me.page.waitForSelector('[data-testid="cover"]');
  const own = me.page.locator('[data-region="own"]');
  expect(await own.evaluate((region) => getComputedStyle(region).visibility)).toBe('hidden');
  // It stays so on this device when the page is loaded again without it.
  await me.page.goto(`/t/${feedTable}`);
  await me.page.waitForSelector('[data-testid="cover"]');
  await me.context.close();
});

it('U36: a spectator is told so and has no own region and no choices', async () => {
  const me = await person(browser, server, enDesk);
  const scene = sceneOf('farar');
  await me.page.goto('/');
  const feed = Feed.open(me.page, { ...scene, me: -2, update: { ...scene.update, moves: [] } });
  // Whoever comes late is asked first what they want.
  await me.page.click(`text=${english.watch}`);
  await feed;
  await me.page.waitForSelector('[data-testid="watching"]');
  expect(await me.page.locator('[data-region="own"]').count()).toBe(0);
  expect(await me.page.locator('[data-lit]').count()).toBe(0);
  await me.context.close();
});

it('makes its nine sounds itself, and none while the sound is off', async () => {
  const me = await person(browser, server, enDesk);
  await me.page.addInitScript(() => {
    const counter = window as unknown as { tones: number };
    counter.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      counter.tones += 1;
      start.call(this, when);
    };
  });
  const feed = await Feed.open(me.page, sceneOf('farar'));
  const tones = () => me.page.evaluate(() => (window as unknown as { tones: number }).tones);
  feed.say({ type: 'said', seat: 2, name: 'Mina', text: 'one', at_ms: 1 });
  await me.page.waitForSelector('[data-testid="bubble"]');
  expect(await tones()).toBe(0);
  await me.page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('mohreh.preferences')!) as Record<string, unknown>;
    localStorage.setItem('mohreh.preferences', JSON.stringify({ ...kept, sound: 50 }));
  });
  await me.page.reload();
  await me.page.waitForSelector('[data-region="board"]');
  feed.say({ type: 'said', seat: 2, name: 'Mina', text: 'two', at_ms: 2 });
  await expect.poll(tones).toBeGreaterThan(0);
  await me.context.close();
});
