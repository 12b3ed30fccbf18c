// What a person has half chosen: the piece in hand, the place that waits for a second touch, the
// place where several things wait to be told apart. All that may be chosen comes from the legal moves.
import { preferences } from '../../app/preferences.svelte';
import type { SurviveView } from '../../net/protocol';
import type { MoveOption } from '../board';
import { outside, placeNamed, places } from './chart';
import { deadly, explorerNamed, keyOf, meant, stepOf, type Source, type Step } from './moves';

export interface Given {
  view: SurviveView;
  moves: MoveOption[];
}
export type Outcome = { commit: Step } | { why: number } | null;

interface Half {
  asked: number;
  ghost: number;
  dropped: Step[];
}

const slack = 12; // px beside a hex that still mean it
const near = 24; // px round its middle that do

export class Choosing {
  picked = $state(''); // key of the piece that is taken up
  asked = $state(-1); // a place where several pieces or ways wait to be told apart
  ghost = $state(-1); // a place that waits for its second touch
  dropped = $state.raw<Step[]>([]); // ways that a drop left open

  constructor(private readonly given: () => Given) {}

  readonly steps = $derived.by((): Step[] => {
    const { view, moves } = this.given();
    return moves.flatMap((move) => stepOf(view, move) ?? []);
  });
  readonly sources = $derived.by(() => {
    const all = new Map<string, Source>();
    for (const { source } of this.steps) if (source) all.set(keyOf(source), source);
    return all;
  });
  readonly sourcesByPlace = $derived.by(() => {
    const all = new Map<number, Source[]>();
    for (const from of this.sources.values()) if (from.type !== 'tile') all.set(from.at, [...(all.get(from.at) ?? []), from]);
    return all;
  });
  // A piece that is the only one is taken up by itself.
  readonly held = $derived.by((): string => {
    if (this.sources.has(this.picked)) return this.picked;
    const onlyOne = this.sources.size === 1 && this.steps.every(({ source }) => source);
    return onlyOne ? [...this.sources.keys()][0]! : '';
  });
  readonly source = $derived.by(() => this.sources.get(this.held));
  // Where the piece in hand stands; while a tile is being played, the piece that it moves.
  readonly taken = $derived.by((): number => {
    const { view } = this.given();
    if (this.source && this.source.type !== 'tile') return this.source.at;
    if (view.phase !== 'set_down') return -1;
    const name = view.who === 'none' ? view.spot : view.place[explorerNamed(view.who)];
    return placeNamed(name ?? 'none')?.index ?? -1;
  });
  readonly targets = $derived.by(() => {
    const all = new Map<number, Step[]>();
    for (const step of this.steps) {
      if (keyOf(step.source) === this.held && step.target >= 0) all.set(step.target, [...(all.get(step.target) ?? []), step]);
    }
    return all;
  });
  readonly deaths = $derived.by(() =>
    [...this.targets].filter(([, options]) => options.every(({ move }) => move.flags & deadly)).map(([index]) => index),
  );
  // Places with a piece that can be taken up.
  readonly ready = $derived.by((): number[] => {
    if (this.held) return [];
    const at = [...this.sources.values()].flatMap((from) => (from.type === 'tile' ? [] : [from.at]));
    return [...new Set(at)].filter((place) => place >= 0);
  });
  readonly ghostStep = $derived.by((): Step | undefined => this.targets.get(this.ghost)?.[0]);
  readonly open = $derived.by(() => this.dropped.length > 0 || this.asked >= 0);

  sourcesAt(index: number): Source[] {
    return this.sourcesByPlace.get(index) ?? [];
  }
  lit(index: number): boolean {
    return this.targets.has(index) || this.sourcesByPlace.has(index);
  }
  // Whether a touch here leads on: nothing else is marked, or one could pick and drop for ever.
  leads(index: number): boolean {
    if (this.open) return false;
    if (this.ghost >= 0) return index === this.ghost;
    if (this.held) return index !== this.taken && this.targets.has(index);
    return this.lit(index);
  }

  drop(): void {
    this.picked = '';
    this.asked = -1;
    this.ghost = -1;
    this.dropped = [];
  }
  // What is asked for or waits is put away, while it is sent; and comes back if it was not.
  close(): Half {
    const half = { asked: this.asked, ghost: this.ghost, dropped: this.dropped };
    this.asked = this.ghost = -1;
    this.dropped = [];
    return half;
  }
  reopen({ asked, ghost, dropped }: Half): void {
    this.asked = asked;
    this.ghost = ghost;
    this.dropped = dropped;
  }
  // New moves: what was half chosen is let go; a piece that can go on stays in hand.
  renew(): void {
    const kept = this.sources.has(this.picked) ? this.picked : '';
    this.drop();
    this.picked = kept;
  }
  take(key: string): void {
    const again = this.picked === key;
    this.drop();
    if (!again && this.sources.has(key)) this.picked = key;
  }

  touch(index: number): Outcome {
    this.dropped = [];
    const options = this.targets.get(index);
    if (options) {
      const only = options.length === 1 && index !== this.taken ? options[0]! : undefined;
      if (only && (!only.confirm || this.ghost === index || preferences.oneTap)) return { commit: only };
      this.asked = only ? -1 : index;
      this.ghost = only ? index : -1;
      return null;
    }
    const here = this.sourcesAt(index);
    this.asked = -1;
    this.ghost = -1;
    if (here.length === 1) {
      this.picked = keyOf(here[0]) === this.picked ? '' : keyOf(here[0]);
      return null;
    }
    if (here.length > 1) {
      this.picked = '';
      this.asked = index;
      return null;
    }
    const { view, moves } = this.given();
    const code = moves.length && index !== this.taken ? meant(view, this.source, view.phase, index) : -1;
    this.picked = '';
    return code >= 0 ? { why: code } : null;
  }

  // Where a finger may carry what stands at a place; a piece that a tile moves stands where it was.
  waysFrom(from: number): Step[] {
    return this.steps.filter(({ source }) => (source ? source.type !== 'tile' && source.at === from : this.given().view.phase === 'set_down' && from === this.taken));
  }

  // A piece was carried from one place to another: one way is taken, of several one is asked for.
  carry(from: number, to: number): Outcome {
    const ways = this.waysFrom(from).filter(({ target }) => target === to);
    this.asked = -1;
    this.ghost = -1;
    if (ways.length === 1) return { commit: ways[0]! };
    if (ways.length > 1) {
      this.dropped = ways;
      return null;
    }
    const here = this.sourcesAt(from);
    const { view } = this.given();
    const code = here.length ? meant(view, here[0], view.phase, to) : -1;
    return code >= 0 ? { why: code } : null;
  }

  // The place meant by a finger at (x, y) of the chart, where a unit is `scale` px: a lit one beside it, else
  // what lies under it.
  meantBy(x: number, y: number, scale: number, under: number, lit: (index: number) => boolean): number {
    if (lit(under)) return under;
    let nearest = under;
    let least = Infinity;
    for (const spot of places) {
      if (!lit(spot.index)) continue;
      const middle = Math.hypot(spot.x - x, spot.y - y) * scale;
      if (middle < least && (middle <= near || outside(spot, x, y) * scale <= slack)) {
        least = middle;
        nearest = spot.index;
      }
    }
    return nearest;
  }
}
