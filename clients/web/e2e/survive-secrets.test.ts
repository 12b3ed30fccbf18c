// Survive: what others may not know. Staged moves stay on their device, values vanish after the set-up,
// and nothing that a tile has shown can be taken back.
import { expect, it } from 'vitest';
import { enDesk, faPhone, person, type Person } from './harness/browser';
import { clickSomething, dice, isOver } from './harness/play';
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
  const end = Date.now() + 120_000;
  while (!(await done()) && Date.now() < end) {
    let clicked = false;
    for (const { page } of people) clicked = (await clickSomething(page, roll, 0)) || clicked;
    if (!clicked) await people[0]!.page.waitForTimeout(10);
  }
  expect(await done()).toBe(true);
}
// Every message that came, whatever it is about.
const linesOf = (someone: Person): Update[] => someone.heard.flatMap((text) => text.split('\n').filter(Boolean)).map((line) => JSON.parse(line) as Update);
// Whether something anywhere in a message tells a value: of a piece, of the one in hand, of those still to place.
function tells(given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return false;
  const some = (one: unknown): boolean => (Array.isArray(one) ? one.some(some) : Number(one) > 0);
  return Object.entries(given).some(([key, one]) => (['value', 'held', 'unplaced'].includes(key) && some(one)) || one === 'own_value' || tells(one));
}
// From now on the page notes every value it shows before the end, and everything it stores.
const watch = ({ page }: Person): Promise<void> =>
  page.evaluate(() => {
    const noted = { shown: 0, looks: 0, stored: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]) };
    Object.assign(window, { noted });
    const look = (): void => {
      if (!document.querySelector('[aria-current="step"]')) return; // it is over
      noted.looks += 1;
      noted.shown += document.querySelectorAll('[data-region="board"] text.value, [data-value]').length;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
      noted.stored += `${key}${text}\n`;
      set.call(this, key, text);
    };
  });
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
      await expect.poll(moment).not.toBe(before);
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
  // D3: ending the moves stays in the draft, and can be taken back like them.
  const endMoves = async (): Promise<void> => {
    await a.page.click('[data-testid="offer"][data-kind="end"]');
    await expect.poll(staged).toBe(2);
  };
  await endMoves();
  await undo.click();
  await expect.poll(staged).toBe(1);
  await a.page.waitForSelector('[data-testid="offer"][data-kind="end"]');
  await endMoves();
  expect(b.heard.slice(told).filter((text) => text.includes('"update"'))).toEqual([]);
  expect(await place(b)).toBe(others);
  // The tile sends them: the others see both at once, and nothing can be undone.
  await a.page.waitForSelector('[data-region="board"] [data-lit]');
  await a.page.locator('[data-region="board"] [data-lit]').first().click({ force: true });
  await a.page.click('[data-testid="offer"][data-kind="go"]');
  await expect.poll(() => place(b)).not.toBe(others);
  await expect.poll(() => b.heard.slice(told).some((text) => text.includes('"sunk"'))).toBe(true);
  await expect.poll(() => undo.count()).toBe(0);
  expect([...a.troubles, ...b.troubles]).toEqual([]);
  await a.context.close();
  await b.context.close();
});

it('U22: strict memory hides every value until the end, from the page, the storage and the messages', { timeout: 180_000 }, async () => {
  const quick = { ask: 'never', oneTap: true };
  const a = await person(browser, server, faPhone, { name: 'Sara', preferences: quick });
  const b = await person(browser, server, enDesk, { name: 'Ali', preferences: quick });
  const guest = await person(browser, server, enDesk, { name: 'Mina' });
  const table = await playAt([a, b], { game: 'survive', options: 'first_seat=0' });
  await guest.page.goto(`/t/${table}`);
  await guest.page.click('[data-testid="watch"]');
  await guest.page.waitForSelector('[data-region="board"]');
  await a.page.waitForSelector('[data-value][data-lit]');
  await setUp([a, b]);
  const everybody = [a, b, guest];
  for (const someone of everybody) await watch(someone);
  // What each has placed, in order: as the last update of the set-up told it.
  const placed = [a, b].map((someone, seat) => {
    const last = heardBy(someone).findLast(({ view }) => view?.value?.some((n) => n > 0))!.view!.value!;
    return last.slice(seat * 10, seat * 10 + 10);
  });
  expect(placed.map((own) => [...own].sort().join('')), 'the test knows the secrets').toEqual(['1112233456', '1112233456']);

  const roll = dice(5);
  const end = Date.now() + 150_000;
  while (!(await isOver(a.page)) && Date.now() < end) {
    let clicked = false;
    for (const { page } of [a, b]) clicked = (await clickSomething(page, roll, 0)) || clicked;
    if (!clicked) await a.page.waitForTimeout(10);
  }
  for (const someone of everybody) {
    await expect.poll(() => isOver(someone.page)).toBe(true);
    const lines = linesOf(someone);
    const begun = lines.findIndex(({ events }) => events?.some(({ key }) => key === 'begin'));
    const over = lines.findIndex(({ view }) => view?.phase === 'over');
    expect(over).toBeGreaterThan(begun + 30);
    expect(lines.slice(begun, over).filter(tells)).toEqual([]);
    expect(tells(lines[over]), 'all is open at the end').toBe(true);
    const noted = await someone.page.evaluate(() => (window as unknown as { noted: { shown: number; looks: number; stored: string } }).noted);
    expect(noted.looks).toBeGreaterThan(30);
    expect(noted.shown).toBe(0);
    expect(noted.stored).not.toMatch(/value|held|unplaced/);
    for (const own of placed) expect(noted.stored.replace(/[^\d]+/g, ' ')).not.toContain(own.join(' '));
    expect(someone.troubles).toEqual([]);
    await someone.context.close();
  }
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
