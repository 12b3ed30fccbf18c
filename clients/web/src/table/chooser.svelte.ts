// Choosing at a table: sends what was chosen, asks first where it should, and says why not. One for
// each table; the board and the action bar share it.
import { announcer } from '../app/announcer';
import { preferences } from '../app/preferences.svelte';
import type { Answer } from '../net/connection';
import type { OddsRow, Preview, SeatAct } from '../net/protocol';
import { session } from '../net/session.svelte';
import { isRash, losesSurely, type Room } from '../net/table.svelte';
import { asksNoMore } from '../parts/askFirst';
import { playCue, vibrate } from '../parts/sounds';
import { listOf, moveText, reasonText, refusalText } from '../words/speech';
import { num, t } from '../words/words.svelte';

export interface Asking {
  code: number;
  then: number | undefined;
  text: string;
  losses: string;
  moment: string;
  done: (taken: boolean) => void;
}

const whyMs = 4000;

export class Chooser {
  why = $state('');
  private asked = $state.raw<Asking | null>(null);
  private timer = 0;
  private toldAt = ''; // the moment that the why-line is about

  constructor(
    private room: () => Room,
    private names: () => string[],
  ) {}

  // What is asked before it is done. A position that has gone takes its question with it.
  get asking(): Asking | null {
    return this.asked?.moment === this.moment ? this.asked : null;
  }
  private get moment(): string {
    const { known, state, ended } = this.room();
    return [state?.match, known.ply, known.staged, known.choice, ended !== null].join(' ');
  }

  // The why-line, and the same words to those who do not look.
  tell(text: string): void {
    clearTimeout(this.timer);
    this.why = text;
    this.toldAt = this.moment;
    if (!text) return;
    announcer.alert(text);
    playCue('refused');
    this.timer = window.setTimeout(() => (this.why = ''), whyMs);
  }

  // A remark in the same line, without alarm.
  remark(text: string): void {
    clearTimeout(this.timer);
    this.why = text;
    announcer.say(text);
    this.timer = window.setTimeout(() => (this.why = ''), whyMs);
  }

  // Somebody has gone on choosing since: what was not allowed then is no answer any more. What the
  // server refused stands through the update that came with it.
  goneOn(): void {
    if (this.why && this.toldAt === this.moment) this.tell('');
  }

  // Whether it was taken; if not, it is still in the person's hand.
  async choose(code: number, then?: number): Promise<boolean> {
    const room = this.room();
    const move = room.known.moves.find((m) => m.code === code);
    if (this.isOffline()) return false;
    if (!move) {
      await this.whyNot(code);
      return false;
    }
    const asks = preferences.ask === 'always' || (preferences.ask === 'risky' && isRash(move, room.known.moves));
    if (!asks || asksNoMore()) {
      const noWayOut = losesSurely(move) && !isRash(move, room.known.moves);
      const taken = await this.send(code, then);
      if (noWayOut && !this.why) this.remark(t('site.all_lose'));
      return taken;
    }
    const { moment } = this;
    const answer = await room.ask('preview', code);
    if (moment !== this.moment) {
      this.tell(t('site.refused_out_of_step'));
      return false;
    }
    const rows = answer.type === 'answer' ? ((answer.answer as Preview | null)?.rows ?? []) : [];
    const losses = listOf(rows.map(([key, n]) => `${t(`${room.game}.row_${key}`)} ${num(n)}`));
    const text = moveText(room.game!, move, this.names(), room.known.view);
    this.asked?.done(false);
    return new Promise((done) => {
      this.asked = { code, then, text, losses: isRash(move, room.known.moves) ? losses : '', moment, done };
    });
  }

  // The question was answered.
  async answer(yes: boolean): Promise<void> {
    const { asking } = this;
    this.asked = null;
    asking?.done(yes && !this.isOffline() && (await this.send(asking.code, asking.then)));
  }

  async whyNot(code: number): Promise<string> {
    const room = this.room();
    let text = t('site.why.spectator');
    if (room.me >= 0) {
      const answer = await room.ask('why_not', code);
      text = this.refusal(answer);
      if (answer.type === 'answer') {
        const reason = answer.answer as { key: string; n: number } | null;
        text = reason?.key ? reasonText(room.game!, reason.key, reason.n) : '';
      }
    }
    this.tell(text);
    return text;
  }

  async previews(): Promise<Preview[]> {
    const room = this.room();
    if (room.me < 0) return [];
    const answer = await room.ask('previews');
    return answer.type === 'answer' ? ((answer.answer as Preview[] | null) ?? []) : [];
  }

  // null where the table or the person has them switched off.
  async odds(): Promise<OddsRow[] | null> {
    const room = this.room();
    if (room.me < 0 || room.state?.settings.odds === false || !preferences.hints) return null;
    const answer = await room.ask('odds');
    return answer.type === 'answer' ? ((answer.answer as OddsRow[] | null) ?? []) : null;
  }

  async undo(): Promise<void> {
    this.tell(this.refusal(await this.room().takeBack()));
  }
  async act(act: SeatAct, seat?: number): Promise<void> {
    this.tell(this.refusal(await this.room().act(act, seat)));
  }

  private isOffline(): boolean {
    if (!session.online) this.tell(t('site.why.offline'));
    return !session.online;
  }

  private async send(code: number, then: number | undefined): Promise<boolean> {
    vibrate(15);
    const answer = await this.room().move(code, then);
    const taken = answer.type !== 'refused';
    if (taken) playCue('own');
    this.tell(this.refusal(answer));
    return taken;
  }

  private refusal(answer: Answer): string {
    return refusalText(this.room().game ?? 'site', answer);
  }
}
