// Farar played for real: whole matches by clicks and by keys, secrets and sums held against every
// message of the server.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import fa from '../../../i18n/fa/farar.json';
import faSite from '../../../i18n/fa/site.json';
import { faces } from '../src/games/farar/coals';
import { readLines } from '../src/net/lines';
import { answered, positions, seated } from './farar-table';
import { enDesk, faPhone, person, shot, type Person } from './harness/browser';
import { playByClicks, playByKeys, playNow, drawn } from './harness/play';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();

// A shorter match than the rulebook's.
async function shortMatch(someone: Person): Promise<void> {
  await someone.context.addInitScript(() => localStorage.setItem('mohreh.play', JSON.stringify({ farar: { options: 'max_rounds=12', bots: 3 } })));
  await playNow(someone.page, 'farar');
}

interface Seen {
  outside: string[]; // regions that are not whole in the viewport
  scrolls: boolean;
  small: string[]; // buttons below 44 × 44
  latin: string; // digits of another script in the regions
  ladder: { stake: number; covered: boolean }[];
  lines: Record<string, string>;
  wealth: number[]; // seats whose exact wealth is in the page
  rows: { seat: number; net: number; parts: number; total: string | null }[];
  nodes: number;
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const all = <T extends Element>(what: string, root: ParentNode = document) => [...root.querySelectorAll<T & HTMLElement>(what)];
    const shown = (element: Element) => element.getClientRects().length > 0;
    const regions = all('[data-region="board"], [data-region="own"], [data-region="actions"]');
    const outside = regions.filter((region) => {
      const box = region.getBoundingClientRect();
      return box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5 || region.scrollHeight > region.clientHeight + 1;
    });
    const small = regions.flatMap((region) => all('button', region)).filter((button) => {
      const box = button.getBoundingClientRect();
      return shown(button) && (box.width < 43.5 || box.height < 43.5);
    });
    const root = document.scrollingElement!;
    return {
      outside: outside.map((region) => `${region.dataset['region']} ${JSON.stringify(region.getBoundingClientRect())} ${region.scrollHeight}>${region.clientHeight}`),
      scrolls: root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1,
      small: small.map((button) => `${button.textContent} ${button.getBoundingClientRect().width}×${button.getBoundingClientRect().height}`),
      latin: regions.map((region) => region.innerText).join(' ').match(/[0-9\u0660-\u0669]/)?.[0] ?? '',
      ladder: all('[data-stake]').map((rung) => ({ stake: Number(rung.dataset['stake']), covered: rung.dataset['covered'] === 'true' })),
      lines: Object.fromEntries(all('[data-line]').map((line) => [line.dataset['line'], line.innerText])),
      wealth: all('[data-wealth]').map((sum) => Number(sum.dataset['wealth'])),
      rows: all('[data-testid="count"] [data-net]').map((row) => ({
        seat: Number(row.dataset['seat']),
        net: Number(row.dataset['net']),
        parts: all('[data-part]', row).reduce((sum, part) => sum + Number(part.dataset['n']), 0),
        total: row.querySelector('[data-wealth]')?.textContent ?? null,
      })),
      nodes: document.querySelectorAll('svg *, svg').length,
    };
  });

const persian = (n: number): string => String(n).replace(/\d/g, (d) => '۰۱۲۳۴۵۶۷۸۹'[Number(d)]!);

it('U4, U5, U29, U33: a whole match by clicks on a phone in Persian', async () => {
  const me = await person(browser, server, faPhone);
  await shortMatch(me);
  let counts = 0;
  let ladders = 0;
  await playByClicks(me.page, 7, {
    look: async () => {
      await expect.poll(() => answered(me), { interval: 5 }).toBe(true);
      await drawn(me.page);
      const heard = positions(me, 0).length;
      const seen = await look(me.page);
      expect(seen.outside, 'regions in view').toEqual([]);
      expect(seen.scrolls, 'nothing scrolls').toBe(false);
      expect(seen.small, 'buttons for a finger').toEqual([]);
      expect(seen.latin).toBe('');
      expect(seen.nodes).toBeLessThanOrEqual(900);
      for (const row of seen.rows) expect(row.parts, `row of ${row.seat}`).toBe(row.net);
      counts += seen.rows.length > 0 ? 1 : 0;
      if (heard !== positions(me, 0).length) return; // the position has changed under the eyes
      const { view } = positions(me, 0).at(-1)!;
      const drawer = (view.start + view.drawn) % view.position.length;
      if (view.phase === 'decision' && drawer === 0 && seen.ladder.length > 0) {
        const worth = (haul: number[]): number => faces.reduce((sum, face, kind) => sum + face * haul[kind]!, 0);
        const best = Math.max(0, ...view.haul.map((haul, seat) => (seat === drawer ? 0 : worth(haul))));
        const stakes = [...new Set(view.stake.filter((n): n is number => (n ?? 0) > 0))].sort((a, b) => b - a);
        expect(seen.ladder).toEqual(stakes.map((stake) => ({ stake, covered: stake <= best })));
        expect(seen.lines['best']).toContain(persian(best));
        ladders += 1;
      }
      if (view.phase !== 'over') for (const seat of seen.wealth) expect([0, ...view.pact]).toContain(seat);
    },
  });
  expect(ladders).toBeGreaterThan(0);
  // What came over the wire: nobody's wealth but mine and that of those in a pact.
  const heard = positions(me, 0);
  for (const { view } of heard) {
    if (view.phase === 'over') continue;
    view.wealth.forEach((sum, seat) => expect(sum === null || seat === 0 || view.pact.includes(seat), `wealth of seat ${seat}`).toBe(true));
    if (view.phase === 'betting') expect(view.stake.every((sum, seat) => sum === null || seat === 0)).toBe(true);
  }
  // The last count stands on the table and equals the engine's outcome.
  const ended = me.heard.flatMap(readLines).find((message) => message.type === 'ended');
  if (ended?.type !== 'ended') throw new Error('no end');
  await me.page.keyboard.press('Escape');
  await me.page.waitForSelector('[data-testid="count"]');
  const end = await look(me.page);
  expect(end.rows).toHaveLength(4);
  for (const row of end.rows) {
    expect(row.parts).toBe(row.net);
    expect(row.total).toBe(persian(ended.points[row.seat]!));
    expect(ended.scores[row.seat]!.reduce((sum, [, points]) => sum + points, 0)).toBe(ended.points[row.seat]);
  }
  for (const { update, view } of heard) {
    const rows = update.scores?.[0];
    if (rows && view.phase !== 'over') expect(rows.reduce((sum, [, points]) => sum + points, 0)).toBe(view.wealth[0]);
  }
  await shot(me.page, 'farar-end-fa');
  expect(me.troubles).toEqual([]);
  expect(counts, 'counts between rounds').toBeGreaterThan(0);
  await me.context.close();
});

it('U13: a whole match with the keyboard alone on a desk in English', async () => {
  const me = await person(browser, server, enDesk);
  await shortMatch(me);
  await playByKeys(me.page, 3);
  expect(me.troubles).toEqual([]);
  await me.context.close();
});

it('U28: stakes in tens, closed fists, and a change until the last seal', async () => {
  const people = [
    { name: 'سارا', device: faPhone },
    { name: 'Ali', device: enDesk },
  ];
  const [sara, ali] = (await seated(browser, server, people, { options: 'first_seat=0' })) as [Person, Person];
  const slider = sara.page.locator('[data-testid="stake-slider"]');
  const sum = () => sara.page.locator('[data-testid="stake-sum"]').innerText();
  const control = await slider.evaluate((input: HTMLInputElement) => [input.min, input.max, input.step].map(Number));
  expect(control).toEqual([0, 200, 10]);
  // Whatever the slider is given, a multiple of ten between nothing and everything comes out.
  for (const [given, got] of [[57, '۶۰'], [0, '۰'], [999, '۲۰۰'], [-30, '۰'], [84, '۸۰']] as const) {
    await slider.evaluate((input: HTMLInputElement, n) => {
      input.value = String(n);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, given);
    await expect.poll(sum).toBe(got);
  }
  for (const [press, got] of [['ArrowUp', '۹۰'], ['ArrowDown', '۸۰'], ['ArrowLeft', '۹۰'], ['ArrowRight', '۸۰'], ['End', '۲۰۰'], ['Home', '۰']] as const) {
    await slider.press(press);
    await expect.poll(sum).toBe(got);
  }
  for (const [button, got] of [['stake-half', '۱۰۰'], ['chip-20', '۱۲۰'], ['stake-all', '۲۰۰'], ['stake-least', '۰'], ['chip-50', '۵۰'], ['chip-20', '۷۰']] as const) {
    await sara.page.click(`[data-testid="${button}"]`);
    await expect.poll(sum).toBe(got);
  }
  await sara.page.click('[data-kind="seal"]');
  await sara.page.waitForSelector('[data-testid="change"]');
  await expect.poll(() => sara.page.locator('[data-testid="own-stake"]').innerText()).toBe('۷۰');

  // The other one sees a fist and no number, in the page and on the wire.
  await ali.page.waitForSelector('[data-testid="ladder"] [data-seat="0"][data-sealed="true"]');
  expect(await ali.page.locator('[data-testid="ladder"] [data-seat="0"]').innerText()).not.toMatch(/70|۷۰/);
  expect(await ali.page.locator('[data-stake]').count()).toBe(0);
  expect(positions(ali, 1).at(-1)!.view.stake).toEqual([null, null]);
  expect(ali.heard.join()).not.toMatch(/own_stake|"choice"/);
  await shot(sara.page, 'farar-sealed-fa');

  await sara.page.click('[data-testid="change"]');
  await ali.page.waitForSelector('[data-testid="ladder"] [data-seat="0"][data-sealed="false"]');
  await sara.page.click('[data-testid="chip-20"]');
  const changed = '۹۰';
  await expect.poll(sum).toBe(changed);
  await sara.page.click('[data-kind="seal"]');
  await sara.page.waitForSelector('[data-testid="change"]');
  expect(positions(ali, 1).at(-1)!.view.stake).toEqual([null, null]);

  await ali.page.click('[data-testid="stake-least"]');
  await ali.page.click('[data-kind="seal"]');
  await ali.page.waitForSelector('[data-testid="turn"]');
  await expect.poll(() => positions(ali, 1).at(-1)!.view.stake.map((n) => persian(n ?? -1))).toEqual([changed, '۰']);
  await expect.poll(() => sara.page.locator('[data-testid="change"]').count()).toBe(0);
  expect([...sara.troubles, ...ali.troubles]).toEqual([]);
  await sara.context.close();
  await ali.context.close();
});

it('U19, U30: what may not be done now says why in the words of the engine', async () => {
  const reason = async (sara: Person, button: string): Promise<string> => {
    const before = sara.heard.length;
    await sara.page.click(button, { force: true });
    const key = await expect
      .poll(() => sara.heard.slice(before).flatMap(readLines).map((message) => (message.type === 'answer' ? (message.answer as { key?: string }).key : undefined)).find(Boolean))
      .toBeTruthy()
      .then(() => sara.heard.slice(before).flatMap(readLines).flatMap((message) => (message.type === 'answer' ? [(message.answer as { key: string }).key] : []))[0]!);
    const words = { ...faSite, ...fa } as unknown as Record<string, string>;
    const expected = words[`why.${key}`]!;
    await expect.poll(() => sara.page.locator('[data-testid="why"]').innerText()).toBe(expected);
    await expect.poll(() => sara.page.locator('[aria-live="assertive"]').allInnerTexts().then((all) => all.join())).toContain(expected);
    return key;
  };
  // Ali draws first. One first coal in five is a devil and ends his turn: then another table is made.
  for (let waits = false; !waits; ) {
    const [sara, ali] = (await seated(browser, server, [{ name: 'سارا', device: faPhone }, { name: 'Ali', device: enDesk }], { options: 'first_seat=1' })) as [Person, Person];
    // Before any coal: Stop is there, refused, and changes nothing.
    expect(await sara.page.locator('[data-kind="stop"]').getAttribute('aria-disabled')).toBe('true');
    expect(await reason(sara, '[data-kind="stop"]')).toBe('stakes_first');
    await sara.page.click('[data-kind="seal"]');
    await ali.page.click('[data-kind="seal"]');
    const now = () => positions(sara, 0).at(-1)!.view;
    await expect.poll(() => now().phase !== 'betting' || now().round > 1).toBe(true);
    waits = now().drawer === 1;
    if (waits) {
      // So Sara may neither draw nor stop.
      await sara.page.waitForSelector('[data-testid="turn"]');
      expect(await reason(sara, '[data-kind="draw"]')).toBe('not_your_turn');
      expect(sara.sent.filter((text) => text.includes('"type":"move"'))).toHaveLength(1);
    }
    expect(sara.troubles).toEqual([]);
    await sara.context.close();
    await ali.context.close();
  }
});

it('D1: drawing at a real table, the told loss is the haul after every coal', async () => {
  let draws = 0;
  // A devil ends a turn: then another table is made, until some hauls have grown.
  while (draws < 3) {
    const [sara, ali] = (await seated(browser, server, [{ name: 'Sara', device: enDesk }, { name: 'Ali', device: enDesk }], { options: 'first_seat=0' })) as [Person, Person];
    for (const one of [sara, ali]) {
      await one.page.click('[data-testid="stake-least"]');
      await one.page.click('[data-kind="seal"]');
    }
    const now = () => positions(sara, 0).at(-1)!.view;
    await expect.poll(() => now().phase !== 'betting').toBe(true);
    for (let coals = 1; now().drawer === 0 && coals < 5; coals += 1) {
      const sum = now().sums[0]!;
      await expect.poll(() => sara.page.locator('[data-testid="risk"]').innerText().then((text) => text.replace(/[\u2066-\u2069]/g, ''))).toBe(`If a devil comes: Haul −${sum}`);
      draws += coals > 1 ? 1 : 0;
      const heard = positions(sara, 0).length;
      await sara.page.keyboard.press('KeyE');
      await expect.poll(() => positions(sara, 0).length).toBeGreaterThan(heard);
    }
    expect([...sara.troubles, ...ali.troubles]).toEqual([]);
    await sara.context.close();
    await ali.context.close();
  }
});

it('U29: an open table shows every sum', async () => {
  const [sara] = (await seated(browser, server, [{ name: 'سارا', device: faPhone }], { options: 'open_wealth=yes,track_numbers=100+400+900', bots: 2 })) as [Person];
  await sara.page.waitForSelector('[data-testid="ladder"] [data-seat="1"]');
  const shown = await sara.page.locator('[data-wealth]').evaluateAll((sums) => sums.map((one) => Number((one as HTMLElement).dataset['wealth'])));
  expect(shown.sort()).toEqual([1, 2]);
  // The track has the table's own numbers, the lowest in words.
  const track = await sara.page.locator('[data-testid="track"] li').allInnerTexts();
  expect(track.map((text) => text.trim()).filter(Boolean)).toEqual(['۹۰۰', '۴۰۰', 'تا ۱۰۰']);
  await sara.context.close();
});
