// Talking at a table, the covered hand, sounds, and what a spectator sees.
import { expect, it } from 'vitest';
import english from '../../../i18n/en/site.json';
import { enDesk, faPhone, person, shot } from './harness/browser';
import { Feed, feedTable } from './harness/feed';
import { sceneOf } from './harness/recorded';
import { openStage } from './harness/stage';
import { holdTime, keepTime, pass } from './harness/time';

const { server, browser } = await openStage();

it('shows what is said at the seat for four seconds, and keeps what is being written', async () => {
  const me = await person(browser, server, enDesk);
  await keepTime(me.page);
  const feed = await Feed.open(me.page, sceneOf('farar'));
  await me.page.locator('[data-testid="log"]').waitFor({ state: 'attached' }); // the side is there
  await holdTime(me.page);
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
  await pass(me.page, 3900);
  expect(await bubble.count()).toBe(1);
  await pass(me.page, 200);
  await bubble.waitFor({ state: 'detached' });
  await me.context.close();
});

it('shows bubbles after two hundred lines too, each for its whole time', async () => {
  const me = await person(browser, server, enDesk);
  await keepTime(me.page);
  const feed = await Feed.open(me.page, sceneOf('farar'));
  const bubble = me.page.locator('[data-seat="2"] [data-testid="bubble"]');
  await holdTime(me.page);
  for (let n = 1; n <= 203; n += 1) feed.say({ type: 'said', seat: 2, name: 'Mina', text: `line ${n}`, at_ms: n });
  await expect.poll(() => bubble.innerText()).toBe('line 203');
  await pass(me.page, 2500);
  feed.say({ type: 'said', seat: 2, name: 'Mina', text: 'a second word', at_ms: 300 });
  await expect.poll(() => bubble.innerText()).toBe('a second word');
  await pass(me.page, 2500); // the first one's time is over by now
  expect(await bubble.innerText()).toBe('a second word');
  await pass(me.page, 1600);
  await bubble.waitFor({ state: 'detached' });
  await me.context.close();
});

it.each([faPhone, { ...faPhone, language: 'en' as const }, enDesk])('R14: no bubble is cut off ($language $size)', async (device) => {
  const me = await person(browser, server, device);
  const scene = sceneOf('farar');
  const feed = await Feed.open(me.page, scene);
  const long = 'سلام دوستان، این دور را خوب بازی کردید! '.repeat(6);
  scene.names.forEach((name, seat) => feed.say({ type: 'said', seat, name, text: seat % 2 ? long : 'short', at_ms: seat }));
  const bubbles = me.page.locator('[data-testid="bubble"]');
  await expect.poll(() => bubbles.count()).toBe(scene.names.length);
  await shot(me.page, `bubbles-${device.language}-${device.size}`);
  const seen = await bubbles.evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const strip = one.closest('[data-region="seats"]')!.getBoundingClientRect();
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return { inside: left >= strip.left && right <= strip.right && top >= 0 && bottom <= innerHeight, seen: above === one };
    }),
  );
  expect(seen.every(({ inside }) => inside)).toBe(true);
  // Beside one another a bubble may lie on another; below one another none does, nor a chip, nor the board.
  expect(device.size === 'desk' ? seen.every((one) => one.seen) : seen.at(-1)!.seen).toBe(true);
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
  // No odds from hands, and none asked for.
  await me.page.keyboard.press('KeyO');
  await expect.poll(() => me.page.locator('[data-testid="no-odds"]').innerText()).toBe(english.odds_watching);
  expect((await feed).asked.filter((one) => one['type'] === 'ask')).toEqual([]);
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
