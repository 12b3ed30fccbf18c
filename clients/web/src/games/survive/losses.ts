// What a move would cost its maker, as the engine's previews tell: for questions that the flags of a
// move do not raise. Nothing is asked when every choice costs something.
import type { SurviveView } from '../../net/protocol';
import type { Preview } from '../board';
import { placeNamed } from './chart';
import { deadly, type Step } from './moves';
import { ownerOf } from './pieces';

export interface Loss {
  key: string; // of a row
  n: number;
}

const costs = ['lost_own', 'spilled', 'in_danger'];

export function lossesIn(preview: Preview | undefined): Loss[] {
  return (preview?.rows ?? []).flatMap(([key, n]) => (costs.includes(key) && n < 0 ? [{ key, n: -n }] : []));
}

// Whether the previews are worth asking for: creatures where it goes, or people of mine in its way.
export function mayCost(step: Step, view: SurviveView, me: number, seats: number): boolean {
  if (step.move.flags & deadly || step.target < 0) return false; // the frame asks by itself
  const here = (name: string) => placeNamed(name)?.index === step.target;
  const strikes = ['sink', 'creature', 'set_down'].includes(step.move.kind);
  if (strikes && view.place.some((name, id) => here(name) && ownerOf(id, seats) === me)) return true;
  return [...view.serpents, ...view.sharks, ...view.whales].some(here);
}

export function lossesOf(step: Step, previews: Preview[]): Loss[] {
  const another = previews.some((other) => other.move !== step.move.code && lossesIn(other).length === 0);
  return another ? lossesIn(previews.find(({ move }) => move === step.move.code)) : [];
}
