// Where the points come from, during a match: the rows add up to the total and are what the server says.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { mergeView } from '../src/net/lines';
import { enDesk, person, type Person } from './harness/browser';
import { Feed } from './harness/feed';
import { allGames, clickSomething, dice, isOver, type Game } from './harness/play';
import { sceneOf } from './harness/recorded';
import { openStage } from './harness/stage';
import { playAt } from './harness/tables';
import { said } from './harness/turn';

const { server, browser } = await openStage();

interface Scores {
  rows: number[];
  total: number | null; // null: nothing may be known before the end
}
const sum = (rows: number[]): number => rows.reduce((all, points) => all + points, 0);

// What a seat is worth by the pieces on the table themselves.
const worth: Record<Game, (view: any, seat: number) => number> = {
  farar: (view, seat) => view.wealth[seat],
  zirkhaki: (view, seat) => sum(Object.values<number[]>(view.field[seat]).map((stack) => stack.at(-1) ?? 0)),
  draftosaurus: (view, seat) => view.score[seat].total,
  survive: (view, seat) =>
    sum((view.place as string[]).map((place, id) => (Math.floor(id / 10) === seat && ['nw', 'ne', 'sw', 'se'].includes(place) ? view.value[id] : 0))),
};
const open: readonly Game[] = ['zirkhaki', 'draftosaurus']; // who has no rows there has no points
// Every word of the server on the scores, in the form of the panel, with the view it belongs to.
function told(me: Person, game: Game): { scores: Scores[]; view: Record<string, unknown> }[] {
  let view: Record<string, unknown> | null = null;
  let scores: Scores[] = [];
  return said(me)
    .filter((message) => message['type'] === 'update')
    .map((update) => {
      view = mergeView(view, { full: update['full'] === true, view: (update['view'] ?? {}) as Record<string, unknown> });
      const given = update['scores'] as [string, number][][] | undefined;
      if (given) scores = given.map((rows) => ({ rows: rows.map(([, n]) => n), total: rows.length > 0 || open.includes(game) ? sum(rows.map(([, n]) => n)) : null }));
      return { scores, view };
    });
}

// Notes every breakdown that the panel shows.
const recordPanel = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const panels: string[] = [];
    Object.assign(window, { panels });
    const numbers = (section: Element, mark: string): number[] => [...section.querySelectorAll(`[${mark}]`)].map((one) => Number(one.getAttribute(mark)));
    const note = (): void => {
      const sections = [...document.querySelectorAll('[data-testid^="scores-"]')];
      const now = JSON.stringify(sections.map((section) => ({ rows: numbers(section, 'data-points'), total: numbers(section, 'data-total')[0] ?? null })));
      if (now !== '[]' && panels.at(-1) !== now) panels.push(now);
    };
    note();
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  });

const options: Record<Game, string> = { farar: 'open_wealth=yes', zirkhaki: '', draftosaurus: '', survive: 'memory=assist' };
// In Survive points are what was saved, and chance saves nobody: there I let time run out, and after two
// choices a bot plays my people.
const settings: Partial<Record<Game, Record<string, unknown>>> = { survive: { clock_seconds: 5 } };
const moments = 6;

// Side by side: in one of them nobody does anything but wait.
it.concurrent.for(allGames)('U33: at several moments of a live match of %s the rows add up to the totals', async (game, { expect }) => {
  const me = await person(browser, server, enDesk);
  await playAt([me], { game, options: `${options[game]}${options[game] ? ',' : ''}first_seat=0`, bots: 2, settings: settings[game] ?? {} });
  await me.page.keyboard.press('KeyS');
  await me.page.waitForSelector('[data-testid="scores-0"]');
  await recordPanel(me.page);
  const roll = dice(17);
  const panels = (): Promise<string[]> => me.page.evaluate('panels');
  const end = Date.now() + 150_000; // for a busy machine
  while ((await panels()).length < moments && Date.now() < end && !(await isOver(me.page))) {
    if (settings[game]) await me.page.waitForTimeout(100); // the others are at it
    else await clickSomething(me.page, roll);
  }
  const seen = await panels();
  expect(seen.length, 'breakdowns that were shown').toBeGreaterThanOrEqual(3);
  const words = told(me, game);
  for (const panel of seen) {
    const word = words.find(({ scores }) => JSON.stringify(scores) === panel);
    expect(word, `the server never said ${panel}`).toBeDefined();
    word!.scores.forEach(({ rows, total }, seat) => {
      if (total === null) return;
      expect(sum(rows)).toBe(total);
      expect(total, `seat ${seat}`).toBe(worth[game](word!.view, seat));
    });
  }
  expect(me.troubles).toEqual([]);
  await me.context.close();
});

it.each(allGames)('U33: in a recorded moment of %s only what may be known is added up', async (game) => {
  const me = await person(browser, server, enDesk);
  const scene = sceneOf(game);
  await Feed.open(me.page, scene);
  await me.page.keyboard.press('KeyS');
  await me.page.waitForSelector('[data-testid="scores-0"]');
  const known = (scene.update['scores'] as unknown[][]).map((rows) => rows.length > 0 || open.includes(game));
  await recordPanel(me.page);
  const scores = JSON.parse((await me.page.evaluate('panels[0]')) as string) as Scores[];
  expect(scores.map(({ total }) => total !== null)).toEqual(known);
  for (const { rows, total } of scores) if (total !== null) expect(sum(rows)).toBe(total);
  await me.context.close();
});
