// Survive: what others may not know. Staged moves stay on their device, values vanish after the set-up,
// and nothing that a tile has shown can be taken back.
import { expect, it } from 'vitest';
import { enDesk, faPhone, person, type Person } from './harness/browser';
import { clickSomething, dice } from './harness/play';
import { openStage } from './harness/stage';
import { playAt } from './harness/tables';

const { server, browser } = await openStage();

interface Update {
  type: string;
  ply?: number;
  staged?: number;
  view?: { value?: number[]; held?: number; phase?: string; place?: string[] };
  events?: { key: string }[];
}
// Updates as they came, and the steps of the past that were asked for.
const heardBy = (someone: Person): Update[] =>
  someone.heard
    .flatMap((text) => text.split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as Update & { steps?: Update[] })
    .flatMap((message) => (message.type === 'steps' ? (message.steps ?? []) : message.type === 'update' ? [message] : []));

// Clicks through the set-up of everybody at the table.
async function setUp(people: Person[]): Promise<void> {
  const roll = dice(3);
  const done = async (): Promise<boolean> => (await people[0]!.page.locator('[aria-current="step"]').count()) > 0;
  const end = Date.now() + 60_000;
  while (!(await done()) && Date.now() < end) {
    let clicked = false;
    for (const { page } of people) clicked = (await clickSomething(page, roll)) || clicked;
    if (!clicked) await people[0]!.page.waitForTimeout(10);
  }
  expect(await done()).toBe(true);
}
const values = (someone: Person): Promise<number> => someone.page.locator('[data-region="board"] text.value, [data-value]').count();

it('U20, U22: staged moves are seen by nobody else and undone one by one; strict memory hides every value', async () => {
  const a = await person(browser, server, faPhone, { name: 'Sara', preferences: { ask: 'never' } });
  const b = await person(browser, server, enDesk, { name: 'Ali', preferences: { ask: 'never' } });
  await playAt([a, b], { game: 'survive', options: 'first_seat=0' });
  await a.page.waitForSelector('[data-value][data-lit]');
  await setUp([a, b]);

  // U22: from now on no value anywhere.
  for (const someone of [a, b]) {
    expect(await values(someone)).toBe(0);
    const begun = heardBy(someone).findIndex(({ events }) => events?.some(({ key }) => key === 'begin'));
    expect(begun).toBeGreaterThan(0);
  }
  await a.page.reload();
  await a.page.waitForSelector('[data-lit]');
  for (const someone of [a, b]) {
    const all = heardBy(someone);
    const begun = all.findIndex(({ events }) => events?.some(({ key }) => key === 'begin'));
    for (const { view, events } of all.slice(begun)) {
      expect(view?.value?.some((n) => n > 0) ?? false).toBe(false);
      expect(events?.some(({ key }) => key === 'own_value') ?? false).toBe(false);
    }
    expect(await values(someone)).toBe(0);
    const kept = await someone.page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toMatch(/value|held/);
  }

  // U20: three moves of Sara's, undone to the start.
  const place = async (someone: Person): Promise<string> =>
    JSON.stringify(await someone.page.locator('[data-piece]').evaluateAll((all) => all.map((one) => [one.getAttribute('data-piece'), (one as SVGElement).style.transform]).sort()));
  const atStart = await place(a);
  const others = await place(b);
  const told = b.heard.length;
  const roll = dice(8);
  const undo = a.page.locator('[data-testid="undo"]');
  expect(await undo.count()).toBe(0);
  const staged = async (): Promise<number> => heardBy(a).findLast(({ type }) => type === 'update')?.staged ?? 0;
  // One click at a time, each waited for: a piece is taken up, a question comes, or a move is staged.
  const moment = async (): Promise<string> =>
    [await staged(), await a.page.textContent('[data-testid="prompt"]'), await a.page.locator('[data-testid="picker"]').count()].join();
  const step = async (n: number): Promise<void> => {
    for (let tries = 0; tries < 40 && (await staged()) < n; ++tries) {
      const lit = a.page.locator('[data-region="board"] [data-lit]');
      const count = await lit.count();
      const before = await moment();
      await lit.nth(roll(count)).click({ force: true, timeout: 2000 }).catch(() => undefined);
      await expect.poll(moment, { timeout: 3000 }).not.toBe(before);
    }
    expect(await staged()).toBe(n);
  };
  await step(1);
  await expect.poll(() => place(a)).not.toBe(atStart);
  await step(2);
  expect(b.heard.slice(told).filter((text) => text.includes('"update"'))).toEqual([]);
  expect(await place(b)).toBe(others);
  await undo.click();
  await expect.poll(staged).toBe(1);
  await undo.click();
  await expect.poll(() => undo.count()).toBe(0);
  await expect.poll(() => place(a)).toBe(atStart);
  expect(b.heard.slice(told).filter((text) => text.includes('"update"'))).toEqual([]);

  // A tile that has been turned over cannot be put back.
  await step(1);
  await a.page.click('[data-testid="offer"][data-kind="go"]');
  // [End moves] sends them: the others see, and nothing can be undone.
  await expect.poll(() => place(b)).not.toBe(others);
  await a.page.waitForSelector('[data-region="board"] [data-lit]');
  await expect.poll(() => undo.count()).toBe(0);
  await a.page.locator('[data-region="board"] [data-lit]').first().click({ force: true });
  await a.page.click('[data-testid="offer"][data-kind="go"]');
  await expect.poll(() => b.heard.slice(told).some((text) => text.includes('"sunk"'))).toBe(true);
  await expect.poll(() => undo.count()).toBe(0);
  expect([...a.troubles, ...b.troubles]).toEqual([]);
  await a.context.close();
  await b.context.close();
});

it('U22: with reminders only the owner sees the own values', async () => {
  const a = await person(browser, server, faPhone, { name: 'Sara' });
  const b = await person(browser, server, enDesk, { name: 'Ali' });
  await playAt([a, b], { game: 'survive', options: 'first_seat=0,memory=assist' });
  await a.page.waitForSelector('[data-value][data-lit]');
  await setUp([a, b]);
  expect(await values(a)).toBe(10);
  expect(await values(b)).toBe(10);
  for (const [seat, someone] of [a, b].entries()) {
    for (const { view } of heardBy(someone)) {
      const known = (view?.value ?? []).flatMap((n, id) => (n > 0 ? [Math.floor(id / 10)] : []));
      expect(known.every((owner) => owner === seat)).toBe(true);
    }
  }
  await a.context.close();
  await b.context.close();
});
