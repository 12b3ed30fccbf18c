// Who watches, on a page or on a table screen, gets no secret and no choice through a whole match.
import { describe, expect, it } from 'vitest';
import { enDesk, faPhone, person, type Person } from './harness/browser';
import { allGames, type Game } from './harness/play';
import { robotMatch } from './harness/robot';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();

const options: Partial<Record<Game, string>> = { farar: 'max_rounds=10', zirkhaki: 'rings=on' };

interface Update {
  type: string;
  table?: string;
  seat?: number;
  full?: boolean;
  ply?: number;
  view?: Record<string, unknown>;
  events?: { key: string }[];
  moves?: unknown[];
  choice?: number;
}
interface Step {
  ply: number;
  view: Record<string, unknown>;
}

const updatesOf = (who: Person): Update[] =>
  who.heard
    .flatMap((text) => text.split('\n'))
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Update)
    .filter((message) => message.type === 'update');

// What a viewer knew after each ply, by the record.
async function knownBy(match: string, view: string, plies: number): Promise<Map<number, Record<string, unknown>>> {
  const known = new Map<number, Record<string, unknown>>();
  for (let from = 0; from === 0 || from < plies; from += 1000) {
    const to = Math.min(plies, from + 1000);
    const steps = (await (await fetch(`${server.url}/api/records/${match}/steps?from=${from}&to=${to}&view=${view}`)).json()) as Step[];
    let whole: Record<string, unknown> = {};
    for (const step of steps) known.set(step.ply, (whole = { ...whole, ...step.view }));
  }
  return known;
}

// Notes any own area or choice that ever stood on the page.
const recordOwn = (who: Person): Promise<unknown> =>
  who.page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { ownSeen: seen });
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('[data-region="own"], [data-lit], [data-testid="choice"]')) {
        if (one.checkVisibility() && seen.length < 5) seen.push(one.outerHTML.slice(0, 120));
      }
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });

describe('watching', () => {
  it.each(allGames)('U36: %s shows a spectator and a table screen no own area, no choice and no secret', async (game) => {
    const watcher = await person(browser, server, faPhone);
    const screen = await person(browser, server, enDesk);
    const robot = await person(browser, server, enDesk);
    await Promise.all([recordOwn(watcher), recordOwn(screen)]);
    const played = await robotMatch(robot.page, server, { game, options: options[game] ?? '', bots: ['random', 'random'] }, async (table) => {
      await watcher.page.goto(`/t/${table}`);
      await screen.page.goto(`/t/${table}?screen`);
      for (const who of [watcher, screen]) await expect.poll(() => who.heard.some((text) => text.includes('"type":"table"'))).toBe(true);
    });
    expect(played.aborted).toBe(false);
    const info = (await (await fetch(`${server.url}/api/records/${played.match}/info`)).json()) as { plies: number; seats: number };
    const publicly = await knownBy(played.match, 'spectator', info.plies);
    const seats = await Promise.all(Array.from({ length: info.seats }, (_, seat) => knownBy(played.match, String(seat), info.plies)));

    let secrets = 0;
    for (const who of [watcher, screen]) {
      // A quick match is over before a page has read all that it was sent.
      await expect.poll(() => who.heard.some((text) => text.includes('"type":"ended"')), { timeout: 20_000 }).toBe(true);
      const updates = updatesOf(who);
      expect(updates.length).toBeGreaterThan(10);
      let view: Record<string, unknown> = {};
      for (const update of updates) {
        expect(update.seat ?? -2, 'an update for a seat').toBe(-2);
        expect(update.moves ?? [], 'moves').toEqual([]);
        expect(update.choice, 'a choice').toBeUndefined();
        for (const event of update.events ?? []) expect(event.key).not.toMatch(/^(own_|peeked|drawn)/);
        view = update.full ? (update.view ?? {}) : { ...view, ...update.view };
        const ply = update.ply ?? 0;
        const open = publicly.get(ply);
        if (!open || ply >= info.plies) continue; // at the end everything is open
        for (const seat of seats) {
          const own = seat.get(ply) ?? {};
          for (const key of Object.keys(own)) {
            const hidden = JSON.stringify(own[key]);
            if (hidden === JSON.stringify(open[key]) || hidden === undefined) continue;
            secrets += 1;
            expect(JSON.stringify(view[key]), `${key} after ply ${ply}`).not.toBe(hidden);
          }
        }
      }
      await who.page.waitForSelector('[data-region="board"]');
      expect(await who.page.evaluate('ownSeen'), 'an own area or a choice').toEqual([]);
    }
    expect(secrets, 'facts that only seats knew').toBeGreaterThan(0);
    for (const one of [watcher, screen, robot]) await one.context.close();
  });
});
