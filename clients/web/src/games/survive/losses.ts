// What a move would cost its maker, as the engine's previews tell: for questions that the flags of a
// move do not raise. Nothing is asked when every choice costs something.
import type { SurviveView } from '../../net/protocol';
import type { Preview } from '../board';
import { places, placeNamed } from './chart';
import { deadly, type Step } from './moves';
import { ownerOf } from './pieces';
import { ownVictims, type Beast } from './reach';

export interface Loss {
  key: string; // of a row: lost_own or spilled
  n: number;
}

const costs = ['lost_own', 'spilled'];

export function lossesIn(preview: Preview | undefined): Loss[] {
  return (preview?.rows ?? []).flatMap(([key, n]) => (costs.includes(key) && n < 0 ? [{ key, n: -n }] : []));
}

// Whether the previews are worth asking for: creatures where it goes, or people of mine in its way.
export function mayCost(step: Step, view: SurviveView, me: number, seats: number): boolean {
  if (step.move.flags & deadly || step.target < 0) return false; // the frame asks by itself
  const here = (name: string) => placeNamed(name)?.index === step.target;
  if (step.move.kind === 'sink' || step.move.kind === 'creature') {
    return view.place.some((name, id) => here(name) && ownerOf(id, seats) === me);
  }
  return [...view.serpents, ...view.sharks, ...view.whales].some(here);
}

export function lossesOf(step: Step, previews: Preview[], view: SurviveView, me: number, seats: number): Loss[] {
  const own = lossesIn(previews.find(({ move }) => move === step.move.code));
  if (own.length) {
    const another = previews.some((other) => other.move !== step.move.code && lossesIn(other).length === 0);
    return another ? own : [];
  }
  // Where others may still defend, nothing is certain; yet my people are there.
  if (step.move.kind !== 'creature' || view.creature === 'none') return [];
  const mine = ownVictims(view, view.creature as Beast, step.target, me, seats);
  const key = view.creature === 'whale' ? 'spilled' : 'lost_own';
  return mine.length && places[step.target] ? [{ key, n: mine.length }] : [];
}
