// Who this device is on the server: one connection, the guest's token, and the room it is in.
import { preferences } from '../app/preferences.svelte';
import { Connection, type Answer } from './connection';
import { dropToken, keepToken, keptToken } from './token';
import { version, type ClientMessage, type Lobby, type ServerMessage } from './protocol';
import { Room } from './table.svelte';

// What stands between this page and the server, for people to read.
export type Trouble = '' | 'offline' | 'reconnecting' | 'busy' | 'restarting' | 'old_page';

// A server that lets nobody in now is asked again, less and less often.
const firstWait = 1000;
const longestWait = 8000;

// A link from the same person's other device: its one-time ticket stands in the fragment.
function broughtTicket(): string | null {
  return /[#&]ticket=([0-9a-f]{32})/.exec(globalThis.location?.hash ?? '')?.[1] ?? null;
}

class Session {
  online = $state(false);
  late = $state(false); // offline for so long that people should be told
  name = $state('');
  user = $state('');
  oldPage = $state(false); // the server speaks another version
  restarting = $state(false); // it said that it goes down
  busy = $state(false); // it lets nobody in just now
  noNetwork = $state(false); // so says the device
  returned = $state(false); // the line is back since a moment
  room = $state.raw<Room | null>(null);
  lobby = $state.raw<Lobby | null>(null);

  ticketRefused = $state(false); // the link from another device is used up or too old

  private ticket: string | null = broughtTicket();
  private waiters: (() => void)[] = [];
  private lateTimer = 0;
  private returnTimer = 0;
  private knockTimer = 0; // until it is asked again to let us in
  private knocks = 0;
  private token: string | null = null;
  private big = false; // a table screen: nobody's seat, whoever else uses this device
  private line = new Connection(
    () => void this.hello(),
    (silent) => this.lost(silent),
    (message) => this.hear(message),
  );

  get trouble(): Trouble {
    if (this.oldPage) return 'old_page';
    if (this.online || !(this.late || this.restarting || this.busy)) return '';
    if (this.busy) return 'busy';
    return this.restarting ? 'restarting' : this.noNetwork ? 'offline' : 'reconnecting';
  }

  begin(big = false): void {
    this.big = big;
    this.token = keptToken(big);
    this.line.open();
    document.addEventListener('visibilitychange', () => this.line.turned());
    // Brought back as it was left, with a socket that may be long dead.
    addEventListener('pageshow', (event) => {
      if (event.persisted) this.line.hurry();
    });
    addEventListener('online', () => {
      this.noNetwork = false;
      this.line.hurry();
    });
    addEventListener('offline', () => {
      this.noNetwork = true;
      this.line.cut();
    });
  }

  // Somebody does not want to wait for the next try.
  hurry(): void {
    if (this.knockTimer) void this.hello();
    else this.line.hurry();
  }

  get quiet(): boolean {
    return this.line.quiet;
  }

  request(message: ClientMessage): Promise<Answer> {
    return this.line.request(message);
  }

  whenOnline(): Promise<void> {
    if (this.online) return Promise.resolve();
    return new Promise((resolve) => this.waiters.push(resolve));
  }

  // Goes to a table, or stays in it. The answer is the first one to `enter`.
  async enter(code: string): Promise<Answer> {
    // No table has a code that begins with 0 (docs/protocol.md); the server would call it no code at all.
    if (code.startsWith('0')) return { type: 'refused', code: 'no_table', reason: '', n: 0, text: '' };
    if (this.room?.code !== code) this.room = new Room(code);
    await this.whenOnline();
    return this.request({ type: 'enter', table: code });
  }

  // A table that was just made is a room already.
  adopt(code: string): Room {
    if (this.room?.code !== code) this.room = new Room(code);
    return this.room!;
  }

  leave(): void {
    const room = this.room;
    this.room = null;
    if (room) void this.request({ type: 'leave', table: room.code });
  }

  async rename(name: string): Promise<Answer> {
    preferences.name = name;
    const answer = await this.request({ type: 'rename', name });
    if (answer.type === 'done') this.name = name;
    return answer;
  }

  async refreshLobby(): Promise<void> {
    await this.whenOnline();
    await this.request({ type: 'list_tables' });
  }

  // Proves to the server's plain addresses who asks.
  get bearer(): string {
    return `Bearer ${this.token ?? ''}`;
  }

  // The stored data of this guest are gone or no longer wanted.
  forget(): void {
    this.token = null;
    dropToken(this.big);
  }

  private async hello(): Promise<void> {
    this.stopKnocking();
    const token = this.token ?? keptToken(this.big);
    const name = preferences.name || (preferences.language === 'fa' ? 'مهمان' : 'Guest');
    const who = this.ticket ? { ticket: this.ticket } : token ? { token } : {};
    const answer = await this.request({ type: 'hello', version, name, ...who });
    if (this.ticket && answer.type !== 'refused') history.replaceState(null, '', location.pathname + location.search);
    if (answer.type === 'welcome') this.ticket = null;
    if (answer.type === 'refused' && answer.code === 'ticket') {
      this.ticket = null;
      this.ticketRefused = true;
      return this.hello();
    }
    if (answer.type === 'refused' && answer.code === 'token') {
      this.forget();
      return this.hello();
    }
    if (answer.type === 'refused') return this.turnedAway(answer.code);
    if (answer.type !== 'welcome') return;
    this.line.settled();
    this.busy = false;
    this.knocks = 0;
    this.user = answer.user;
    this.name = answer.name;
    if (answer.token) {
      this.token = answer.token;
      keepToken(this.big, answer.token);
    }
    clearTimeout(this.lateTimer);
    this.lateTimer = 0;
    if (this.late || this.restarting) this.welcomeBack();
    this.online = true;
    this.late = false;
    this.restarting = false;
    this.noNetwork = false;
    const waiters = this.waiters;
    this.waiters = [];
    // A room without a state was never entered: whoever made it does that.
    if (this.room?.state) void this.room.comeBack();
    for (const resolve of waiters) resolve();
  }

  private welcomeBack(): void {
    this.returned = true;
    clearTimeout(this.returnTimer);
    this.returnTimer = window.setTimeout(() => (this.returned = false), 2000);
  }

  // The line stands, but there is no way in. A dropped line says hello by itself when it is back.
  private turnedAway(code: string): void {
    if (code === 'version') this.oldPage = true;
    if (code === 'version' || code === 'offline') return;
    this.busy = true;
    const wait = Math.min(longestWait, firstWait * 2 ** this.knocks++) * (0.75 + Math.random() / 2);
    this.knockTimer = window.setTimeout(() => void this.hello(), wait);
  }

  private stopKnocking(): void {
    clearTimeout(this.knockTimer);
    this.knockTimer = 0;
  }

  private lost(silent: boolean): void {
    this.online = false;
    this.busy = false;
    this.stopKnocking();
    if (silent) this.late = true;
    // From the first loss on: tries that fail do not put it off.
    else if (this.lateTimer === 0) this.lateTimer = window.setTimeout(() => (this.late = true), 800);
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'lobby') this.lobby = message;
    if (message.type === 'goodbye' && message.why === 'server_stops') this.restarting = true;
    if (message.type === 'table' && message.id !== undefined) this.adopt(message.table);
    if ('table' in message && message.table === this.room?.code) this.room.hear(message);
    else if (message.type === 'steps') this.room?.hear(message);
  }
}

export const session = new Session();
