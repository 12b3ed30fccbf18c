// One socket to the server that comes back by itself. Each request gets its own id and is answered
// once; what is under way when the line drops is refused as `offline`.
import { readLines } from './lines';
import type { ClientMessage, Refused, ServerMessage } from './protocol';

export type Answer = ServerMessage | (Omit<Refused, 'code'> & { code: 'offline' });

const offline: Answer = { type: 'refused', code: 'offline', reason: '', n: 0, text: '' };

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, (answer: Answer) => void>();
  private next = 1;
  private tries = 0;
  private timer = 0;

  constructor(
    private opened: () => void,
    private closed: () => void,
    private heard: (message: ServerMessage) => void,
  ) {}

  open(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      this.opened();
    };
    socket.onmessage = (event) => {
      for (const message of readLines(String(event.data))) this.hear(message);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  // The line works: the next loss begins with short waits again.
  settled(): void {
    this.tries = 0;
  }

  // Try at once, as when the page is looked at again.
  hurry(): void {
    if (!this.socket) this.open();
  }

  request(message: ClientMessage): Promise<Answer> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.resolve(offline);
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  private hear(message: ServerMessage): void {
    // State first: whoever waits for the answer then sees what it brought.
    this.heard(message);
    if (message.id === undefined) return;
    this.waiting.get(message.id)?.(message);
    this.waiting.delete(message.id);
  }

  private lost(): void {
    this.socket = null;
    for (const resolve of this.waiting.values()) resolve(offline);
    this.waiting.clear();
    this.closed();
    const wait = Math.min(10_000, 300 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.timer = window.setTimeout(() => this.open(), wait);
  }
}
