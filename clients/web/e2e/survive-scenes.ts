// Positions of Survive that play reaches seldom, made out of one that was played: a middle game of
// four in which seat 0 moves.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { placeNamed } from '../src/games/survive/chart';
import { codeOf } from '../src/games/survive/moves';
import sample from '../src/games/survive/sample.json';
import { person, type Device, type Person, type Wish } from './harness/browser';
import type { MoveTuple } from '../src/net/protocol';
import { Feed, type Scene } from './harness/feed';
import type { Server } from './harness/server';
import { steersmenIn, threatsIn } from './survive-threats';

export const at = (name: string): number => placeNamed(name)!.index;

export function move(kind: string, a = 0, b = 0, flags = 0): MoveTuple {
  return [codeOf(kind, a, b), flags];
}

export type View = typeof sample.update.view;
export const middle: View = sample.update.view;
export const names = ['Sara', 'Ali', 'Mina', 'Reza'];

// The middle game with some things changed, and these moves in it.
export function scene(changes: Record<string, unknown>, moves: MoveTuple[], more: Partial<Scene> = {}): Scene {
  const position = { ...middle, ...changes };
  const view = { ...position, ...threatsIn(position), ...steersmenIn(position) };
  const awaited = moves.length > 0 ? [0] : [1];
  return { game: 'survive', names, me: 0, update: { type: 'update', ply: 262, view, awaited, moves }, ...more };
}

// People somewhere else: by number, where and whether in a boat.
export function moved(people: Record<number, [place: string, aboard?: boolean]>): { place: string[]; aboard: boolean[] } {
  const place: string[] = [...middle.place];
  const aboard = [...middle.aboard];
  for (const [id, [where, inBoat]] of Object.entries(people)) {
    place[Number(id)] = where;
    aboard[Number(id)] = inBoat ?? false;
  }
  return { place, aboard };
}

// A hand of kept tiles: ground and back by number.
export function hand(...tiles: [ground: number, back: number][]): (number[][] | null)[] {
  const mine = [0, 1, 2].map((g) => Array.from({ length: 12 }, (_, b) => tiles.filter(([ground, back]) => ground === g && back === b).length));
  return [mine, null, null, null];
}

export const words = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../i18n/${language}/survive.json`, import.meta.url), 'utf8')) as Record<string, string>;
export const force = { force: true }; // refused ones are pressed too
export const hex = (name: string): string => `[data-hex="${name}"]`;
export const ending = '[data-testid="offer"][data-kind="end"]';
export const offered = '[data-testid="offer"][data-kind="go"]';

// Opens a scene on a device of its own, which must be left without a trouble.
export async function openScene(
  browser: Browser,
  server: Server,
  device: Device,
  given: Scene,
  use: (me: Person, feed: Feed) => Promise<void>,
  wish: Wish = {},
): Promise<void> {
  const me = await person(browser, server, device, wish);
  const feed = await Feed.open(me.page, given);
  await me.page.waitForSelector(hex('A1'));
  await use(me, feed);
  expect(me.troubles).toEqual([]);
  await me.context.close();
}
export async function middleOf(page: Page, name: string): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = (await page.locator(hex(name)).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height };
}
