// Where in the zoos the events of an update happened.
import type { GameEvent } from '../board';
import { placeNumber, residents, type Place } from './places';

// "pen_same" and "river" as events name them.
export function placeIn(event: GameEvent): Place | undefined {
  if (event.key === 'river') return 'river';
  const word = String(event['place'] ?? '').replace(/^pen_/, '') as Place;
  return placeNumber(word) >= 0 ? word : undefined;
}

const none: number[] = []; // always the same, so that nothing seems to have changed

// Numbers of the residents that have just come to their place in this seat's zoo.
export function newcomers(zoo: readonly string[], events: readonly GameEvent[], seat: number): number[] {
  if (events.length === 0) return none;
  const all = residents(zoo);
  const found: number[] = [];
  for (const event of events) {
    if (!['place', 'river', 'leave'].includes(event.key) || event['name'] !== seat) continue;
    const place = placeIn(event);
    const at = all.findLastIndex((one, n) => one.species === event['kind'] && one.place === place && !found.includes(n));
    if (at >= 0) found.push(at);
  }
  return found.length > 0 ? found : none;
}
