// Pictures of pieces become bitmaps once the page has time, and stay drawings in browsers that give
// noise for what was drawn on a canvas.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { drawScene } from './farar-scenes';
import { enDesk, faPhone, nameOf, person } from './harness/browser';
import { Feed, type Scene } from './harness/feed';
import { openStage } from './harness/stage';
import { move, scene } from './zirkhaki-scenes';

const { server, browser } = await openStage();

// A piece with its picture behind it, how wide that is in CSS pixels and how many pictures there are.
const tables: Record<string, { scene: Scene; piece: string; wide: number; many: number }> = {
  farar: { scene: drawScene, piece: '[data-piece="drawn-0"]', wide: 910, many: 1 },
  zirkhaki: { scene: scene({ area: ['coin_8'] }, [move('reveal'), move('collect')]), piece: '[data-testid^="slot-0-"] .band', wide: 48, many: 32 },
};

const behind = (page: Page, piece: string): Promise<string> => page.locator(piece).first().evaluate((one) => /^url\("(\w+):/.exec(getComputedStyle(one).backgroundImage)?.[1] ?? '');

// How much of the picture behind a piece is covered, and how wide it is.
async function picture(page: Page, piece: string): Promise<{ covered: number; width: number }> {
  return page.locator(piece).first().evaluate(async (one) => {
    const image = new Image();
    image.src = /^url\("([^"]+)"\)/.exec(getComputedStyle(one).backgroundImage)![1]!;
    await image.decode();
    const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.naturalWidth, image.naturalHeight);
    let covered = 0;
    for (let at = 3; at < data.length; at += 4) covered += data[at]! > 127 ? 1 : 0;
    return { covered: covered / (data.length / 4), width: image.naturalWidth };
  });
}

describe.each(Object.entries(tables))('%s', (_, { scene, piece, wide, many }) => {
  it.each([faPhone, enDesk].map((device) => [nameOf(device), device] as const))('%s: a bitmap as fine as the screen', async (_, device) => {
    const me = await person(browser, server, device);
    await Feed.open(me.page, scene);
    await me.page.waitForSelector(piece);
    await expect.poll(() => behind(me.page, piece), { timeout: 20_000 }).toBe('blob');
    const { covered, width } = await picture(me.page, piece);
    expect(covered).toBeGreaterThan(0.05);
    expect(width).toBe(device.size === 'phone' ? 2 * wide : wide);
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });

  it('stays a drawing where a canvas gives noise', async () => {
    const me = await person(browser, server, faPhone);
    await me.context.addInitScript(() => {
      const seen = { decoded: 0, made: 0 };
      Object.assign(window, { seen });
      const read = OffscreenCanvasRenderingContext2D.prototype.getImageData;
      OffscreenCanvasRenderingContext2D.prototype.getImageData = function (...given) {
        const found = read.apply(this, given);
        found.data[0]! ^= 1;
        return found;
      };
      const convert = OffscreenCanvas.prototype.convertToBlob;
      OffscreenCanvas.prototype.convertToBlob = function (...given) {
        seen.made += 1;
        return convert.apply(this, given);
      };
      const decode = HTMLImageElement.prototype.decode;
      HTMLImageElement.prototype.decode = function () {
        seen.decoded += 1;
        return decode.apply(this);
      };
    });
    await Feed.open(me.page, scene);
    await me.page.waitForSelector(piece);
    await expect.poll(() => me.page.evaluate('seen.decoded'), { timeout: 20_000 }).toBeGreaterThanOrEqual(many);
    expect(await me.page.evaluate('seen.made')).toBe(0);
    expect(await behind(me.page, piece)).toBe('data');
    await me.context.close();
  });
});

it('zirkhaki: cards that are laid down later are bitmaps too', async () => {
  const me = await person(browser, server, faPhone);
  const feed = await Feed.open(me.page, tables['zirkhaki']!.scene);
  await expect.poll(() => behind(me.page, tables['zirkhaki']!.piece), { timeout: 20_000 }).toBe('blob');
  feed.update({ ply: 41, events: [{ key: 'reveal', name: 0, kind: 'snake_4' }], view: { area: ['coin_8', 'snake_4'] } });
  await expect.poll(() => me.page.locator('[data-piece="snake_4"] img').first().evaluate((one: HTMLImageElement) => [one.src.slice(0, 5), one.naturalWidth])).toEqual(['blob:', 240]);
  await me.context.close();
});
