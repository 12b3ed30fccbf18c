// One table as this device knows it: what the server said, merged, and nothing else. It promises
// and shows this person's contribution to the shuffle, and sends a draft again after a lost line.
import { flag, type MoveOption } from '../games/board';
import type { Answer } from './connection';
import { keepContribution, keptContribution, newContribution, startIsFair, type Contribution } from './entropy';
import { mergeView } from './lines';
import {
  games,
  type ClientMessage,
  type Ended,
  type GameEvent,
  type GameKey,
  type Goodbye,
  type MoveTuple,
  type PointRow,
  type Question,
  type Said,
  type SeatAct,
  type SeatState,
  type ServerMessage,
  type Steps,
  type TableState,
  type Update,
} from './protocol';
import { session } from './session.svelte';

export interface LogLine {
  ply: number;
  event: GameEvent;
  stoodIn: number[];
}

export interface Known {
  view: Record<string, unknown> | null;
  ply: number;
  staged: number;
  awaited: number[];
  chosen: number[];
  choice: number | undefined;
  moves: MoveOption[];
  scores: PointRow[][];
  recent: GameEvent[];
  leftMs: number[];
  at: number; // when it came, on this device's clock
}

const nothing: Known = {
  view: null,
  ply: 0,
  staged: 0,
  awaited: [],
  chosen: [],
  choice: undefined,
  moves: [],
  scores: [],
  recent: [],
  leftMs: [],
  at: 0,
};

const longest = 600; // lines of the log that are kept

export class Room {
  state = $state.raw<TableState | null>(null);
  knowledge = $state.raw<Record<number, Known>>({});
  log = $state.raw<LogLine[]>([]);
  talk = $state.raw<Said[]>([]);
  ended = $state.raw<Ended | null>(null);
  goodbye = $state.raw<Goodbye | null>(null);
  fair = $state<boolean | null>(null);
  wantsReady = $state(false);
  agreedSettings = '';

  private promises = new Map<number, Contribution>();
  private promising = false;
  private showing = false;
  private draft: number[] = [];

  constructor(readonly code: string) {}

  get seats(): SeatState[] {
    return this.state?.seats ?? [];
  }
  get me(): number {
    const seat = this.seats.findIndex((s) => s.mine);
    return seat < 0 ? -2 : seat;
  }
  get mine(): SeatState | undefined {
    return this.seats[this.me];
  }
  get game(): GameKey | null {
    const key = this.state?.settings.game;
    return key && Object.hasOwn(games, key) ? (key as GameKey) : null;
  }
  get known(): Known {
    return this.knowledge[this.me] ?? nothing;
  }
  get iAmHost(): boolean {
    return this.mine?.host ?? false;
  }

  request(message: ClientMessage): Promise<Answer> {
    return session.request(message);
  }
  act(act: SeatAct, seat = Math.max(0, this.me)): Promise<Answer> {
    return this.request({ type: 'act', table: this.code, seat, act });
  }
  ask(question: Question, move = 0): Promise<Answer> {
    return this.request({ type: 'ask', table: this.code, seat: Math.max(0, this.me), question, move });
  }

  // After a lost line: what was missed comes as steps, then everything as it is now.
  comeBack(): void {
    const known = this.known;
    void this.request({ type: 'enter', table: this.code, ...(known.view ? { seen: known.ply } : {}) });
  }

  async move(code: number, then?: number): Promise<Answer> {
    const { ply, staged } = this.known;
    const answer = await this.request({
      type: 'move',
      table: this.code,
      seat: this.me,
      ply: ply + staged,
      move: code,
      ...(then === undefined ? {} : { then }),
    });
    if (answer.type === 'staged') this.draft = [...this.draft.slice(0, answer.staged - 1), code];
    if (answer.type === 'accepted') this.draft = [];
    return answer;
  }

  async takeBack(): Promise<Answer> {
    const answer = await this.request({ type: 'take_back', table: this.code, seat: this.me });
    if (answer.type === 'done') this.draft.pop();
    return answer;
  }

  async commit(): Promise<Answer> {
    const answer = await this.request({ type: 'commit', table: this.code, seat: this.me });
    if (answer.type === 'accepted') this.draft = [];
    return answer;
  }

  // Promises for this seat; the contribution is shown by `ready` later.
  async sit(seat: number): Promise<Answer> {
    const mine = newContribution();
    this.promises.set(seat, mine);
    keepContribution(this.code, seat, mine);
    return this.request({ type: 'sit', table: this.code, seat, entropy_hash: mine.hash });
  }

  show(seat: number): Promise<Answer> {
    const entropy = this.promises.get(seat)?.bytes ?? '';
    return this.request({ type: 'ready', table: this.code, seat, entropy });
  }

  ready(): void {
    this.wantsReady = true;
    this.agreedSettings = JSON.stringify(this.state?.settings);
    void this.keepPromises();
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.hearTable(message);
        break;
      case 'update':
        this.hearUpdate(message);
        break;
      case 'steps':
        this.hearSteps(message);
        break;
      case 'started':
        this.fair = startIsFair(message, this.seats, this.promises);
        this.knowledge = {};
        this.log = [];
        this.ended = null;
        this.wantsReady = false;
        this.draft = [];
        break;
      case 'ended':
        this.ended = message;
        this.wantsReady = false;
        break;
      case 'said':
        this.talk = [...this.talk.slice(-199), message];
        break;
      case 'goodbye':
        this.goodbye = message;
        break;
      default:
    }
  }

  private hearTable(message: TableState): void {
    this.state = message;
    this.goodbye = null;
    // Who agreed to other settings has not agreed to these.
    if (this.wantsReady && this.agreedSettings !== JSON.stringify(message.settings)) this.wantsReady = false;
    void this.keepPromises();
  }

  private hearUpdate(update: Update): void {
    const old = this.knowledge[update.seat] ?? nothing;
    const given = update.moves ?? (update.full ? [] : null);
    const known: Known = {
      view: mergeView(old.view, update),
      ply: update.ply,
      staged: update.staged,
      awaited: update.awaited,
      chosen: update.chosen,
      choice: update.choice,
      moves: given ? this.options(given) : old.moves,
      scores: update.scores ?? (update.full ? [] : old.scores),
      recent: update.events,
      leftMs: update.left_ms,
      at: performance.now(),
    };
    this.knowledge = { ...this.knowledge, [update.seat]: known };
    if (update.seat !== this.me) return;
    if (update.events.length > 0) this.note(update.ply, update.events, update.stood_in);
    if (update.full && update.ply > 0 && this.log.length === 0) void this.fetchLog(update.ply);
    if (update.full && this.draft.length > update.staged) void this.sendDraft(update);
    if (!update.full && update.staged < this.draft.length) this.draft.length = update.staged;
  }

  private hearSteps(steps: Steps): void {
    if (steps.id !== undefined) return; // an answer, used by who asked
    const ply = this.known.ply;
    for (const step of steps.steps) if (step.ply > ply) this.note(step.ply, step.events, []);
  }

  private async fetchLog(ply: number): Promise<void> {
    const from = Math.max(0, ply - 200);
    const answer = await this.request({ type: 'history', table: this.code, seat: this.me, from, to: ply });
    if (answer.type !== 'steps') return;
    const old = answer.steps.flatMap((step) => step.events.map((event) => ({ ply: step.ply, event, stoodIn: [] })));
    this.log = [...old, ...this.log.filter((line) => line.ply > ply)];
  }

  private async sendDraft(update: Update): Promise<void> {
    const again = this.draft.slice(update.staged);
    this.draft.length = update.staged;
    for (const code of again) {
      const answer = await this.move(code);
      if (answer.type !== 'staged') return;
    }
  }

  private note(ply: number, events: GameEvent[], stoodIn: number[]): void {
    const lines = events.map((event) => ({ ply, event, stoodIn }));
    this.log = [...this.log, ...lines].slice(-longest);
  }

  private options(moves: MoveTuple[]): MoveOption[] {
    const table = this.game ? games[this.game].moves : [];
    return moves.map(([code, kind, a, b, flags]) => ({ code, kind: table[kind]?.key ?? '', a, b, flags }));
  }

  // A seat of mine without a promise gets one at once; the bytes are shown only when the person is
  // ready and everybody has promised, or people would void each other without end.
  private async keepPromises(): Promise<void> {
    const state = this.state;
    if (!state || state.phase === 'playing' || !state.acting || this.me < 0) return;
    const seat = this.me;
    const mine = this.mine;
    if (!mine || mine.ready) return;
    const own = this.promises.get(seat) ?? keptContribution(this.code, seat);
    if (own) this.promises.set(seat, own);
    if (!mine.entropy_hash || mine.entropy_hash !== own?.hash) {
      if (this.promising) return;
      this.promising = true;
      await this.sit(seat);
      this.promising = false;
      return;
    }
    const allPromised = state.seats.every((s) => s.kind !== 'person' || s.entropy_hash);
    if (!this.wantsReady || !allPromised || this.showing) return;
    this.showing = true;
    await this.show(seat);
    this.showing = false;
  }
}

// Whether a move should be confirmed: it loses something for sure, and another choice does not.
export function isRash(move: MoveOption, moves: MoveOption[]): boolean {
  const bad = flag.deadly | flag.burns;
  return (move.flags & bad) !== 0 && moves.some((other) => (other.flags & bad) === 0);
}
