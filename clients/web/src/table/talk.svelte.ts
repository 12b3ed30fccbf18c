// Who may be heard at this table on this device: chat is off among strangers until it is wished for,
// and single people can be muted. Bubbles stand at the seats for a while.
import { untrack } from 'svelte';
import { preferences } from '../app/preferences.svelte';
import type { Said } from '../net/protocol';
import type { Room } from '../net/table.svelte';
import { emotes } from '../parts/emotes';
import { playCue } from '../parts/sounds';
import { t } from '../words/words.svelte';

const bubbleMs = 4000;

export function saidText(said: Said): string {
  return said.emote ? t(`site.emote_${emotes[said.emote - 1] ?? 'gg'}`) : said.text;
}

// What they are called at the table; whoever said it may have left the seat since.
export const speakerOf = (said: Said, room: Room, names: readonly string[]): string =>
  room.seats[said.seat]?.name === said.name ? (names[said.seat] ?? said.name) : said.name;

// A seat's person, or a spectator by name.
const whoOf = (said: Said): string => (said.seat >= 0 ? String(said.seat) : said.name);

export class Talk {
  private wished = $state<boolean | null>(null);
  private muted = $state.raw<ReadonlySet<string>>(new Set());
  bubbles = $state.raw<Record<number, string>>({});
  private timers: Record<number, number> = {};

  constructor(private room: () => Room) {
    // The last line itself, not how many there are: old ones are dropped.
    let heard = this.room().talk.at(-1);
    $effect(() => {
      const all = this.room().talk;
      const fresh = all.slice(heard ? all.lastIndexOf(heard) + 1 : 0);
      heard = all.at(-1);
      untrack(() => this.hear(fresh));
    });
  }

  private hear(lines: Said[]): void {
    const audible = this.on ? lines.filter((said) => !this.isMuted(said)) : [];
    if (audible.length > 0) playCue('chat');
    for (const said of audible) if (said.seat >= 0) this.show(said.seat, saidText(said));
  }
  // The last word of a seat stands for its whole time.
  private show(seat: number, text: string): void {
    clearTimeout(this.timers[seat]);
    this.bubbles = { ...this.bubbles, [seat]: text };
    this.timers[seat] = window.setTimeout(() => {
      const { [seat]: _, ...rest } = this.bubbles;
      this.bubbles = rest;
    }, bubbleMs);
  }

  get allowed(): boolean {
    return this.room().state?.settings.chat ?? true;
  }
  get on(): boolean {
    if (preferences.hideChat || !this.allowed) return false;
    return this.wished ?? !this.room().state?.settings.open;
  }
  turn(on: boolean): void {
    this.wished = on;
  }

  get lines(): Said[] {
    return this.room().talk.filter((said) => !this.isMuted(said));
  }
  isMuted(said: Said): boolean {
    return this.muted.has(whoOf(said));
  }
  isMutedSeat(seat: number): boolean {
    return this.muted.has(String(seat));
  }
  mute(seat: number, yes: boolean): void {
    const next = new Set(this.muted);
    if (yes) next.add(String(seat));
    else next.delete(String(seat));
    this.muted = next;
  }
}
