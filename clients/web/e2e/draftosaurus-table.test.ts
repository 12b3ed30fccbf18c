// The table of Draftosaurus on positions that are written down: geometry, movement, shapes, what is
// asked first, drags, quarantine and a promise that outlives a reload.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import words from '../../../i18n/en/draftosaurus.json';
import { devices, enDesk, faPhone, nameOf, person, shot, type Device, type Person } from './harness/browser';
import { Feed, type Scene } from './harness/feed';
import { slowMotion } from './harness/motion';
import { drawn } from './harness/play';
import { openStage } from './harness/stage';
import { holdTime, keepTime, pass } from './harness/time';

type Update = Record<string, unknown> & { view: Record<string, unknown> };

const { server, browser } = await openStage();

async function scene(sample: string, change: Record<string, unknown> = {}): Promise<Scene> {
  const path = join(import.meta.dirname, `../src/games/draftosaurus/sample${sample}.json`);
  const { names, me, update } = JSON.parse(await readFile(path, 'utf8')) as { names: string[]; me: number; update: Update };
  return { game: 'draftosaurus', names, me, update: { ...update, view: { ...update.view, ...change } } };
}

async function open(device: Device, given: Scene, preferences: Record<string, unknown> = {}): Promise<[Person, Feed]> {
  const me = await person(browser, server, device, { preferences });
  const feed = await Feed.open(me.page, given);
  await me.page.waitForSelector('[data-testid="zoo"]');
  return [me, feed];
}

// Where each dinosaur of a zoo stands, from the corner of the zoo.
function standing(page: Page): Promise<Record<string, [number, number]>> {
  return page.evaluate(() => {
    const zoo = document.querySelector('[data-testid="zoo"]')!;
    const corner = zoo.getBoundingClientRect();
    const all = [...zoo.querySelectorAll('[data-piece^="zoo-"]')].map((piece) => {
      const box = piece.getBoundingClientRect();
      return [piece.getAttribute('data-piece'), [box.x + box.width / 2 - corner.x, box.y + box.height / 2 - corner.y]];
    });
    return Object.fromEntries(all) as Record<string, [number, number]>;
  });
}
const middleOf = async (page: Page, query: string): Promise<number> => {
  const box = (await page.locator(query).first().boundingBox())!;
  return box.x + box.width / 2;
};

const herd = ['para_same', 'para_same', 'trex_king', 'trice_mixed', 'stego_mixed', 'brachio_isle', 'spino_trio', 'trex_river'];

it.each(['phone', 'desk'] as const)('U9: the zoo stands the same in both languages on the %s', async (size) => {
  const seen: Record<string, [number, number]>[] = [];
  for (const language of ['fa', 'en'] as const) {
    const given = await scene('', { zoo: [herd, [], [], []] });
    const [me] = await open({ language, size, theme: 'light' }, given);
    await expect.poll(async () => Object.keys(await standing(me.page)).length).toBe(herd.length);
    const now = await standing(me.page);
    const river = await middleOf(me.page, '[data-pen="river"]');
    expect(await middleOf(me.page, '[data-pen="same"]')).toBeLessThan(river);
    expect(await middleOf(me.page, '[data-pen="king"]')).toBeGreaterThan(river);
    expect(now['zoo-0-0']![0]).toBeLessThan(now['zoo-0-1']![0]);
    seen.push(now);
    await me.context.close();
  }
  for (const [piece, [x, y]] of Object.entries(seen[0]!)) {
    expect(Math.abs(seen[1]![piece]![0] - x), piece).toBeLessThanOrEqual(1);
    expect(Math.abs(seen[1]![piece]![1] - y), piece).toBeLessThanOrEqual(1);
  }
});

it.each(['fa', 'en'] as const)('U11: hands go to the left (%s)', async (language) => {
  const [me, feed] = await open({ language, size: 'phone', theme: 'light' }, await scene(''), { motion: 'full' });
  await me.page.waitForSelector('[data-testid="hand"]');
  await slowMotion(me.page, 0.25);
  await me.page.evaluate(() => {
    const seen: { hand: number[]; gone: number[]; longest: number } = { hand: [], gone: [], longest: 0 };
    (window as unknown as { seen: typeof seen }).seen = seen;
    const look = () => {
      for (const one of document.getAnimations()) seen.longest = Math.max(seen.longest, Number(one.effect?.getTiming().duration ?? 0));
      const hand = document.querySelector('[data-testid="hand"]');
      const gone = document.querySelector('.leaving');
      if (hand && hand.getAnimations().length > 0) seen.hand.push(hand.getBoundingClientRect().x);
      if (gone) seen.gone.push(gone.getBoundingClientRect().x);
      requestAnimationFrame(look);
    };
    look();
  });
  feed.update({ ply: 127, events: [{ key: 'pass' }], view: { turn: 9, hand: [[1, 1, 0, 0, 1, 0], null, null, null] }, awaited: [0, 1, 2, 3] });
  const seen = () => me.page.evaluate(() => (window as unknown as { seen: { hand: number[]; gone: number[]; longest: number } }).seen);
  await expect.poll(async () => (await seen()).hand.length).toBeGreaterThan(1);
  await me.page.waitForFunction(() => document.querySelector('.leaving') === null);
  const { hand, gone, longest } = await seen();
  for (const way of [hand, gone]) {
    expect(way.length).toBeGreaterThan(1);
    for (let at = 1; at < way.length; ++at) expect(way[at]).toBeLessThanOrEqual(way[at - 1]! + 0.01);
    expect(way.at(-1)!).toBeLessThan(way[0]!);
  }
  expect(longest).toBeLessThanOrEqual(800);
  await me.context.close();
});

it('U17: without motion nothing moves', async () => {
  const [me, feed] = await open(faPhone, await scene(''), { motion: 'off' });
  await me.page.evaluate(() => {
    const seen = { most: 0 };
    (window as unknown as { seen: typeof seen }).seen = seen;
    const look = () => {
      seen.most = Math.max(seen.most, document.getAnimations().length);
      requestAnimationFrame(look);
    };
    look();
  });
  feed.update({ ply: 127, events: [{ key: 'pass' }, { key: 'roll', name: 1, kind: 'face_woods' }], view: { turn: 9, face: 'woods', hand: [[0, 0, 0, 0, 2, 0], null, null, null] } });
  await me.page.waitForSelector('[data-testid="hand-para"]');
  expect(await me.page.evaluate(() => (window as unknown as { seen: { most: number } }).seen.most)).toBe(0);
  await me.context.close();
});

it('U18: each species, ground and face has a shape of its own', async () => {
  const six = ['trex', 'spino', 'trice', 'stego', 'para', 'brachio'];
  const [me] = await open(enDesk, await scene('', { zoo: [six.map((kind) => `${kind}_river`), [], [], []] }));
  await me.page.waitForSelector('[data-piece="zoo-0-5"]');
  const shapes = await me.page.evaluate(() => {
    const all: Record<string, string[]> = {};
    for (const one of document.querySelectorAll('[data-testid="zoo"] [data-shape]')) {
      const drawn = (one.querySelector('path.body') ?? one).getAttribute('d')!;
      (all[one.getAttribute('data-shape')!] ??= []).push(drawn);
    }
    return all;
  });
  expect(Object.keys(shapes).sort()).toEqual(['rocks', 'trees', 'waves', ...six].sort());
  const drawn = six.map((kind) => shapes[kind]![0]);
  expect(new Set(drawn).size).toBe(6);
  // Round treetops are arcs, rocks are straight lines, waves are curves.
  expect(shapes['trees']!.every((d) => d.includes('A') && !d.includes('L'))).toBe(true);
  expect(shapes['rocks']!.every((d) => d.includes('L') && !d.includes('A'))).toBe(true);
  expect(shapes['waves']!.every((d) => d.includes('Q'))).toBe(true);
  expect(await me.page.getAttribute('[data-die]', 'data-shape')).toBe('face-right');
  await me.context.close();
});

const codes = { trex: 0x03000000, spino: 0x03010000 };
const place = (n: number) => 0x04000000 + n * 0x10000;
const twoKinds = {
  hand: [[1, 1, 0, 0, 0, 0], null, null, null],
  zoo: [['spino_isle'], [], [], []],
  prospects: {
    trex: { same: 3, river: 1 },
    spino: { same: -5, king: 0, river: -6 },
  },
};
const choosing = async (change: Record<string, unknown> = twoKinds): Promise<Scene> => {
  const given = await scene('', change);
  given.update['moves'] = [[codes.trex, 1], [codes.spino, 1]];
  return given;
};

describe.each(devices.map((device) => [nameOf(device), device] as const))('%s', (_, device) => {
  it('U5: targets are large enough, and a near miss means the only open place', async () => {
    const only = { ...twoKinds, hand: [[1, 0, 0, 0, 0, 0], null, null, null], prospects: { trex: { king: 8 } } };
    const [me, feed] = await open(device, await choosing(only));
    await me.page.click('[data-testid="hand-trex"]');
    const king = (await me.page.locator('[data-place="king"][data-lit]').boundingBox())!;
    const small = await me.page.evaluate(() =>
      [...document.querySelectorAll('[data-region="board"] button, [data-region="own"] button')].flatMap((one) => {
        const box = one.getBoundingClientRect();
        const least = one.hasAttribute('data-place') ? 24 : 44;
        return box.width >= least && box.height >= least ? [] : [`${one.outerHTML.slice(0, 90)} ${box.width}×${box.height}`];
      }),
    );
    expect(small).toEqual([]);
    for (let tap = 0; tap < 2; ++tap) await me.page.mouse.click(king.x + king.width / 2, king.y + king.height + 10);
    await expect.poll(() => feed.moves).toEqual([codes.trex]);
    expect(feed.asked.find((one) => one['type'] === 'move')).toMatchObject({ then: place(3) });
    await me.context.close();
  });

  it('S7: a drag from the hand to a place seals both', async () => {
    const [me, feed] = await open(device, await choosing());
    const from = (await me.page.locator('[data-testid="hand-trex"]').boundingBox())!;
    const to = (await me.page.locator('[data-place="same"]').boundingBox())!;
    await me.page.mouse.move(from.x + 20, from.y + 20);
    await me.page.mouse.down();
    await me.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await me.page.waitForSelector('.ghost');
    await me.page.mouse.up();
    await expect.poll(() => feed.moves).toEqual([codes.trex]);
    expect(feed.asked.find((one) => one['type'] === 'move')).toMatchObject({ then: place(0) });
    await me.context.close();
  });

  it('S7: giving safe points away is asked about first, only if another choice does not', async () => {
    const [me, feed] = await open(device, await choosing());
    const choose = async (name: string) => {
      await me.page.click('[data-testid="hand-spino"]:not([aria-pressed="true"])').catch(() => undefined);
      await me.page.click(`[data-place="${name}"]`);
      await me.page.click('[data-kind="ready"]');
    };
    await choose('same');
    await me.page.waitForSelector('dialog[open]');
    expect(await me.page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('cancel');
    expect(await me.page.textContent('dialog[open]')).toContain(device.language === 'fa' ? '۵' : '5');
    await shot(me.page, `draftosaurus-ask-${device.language}`);
    await me.page.keyboard.press('Escape');
    await me.page.waitForSelector('dialog[open]', { state: 'detached' });
    expect(feed.moves).toEqual([]);
    await me.page.click('[data-kind="ready"]');
    await me.page.click('[data-testid="anyway"]');
    await expect.poll(() => feed.moves).toEqual([codes.spino]);
    await me.context.close();

    const lost = { ...twoKinds, hand: [[0, 1, 0, 0, 0, 0], null, null, null], prospects: { spino: { same: -5, river: -6 } } };
    const given = await scene('', lost);
    given.update['moves'] = [[codes.spino, 1]];
    const [again, second] = await open(device, given);
    await again.page.click('[data-place="same"]');
    await again.page.click('[data-kind="ready"]');
    await expect.poll(() => second.moves).toEqual([codes.spino]);
    await again.context.close();
  });
});

it('D16: N goes to the pens before the way back, and 1–9 choose dinosaur and pen by the number on them', async () => {
  const [me, feed] = await open(enDesk, await choosing());
  const { page } = me;
  const numberOn = (query: string) => page.locator(query).evaluate((one) => getComputedStyle(one, '::after').content);
  await expect.poll(() => numberOn('[data-testid="hand-spino"]')).not.toBe('none');
  await page.keyboard.press('Digit2');
  await expect.poll(() => page.getAttribute('[data-testid="hand-spino"]', 'aria-pressed')).toBe('true');
  await page.waitForSelector('[data-place="king"][data-lit]');
  await page.keyboard.press('KeyN');
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-place'))).toBe(true);
  const pens = await page.locator('[data-place][data-lit]').evaluateAll((all) => all.map((one) => one.getAttribute('data-place')));
  await page.keyboard.press(`Digit${pens.indexOf('king') + 1}`);
  await page.waitForSelector('[data-kind="ready"].primary');
  await shot(page, 'draftosaurus-numbers-en');
  await page.keyboard.press('KeyE');
  await expect.poll(() => feed.moves).toEqual([codes.spino]);
  expect(feed.asked.find((one) => one['type'] === 'move')).toMatchObject({ then: place(3) });
  await me.context.close();
});

it('D11: "Choose a dinosaur first" goes once one is chosen', async () => {
  const given = await choosing();
  given.answers = { why_not: { [place(0)]: { key: 'choose_first', n: 0 } } };
  const [me] = await open(enDesk, given);
  await holdTime(me.page);
  await me.page.click('[data-place="same"]', { force: true });
  const why = me.page.locator('[data-testid="why"]');
  await expect.poll(async () => {
    await pass(me.page, 20);
    return why.allInnerTexts();
  }).toEqual([words['why.choose_first']]);
  await me.page.click('[data-testid="hand-trex"]');
  await pass(me.page, 1000); // left alone it would stand for four seconds
  expect(await why.count()).toBe(0);
  await me.context.close();
});

describe.each(['fa', 'en'] as const)('%s', (language) => {
  it.each(['', '2'])('U4: whatever is said below the hand, the zoo keeps its size and the words their place (sample%s)', async (sample) => {
    const given = await scene(sample, { phase: 'choose' });
    given.update['moves'] = []; // nothing to choose: every tap explains
    const [me] = await open({ ...faPhone, language }, given);
    const { page } = me;
    const sizeOf = async () => (await page.locator('[data-region="board"]').boundingBox())!.height;
    const height = await sizeOf();
    const places = await page.locator('[data-place]').evaluateAll((all) => all.map((one) => one.getAttribute('data-place')!));
    expect(places.length).toBeGreaterThan(6);
    const note = page.locator('[data-testid="note"]');
    const tap = async (query: string) => {
      await page.locator(query).first().dispatchEvent('click');
      await note.waitFor();
      await drawn(page);
      const words = await note.innerText();
      expect(await sizeOf(), words).toBe(height);
      const [inner, outer] = [(await note.boundingBox())!, (await page.locator('[data-region="own"]').boundingBox())!];
      expect(inner.y, words).toBeGreaterThanOrEqual(outer.y);
      expect(inner.height, words).toBeLessThanOrEqual(50);
    };
    for (const name of places) await tap(`[data-place="${name}"]`);
    await tap('[data-testid="die"]');
    await me.context.close();
  });
});

it('S20: dinosaur and place are still chosen after the line was down', async () => {
  const [me, feed] = await open(enDesk, await choosing());
  const { page } = me;
  await page.click('[data-testid="hand-trex"]');
  await page.click('[data-place="same"]');
  await page.waitForSelector('[data-kind="ready"].primary');
  const label = await page.innerText('[data-kind="ready"]');
  await feed.cut();
  await expect.poll(async () => {
    await page.click('[data-kind="ready"]');
    return page.locator('[data-testid="why"]').count();
  }).toBe(1);
  await drawn(page);
  expect(await page.innerText('[data-kind="ready"]')).toBe(label);
  await feed.mend();
  await drawn(page);
  await page.click('[data-kind="ready"]');
  await expect.poll(() => feed.moves).toEqual([codes.trex]);
  expect(feed.asked.findLast((one) => one['type'] === 'move')).toMatchObject({ then: place(0) });
  await me.context.close();
});

it('D3: the place sealed with a dinosaur is shown after a reload', async () => {
  const given = await choosing();
  const [me, feed] = await open(faPhone, given);
  await me.page.click('[data-testid="hand-trex"]');
  await me.page.click('[data-place="same"]');
  await me.page.click('[data-kind="ready"]');
  await expect.poll(() => feed.moves).toEqual([codes.trex]);
  given.update['choice'] = codes.trex;
  given.update['chosen'] = [0];
  await me.page.reload();
  const note = me.page.locator('[data-testid="note"]');
  await note.waitFor();
  expect(await note.textContent()).toContain('جنگل تشابه');
  expect(await me.page.locator('[data-testid="zoo"] .ghost').count()).toBe(1);
  expect(await me.page.locator('[data-region="own"] [data-lit]').count()).toBe(0);
  await shot(me.page, 'draftosaurus-promise');
  await me.context.close();
});

it('S7: a quarantined dinosaur leaves to a place with its gain', async () => {
  const given = await scene('5');
  const moves = given.update['moves'] as number[][];
  given.answers = { previews: moves.map(([move], at) => ({ move, rows: [['river', at + 1]], flags: 0 })) };
  const [me, feed] = await open(faPhone, given);
  const lit = me.page.locator('[data-place][data-lit]');
  await expect.poll(() => lit.count()).toBe(moves.length);
  await expect.poll(() => lit.evaluateAll((all) => all.map((one) => one.getAttribute('data-gain')).sort())).toEqual(['1', '2', '3', '4', '5']);
  await shot(me.page, 'draftosaurus-quarantine');
  await me.page.click('[data-place="river"]');
  await me.page.click('[data-kind="ready"]');
  await expect.poll(() => feed.moves).toEqual([moves.at(-1)![0]]);
  await me.context.close();
});

it('S7: the arrows walk over the zoo and the hand as the eye sees them', async () => {
  const [me] = await open(enDesk, await choosing());
  const now = () => me.page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? document.activeElement?.getAttribute('data-testid'));
  await me.page.focus('[data-place="same"]');
  const way: (string | null | undefined)[] = [];
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
    await me.page.keyboard.press(key);
    way.push(await now());
  }
  expect(way.slice(0, 6)).toEqual(['trio', 'river', 'mixed', 'king', 'mixed', 'isle']);
  expect(way[6]).toMatch(/^hand-/);
  await me.context.close();
});

it.each([
  ['phone', 360, 740, 100],
  ['phone', 320, 640, 100],
  ['phone', 390, 844, 150],
  ['phone', 844, 390, 100],
  ['desk', 1280, 800, 100],
] as const)('U3, U4: on a %s of %i×%i and text size %i everything is in view', async (size, width, height, textSize) => {
  const me = await person(browser, server, { language: 'fa', size, theme: 'light' }, { width, height, preferences: { textSize } });
  await Feed.open(me.page, await choosing());
  await me.page.click('[data-testid="hand-spino"]');
  await me.page.click('[data-place="king"]');
  const out = () =>
    me.page.evaluate(() => {
      const outside = ['[data-region="board"]', '[data-region="own"]', '[data-region="actions"]', '[data-testid="zoo"]', '[data-testid="hand"]'].filter((query) => {
        const box = document.querySelector(query)!.getBoundingClientRect();
        return box.left < -0.5 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5;
      });
      const board = document.querySelector('[data-region="board"]')!;
      if (board.scrollHeight > board.clientHeight + 1) outside.push('the board is cut');
      if (document.documentElement.scrollWidth > innerWidth) outside.push('sideways');
      return outside;
    });
  await expect.poll(out).toEqual([]);
  const small = await me.page.locator('[data-place]').evaluateAll((all) => all.filter((one) => Math.min(one.clientWidth, one.clientHeight) < 24 - 6).length);
  expect(small).toBe(0);
  await shot(me.page, `draftosaurus-${width}x${height}-${textSize}`);
  await me.context.close();
});

it.each(['fa', 'en'] as const)('S7: the key D tells the position in at most four sentences (%s)', async (language) => {
  const [me] = await open({ language, size: 'desk', theme: 'light' }, await choosing());
  await me.page.click('[data-testid="hand-trex"]');
  await me.page.keyboard.press('KeyD');
  const told = await me.page.locator('[data-testid="described"] p').allTextContents();
  expect(told.length).toBeGreaterThan(2);
  expect(told.length).toBeLessThanOrEqual(4);
  for (const sentence of told) expect(sentence).not.toMatch(/[{}_]|undefined/);
  expect(told.join(' ')).toContain(language === 'fa' ? 'تی‌رکس' : 'T-Rex');
  await me.context.close();
});

it('S7: a line of the log lights the place it tells of', async () => {
  const [me, feed] = await open(enDesk, await scene(''));
  await keepTime(me.page);
  const zoo = [['para_same', 'trex_king'], [], [], []];
  feed.update({ ply: 127, events: [{ key: 'place', name: 0, kind: 'trex', place: 'pen_king' }], view: { zoo } });
  await me.page.locator('[data-region="side"] li button').first().click();
  await expect.poll(() => me.page.locator('[data-testid="zoo"] .pen.marked').count()).toBe(1);
  await holdTime(me.page);
  await pass(me.page, 2500);
  await expect.poll(() => me.page.locator('[data-testid="zoo"] .pen.marked').count()).toBe(0);
  await me.context.close();
});

it('the count of unseen dinosaurs is a hint: it goes where hints are off', async () => {
  const unseen = await scene('', { unseen: [1, 2, 0, 0, 0, 3] });
  const off: [Scene, Record<string, unknown>][] = [[{ ...unseen, settings: { odds: false } }, {}], [unseen, { hints: false }]];
  const heaps = async (given: Scene, preferences: Record<string, unknown>): Promise<string> => {
    const [me] = await open(enDesk, given, preferences);
    const own = await me.page.waitForSelector('[data-region="own"] .heaps', { state: 'attached' });
    await drawn(me.page);
    const text = (await own.textContent()) ?? '';
    await me.context.close();
    return text;
  };
  const word = 'Unseen dinosaurs';
  expect(await heaps(unseen, {})).toContain(word);
  for (const [given, preferences] of off) expect(await heaps(given, preferences)).not.toContain(word);
});
