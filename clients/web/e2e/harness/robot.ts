// A guest that plays by messages alone, inside a page of its own: whole matches in seconds, where what is
// tested is what others see of them, or what is left of them.
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Page } from 'playwright-core';
import type { Server } from './server';

export interface RobotWish {
  game: string;
  options?: string;
  bots?: string[]; // of the other seats
  settings?: Record<string, unknown>;
  most?: number; // of its moves; then it ends the match without a result
}

export interface Played {
  table: string;
  match: string;
  points: number[];
  aborted: boolean;
  moves: number;
}

// Opens the table and says its code to `code`; when that is done the match begins and goes on by itself.
export async function robotMatch(page: Page, server: Server, wish: RobotWish, code: (table: string) => Promise<void> | void = () => {}): Promise<Played> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const given = { ...wish, entropy: bytesToHex(bytes), hash: bytesToHex(blake2b(bytes, { dkLen: 32 })) };
  if (!page.url().startsWith(server.url)) await page.goto(`${server.url}/icon.svg`);
  const name = `table${Date.now()}`;
  await page.exposeFunction(name, code);
  return page.evaluate(playInPage, { ...given, tell: name }) as Promise<Played>;
}

function playInPage(wish: RobotWish & { entropy: string; hash: string; tell: string }): Promise<Played> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    let id = 0;
    let table = '';
    let state = 7;
    let moves: number[][] = [];
    let ply = 0;
    let made = 0;
    let begun = false;
    let gathered = false; // who should be there is there
    let promised = false;
    let asked = false; // somebody waits for me
    let busy = false; // a move is on its way
    const say = (message: Record<string, unknown>) => socket.send(JSON.stringify({ id: ++id, ...message }));
    const roll = (below: number): number => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return (state >>> 0) % below;
    };
    const begin = () => {
      if (begun || !gathered || !promised) return;
      begun = true;
      say({ type: 'ready', table, seat: 0, entropy: wish.entropy });
      say({ type: 'start', table });
    };
    const act = () => {
      if (moves.length === 0 || !asked || busy) return;
      const move = moves[roll(moves.length)]!;
      busy = true;
      asked = false; // until an update says so again
      made += 1;
      if (wish.most !== undefined && made > wish.most) say({ type: 'act', table, seat: 0, act: 'agree_end' });
      else say({ type: 'move', table, seat: 0, ply, move: move[0] });
    };
    socket.onerror = () => reject(new Error('the robot lost its line'));
    socket.onopen = () => say({ type: 'hello', version: 1, name: 'Robot' });
    socket.onmessage = (event: MessageEvent<string>) => {
      for (const line of event.data.split('\n').filter(Boolean)) {
        const message = JSON.parse(line) as Record<string, any>;
        if (message['type'] === 'welcome') {
          const settings = { game: wish.game, options: wish.options ?? '', pace: 'instant', ...wish.settings };
          say({ type: 'make_table', settings, seats: ['', ...(wish.bots ?? ['random'])] });
        } else if (message['type'] === 'table') {
          if (!table) {
            table = message['table'] as string;
            say({ type: 'sit', table, seat: 0, entropy_hash: wish.hash });
            void (window as unknown as Record<string, (table: string) => Promise<void>>)[wish.tell]!(table).then(() => {
              gathered = true;
              begin();
            });
          }
          promised = (message['seats'][0] as { entropy_hash?: string }).entropy_hash !== undefined;
          begin();
        } else if (message['type'] === 'update' && (message['seat'] ?? -2) === 0) {
          ply = (message['ply'] ?? ply) + (message['staged'] ?? 0);
          if (message['moves'] !== undefined) moves = message['moves']; // left out: as they were
          const has = (key: string): boolean => ((message[key] ?? []) as number[]).includes(0);
          asked = has('awaited') && !has('chosen');
          act();
        } else if (['accepted', 'staged', 'sealed'].includes(message['type'])) {
          busy = false;
          act();
        } else if (message['type'] === 'refused') {
          if (message['code'] !== 'out_of_step') return reject(new Error(line));
          busy = false;
          act();
        } else if (message['type'] === 'ended') {
          resolve({ table, match: message['match'], points: message['points'] ?? [], aborted: message['aborted'] ?? false, moves: made });
        }
      }
    };
  });
}
