// Zirkhaki's own points, on positions that are fed to the page: what is asked first, what is refused
// and why, where things stand, how cards are dragged, what moves.
import type { Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { MoveTuple } from '../src/net/protocol';
import { enDesk, faPhone, person, type Device, type Person, type Wish } from './harness/browser';
import { Feed, type Scene } from './harness/feed';
import { burns, cardNumber, decisions, field, move, playBurnt, playOwn, scene, steal } from './zirkhaki-scenes';
import { slowMotion } from './harness/motion';
import { drawn } from './harness/play';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();
const stages = new Map<string, Stage>();

// One page a device that is shown one position after the other, as if they were moments of a match.
class Stage {
  private constructor(
    readonly me: Person,
    readonly feed: Feed,
    private readonly live: Scene,
  ) {}
  get page(): Page {
    return this.me.page;
  }
  static async open(given: Scene, device: Device, wish: Wish = {}): Promise<Stage> {
    const me = await person(browser, server, device, wish);
    const live = { ...given };
    return new Stage(me, await Feed.open(me.page, live), live);
  }
  async show(given: Scene): Promise<void> {
    this.live.answers = given.answers;
    this.feed.asked.length = 0;
    const seats = given.names.map((name, n) => ({ kind: n === 0 ? 'person' : 'bot', name, mine: n === 0, host: n === 0, connected: true, bot: n === 0 ? '' : 'medium', entropy_hash: '0'.repeat(64) }));
    this.feed.say({ type: 'table', phase: 'playing', settings: { game: 'zirkhaki', options: given.options ?? '', ...given.settings }, seats });
    this.feed.update({ ...given.update, full: true });
    await drawn(this.page);
  }
}

async function at(given: Scene, device: Device, wish: Wish = {}): Promise<Stage> {
  const key = JSON.stringify([device, wish]);
  const stage = stages.get(key) ?? (await Stage.open(blank, device, wish));
  stages.set(key, stage);
  await stage.show(blank);
  await stage.show(given);
  return stage;
}
function done({ me }: { me: Person }): void {
  expect(me.troubles).toEqual([]);
}
const blank = scene({ active: 1, begun: false }, []);
// What comes about in a while, also on a busy machine.
const soon = <T>(look: () => T | Promise<T>) => expect.poll(look, { interval: 20 });

const words = (language: string) => JSON.parse(readFileSync(new URL(`../../../i18n/${language}/zirkhaki.json`, import.meta.url), 'utf8')) as Record<string, string | { one: string; other: string }>;
const phrase = (language: string, key: string, n = 0): string => {
  const found = words(language)[key]!;
  const text = typeof found === 'string' ? found : n === 1 ? found.one : found.other;
  const digits = language === 'fa' ? String(n).replace(/\d/g, (d) => String.fromCharCode(0x06f0 + Number(d))) : String(n);
  return text.replace('{n}', digits);
};
const plain = (text: string | null): string => (text ?? '').replace(/[\u2066-\u2069]/g, '').trim();
const offer = (page: Page, kind: string) => page.locator(`[data-testid="offer"][data-kind="${kind}"]`);
const dialogs = (page: Page) => page.locator('dialog[open]');
const middle = async (page: Page, selector: string) => {
  const box = (await page.locator(selector).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, ...{ box } };
};
async function carry(page: Page, from: string, to: string): Promise<void> {
  const a = await middle(page, from);
  const b = await middle(page, to);
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
  await page.mouse.move(b.x, b.y, { steps: 3 });
  await page.mouse.up();
}

describe.each([faPhone, enDesk])('$language $size', (device) => {
  it('U10: the area follows reading direction and the ordinals the order of play', async () => {
    const table = await at(decisions(3)['choice']!, device);
    const first = await middle(table.page, '[data-testid="area-1"]');
    const second = await middle(table.page, '[data-testid="area-2"]');
    if (device.language === 'fa') expect(first.x).toBeGreaterThan(second.x);
    else expect(first.x).toBeLessThan(second.x);
    const ordinals = await table.page.locator('[data-region="board"] ol li').evaluateAll((all) => all.map((one) => [one.querySelector('.ordinal')?.textContent, one.querySelector('[data-piece]')?.getAttribute('data-piece')]));
    const latin = (text: string) => text.replace(/[۰-۹]/g, (d) => String(d.charCodeAt(0) - 0x06f0));
    expect(ordinals.map(([n]) => Number(latin(n ?? '')))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(ordinals.map(([, piece]) => piece).filter(Boolean)).toEqual((decisions(3)['choice']!.update['view'] as { area: string[] }).area);
    done(table);
  });

  it('U25: reveal and collect act on one click without a dialog, with their numbers on them', async () => {
    for (const [kind, code] of [['reveal', move('reveal')[0]], ['collect', move('collect')[0]]] as const) {
      const table = await at(decisions(3)['choice']!, device);
      await soon(async () => plain(await offer(table.page, 'reveal').textContent())).toMatch(device.language === 'fa' ? /۲۷٪/ : /27%/);
      expect(plain(await offer(table.page, 'collect').textContent())).toMatch(device.language === 'fa' ? /\+۲۱/ : /\+21/);
      await offer(table.page, kind).click();
      await soon(() => table.feed.moves).toEqual([code]);
      expect(await dialogs(table.page).count()).toBe(0);
      done(table);
    }
  });

  it('U25, U19: while snake cards are due, collecting is refused with the reason and the number', async () => {
    const code = move('collect')[0];
    const table = await at({ ...decisions(3)['due']!, answers: { why_not: { [code]: { key: 'forced', n: 2 } } } }, device);
    const collect = offer(table.page, 'collect');
    expect(await collect.getAttribute('aria-disabled')).toBe('true');
    await collect.click({ force: true });
    await soon(async () => plain(await table.page.locator('[data-testid="why"]').textContent({ timeout: 2000 }).catch(() => ''))).toBe(phrase(device.language, 'why.forced', 2));
    expect(table.feed.moves).toEqual([]);
    expect(plain(await table.page.textContent('[data-region="board"] .note'))).toBe(phrase(device.language, 'due', 2));
    done(table);
  });

  it('U19: touching what may not be chosen tells the engine’s reason and sends nothing', async () => {
    const asked = move('steal', 1, cardNumber('coin_9'))[0];
    const table = await at({ ...decisions(3)['steal']!, answers: { why_not: { [asked]: { key: 'kind_owned', n: 0 } } } }, device);
    await table.page.click('[data-testid="slot-1-coin"]', { force: true });
    await soon(async () => plain(await table.page.locator('[data-testid="why"]').textContent({ timeout: 2000 }).catch(() => ''))).toBe(phrase(device.language, 'why.kind_owned'));
    expect(table.feed.moves).toEqual([]);
    // The button without a picked card asks too.
    await offer(table.page, 'steal').click({ force: true });
    await soon(() => table.feed.asked.filter((one) => one['question'] === 'why_not').length).toBe(2);
    expect(table.feed.moves).toEqual([]);
    done(table);
  });

  it('D11: the bright button with no ring chosen says what to do, by E and by 1', async () => {
    const given = { ...decisions(3)['rings']!, answers: { why_not: { [move('wear', 0, 0)[0]]: { key: 'pick_ring', n: 0 } } } };
    const table = await at(given, device);
    for (const key of ['KeyE', 'Digit1']) {
      const asked = table.feed.asked.length;
      await table.page.keyboard.press(key);
      await soon(() => table.feed.asked.slice(asked).map((one) => one['question'])).toContain('why_not');
      await soon(() => table.page.innerText('[data-testid="why"]')).toBe(phrase(device.language, 'why.pick_ring'));
    }
    expect(table.feed.moves).toEqual([]);
    done(table);
  });

  // Each power: a card is picked, then played by the button or by a second tap.
  const powers: [string, Scene, string, MoveTuple][] = [
    ['pistol', decisions(3)['shoot']!, '[data-testid="slot-1-key"]', move('shoot', 1, cardNumber('key_7'))],
    ['dagger', decisions(3)['steal']!, '[data-testid="slot-1-map"]', steal(1, 'map_3')],
    ['horseshoe', decisions(3)['own']!, '[data-testid="slot-0-dagger"]', playOwn('dagger_2')],
    ['map', decisions(3)['map']!, '[data-testid="shown-2"]', playBurnt('dagger_7')],
    ['map of the map-reader', decisions(3)['reader']!, '[data-testid="burnt-pistol_5"]', playBurnt('pistol_5')],
    ['ring', decisions(3)['rings']!, '[data-testid="ring-money_lover"]', move('wear', 4, 0)],
  ];
  it.each(powers)('a card of the %s is picked, and only then played', async (_, given, target, [code]) => {
    const table = await at(given, device);
    const pressed = () => table.page.getAttribute(target, 'aria-pressed');
    await table.page.click(target);
    await soon(pressed).toBe('true');
    await table.page.keyboard.press('Escape');
    await soon(pressed).toBe('false');
    await table.page.click(target);
    await soon(pressed).toBe('true');
    expect(table.feed.moves).toEqual([]);
    await table.page.locator('[data-testid="offer"]').last().click();
    await soon(() => table.feed.moves).toEqual([code]);
    done(table);
    const again = await at(given, device);
    await again.page.click(target);
    await again.page.click(target);
    await soon(() => again.feed.moves).toEqual([code]);
    done(again);
  });
});

describe('U27: a burning choice', () => {
  const mine = [field({ coin: [8], dagger: [2] }), field({ coin: [9], map: [3] }), field()];
  const area = ['coin_5', 'horseshoe_4'] as const;
  const cases: [string, Partial<Parameters<typeof scene>[0]>, string, MoveTuple, MoveTuple][] = [
    ['horseshoe', { field: mine, phase: 'horseshoe', area: [...area] }, '[data-testid="slot-0-coin"]', playOwn('coin_8', burns), playOwn('dagger_2')],
    ['dagger', { field: mine, phase: 'dagger', area: ['coin_5', 'dagger_4'] }, '[data-testid="slot-1-coin"]', steal(1, 'coin_9', burns), steal(1, 'map_3')],
    ['map', { field: mine, phase: 'map', area: ['coin_5', 'map_4'], shown: ['coin_4', 'key_2'] }, '[data-testid="shown-1"]', playBurnt('coin_4', burns), playBurnt('key_2')],
  ];
  it.each(cases)('of the %s asks first, because another choice does not burn', async (_, given, target, bad, good) => {
    const table = await at(scene(given, [bad, good]), faPhone);
    await table.page.click(target);
    await table.page.click(target);
    await dialogs(table.page).waitFor();
    expect(await table.page.evaluate(() => document.activeElement?.closest('dialog') !== null && document.activeElement?.tagName)).toBe('BUTTON');
    await table.page.keyboard.press('Escape');
    await soon(() => dialogs(table.page).count()).toBe(0);
    expect(table.feed.moves).toEqual([]);
    done(table);
  });
  it.each(cases)('of the %s does not ask when every choice burns', async (_, given, target, bad, [code]) => {
    const table = await at(scene(given, [bad, [code, burns]]), faPhone);
    expect(plain(await table.page.textContent('[data-region="board"] .note'))).toBe(phrase('fa', 'all_burn'));
    await table.page.click(target);
    await table.page.click(target);
    await soon(() => table.feed.moves).toEqual([bad[0]]);
    expect(await dialogs(table.page).count()).toBe(0);
    done(table);
  });
  it('asks before a known duplicate is revealed while collecting is possible, and not while it is not', async () => {
    const peek = await at(decisions(3)['peek']!, enDesk);
    await offer(peek.page, 'reveal').click();
    await dialogs(peek.page).waitFor();
    await peek.page.keyboard.press('Escape');
    await soon(() => dialogs(peek.page).count()).toBe(0);
    expect(peek.feed.moves).toEqual([]);
    done(peek);
    const due = await at(scene({ area: ['coin_8', 'snake_4', 'astrolabe_3'], due: 1, peeked: ['coin_9'], seen_by: [[0]] }, [move('reveal', 0, 0, burns)]), enDesk);
    await offer(due.page, 'reveal').click();
    await soon(() => due.feed.moves).toEqual([move('reveal')[0]]);
    done(due);
  });
});

describe('U4: board, own field and actions are in view, in every decision', () => {
  const sizes: [string, number, Wish][] = [
    ['a phone, three players', 3, {}],
    ['a phone, eight players', 8, {}],
    ['a phone with large text', 3, { preferences: { textSize: 150 } }],
    ['a narrow phone', 4, { width: 360, height: 740 }],
    ['a phone on its side', 3, { width: 844, height: 390 }],
  ];
  it.each(sizes)('%s', async (_, seats, wish) => {
    for (const [key, given] of Object.entries(decisions(seats))) {
      const { page } = await at(given, faPhone, wish);
      const found = await page.evaluate(() => {
        const outside: string[] = [];
        for (const name of ['board', 'own', 'actions']) {
          const box = document.querySelector(`[data-region="${name}"]`)!.getBoundingClientRect();
          if (box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.height < 40) outside.push(`${name} ${JSON.stringify(box)}`);
        }
        const board = document.querySelector('[data-region="board"]')!.getBoundingClientRect();
        for (const one of document.querySelectorAll('[data-region="board"] [data-lit], [data-region="board"] [data-testid^="area-"]')) {
          const box = one.getBoundingClientRect();
          if (box.width === 0) continue; // steps back while something else is asked
          if (box.top < board.top - 4 || box.bottom > board.bottom + 4 || box.left < board.left - 4 || box.right > board.right + 4) outside.push(`${one.getAttribute('data-testid')} leaves the board`);
        }
        const small = [...document.querySelectorAll('[data-region="board"] [data-lit], [data-region="own"] [data-lit]')].filter((one) => {
          const box = one.getBoundingClientRect();
          return innerWidth >= 390 && (box.width < 24 || box.height < 23.9);
        });
        return { outside, small: small.map((one) => one.getAttribute('data-testid')), sideways: document.documentElement.scrollWidth > innerWidth };
      });
      expect(found, key).toEqual({ outside: [], small: [], sideways: false });
    }
  });
  it('U3: nothing scrolls sideways at 320 with large text', async () => {
    for (const key of ['choice', 'shoot', 'reader', 'rings']) {
      const { page } = await at(decisions(4)[key]!, faPhone, { width: 320, height: 640, preferences: { textSize: 150 } });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), key).toBeLessThanOrEqual(320);
    }
  });
});

// Ten in a row are no 44 px wide on a phone: they are targets of the board, as high as a finger.
it('U5: every stack of the own field is a target of the board', async () => {
  const table = await at(decisions(3)['own']!, faPhone);
  const boxes = await table.page.locator('[data-region="own"] .slot').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => ({ width, height })));
  expect(boxes).toHaveLength(10);
  expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(32);
  expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  done(table);
});

it('U5: a tap 10 px outside the only card that may be chosen chooses it', async () => {
  const only = scene({ field: [field({ coin: [8] }), field(), field()], phase: 'horseshoe', area: ['horseshoe_4'] }, [playOwn('coin_8')]);
  const table = await at(only, faPhone);
  const { box, x } = await middle(table.page, '[data-testid="slot-0-coin"]');
  await table.page.mouse.click(x, box.y + box.height + 10);
  await soon(() => table.feed.moves).toEqual([playOwn('coin_8')[0]]);
  done(table);
});

// What stands behind a stack, 32 by 32 and without its colours: 255 where nothing is drawn.
async function greys(stack: Element): Promise<{ kind: string | null; pixels: number[] }> {
  const picture = new Image();
  picture.src = /url\("([^"]+)"\)/.exec(getComputedStyle(stack).backgroundImage)?.[1] ?? '';
  await picture.decode();
  const context = new OffscreenCanvas(32, 32).getContext('2d')!;
  context.fillStyle = 'white';
  context.fillRect(0, 0, 32, 32);
  context.drawImage(picture, 0, 0, 32, 32);
  const { data } = context.getImageData(0, 0, 32, 32);
  const pixels = Array.from({ length: 1024 }, (_, at) => Math.round(0.3 * data[4 * at]! + 0.59 * data[4 * at + 1]! + 0.11 * data[4 * at + 2]!));
  return { kind: stack.getAttribute('data-shape'), pixels };
}

it('U18: every kind and every ring has a shape of its own', async () => {
  const table = await at(decisions(3)['choice']!, enDesk);
  const emblems = await Promise.all((await table.page.locator('[data-region="own"] [data-shape]').all()).map((one) => one.evaluate(greys)));
  expect(new Set(emblems.map(({ kind }) => kind)).size).toBe(10);
  for (const [n, one] of emblems.entries()) {
    for (const other of emblems.slice(n + 1)) {
      const apart = one.pixels.filter((grey, at) => Math.abs(grey - other.pixels[at]!) > 60).length;
      expect(apart, `${one.kind} and ${other.kind}`).toBeGreaterThan(100);
    }
  }
  done(table);
  const worn = ['snake_catcher', 'mugger', 'cutpurse', 'money_lover', 'goldsmith', 'map_reader', 'trickster', 'fortune_teller'] as const;
  const ringed = await at(scene({ field: worn.map(() => field()), ring: [...worn] }, []), enDesk);
  await soon(() => ringed.page.locator('svg.ring').count()).toBe(8);
  const stones = await ringed.page.evaluate(() => [...document.querySelectorAll('svg.ring')].map((one) => [one.getAttribute('data-shape'), one.querySelector('.stone')?.getAttribute('d')]));
  for (const n of [0, 1]) expect(new Set(stones.map((one) => one[n])).size).toBe(8);
  expect(await ringed.page.evaluate(() => document.querySelectorAll('svg, svg *').length)).toBeLessThanOrEqual(900);
  done(ringed);
});

describe('dragging', () => {
  it.each([
    ['the deck into the area reveals', decisions(3)['choice']!, '[data-testid="deck"]', '[data-drop="area"]', move('reveal')[0]],
    ['a card of the area home collects', decisions(3)['choice']!, '[data-testid="area-1"]', '[data-region="own"]', move('collect')[0]],
    ['a card of another field into the area steals it', decisions(3)['steal']!, '[data-testid="slot-1-map"]', '[data-drop="area"]', steal(1, 'map_3')[0]],
    ['a card of another field to the burnt pile shoots it', decisions(8)['shoot']!, '[data-testid="slot-3-key"]', '[data-drop="burnt"]', move('shoot', 3, cardNumber('key_7'))[0]],
    ['an own card into the area plays it', decisions(3)['own']!, '[data-testid="slot-0-astrolabe"]', '[data-drop="area"]', playOwn('astrolabe_4')[0]],
    ['a burnt card into the area plays it', decisions(3)['map']!, '[data-testid="shown-2"]', '[data-drop="area"]', playBurnt('dagger_7')[0]],
    ['a ring to the own field wears it', decisions(3)['rings']!, '[data-testid="ring-fortune_teller"]', '[data-region="own"]', move('wear', 8, 0)[0]],
  ] as const)('%s', async (_, given, from, to, code) => {
    const table = await at(given, faPhone);
    await carry(table.page, from, to);
    await soon(() => table.feed.moves).toEqual([code]);
    done(table);
  });
  it('to nowhere changes nothing', async () => {
    const table = await at(decisions(3)['own']!, faPhone);
    await carry(table.page, '[data-testid="slot-0-astrolabe"]', '[data-region="seats"]');
    expect(await table.page.getAttribute('[data-testid="slot-0-astrolabe"]', 'aria-pressed')).toBe('false');
    expect(table.feed.moves).toEqual([]);
    done(table);
  });
});

it('with odds switched off the buttons carry plain words', async () => {
  const table = await at({ ...decisions(3)['choice']!, settings: { odds: false } }, enDesk);
  await soon(() => table.feed.asked.some((one) => one['question'] === 'previews')).toBe(true);
  expect(plain(await offer(table.page, 'reveal').textContent())).toBe('Reveal');
  expect(plain(await offer(table.page, 'collect').textContent())).toBe('Collect');
  expect(table.feed.asked.some((one) => one['question'] === 'odds')).toBe(false);
  done(table);
});

it('a carpet and a chest without their power are drawn as plain cards', async () => {
  const all = await at(decisions(3)['choice']!, enDesk);
  expect(await all.page.locator('[data-at^="area-"] .badge:visible').count()).toBe(4);
  done(all);
  const { update } = decisions(3)['choice']!;
  const told = (more: object) => ({ ...decisions(3)['choice']!, update: { ...update, view: { ...(update['view'] as object), ...more } } });
  const taught = await at(told({ guarded: 0, linked: [] }), enDesk);
  expect(await taught.page.locator('[data-at^="area-"] .badge:visible').count()).toBe(0);
  done(taught);
  const one = await at(told({ linked: [] }), enDesk);
  expect(await one.page.locator('[data-at^="area-"] .badge:visible').count()).toBe(2);
  done(one);
});

describe('motion', () => {
  const area = ['coin_8', 'snake_4', 'carpet_3', 'key_5'] as const;
  const before = scene({ field: [field({ map: [3] }), field(), field()], area: [...area] }, [move('reveal'), move('collect')]);
  const burn = {
    ply: 41,
    events: [{ key: 'reveal', name: 0, kind: 'key_2' }, { key: 'carpet', n: 2 }, { key: 'burn', name: 0, kind: 'key', n: 3 }, { key: 'turn', name: 1 }],
    view: { area: [], burst: ['key_2'], active: 1, begun: false, burnt_left: 15, deck_left: 29, field: [field({ map: [3], coin: [8], snake: [4] }), field(), field()] },
    awaited: [1],
    moves: [],
  };
  const ghosts = (page: Page) => page.locator('.sky .ghost.seen').count();
  const longest = (page: Page) => page.evaluate(() => Math.max(0, ...document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().endTime ?? 0))));

  it('U17: a burn shows every card on its way, in at most 800 ms, and ends by itself', async () => {
    const table = await Stage.open(before, enDesk, { preferences: { motion: 'full' } });
    await slowMotion(table.page, 0.25);
    table.feed.update(burn);
    const seen = await table.page.evaluate(async () => {
      let most = 0;
      let long = 0;
      const end = performance.now() + 60_000;
      for (let now = 0; performance.now() < end && (most === 0 || now > 0); ) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        now = document.querySelectorAll('.sky .ghost.seen').length;
        most = Math.max(most, now);
        long = Math.max(long, ...document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().endTime ?? 0)));
      }
      return { most, long };
    });
    expect(seen.most).toBe(6); // the new card, two saved, three burnt
    expect(seen.long).toBeGreaterThan(700);
    expect(seen.long).toBeLessThanOrEqual(800);
    expect(await table.page.locator('.shade').count()).toBe(3);
    done(table);
  });
  it('U17: a card that is turned lies in its place only once it has come there', async () => {
    const table = await at(before, enDesk, { preferences: { motion: 'full' } });
    const place = `[data-at="area-${area.length + 1}"] .card`;
    await slowMotion(table.page, 0.25);
    table.feed.update({ ply: 41, events: [{ key: 'reveal', name: 0, kind: 'dagger_7' }], view: { deck_left: 29, area: [...area, 'dagger_7'] }, awaited: [0], moves: [move('reveal'), move('collect')] });
    const early = await table.page.evaluate(async (place) => {
      const seen = (): boolean => {
        const card = document.querySelector(place);
        return card !== null && card.checkVisibility({ visibilityProperty: true }) && getComputedStyle(card).opacity === '1';
      };
      let early = 0;
      let flying = 0; // frames in which it was seen on its way
      const end = performance.now() + 60_000;
      while (performance.now() < end) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        const way = document.querySelector('.sky .ghost.seen')?.getAnimations()[0];
        const begun = Number(way?.currentTime ?? 0);
        if (way) flying += 1;
        if (seen() && (flying === 0 || (way && begun < 200))) early += 1;
        if (flying > 0 && !way && seen()) return { early, came: true };
      }
      return { early, came: false };
    }, place);
    expect(early).toEqual({ early: 0, came: true });
    await slowMotion(table.page, 1);
    done(table);
  });
  it.each([faPhone, enDesk])('what a burn took stands beside the words of the piles', async (device) => {
    const table = await at(before, device);
    table.feed.update(burn);
    await table.page.waitForSelector('.note.hot');
    const boxes = await table.page.locator('.note.hot, .pile .word').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right, top, bottom }) => ({ left, right, top, bottom })));
    expect(boxes.length).toBe(3);
    const note = boxes.find((one) => one.bottom - one.top > 22)!;
    for (const word of boxes.filter((one) => one !== note)) {
      expect(word.right <= note.left || word.left >= note.right || word.bottom <= note.top || word.top >= note.bottom).toBe(true);
    }
    done(table);
  });
  it('U17: with less motion nothing travels, and with none nothing moves', async () => {
    for (const motion of ['less', 'off']) {
      const table = await at(before, enDesk, { preferences: { motion } });
      table.feed.update(burn);
      await soon(() => table.page.locator('.shade').count()).toBe(3);
      expect(await ghosts(table.page)).toBe(0);
      expect(await longest(table.page)).toBeLessThanOrEqual(motion === 'off' ? 0 : 100);
      done(table);
    }
  });
});

it('arrow keys walk the board, and the focus stays in it when its card goes', async () => {
  const table = await at(decisions(3)['map']!, enDesk);
  const { page } = table;
  await page.focus('[data-testid="shown-2"]');
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('shown-3');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await soon(() => table.feed.moves).toEqual([playBurnt('dagger_7')[0]]);
  table.feed.update({ ply: 41, events: [{ key: 'dug', name: 0, kind: 'dagger_7' }, { key: 'fizzle', kind: 'dagger' }], view: { phase: 'choice', shown: [], area: ['coin_8', 'map_4', 'dagger_7'] }, awaited: [0], moves: [move('reveal'), move('collect')] });
  await soon(() => page.evaluate(() => document.activeElement?.closest('[data-region="board"], [data-region="own"], [data-region="actions"]') !== null && document.activeElement !== document.body)).toBe(true);
  done(table);
});

it('the focus is handed on when a stack of another is only to be looked at from then on', async () => {
  const table = await at(decisions(3)['shoot']!, enDesk);
  const { page } = table;
  await drawn(page);
  await page.focus('[data-seat-field="1"] [data-lit]');
  table.feed.update({ ply: 41, events: [], view: { phase: 'choice' }, awaited: [0], moves: [move('reveal'), move('collect')] });
  await soon(() => page.evaluate(() => document.activeElement?.matches('[data-lit]:not([data-seat-field] *)'))).toBe(true);
  done(table);
});
