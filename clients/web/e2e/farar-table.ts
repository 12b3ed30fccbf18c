// Tables of Farar for tests, and what a page has heard of the match, merged as the page does it.
import type { Browser } from 'playwright-core';
import { mergeView, readLines } from '../src/net/lines';
import type { FararEvent, FararView, Update } from '../src/net/protocol';
import { person, type Device, type Person, type Wish } from './harness/browser';
import type { Server } from './harness/server';
import { playAt } from './harness/tables';

// People at one table with bots after them, started; each at an own device.
export async function seated(
  browser: Browser,
  server: Server,
  people: { name: string; device: Device; wish?: Wish }[],
  { options = '', bots = 0 }: { options?: string; bots?: number } = {},
): Promise<Person[]> {
  const there: Person[] = [];
  for (const { name, device, wish } of people) there.push(await person(browser, server, device, { name, ...wish }));
  await playAt(there, { game: 'farar', options, bots, level: 'medium' });
  return there;
}

export interface Heard {
  view: FararView;
  events: FararEvent[];
  update: Update;
}

// What was read already: a match has hundreds of messages.
const read = new WeakMap<Person, { texts: number; all: Heard[] }>();

// Every position that a page has heard of, in order, as seen from `seat`.
export function positions(someone: Person, seat: number): Heard[] {
  const known = read.get(someone) ?? { texts: 0, all: [] };
  read.set(someone, known);
  for (; known.texts < someone.heard.length; known.texts += 1) {
    for (const update of readLines(someone.heard[known.texts]!)) {
      if (update.type !== 'update' || update.seat !== seat) continue;
      const old = (known.all.at(-1)?.view ?? null) as unknown as Record<string, unknown> | null;
      const view = mergeView(old, update) as unknown as FararView;
      known.all.push({ view, events: update.events as unknown as FararEvent[], update });
    }
  }
  return known.all;
}

// Whether every move that the page sent has its answer.
export function answered(someone: Person): boolean {
  const sent = someone.sent.filter((text) => text.includes('"type":"move"')).length;
  const kinds = ['accepted', 'sealed', 'refused'];
  return someone.heard.flatMap(readLines).filter((message) => kinds.includes(message.type)).length >= sent;
}
