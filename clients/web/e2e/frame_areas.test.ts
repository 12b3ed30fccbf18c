// Everybody's area is a tap away at every size: the chip of a seat opens it.
import { describe, expect, it } from 'vitest';
import { devices, enDesk, faPhone, nameOf, person, shot } from './harness/browser';
import { Feed } from './harness/feed';
import { allGames, drawn, type Game } from './harness/play';
import { laterScene } from './harness/recorded';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();

// Words of the area that stand in it, whatever the position.
const holds: Record<Game, { fa: RegExp; en: RegExp }> = {
  farar: { fa: /دسترنج زغالی[^]*رقم شرط[^]*مسیر دارایی/, en: /Haul[^]*Stake[^]*Money track/ },
  zirkhaki: { fa: /امتیاز[^]*کارت[^]*سکه/, en: /Points[^]*Cards[^]*Coin/i },
  draftosaurus: { fa: /امتیاز/, en: /Points/ },
  survive: { fa: /در خشکی[^]*در قایق[^]*در دریا[^]*نجات‌یافته[^]*کاشی/, en: /On land[^]*In a boat[^]*In the water[^]*Saved[^]*Kept tiles/ },
};

const sizes = [
  [320, 568],
  [390, 664],
  [844, 390],
  [1280, 800],
] as const;

describe.each(devices.map((device) => [nameOf(device), device] as const))('%s', (_, device) => {
  it.each(allGames)('S4: in %s a tap on a chip opens the whole area of that seat, inside the window at every size', async (game) => {
    const me = await person(browser, server, device);
    const { page } = me;
    const scene = laterScene(game);
    await Feed.open(page, scene);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      for (const [seat, name] of scene.names.entries()) {
        await page.locator(`[data-region="seats"] [data-seat="${seat}"]`).getByRole('button').click();
        const dialog = page.getByRole('dialog', { name });
        await expect.poll(async () => (await dialog.innerText()).replace(/[\u2066-\u2069]/g, '')).toMatch(holds[game][device.language]);
        await drawn(page);
        if (seat === 1) await shot(page, `area-${game}-${device.language}-${width}x${height}`);
        const box = (await dialog.locator('.inside').boundingBox())!;
        expect(box.x, `${width}×${height}`).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width + 0.5);
        expect(box.y + box.height).toBeLessThanOrEqual(height + 0.5);
        const wide = await dialog.locator('.inside > .body').evaluate((body) => body.scrollWidth - body.clientWidth);
        expect(wide, `${width}×${height}: nothing is cut at its side`).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      }
    }
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });
});

it('S4: in Zirkhaki every card of another is there at 320×568', async () => {
  const me = await person(browser, server, faPhone, { width: 320, height: 568 });
  const scene = laterScene('zirkhaki');
  await Feed.open(me.page, scene);
  const field = ((scene.update['view'] as Record<string, unknown>)['field'] as Record<string, number[]>[])[1]!;
  await me.page.locator('[data-region="seats"] [data-seat="1"]').getByRole('button').click();
  const dialog = me.page.getByRole('dialog', { name: scene.names[1]! });
  await dialog.getByRole('listitem').first().waitFor();
  const stacks = (await dialog.getByRole('listitem').allInnerTexts()).map((text) => [...text].filter((sign) => /[۰-۹]/.test(sign)).length);
  // Each value is written, and values have one digit.
  expect(stacks).toEqual(Object.values(field).map((values) => values.length));
  await me.context.close();
});

it('S4: an area opens and closes by keys, the focus goes back, and readers hear whose it is', async () => {
  const me = await person(browser, server, enDesk);
  const { page } = me;
  await Feed.open(page, laterScene('survive'));
  const chip = page.locator('[data-region="seats"] [data-seat="1"]').getByRole('button');
  await chip.focus();
  expect(await chip.getAttribute('aria-haspopup')).toBe('dialog');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Ali' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => chip.evaluate((one) => document.activeElement === one)).toBe(true);
  await me.context.close();
});

it('S20: a name that has no room in its chip is whole in its title, to readers and in its area', async () => {
  const name = 'بسیار بلندنام شاهنامه‌خوان';
  const me = await person(browser, server, faPhone, { width: 320, height: 568 });
  const scene = laterScene('farar');
  scene.names = ['Sara', name, 'Mina', 'Reza'];
  await Feed.open(me.page, scene);
  const chip = me.page.locator('[data-region="seats"] [data-seat="1"]');
  const cut = await chip.locator('.name').evaluate((one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).textOverflow);
  expect(cut).toBe('ellipsis');
  expect(await chip.getAttribute('title')).toContain(name);
  await chip.getByRole('button', { name }).click();
  await me.page.getByRole('dialog', { name }).waitFor();
  await me.context.close();
});
