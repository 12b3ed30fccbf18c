// Who this device is on the server: one connection, the guest's token, and the room it is in.
import { preferences } from '../app/preferences.svelte';
import { Connection, type Answer } from './connection';
import { dropToken, keepToken, keptToken } from './token';
import { version, type ClientMessage, type Lobby, type ServerMessage } from './protocol';
import { Room } from './table.svelte';

// What stands between this page and the server, for people to read.
export type Trouble = '' | 'offline' | 'reconnecting' | 'restarting' | 'old_page';

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
  noNetwork = $state(false); // so says the device
  returned = $state(false); // the line is back since a moment
  room = $state.raw<Room | null>(null);
  lobby = $state.raw<Lobby | null>(null);

  ticketRefused = $state(false); // the link from another device is used up or too old

  private ticket: string | null = broughtTicket();
  private waiters: (() => void)[] = [];
  private lateTimer = 0;
  private returnTimer = 0;
  private token: string | null = null;
  private big = false; // a table screen: nobody's seat, whoever else uses this device
  private line = new Connection(
    () => void this.hello(),
    () => this.lost(),
    (message) => this.hear(message),
  );

  get trouble(): Trouble {
    if (this.oldPage) return 'old_page';
    if (this.online || !(this.late || this.restarting)) return '';
    return this.restarting ? 'restarting' : this.noNetwork ? 'offline' : 'reconnecting';
  }

  begin(big = false): void {
    this.big = big;
    this.token = keptToken(big);
    this.line.open();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.line.hurry();
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
    this.line.hurry();
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
    if (answer.type === 'refused' && answer.code === 'version') this.oldPage = true;
    if (answer.type !== 'welcome') return;
    this.line.settled();
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

  private lost(): void {
    this.online = false;
    // From the first loss on: tries that fail do not put it off.
    if (this.lateTimer === 0) this.lateTimer = window.setTimeout(() => (this.late = true), 800);
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
