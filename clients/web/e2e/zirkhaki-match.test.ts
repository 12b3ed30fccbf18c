// Whole matches of Zirkhaki against bots, on the real server: by clicks on a phone and by keys on a
// desk; what a peek betrays, what the burn chance says, and what the points add up to.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { zirkhakiWords1 as cards, type ZirkhakiView } from '../src/net/protocol';
import { enDesk, faPhone, person, type Person } from './harness/browser';
import { isOver, playByClicks, playByKeys, playNow } from './harness/play';
import { openStage } from './harness/stage';
import { playAt } from './harness/tables';

const { server, browser } = await openStage();

type Message = Record<string, unknown>;

// What a person's server has said so far about the board, put together as docs/protocol.md says.
class Ear {
  view = {} as ZirkhakiView;
  moves: number[][] = [];
  scores: [string, number][][] = [];
  events: Message[] = [];
  points: number[] | null = null;
  private read = 0;
  constructor(private readonly me: Person) {}

  hear(): this {
    for (; this.read < this.me.heard.length; this.read += 1) {
      for (const line of this.me.heard[this.read]!.split('\n')) {
        const message = JSON.parse(line) as Message;
        if (message['type'] === 'ended') this.points = message['points'] as number[];
        if (message['type'] !== 'update') continue;
        const full = message['full'] === true;
        this.view = { ...(full ? {} : this.view), ...(message['view'] as object) } as ZirkhakiView;
        this.moves = (message['moves'] as number[][] | undefined) ?? (full ? [] : this.moves);
        this.scores = (message['scores'] as [string, number][][] | undefined) ?? (full ? [] : this.scores);
        this.events.push(...((message['events'] as Message[] | undefined) ?? []));
      }
    }
    return this;
  }
}

async function inView(page: Page): Promise<void> {
  const outside = await page.evaluate(() =>
    ['board', 'own', 'actions'].filter((name) => {
      const box = document.querySelector(`[data-region="${name}"]`)?.getBoundingClientRect();
      return !box || box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.height < 40;
    }),
  );
  const scrolled = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth);
  expect({ outside, scrolled }).toEqual({ outside: [], scrolled: false });
}
const digits = (text: string): number => Number(text.replace(/[۰-۹]/g, (d) => String(d.charCodeAt(0) - 0x06f0)).replace(/[^0-9]/g, ''));
const totals = (scores: [string, number][][]): number[] => scores.map((rows) => rows.reduce((sum, [, points]) => sum + points, 0));

it('U4, U33: a whole match by clicks on a phone, everything in view and every sum right', async () => {
  const me = await person(browser, server, faPhone);
  const ear = new Ear(me);
  await playNow(me.page, 'zirkhaki');
  await playByClicks(me.page, 11, { look: () => inView(me.page) });
  ear.hear();
  expect(ear.points).toEqual(totals(ear.scores));
  const shown = await me.page.locator('[data-testid="own-points"]').textContent();
  expect(digits(shown ?? '')).toBe(ear.points?.[0]);
  expect(me.troubles).toEqual([]);
  await me.context.close();
});

it('U13: a whole match with the keyboard alone', async () => {
  const me = await person(browser, server, enDesk);
  await playNow(me.page, 'zirkhaki');
  await playByKeys(me.page, 5);
  expect(me.troubles).toEqual([]);
  await me.context.close();
});

it('U4: eight players with rings on a phone, from the first card on', async () => {
  const me = await person(browser, server, faPhone);
  const ear = new Ear(me);
  await playAt([me], { game: 'zirkhaki', options: 'rings=on', bots: 7, level: 'greedy' });
  let turns = 0;
  await playByClicks(me.page, 3, {
    look: async () => {
      await inView(me.page);
      turns += 1;
      if (turns > 25) throw new Error('seen enough');
    },
  }).catch((end: Error) => expect(end.message).toBe('seen enough'));
  expect(ear.hear().view.ring.every((ring) => ring !== 'none')).toBe(true);
  expect(await me.page.evaluate(() => document.querySelectorAll('svg, svg *').length)).toBeLessThanOrEqual(900);
  expect(me.troubles).toEqual([]);
  await me.context.close();
});

// Cards of the deck that would burn: all cards less those that lie open. The burnt pile may be leafed
// through at this table, so everything but the deck is public.
function burning(view: ZirkhakiView): number {
  const left = new Map<string, number>(cards.map((name) => [name, 1]));
  const gone = (name: string) => left.set(name, (left.get(name) ?? 0) - 1);
  for (const pile of [...view.field, view.burnt!]) for (const [kind, values] of Object.entries(pile)) for (const value of values) gone(`${kind}_${value}`);
  for (const name of [...view.area, ...view.shown]) gone(name);
  const kinds = new Set(view.area.map((name) => name.split('_')[0]));
  const deck = [...left].filter(([, n]) => n > 0).map(([name]) => name);
  expect(deck.length).toBe(view.deck_left);
  return (100 * deck.filter((name) => kinds.has(name.split('_')[0]!)).length) / view.deck_left;
}

// Whether I may reveal a card that nobody has seen, with something at stake.
const asksToReveal = ({ view, moves }: Ear): boolean =>
  view.phase === 'choice' && (view.active ?? 0) === 0 && moves.length > 0 && view.area.length > 0 && view.deck_left > 0 && view.peeked.length === 0;

// Digs as long as it may, and checks the chance on the button each time.
async function dig(me: Person, ear: Ear, each: () => Promise<void>): Promise<number> {
  const { page } = me;
  const reveal = page.locator('[data-testid="offer"][data-kind="reveal"]');
  let checked = 0;
  const end = Date.now() + 150_000;
  while (Date.now() < end && !(await isOver(page))) {
    const onBoard = page.locator('[data-region="board"] [data-lit], [data-region="own"] [data-lit]').first();
    // When the deck is empty, collecting is all that is left.
    const busy = (await onBoard.isVisible()) ? onBoard : page.locator('[data-region="actions"] [data-lit]').first();
    if (!(await busy.isVisible())) {
      await page.waitForTimeout(15);
      continue;
    }
    await each();
    if (asksToReveal(ear.hear())) {
      // The page follows what was heard; if that has gone on meanwhile, the new position counts.
      const right = async () => !asksToReveal(ear.hear()) || Math.abs(digits((await reveal.textContent({ timeout: 1000 }).catch(() => '')) ?? '') - burning(ear.view)) <= 0.5;
      await expect.poll(right, { interval: 15 }).toBe(true);
      checked += 1;
    }
    const anyway = page.locator('dialog[open] [data-testid="anyway"]');
    await ((await anyway.isVisible()) ? anyway : busy).click({ force: true, timeout: 1000 }).catch(() => undefined);
  }
  expect(await isOver(page), 'the match has an end').toBe(true);
  return checked;
}

it('U26: the burn chance is what the open cards say, and a peek is the peeker’s alone', async () => {
  let peeks = 0;
  let checked = 0;
  for (let match = 0; match < 10 && (peeks === 0 || match === 0); match += 1) {
    const me = await person(browser, server, enDesk);
    const ear = new Ear(me);
    const code = await playAt([me], { game: 'zirkhaki', options: 'discard_browsable=yes', bots: 1, level: 'random' });
    const guest = await person(browser, server, faPhone);
    await guest.page.goto(`/t/${code}`);
    await guest.page.click('[data-testid="watch"]');
    await guest.page.waitForSelector('[data-region="board"]');
    let shown = 0;
    checked += await dig(me, ear, async () => {
      const known = () => ear.hear().view.peeked.length > 0;
      if (!known()) return;
      const lens = me.page.locator('[data-testid="peeked-1"]');
      await expect.poll(async () => !known() || (await lens.isVisible()), { interval: 15 }).toBe(true);
      if (known()) shown += 1; // else the other seat has taken it meanwhile
      expect(await guest.page.locator('[data-testid^="peeked-"]').count()).toBe(0);
    });
    const others = new Ear(guest).hear();
    expect(others.events.filter((event) => event['key'] === 'peeked')).toEqual([]);
    expect(guest.heard.some((text) => /"peeked":\[[^\]]/.test(text))).toBe(false);
    // Nor does my line tell what the other seat has looked at.
    const mine = ear.hear().events;
    expect(mine.filter((event) => event['key'] === 'peeked').length).toBe(mine.filter((event) => event['key'] === 'peek' && (event['name'] ?? 0) === 0).length);
    peeks += shown;
    expect(me.troubles).toEqual([]);
    await me.context.close();
    await guest.context.close();
  }
  expect(peeks).toBeGreaterThan(0);
  expect(checked).toBeGreaterThan(5);
});

it('U26: for a snake-catcher snakes are left out', async () => {
  const me = await person(browser, server, enDesk);
  // Two of eight rings are dealt: sooner or later it is among them.
  for (;;) {
    me.heard.length = 0;
    const ear = new Ear(me);
    await playAt([me], { game: 'zirkhaki', options: 'discard_browsable=yes,rings=on', bots: 1, level: 'random' });
    const ring = me.page.locator('[data-testid="ring-snake_catcher"]');
    await me.page.locator('[data-testid^="ring-"]').first().waitFor();
    if ((await ring.count()) === 0) continue;
    await ring.click();
    await ring.click();
    const checked = await dig(me, ear, () => {
      const { active = 0, area } = ear.hear().view;
      if (active === 0) expect(area.filter((name) => name.startsWith('snake'))).toEqual([]);
      return Promise.resolve();
    });
    expect(checked).toBeGreaterThan(3);
    await me.context.close();
    return;
  }
});
