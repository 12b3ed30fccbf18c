// A server that says only what a test has written: for positions that play reaches seldom and for
// turns that must come out the same each time. The page cannot tell it from a real one, for it knows
// no rule. Requests are answered; what the page asked for is kept in `asked`.
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect } from 'vitest';
import { version } from '../../src/net/protocol';

type Message = Record<string, unknown>;

export interface Scene {
  game: string;
  options?: string;
  names: string[];
  me: number; // -2 for a spectator
  update: Message; // as the server sends it, with the whole view
  settings?: Message; // of the table, on top of the usual ones
  answers?: {
    why_not?: Record<number, { key: string; n: number }>; // by the move's code
    preview?: Record<number, unknown>;
    previews?: unknown[];
    odds?: unknown[];
  };
  steps?: Message[]; // the past, each step with what changed of the view
  stages?: boolean; // moves are answered `staged`, not `accepted`
}

export const feedTable = '482913';

export class Feed {
  asked: Message[] = []; // every request of the page, in order
  waits = ''; // questions of this kind are answered when it is said
  private down = false; // nobody gets through
  private line: WebSocketRoute | null = null;
  private staged = 0;
  private unanswered: Message[] = [];

  private constructor(private readonly scene: Scene) {}

  // Opens the scene's table in the page, with the feed in place of the server.
  static async open(page: Page, scene: Scene, query = ''): Promise<Feed> {
    const feed = new Feed(scene);
    await page.routeWebSocket(/\/ws$/, (line) => {
      if (feed.down) return void line.close();
      feed.line = line;
      line.onMessage((text) => feed.answer(JSON.parse(String(text)) as Message));
    });
    // Of a match that it made up, named by one digit, no record is anywhere.
    await page.route(/\/api\/records\/(.)\1{31}\/moments$/, (route) => route.fulfill({ json: [] }));
    await page.goto(`/t/${feedTable}${query}`);
    await page.waitForSelector('[data-region="board"]');
    return feed;
  }

  // Says something: an update's table and seat may be left out.
  say(...messages: Message[]): void {
    for (const message of messages) {
      const whole = { table: feedTable, ...(message['type'] === 'update' ? { seat: this.scene.me } : {}), ...message };
      this.line?.send(JSON.stringify(whole));
    }
  }

  update(update: Message): void {
    this.say({ type: 'update', ...update });
  }

  // The line is cut, until it is mended and the page has come back.
  async cut(): Promise<void> {
    this.down = true;
    await this.line?.close();
  }
  async mend(): Promise<void> {
    const entered = () => this.asked.filter((one) => one['type'] === 'enter').length;
    const before = entered();
    this.down = false;
    await expect.poll(entered).toBeGreaterThan(before);
  }

  // The codes of the moves that the page has sent.
  get moves(): number[] {
    return this.asked.filter((one) => one['type'] === 'move').map((one) => Number(one['move']));
  }

  private answer(request: Message): void {
    this.asked.push(request);
    const id = request['id'];
    switch (request['type']) {
      case 'hello':
        return this.say({ type: 'welcome', id, version, user: 'u', name: this.scene.names[this.scene.me] ?? 'x', token: 't' });
      case 'list_tables':
        return this.say({ type: 'lobby', id });
      case 'enter':
        this.say({ ...this.table(), id });
        return this.update({ ...this.scene.update, full: true });
      case 'ask':
        if (request['question'] === this.waits) return void this.unanswered.push(request);
        return this.say({ type: 'answer', id, answer: this.told(String(request['question']), Number(request['move'])) });
      case 'history':
        return this.say({ type: 'steps', id, from: request['from'], to: request['to'], steps: this.past(Number(request['from']), Number(request['to'])) });
      case 'move':
        if (!this.scene.stages) return this.say({ type: 'accepted', id, ply: Number(request['ply']) + 1 });
        this.staged += 1;
        return this.say({ type: 'staged', id, staged: this.staged });
      default:
        return this.say({ type: 'done', id });
    }
  }

  private past(from: number, to: number): Message[] {
    return (this.scene.steps ?? []).filter((step) => Number(step['ply']) >= from && Number(step['ply']) <= to);
  }

  // Answers what it let wait.
  release(): void {
    this.waits = '';
    for (const request of this.unanswered.splice(0)) this.answer(request);
  }

  private told(question: string, move: number): unknown {
    const { why_not: reasons, preview, previews, odds } = this.scene.answers ?? {};
    if (question === 'why_not') return reasons?.[move] ?? null;
    if (question === 'preview') return preview?.[move] ?? null;
    return question === 'odds' ? (odds ?? []) : (previews ?? []);
  }

  // The table without its board.
  table(): Message {
    const seats = this.scene.names.map((name, n) =>
      n === this.scene.me
        ? { kind: 'person', name, mine: true, host: true, connected: true, ready: true, entropy_hash: '0'.repeat(64) }
        : { kind: 'bot', name, bot: 'medium', connected: true },
    );
    const settings = { game: this.scene.game, options: this.scene.options ?? '', ...this.scene.settings };
    return { type: 'table', phase: 'playing', settings, seats };
  }
}
