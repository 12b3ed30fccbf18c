// One table as this device knows it: what the server said, merged, and nothing else. It promises
// and shows this person's contribution to the shuffle, and sends a draft again after a lost line.
// `known` is the truth now; `shown` is where the board is, a little behind while things move.
import { tick } from 'svelte';
import { preferences, type Preferences } from '../app/preferences.svelte';
import { flag, type MoveOption } from '../games/board';
import { tellingOf } from '../games/telling';
import { finishMotion, setHurry, wishedTime } from '../parts/motion';
import { whenDrawn } from '../parts/waves.svelte';
import type { Answer } from './connection';
import { keepDraft, keptDraft } from './draft';
import { keepContribution, keptContribution, newContribution, startIsFair, type Contribution } from './entropy';
import { afterUpdate, framesOfSteps, nothing, type Known } from './known';
import { emptyLog, gaps, joints, parted, toldBy, withSteps, withUpdate, type Log, type LogLine } from './log';
import { Playback } from './playback';
import {
  games,
  type ClientMessage,
  type Ended,
  type GameEvent,
  type GameKey,
  type Goodbye,
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

export type { Known, LogLine };

// How long a step stands before the next one, so that people can follow.
const paceMs: Record<Preferences['pace'], number> = { instant: 0, normal: 900, slow: 1600 };
const struckMs = 1500; // what is done to the viewer stands for longer

export class Room {
  state = $state.raw<TableState | null>(null);
  knowledge = $state.raw<Record<number, Known>>({});
  shown = $state.raw<Known>(nothing);
  behind = $state(false); // older than what is known is shown
  settling = $state(false); // somebody skipped to now, and the board still draws it
  catchingUp = $state(false); // what is behind was missed
  passedOver = $state(0); // events that were missed and are too many to be shown; 0: none, or they were looked up
  struck = $state.raw<GameEvent | null>(null); // what another's step, now on the board, did to this person
  story = $state.raw<Log>(emptyLog);
  talk = $state.raw<Said[]>([]);
  ended = $state.raw<Ended | null>(null);
  goodbye = $state.raw<Goodbye | null>(null);
  fair = $state<boolean | null>(null);
  wantsReady = $state(false);
  agreedSettings = '';
  line = $state(''); // what this person is about to say
  // Set by the table: how long the board takes for events, and who speaks when they are shown.
  span: (events: GameEvent[]) => number = () => 0;
  told: (events: GameEvent[], missed: boolean) => void = () => {};

  private promises = new Map<number, Contribution>();
  private promising = false;
  private showing = false;
  private draft: number[] = [];
  private missed = false; // steps have come that lead to the next whole update
  private acting = false; // a choice was sent: the next step is this person's own
  private parting = false;
  private playback = new Playback<Known>({
    show: (known, fresh) => {
      if (fresh.length > 0) this.struck = this.strikeIn(known);
      this.shown = known;
      if (fresh.length > 0 && !known.missed) this.told(fresh, false);
    },
    changed: () => {
      this.behind = this.playback.behind;
      this.settling = this.playback.settling;
      this.catchingUp = this.playback.catchingUp;
    },
    span: (events) => (document.hidden ? 0 : wishedTime(this.span(events))),
    rest: (known) => (document.hidden ? 0 : this.restOf(known)),
    hurry: setHurry,
    later: (ms, what) => window.setTimeout(what, ms),
    forget: (timer) => clearTimeout(timer),
    drawn: (what) => void tick().then(what),
    whole: whenDrawn,
    finish: finishMotion,
  });

  constructor(readonly code: string) {}

  // As far as the board shows it.
  get log(): LogLine[] {
    return this.behind ? toldBy(this.story.lines, this.shown) : this.story.lines;
  }
  // Who is awaited and what is asked at the moment that the board shows.
  get present(): Known {
    return this.behind ? this.shown : this.known;
  }

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

  // To now, without waiting for what moves.
  skip(): void {
    this.playback.skip();
  }

  // After a lost line: what was missed comes as steps, then everything as it is now.
  async comeBack(): Promise<void> {
    const known = this.known;
    const answer = await this.request({ type: 'enter', table: this.code, ...(known.view ? { seen: known.ply } : {}) });
    if (answer.type === 'refused' && answer.code === 'no_table') this.goodbye = { type: 'goodbye', table: this.code, why: 'closed' };
  }

  async move(code: number, then?: number): Promise<Answer> {
    const { ply, staged } = this.known;
    this.acting = true;
    const answer = await this.request({
      type: 'move',
      table: this.code,
      seat: this.me,
      ply: ply + staged,
      move: code,
      ...(then === undefined ? {} : { then }),
    });
    if (answer.type === 'staged') this.setDraft([...this.draft.slice(0, answer.staged - 1), code]);
    if (answer.type === 'accepted') this.setDraft([]);
    if (answer.type === 'refused') this.acting = false;
    return answer;
  }

  async takeBack(): Promise<Answer> {
    this.acting = true;
    const answer = await this.request({ type: 'take_back', table: this.code, seat: this.me });
    if (answer.type === 'done') this.setDraft(this.draft.slice(0, -1));
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
        this.story = emptyLog;
        this.passedOver = 0;
        this.struck = null;
        this.playback.reset(nothing);
        this.ended = null;
        this.wantsReady = false;
        this.setDraft([]);
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
        if (message.why === 'storage') setTimeout(() => void this.comeBack(), 500);
        break;
      default:
    }
  }

  private hearTable(message: TableState): void {
    const eyes = this.me;
    this.state = message;
    this.goodbye = null;
    if (this.me !== eyes && this.knowledge[this.me]) this.playback.reset(this.known);
    // Who agreed to other settings has not agreed to these.
    if (this.wantsReady && this.agreedSettings !== JSON.stringify(message.settings)) this.wantsReady = false;
    void this.keepPromises();
  }

  private hearUpdate(update: Update): void {
    const own = this.acting && update.seat === this.me;
    const known = { ...afterUpdate(this.knowledge[update.seat] ?? nothing, update, this.game, performance.now()), own };
    this.knowledge = { ...this.knowledge, [update.seat]: known };
    if (update.seat !== this.me) return;
    this.story = withUpdate(this.story, update);
    // A whole update has events only when a match begins.
    if (update.full && !this.missed && update.events.length === 0) this.playback.reset(known);
    else this.playback.push(known, own);
    this.missed = this.acting = false;
    if (update.full) {
      void this.fetchLog(update.ply);
      void this.sendDraft(update);
    } else if (update.staged < this.draft.length) this.setDraft(this.draft.slice(0, update.staged));
  }

  // What was missed while the line was down. An answer to `history` is used by who asked.
  private hearSteps(steps: Steps): void {
    if (steps.id !== undefined) return;
    const frames = framesOfSteps(this.known, steps.steps);
    this.story = withSteps(this.story, steps.from, steps.to, steps.steps);
    if (frames.length === 0) return;
    this.missed = true;
    const much = this.playback.pushMissed(frames);
    if (much) this.passedOver = frames.reduce((sum, frame) => sum + frame.recent.length, 0);
    this.told(
      frames.flatMap((frame) => frame.recent),
      true,
    );
  }

  private restOf(known: Known): number {
    const pace = known.recent.length > 0 ? paceMs[preferences.pace] : 0;
    return pace > 0 && this.strikeIn(known) ? Math.max(pace, struckMs) : pace;
  }

  // The last that others' steps do to this person; their own steps strike nobody unawares.
  private strikeIn(after: Known): GameEvent | null {
    const before = this.shown.view;
    if (this.me < 0 || after.own || !before || !after.view || !this.game) return null;
    const { strikes } = tellingOf(this.game);
    return after.recent.findLast((event) => strikes(event, this.me, before, after.view!)) ?? null;
  }

  private async fetchLog(ply: number): Promise<void> {
    for (const [from, to] of gaps(this.story, ply)) {
      const answer = await this.history(from, to);
      if (answer.type !== 'steps') return;
      this.story = withSteps(this.story, from, to, answer.steps);
    }
  }

  // Asks for the steps of what came in one message, so that each line of the log stands at its own.
  async partSteps(): Promise<void> {
    if (this.parting) return;
    this.parting = true;
    for (const [from, to] of joints(this.story)) {
      const answer = await this.history(from, to);
      if (answer.type !== 'steps' || answer.steps.at(-1)?.ply !== to) break;
      this.story = parted(this.story, from, to, answer.steps);
    }
    this.parting = false;
  }

  history(from: number, to: number): Promise<Answer> {
    return this.request({ type: 'history', table: this.code, seat: this.me, from, to });
  }

  private async sendDraft(update: Update): Promise<void> {
    if (this.draft.length === 0) this.draft = keptDraft(this.code, this.me, this.state?.match ?? '', update.ply);
    const again = this.draft.slice(update.staged);
    this.draft = this.draft.slice(0, update.staged);
    for (const code of again) {
      const answer = await this.move(code);
      if (answer.type !== 'staged') return;
    }
  }

  private setDraft(codes: number[]): void {
    this.draft = codes;
    keepDraft(this.code, this.me, { match: this.state?.match ?? '', ply: this.known.ply, codes });
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

// Whether a move costs pieces or what was gathered, for certain.
export function losesSurely(move: MoveOption): boolean {
  return (move.flags & (flag.deadly | flag.burns)) !== 0;
}

// Whether a move should be confirmed: it loses something for sure, and another choice does not.
export function isRash(move: MoveOption, moves: MoveOption[]): boolean {
  return losesSurely(move) && moves.some((other) => !losesSurely(other));
}
