// Draftosaurus with a real server: what is lit is what the engine allows, what is refused says why,
// and what is sealed stays secret till the last seal.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { devices, enDesk, faPhone, nameOf, person, shot, type Person } from './harness/browser';
import { openStage } from './harness/stage';
import { playAt } from './harness/tables';

const { server, browser } = await openStage();

type Json = Record<string, unknown>;
interface View {
  phase: string;
  turn: number;
  hand: (number[] | null)[];
  chosen: (string | null)[];
  place: (string | null)[];
  prospects: Record<string, Record<string, number>> | null;
}

const messages = (me: Person): Json[] => me.heard.flatMap((frame) => frame.split('\n')).filter(Boolean).map((line) => JSON.parse(line) as Json);
const updates = (me: Person): Json[] => messages(me).filter((message) => message['type'] === 'update');

// The view as this person knows it now.
function viewOf(me: Person): View {
  return updates(me).reduce((view, update) => ({ ...view, ...(update['view'] as Json) }), {}) as unknown as View;
}

const plain = (text: string | null): string => (text ?? '').replace(/[\u2066-\u2069]/g, '').trim();
const words = async (language: string, area: string): Promise<Record<string, string>> =>
  JSON.parse(await readFile(join(import.meta.dirname, `../../../i18n/${language}/${area}.json`), 'utf8')) as Record<string, string>;

const litPlaces = (page: Page): Promise<Record<string, number>> =>
  page.locator('[data-place][data-lit]').evaluateAll((all) =>
    Object.fromEntries(all.map((one) => [one.getAttribute('data-place')!, Number(one.getAttribute('data-gain'))])),
  );

// Plays the first dinosaur of the hand to the last place that is open, with one gesture a turn.
async function playTo(me: Person, turn: number): Promise<void> {
  for (let now = 0; now <= turn; ++now) {
    await expect.poll(() => [viewOf(me).turn, viewOf(me).phase]).toEqual([now, 'choose']);
    // A hand of one kind is picked already: its places are lit, not itself.
    await me.page.locator('[data-testid^="hand-"][data-lit], [data-place][data-lit]').first().waitFor();
    if (now === turn) return;
    const kinds = me.page.locator('[data-testid^="hand-"][data-lit]');
    if ((await kinds.count()) > 0) await kinds.first().click();
    await me.page.locator('[data-place][data-lit]').last().click();
    await me.page.click('[data-kind="ready"]');
    if (await me.page.locator('dialog[open]').isVisible()) await me.page.click('[data-testid="anyway"]');
  }
}

describe.each(devices.map((device) => [nameOf(device), device] as const))('%s', (_, device) => {
  it.each(['summer', 'winter'])('U31, U19: in %s each dinosaur lights the engine’s places with their gains, and all others say why', async (board) => {
    const me = await person(browser, server, device);
    await playAt([me], { game: 'draftosaurus', options: `board=${board},first_seat=1`, bots: 2 });
    await playTo(me, 3); // Another seat rolled, so the die binds me.
    const view = viewOf(me);
    const game = await words(device.language, 'draftosaurus');
    const kinds = Object.entries(view.prospects ?? {});
    expect(kinds.length).toBeGreaterThan(0);
    for (const [kind, gains] of kinds) {
      const piece = me.page.locator(`[data-testid="hand-${kind}"]`);
      if ((await piece.getAttribute('aria-pressed')) !== 'true') await piece.click();
      await expect.poll(() => litPlaces(me.page)).toEqual(gains);
      const others = await me.page.locator('[data-place]:not([data-lit])').evaluateAll((all) => all.map((one) => one.getAttribute('data-place')!));
      expect(others.length + Object.keys(gains).length).toBe(board === 'summer' ? 7 : 12);
      for (const place of others) {
        const before = messages(me).length;
        const sent = me.sent.length;
        await me.page.click(`[data-place="${place}"]`, { force: true });
        const answer = () => messages(me).slice(before).find((message) => message['type'] === 'answer');
        await expect.poll(() => answer()).toBeTruthy();
        const { key } = answer()!['answer'] as { key: string };
        expect(key).not.toBe('two_steps');
        await expect.poll(async () => plain(await me.page.textContent('[data-testid="why"]'))).toBe(game[`why.${key}`]);
        expect(me.sent.slice(sent).every((text) => (JSON.parse(text) as Json)['type'] === 'ask')).toBe(true);
        expect(await litPlaces(me.page)).toEqual(gains);
      }
    }
    await shot(me.page, `draftosaurus-${board}-${device.language}`);
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });
});

// Nothing in this person's messages tells what the other seat holds, has chosen or where.
function expectSecret(me: Person, other: number, known: { hand: boolean }): void {
  for (const update of updates(me)) {
    const view = (update['view'] ?? {}) as Partial<View>;
    if (known.hand) expect(view.hand?.[other] ?? null).toBe(null);
    expect(view.chosen?.[other] ?? null).toBe(null);
    expect(view.place?.[other] ?? null).toBe(null);
    for (const event of (update['events'] ?? []) as Json[]) expect(['show', 'place', 'river', 'discard']).not.toContain(event['key']);
  }
}

it('U32: two people at one table: hands and seals are secret, [Change] works till the last seal, then one is put away', async () => {
  const ali = await person(browser, server, faPhone, { name: 'Ali' });
  const sara = await person(browser, server, enDesk, { name: 'Sara' });
  await playAt([ali, sara], { game: 'draftosaurus', options: 'first_seat=0' });
  const hands = (me: Person) => me.page.locator('[data-testid^="hand-"][data-lit]');
  const seal = async (me: Person) => {
    await me.page.locator('[data-place="river"][data-lit]').click();
    await me.page.click('[data-kind="ready"]');
    if (await me.page.locator('dialog[open]').isVisible()) await me.page.click('[data-testid="anyway"]');
  };
  await hands(ali).first().click();
  await seal(ali);
  await ali.page.waitForSelector('[data-testid="change"]');
  await expect.poll(() => sara.page.locator('[data-testid="mini"] svg').count()).toBeGreaterThan(0);
  await expect.poll(() => updates(sara).at(-1)?.['chosen']).toEqual([0]);
  expectSecret(sara, 0, { hand: true });
  expect(await sara.page.locator('[data-reveal]').count()).toBe(0);
  expect(await sara.page.locator('[data-piece^="zoo-0"]').count()).toBe(0);
  expect(sara.heard.join('').includes('"choice"')).toBe(false);

  await ali.page.click('[data-testid="change"]');
  await hands(ali).first().waitFor();
  await expect.poll(() => updates(sara).at(-1)?.['chosen'] ?? []).toEqual([]);
  await hands(ali).last().click();
  const kind = (await ali.page.locator('[aria-pressed="true"]').getAttribute('data-testid'))!.replace('hand-', '');
  await seal(ali);
  await ali.page.waitForSelector('[data-testid="change"]');
  await shot(ali.page, 'draftosaurus-sealed');
  expectSecret(sara, 0, { hand: true });
  expectSecret(ali, 1, { hand: true });

  await hands(sara).first().click();
  await seal(sara);
  // Both promised their place, so both are placed at once; the second step follows.
  await expect.poll(() => viewOf(ali).phase).toBe('discard');
  await expect.poll(() => sara.page.getAttribute('[data-region="board"]', 'data-phase')).toBe('discard');
  expect(viewOf(sara).hand[0]).toBe(null);
  const zoo = (updates(sara).reduce((all, update) => ({ ...all, ...(update['view'] as Json) }), {}) as { zoo: string[][] }).zoo;
  expect(zoo[0]).toEqual([`${kind}_river`]);

  await ali.page.waitForSelector('[data-testid^="hand-"][data-lit]');
  await hands(ali).first().click();
  await shot(ali.page, 'draftosaurus-put-away');
  const before = sara.heard.length;
  await ali.page.click('[data-kind="ready"]');
  await ali.page.waitForSelector('[data-testid="change"]');
  await expect.poll(() => updates(sara).at(-1)?.['chosen']).toEqual([0]);
  expect(sara.heard.slice(before).join('').includes('"box"')).toBe(false);
  await ali.page.click('[data-testid="change"]');
  await hands(ali).last().click();
  await ali.page.click('[data-kind="ready"]');
  await hands(sara).first().click();
  await sara.page.click('[data-kind="ready"]');
  await expect.poll(() => viewOf(ali).turn).toBe(1);
  await expect.poll(() => viewOf(ali).phase).toBe('choose');
  expect(viewOf(ali).hand[0]!.reduce((sum, n) => sum + n, 0)).toBe(4);
  expect(await ali.page.locator('[data-testid="change"]').count()).toBe(0);
  expect([...ali.troubles, ...sara.troubles]).toEqual([]);
  await ali.context.close();
  await sara.context.close();
});

it('U36: who watches sees every zoo, has no own area and may choose nothing', async () => {
  const me = await person(browser, server, faPhone);
  const guest = await person(browser, server, enDesk);
  const code = await playAt([me], { game: 'draftosaurus', bots: 2 });
  await guest.page.goto(`/t/${code}`);
  await guest.page.click('[data-testid="watch"]');
  await guest.page.waitForSelector('[data-testid="zoo"]');
  await playTo(me, 2);
  await expect.poll(() => guest.page.locator('[data-testid="mini"]').count()).toBe(3);
  expect(await guest.page.locator('[data-region="own"], [data-lit]').count()).toBe(0);
  await guest.page.click('[data-testid="mini"][data-seat="2"]');
  await expect.poll(() => guest.page.locator('[data-testid="zoo"] [data-piece^="zoo-2"]').count()).toBeGreaterThan(0);
  for (const update of updates(guest)) {
    for (const hand of ((update['view'] ?? {}) as Partial<View>).hand ?? []) expect(hand ?? [0]).toEqual((hand ?? [0]).map(() => 0));
    for (const event of (update['events'] ?? []) as Json[]) expect(['drawn', 'own_choice', 'own_place']).not.toContain(event['key']);
  }
  await shot(guest.page, 'draftosaurus-watching');
  expect(guest.troubles).toEqual([]);
  await guest.context.close();
  await me.context.close();
});
