// What happened, as movement: dinosaurs are shown together, go to their places, hands go to the
// left, the die falls, and at the end the pens are counted. Only transform and opacity move.
import { lasting, mayTravel } from '../../parts/motion';
import type { GameEvent } from '../board';

type Step = 'reveal' | 'place' | 'pass' | 'roll' | 'count';

export const lengths: Record<Step, number> = { reveal: 240, place: 180, pass: 320, roll: 600, count: 720 };
const countOfOne = 120;

const stepOf: Record<string, Step> = {
  show: 'reveal',
  place: 'place',
  river: 'place',
  leave: 'place',
  discard: 'place',
  pass: 'pass',
  swap: 'pass',
  dealt: 'pass',
  roll: 'roll',
  score: 'count',
};

type Starts = Partial<Record<Step, number>>;

// When each step begins, in ms after the update; steps that did not happen take no time. A new game
// clears the zoos at once, so nothing is counted then.
export function timeline(events: readonly GameEvent[]): { starts: Starts; whole: number } {
  const happened = new Set(events.map((event) => stepOf[event.key]));
  if (events.some((event) => event.key === 'game')) happened.delete('count');
  const starts: Starts = {};
  let whole = 0;
  for (const step of ['reveal', 'place', 'pass', 'roll', 'count'] as const) {
    if (!happened.has(step)) continue;
    starts[step] = whole;
    whole += lengths[step];
  }
  return { starts, whole };
}

export const span = (events: GameEvent[]): number => timeline(events).whole;

function play(piece: Element | null, frames: Keyframe[], ms: number, start: number): Animation | undefined {
  const duration = lasting(ms);
  if (!piece || duration === 0) return undefined;
  const travels = mayTravel();
  const shown = travels ? frames : [{ opacity: 0 }, { opacity: 1 }];
  const delay = travels ? (start * duration) / ms : 0;
  return piece.animate(shown, { duration, delay, easing: 'ease-out', fill: 'backwards' });
}

const names = ['data-testid', 'data-lit', 'data-piece', 'role', 'aria-label']; // that only one thing may have

// A copy of my hand as it lies now, laid over it; taken before the new hand is drawn.
export function copyOfHand(hand: HTMLElement | null): HTMLElement | null {
  if (!hand || !mayTravel() || lasting(1) === 0) return null;
  const copy = hand.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll(names.map((name) => `[${name}]`).join())]) {
    for (const name of names) one.removeAttribute(name);
  }
  copy.inert = true;
  copy.classList.add('leaving');
  copy.setAttribute('aria-hidden', 'true');
  hand.parentElement?.append(copy);
  return copy;
}

const turning: Keyframe[] = [{ transform: 'scaleX(0.1)', opacity: 0 }, { transform: 'none', opacity: 1 }];

// The dinosaurs that came to the zoo, or the zoos, in `ground`.
function land(starts: Starts, ground: Element): void {
  const arrivals = ground.querySelectorAll('[data-fresh]');
  if (starts.reveal !== undefined && starts.place !== undefined) {
    // Shown and placed in one go: each turns over large and then settles where it stands.
    const whole = lengths.reveal + lengths.place;
    const frames = [
      { transform: 'scale(0.1, 1.7)', opacity: 0 },
      { transform: 'scale(1.7)', opacity: 1, offset: lengths.reveal / whole },
      { transform: 'none', opacity: 1 },
    ];
    for (const one of arrivals) play(one, frames, whole, starts.reveal);
  } else if (starts.place !== undefined) {
    const frames = [{ transform: 'translateY(-14px) scale(1.25)', opacity: 0 }, { transform: 'none', opacity: 1 }];
    for (const one of arrivals) play(one, frames, lengths.place, starts.place);
  }
}

// What happened in the zoos of the others, in a row.
export function performAround(events: readonly GameEvent[], row: HTMLElement): void {
  const { starts } = timeline(events);
  if (starts.reveal !== undefined) {
    for (const one of row.querySelectorAll('[data-reveal]')) play(one, turning, lengths.reveal, starts.reveal);
  }
  land(starts, row);
}

// Hands that go to the left: `leaving` is a copy of the one that goes away.
export function performPass(events: readonly GameEvent[], hand: Element | null, leaving: HTMLElement | null): void {
  const start = timeline(events).starts.pass;
  if (start === undefined) return;
  const comes = [{ transform: 'translateX(160px)', opacity: 0 }, { opacity: 0, offset: 0.3 }, { transform: 'none', opacity: 1 }];
  const goes = [{ transform: 'none', opacity: 1 }, { opacity: 0, offset: 0.6 }, { transform: 'translateX(-160px)', opacity: 0 }];
  play(hand, comes, lengths.pass, start);
  const away = play(leaving, goes, lengths.pass, start);
  if (away) away.onfinish = away.oncancel = () => leaving?.remove();
}

// What happened in the zoo that is shown large, and to the die.
export function perform(events: readonly GameEvent[], stage: HTMLElement): void {
  const { starts } = timeline(events);
  const zoo = stage.querySelector('[data-testid="zoo"]');
  if (zoo) land(starts, zoo);
  if (starts.roll !== undefined) {
    // It is out of sight until it falls, or its face would be known before.
    const frames = [{ transform: 'rotate(-320deg) scale(0.6)', opacity: 0 }, { opacity: 1, offset: 0.12 }, { transform: 'none', opacity: 1 }];
    play(stage.querySelector('[data-die]'), frames, lengths.roll, starts.roll);
  }
  if (starts.count !== undefined) {
    const frames = [{ transform: 'scale(1.9)', opacity: 0 }, { transform: 'none', opacity: 1 }];
    const start = starts.count;
    const last = lengths.count / countOfOne - 1;
    stage.querySelectorAll('[data-count]').forEach((one, at) => play(one, frames, countOfOne, start + countOfOne * Math.min(at, last)));
  }
}
