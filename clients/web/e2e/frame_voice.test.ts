// What is spoken at a table: a recorded turn of each game, told in exactly the sentences of its list
// (golden/<game>.<language>.txt; MOHREH_GOLDEN=write writes them anew).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enDesk, faPhone, person, type Device, type Person } from './harness/browser';
import { Feed, type Scene } from './harness/feed';
import { allGames } from './harness/play';
import { recordings, turnOf } from './harness/recorded';
import { openStage } from './harness/stage';
import { at, move as surviveMove, scene as surviveScene } from './survive-scenes';
import { decisions } from './zirkhaki-scenes';
import { holdTime, keepTime, pass } from './harness/time';
import { forgetVoice, recordVoice, told } from './harness/voice';

const { server, browser } = await openStage();

// Bit by bit, so that what the page asks meanwhile is answered meanwhile.
async function letPass(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 25) await pass(page, 25);
}
const quiet = (page: Page) => letPass(page, 900); // whatever is to be told has been told by then

// A table whose page tells only while the test lets time pass.
async function listen(device: Device, scene: Scene, preferences: Record<string, unknown> = {}): Promise<{ me: Person; feed: Feed }> {
  const me = await person(browser, server, device, { preferences });
  await recordVoice(me.page);
  await keepTime(me.page);
  const feed = await Feed.open(me.page, scene);
  await holdTime(me.page);
  return { me, feed };
}

// One after another: what is asked is told a moment after what led to it.
async function tellAll(page: Page, feed: Feed, updates: Record<string, unknown>[]): Promise<void> {
  for (const update of updates) {
    feed.update(update);
    await letPass(page, 150);
  }
  await quiet(page);
}

describe.each([faPhone, enDesk])('$language', (device) => {
  it.each(allGames)('U16: a turn of %s is told in the sentences of its list, in order, once each', async (game) => {
    const { then, ...scene } = turnOf(game);
    const { me, feed } = await listen(device, { game, ...scene });
    await quiet(me.page);
    await forgetVoice(me.page);
    await tellAll(me.page, feed, then);
    const file = join(recordings, `${game}.${device.language}.txt`);
    if (process.env['MOHREH_GOLDEN'] === 'write') writeFileSync(file, (await told(me.page)).join('\n') + '\n');
    expect(existsSync(file), file).toBe(true);
    const golden = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(golden.length).toBeGreaterThan(5);
    expect(await told(me.page)).toEqual(golden);
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });
});

it('U16: with short reading aloud a group comes to its last sentence', async () => {
  const { then, ...scene } = turnOf('zirkhaki');
  const { me, feed } = await listen(enDesk, { game: 'zirkhaki', ...scene }, { readAloud: 'short' });
  await quiet(me.page);
  await forgetVoice(me.page);
  await tellAll(me.page, feed, then);
  expect(await told(me.page)).toEqual([
    'The map turns up Coin 4',
    'Mina plays Coin 4 from the burnt pile',
    'Mina reveals Key 3',
    '! Mina burns on a second Coin; 4 cards are lost',
    'Turn of Sara',
    '! Your turn begins: reveal a card',
    'The snake demands 2 more cards',
    '2 more cards are due',
    'Sara reveals Key 5',
    '1 more card is due',
    'Sara reveals Chest 3',
    'Reveal another card, or collect?',
    'Turn of Ali',
  ]);
  await me.context.close();
});

it('S5: the chance and the gain are told with the question where they are shown, once', async () => {
  const turn = '! Your turn: Reveal another card, or collect?';
  const scene = decisions(3)['choice']!;
  const silent = { hints: { hints: false }, short: { readAloud: 'short' } };
  for (const [name, preferences] of Object.entries({ full: {}, ...silent })) {
    const { me, feed } = await listen(enDesk, scene, preferences);
    const all = name === 'full' ? [turn, 'Chance of burning 27%, collecting gains +21'] : [turn];
    await quiet(me.page);
    expect(await told(me.page), name).toEqual(all);
    feed.update({ ...scene.update, full: true, events: [] }); // the same again
    await quiet(me.page);
    expect(await told(me.page), name).toEqual(all);
    await me.context.close();
  }
});

it('S4: what is asked within a turn is told when it changes, also by an own touch', async () => {
  const me = await person(browser, server, enDesk);
  await recordVoice(me.page);
  const walks = [surviveMove('walk', 1, at('F6')), surviveMove('walk', 7, at('E5'))];
  const feed = await Feed.open(me.page, surviveScene({ phase: 'move', points: 2 }, walks));
  await expect.poll(() => told(me.page)).toEqual(['! Your turn: Choose a piece: 2 moves left', 'Step 2 of 4: Move']);
  await forgetVoice(me.page);
  await me.page.click('[data-hex="F7"]', { force: true });
  await expect.poll(() => told(me.page)).toEqual(['Choose where it goes']);
  await forgetVoice(me.page);
  feed.update({ ...surviveScene({ phase: 'sink' }, [surviveMove('sink', 0, at('F6')), surviveMove('sink', 0, at('E5'))]).update, full: true, ply: 263 });
  await expect.poll(() => told(me.page)).toEqual(['Step 3 of 4: Remove a land tile', 'Choose a tile to sink']);
  await me.context.close();
});

it('S4: a turn is told together with its question, also where the board comes late', async () => {
  const me = await person(browser, server, enDesk);
  await recordVoice(me.page);
  await keepTime(me.page);
  let release = (): void => {};
  const late = new Promise<void>((go) => (release = go));
  await me.page.route(/\/assets\/Board-[^/]*\.js/, async (route) => {
    await late;
    await route.continue();
  });
  const opened = Feed.open(me.page, surviveScene({ phase: 'move', points: 2 }, [surviveMove('walk', 1, at('F6')), surviveMove('walk', 7, at('E5'))]));
  await me.page.waitForSelector('[data-seat="0"]');
  await pass(me.page, 2000);
  expect(await told(me.page)).toEqual([]);
  release();
  await opened;
  await expect.poll(() => told(me.page)).toEqual(['! Your turn: Choose a piece: 2 moves left', 'Step 2 of 4: Move']);
  await me.context.close();
});
