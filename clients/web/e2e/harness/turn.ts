// Playing until it is somebody else's turn, whatever the cards bring.
import { expect } from 'vitest';
import type { Person } from './browser';
import { clickSomething, dice } from './play';

type Message = Record<string, unknown>;

// Every message of the server, in order.
export const said = (me: Person): Message[] =>
  me.heard.flatMap((text) => text.trim().split('\n')).map((line) => JSON.parse(line) as Message);

export const lastUpdate = (me: Person): Message => said(me).findLast((message) => message['type'] === 'update')!;

export const awaited = (me: Person): number[] => (lastUpdate(me)['awaited'] as number[] | undefined) ?? [];

// Collects as soon as that is allowed; the first seat is mine.
export async function endTurn(me: Person): Promise<void> {
  const roll = dice(7);
  await me.page.waitForSelector('[data-lit]');
  await expect
    .poll(
      async () => {
        if (!awaited(me).includes(0)) return true;
        const collect = me.page.locator('[data-kind="collect"][data-lit]');
        if ((await collect.count()) > 0) await collect.click({ timeout: 300, force: true }).catch(() => undefined);
        else await clickSomething(me.page, roll);
        return !awaited(me).includes(0);
      },
      { interval: 60 },
    )
    .toBe(true);
}
