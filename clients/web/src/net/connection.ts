// One socket to the server that comes back by itself. Each request gets its own id and is answered
// once; what is under way when the line drops is refused as `offline`. A line that does not answer
// is a line that dropped.
import { Heartbeat } from './heartbeat';
import { readLines } from './lines';
import type { ClientMessage, Refused, ServerMessage } from './protocol';

export type Answer = ServerMessage | (Omit<Refused, 'code'> & { code: 'offline' });

const offline: Answer = { type: 'refused', code: 'offline', reason: '', n: 0, text: '' };

const patience = 10_000; // longer than any question takes to think about
const soon = 300;
const longestWait = 2000; // whoever looks at the page is back within three seconds
const hiddenWait = 10_000;

const questions: ReadonlySet<string> = new Set(['ask', 'history', 'list_tables']);
const mostTries = 6;
const freshMs = 1000; // a line that was heard so lately needs no proof
const ping = JSON.stringify({ type: 'ping' } satisfies ClientMessage); // no id: nobody waits for this answer

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, { answer: (answer: Answer) => void; timer: number }>();
  private next = 1;
  private tries = 0;
  private timer = 0;
  private heart = new Heartbeat(
    () => this.socket?.send(ping),
    () => this.cut(true),
  );

  constructor(
    private opened: () => void,
    private closed: (silent: boolean) => void, // silent: it is dead for a while already
    private heard: (message: ServerMessage) => void,
  ) {}

  open(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    // A network that swallows everything never says no.
    this.timer = window.setTimeout(() => this.drop(socket), 2 * longestWait);
    socket.onopen = () => {
      if (this.socket !== socket) return;
      clearTimeout(this.timer);
      this.heart.begin();
      this.opened();
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.heart.heard();
      for (const message of readLines(String(event.data))) this.hear(message);
    };
    socket.onclose = () => this.drop(socket);
  }

  // Whether no answer is waited for.
  get quiet(): boolean {
    return this.waiting.size === 0;
  }

  // The line works: the next loss begins with short waits again.
  settled(): void {
    this.tries = 0;
  }

  // Try at once, as when the page is looked at again. A line that seems to stand has to prove it.
  hurry(): void {
    if (!this.socket) this.open();
    else if (this.socket.readyState === WebSocket.OPEN) this.heart.ask();
  }

  // The page is hidden or looked at again.
  turned(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.heart.turned();
    else if (!document.hidden) this.hurry();
  }

  // The device says that its network is gone, or the server is silent; the socket would notice only
  // minutes later.
  cut(silent = false): void {
    if (this.socket) this.drop(this.socket, silent);
  }

  // A question that came too soon after others is asked again; what changes something never is.
  async request(message: ClientMessage): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      const answer = await this.once(message);
      const tooSoon = answer.type === 'refused' && answer.code === 'too_fast';
      if (!tooSoon || !questions.has(message.type) || tries > mostTries) return answer;
      await new Promise((later) => setTimeout(later, 250 * tries));
    }
  }

  private once(message: ClientMessage): Promise<Answer> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.resolve(offline);
    const id = this.next++;
    return new Promise((resolve) => {
      const timer = window.setTimeout(() => this.drop(socket, true), patience);
      this.waiting.set(id, { answer: resolve, timer });
      socket.send(JSON.stringify({ ...message, id }));
      this.heart.ask(freshMs);
    });
  }

  private hear(message: ServerMessage): void {
    // State first: whoever waits for the answer then sees what it brought.
    this.heard(message);
    if (message.id === undefined) return;
    const asked = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    clearTimeout(asked?.timer);
    asked?.answer(message);
  }

  private drop(socket: WebSocket, silent = false): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.heart.end();
    socket.close();
    for (const { answer, timer } of this.waiting.values()) {
      clearTimeout(timer);
      answer(offline);
    }
    this.waiting.clear();
    this.closed(silent);
    const most = document.hidden ? hiddenWait : longestWait;
    const wait = Math.min(most, soon * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), wait);
  }
}
