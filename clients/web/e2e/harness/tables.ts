// Tables as a test wants them: options, people and bots. Each person speaks over a second line of
// the same guest, so nothing is clicked; then the page goes to the table that is already playing.
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import type { Person } from './browser';

export interface TableWish {
  game: string;
  options?: string;
  bots?: number; // seats after those of the people
  level?: string;
  settings?: Record<string, unknown>; // of the table, on top of the usual ones
}

interface Said {
  type: string;
  [field: string]: unknown;
}

// Sends these messages of this person one after the other and returns the answers.
function speak(person: Person, messages: Record<string, unknown>[]): Promise<Said[]> {
  return person.page.evaluate(async (all) => {
    const line = new WebSocket(`ws://${location.host}/ws`);
    const answers: Record<string, unknown>[] = [];
    const heard = new Map<number, (answer: Record<string, unknown>) => void>();
    line.onmessage = (event) => {
      for (const text of String(event.data).split('\n').filter(Boolean)) {
        const message = JSON.parse(text) as Record<string, unknown>;
        heard.get(Number(message['id']))?.(message);
      }
    };
    await new Promise((opened) => (line.onopen = opened));
    const token = localStorage.getItem('mohreh.token');
    const hello = { type: 'hello', version: 1, ...(token ? { token } : {}) };
    let id = 0;
    for (const message of [hello, ...all]) {
      const answer = new Promise<Record<string, unknown>>((done) => heard.set(++id, done));
      line.send(JSON.stringify({ ...message, id }));
      answers.push(await answer);
    }
    line.close();
    return answers.slice(1);
  }, messages) as Promise<Said[]>;
}

function expectDone(answers: Said[]): void {
  const refused = answers.find((answer) => answer.type === 'refused');
  if (refused) throw new Error(`the table refused: ${JSON.stringify(refused)}`);
}

// Seats the people in their order, the bots after them, starts, and shows the table to everybody.
export async function playAt(people: Person[], wish: TableWish): Promise<string> {
  for (const { page } of people) {
    await page.goto('/');
    await page.waitForFunction(() => localStorage.getItem('mohreh.token') !== null);
  }
  const host = people[0]!;
  const seats = [...people.map(() => ''), ...Array.from({ length: wish.bots ?? 0 }, () => wish.level ?? 'easy')];
  const settings = { game: wish.game, options: wish.options ?? '', pace: 'instant', ...wish.settings };
  const [made] = await speak(host, [{ type: 'make_table', settings, seats }]);
  const table = String(made?.['table'] ?? '');
  if (!table) throw new Error(`no table: ${JSON.stringify(made)}`);
  const bytes = people.map(() => randomBytes(32));
  for (const [seat, person] of people.entries()) {
    const entropy_hash = bytesToHex(blake2b(bytes[seat]!, { dkLen: 32 }));
    expectDone(await speak(person, [{ type: 'enter', table }, { type: 'sit', table, seat, entropy_hash }]));
  }
  for (const [seat, person] of people.entries()) {
    const entropy = bytesToHex(bytes[seat]!);
    expectDone(await speak(person, [{ type: 'enter', table }, { type: 'ready', table, seat, entropy }]));
  }
  expectDone(await speak(host, [{ type: 'enter', table }, { type: 'start', table }]));
  for (const { page } of people) {
    await page.goto(`/t/${table}`);
    await page.waitForSelector('[data-region="board"]');
  }
  return table;
}
