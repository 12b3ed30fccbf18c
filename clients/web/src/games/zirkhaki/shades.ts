// What a burn leaves to be seen: the lost cards where they lay, until the next card is placed.
import type { GameEvent } from '../board';
import type { ZirkhakiView } from '../../net/protocol';
import type { CardName } from './cards';

export type Shades = ReadonlyMap<number, CardName>;

// The area that burnt is gone from the view; `area` is what was drawn before.
export function shadesOf(view: ZirkhakiView, recent: readonly GameEvent[], area: readonly CardName[], before: Shades): Shades {
  const last = view.burst[0];
  if (last === undefined || view.area.length > 0) return new Map();
  if (!recent.some((event) => event.key === 'burn')) return before.size > 0 ? before : new Map([[0, last]]);
  const saved = Number(recent.find((event) => event.key === 'carpet')?.['n'] ?? 0);
  const lost = [...area, last].slice(0, 10);
  return new Map(lost.map((name, place): [number, CardName] => [place, name]).filter(([place]) => place >= saved));
}
