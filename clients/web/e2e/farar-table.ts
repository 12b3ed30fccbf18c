// Tables of Farar for tests: people seated over the wire and started, and what a page has heard of
// the match, merged as the page does it.
import type { Browser } from 'playwright-core';
import { newContribution } from '../src/net/entropy';
import { mergeView, readLines } from '../src/net/lines';
import { version, type FararEvent, type FararView, type Update } from '../src/net/protocol';
import { person, type Device, type Person, type Wish } from './harness/browser';
import type { Server } from './harness/server';

type Message = Record<string, unknown>;

// Says these things one after another for the guest of this page, on a line of its own.
function speak(someone: Person, messages: Message[]): Promise<Message[]> {
  return someone.page.evaluate(
    async ({ hello, all }) => {
      const line = new WebSocket(`ws://${location.host}/ws`);
      const waiting = new Map<number, (answer: Record<string, unknown>) => void>();
      line.onmessage = ({ data }) => {
        for (const text of String(data).split('\n').filter(Boolean)) {
          const message = JSON.parse(text) as Record<string, unknown>;
          waiting.get(Number(message['id']))?.(message);
        }
      };
      await new Promise((open) => (line.onopen = open));
      const answers: Record<string, unknown>[] = [];
      for (const [n, message] of [{ ...hello, token: localStorage.getItem('mohreh.token') }, ...all].entries()) {
        answers.push(
          await new Promise((answered) => {
            waiting.set(n + 1, answered);
            line.send(JSON.stringify({ ...message, id: n + 1 }));
          }),
        );
      }
      line.close();
      const refused = answers.find((answer) => answer['type'] === 'refused');
      if (refused) throw new Error(JSON.stringify(refused));
      return answers.slice(1);
    },
    { hello: { type: 'hello', version }, all: messages },
  );
}

// People at one table with bots after them, started; each at an own device.
export async function seated(
  browser: Browser,
  server: Server,
  people: { name: string; device: Device; wish?: Wish }[],
  { options = '', bots = 0 }: { options?: string; bots?: number } = {},
): Promise<Person[]> {
  const there: Person[] = [];
  for (const { name, device, wish } of people) {
    const someone = await person(browser, server, device, { name, ...wish });
    await someone.page.goto('/');
    await someone.page.waitForFunction(() => localStorage.getItem('mohreh.token') !== null);
    there.push(someone);
  }
  const seats = [...people.map(() => ''), ...Array<string>(bots).fill('medium')];
  const [made] = await speak(there[0]!, [{ type: 'make_table', settings: { game: 'farar', options, pace: 'instant' }, seats }]);
  const table = String(made!['table']);
  const own = there.map(() => newContribution());
  const enter = { type: 'enter', table };
  for (const [seat, one] of there.entries()) await speak(one, [enter, { type: 'sit', table, seat, entropy_hash: own[seat]!.hash }]);
  for (const [seat, one] of there.entries()) await speak(one, [enter, { type: 'ready', table, seat, entropy: own[seat]!.bytes }]);
  await speak(there[0]!, [enter, { type: 'start', table }]);
  for (const one of there) {
    one.heard.length = 0;
    await one.page.goto(`/t/${table}`);
    await one.page.waitForSelector('[data-region="board"]');
  }
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

export const stopCode = 4 * 0x1000000;
export const drawCode = 3 * 0x1000000;
