// Tables of this game that one click does not make: with options, with more seats, with settings.
// The page's own guest makes them over a line of its own, sits down and starts; then the page goes there.
import { hashOf } from '../src/net/entropy';
import type { Person } from './harness/browser';

export interface TableWish {
  options?: string;
  seats?: number;
  bot?: string;
  settings?: Record<string, unknown>;
}

export async function startTable(person: Person, { options = '', seats = 3, bot = 'greedy', settings = {} }: TableWish): Promise<string> {
  const { page } = person;
  await page.goto('/');
  await page.waitForFunction(() => localStorage.getItem('mohreh.token') !== null);
  const entropy = '5'.repeat(64);
  const code = await page.evaluate(
    async ({ wished, players, entropy, hash }) => {
      const line = new WebSocket(`ws://${location.host}/ws`);
      await new Promise((open) => line.addEventListener('open', open, { once: true }));
      let number = 0;
      const ask = (message: Record<string, unknown>): Promise<Record<string, unknown>> =>
        new Promise((answered, failed) => {
          const id = (number += 1);
          const hear = (event: MessageEvent) => {
            for (const text of String(event.data).split('\n')) {
              const answer = JSON.parse(text) as Record<string, unknown>;
              if (answer['id'] !== id) continue;
              line.removeEventListener('message', hear);
              if (answer['type'] === 'refused') failed(new Error(text));
              else answered(answer);
            }
          };
          line.addEventListener('message', hear);
          line.send(JSON.stringify({ ...message, id }));
        });
      await ask({ type: 'hello', version: 1, name: 'x', token: localStorage.getItem('mohreh.token') });
      const made = await ask({ type: 'make_table', settings: wished, seats: players });
      const table = made['table'];
      await ask({ type: 'sit', table, seat: 0, entropy_hash: hash });
      await ask({ type: 'ready', table, seat: 0, entropy });
      await ask({ type: 'start', table });
      line.close();
      return String(table);
    },
    {
      wished: { game: 'zirkhaki', options, pace: 'instant', ...settings },
      players: ['', ...Array.from({ length: seats - 1 }, () => bot)],
      entropy,
      hash: hashOf(entropy),
    },
  );
  await page.goto(`/t/${code}`);
  await page.waitForSelector('[data-region="board"]');
  return code;
}
