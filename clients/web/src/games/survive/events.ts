// What events look like on the chart: where they happened, what is played for them and how long.
import type { GameEvent } from '../board';
import { placeNamed, steps } from './chart';

export const times = {
  step: 180, // a hex
  lift: 180,
  flip: 240,
  sink: 400,
  die: 600,
  whirlpool: 700,
  volcano: 800,
  flag: 320,
  splash: 320,
} as const;
const longest = 1600; // of one update
const turning = 200; // between two people who turn over at the end

// When the nth of so many people begins to turn over, so that the last one is done in time.
export function turningDelay(nth: number, most: number): number {
  return nth * Math.min(turning, (longest - times.flip) / Math.max(1, most - 1));
}

export interface Drama {
  key: number;
  kind: 'tile' | 'whirlpool' | 'volcano' | 'flag' | 'splash';
  place: number;
  ground: string; // of a tile
  sign: string; // the back of a tile that acts at once, or ""
  delay: number;
}

function placeIn(event: GameEvent, field: string): number {
  const name = event[field];
  return typeof name === 'string' ? (placeNamed(name)?.index ?? -1) : -1;
}

// Where it happened; for a journey both ends.
export function placesOf(event: GameEvent): number[] {
  return [placeIn(event, 'a'), placeIn(event, 'b'), placeIn(event, 'place')].filter((place) => place >= 0);
}
// Where something stands now that was not there before.
export function changesOf(event: GameEvent): number[] {
  return [placeIn(event, 'b'), placeIn(event, 'place')].filter((place) => place >= 0);
}

function journey(event: GameEvent): number {
  const from = placeNamed(String(event['a']));
  const to = placeNamed(String(event['b']));
  return from && to ? Math.min(3, Math.max(1, steps(from, to))) * times.step : times.step;
}

function lengthOf(event: GameEvent): number {
  switch (event.key) {
    case 'sunk':
      return times.lift + times.flip + times.sink;
    case 'whirlpool':
      return times.whirlpool;
    case 'volcano':
      return times.volcano;
    case 'rolled':
      return times.die;
    case 'saved':
      return times.flag;
    case 'prowls':
    case 'lifted':
    case 'sailed':
    case 'blown':
      return journey(event);
    case 'walked':
    case 'swam':
    case 'entered':
    case 'boarded':
    case 'carried':
      return times.step;
    case 'shark_ate':
    case 'serpent_ate':
    case 'serpent_boat':
    case 'whale_sank':
      return times.splash;
    default:
      return 0;
  }
}

// The ms that these events take at full motion.
export function span(events: GameEvent[]): number {
  return Math.min(longest, events.reduce((sum, event) => sum + lengthOf(event), 0));
}

const signs: Record<string, string> = { tile_shark: 'shark', tile_whale: 'whale', tile_boat: 'hull' };

export function dramasOf(events: GameEvent[]): Drama[] {
  const dramas: Drama[] = [];
  let clock = 0;
  events.forEach((event, key) => {
    const drama = { key, place: placeIn(event, 'place'), ground: '', sign: '', delay: Math.min(clock, longest) };
    if (event.key === 'sunk') {
      const after = events.slice(key + 1).find((next) => ['appears', 'whirlpool', 'volcano', 'kept'].includes(next.key));
      const sign = after?.key === 'appears' ? (signs[String(after['kind'])] ?? '') : after?.key === 'kept' ? '' : (after?.key ?? '');
      dramas.push({ ...drama, kind: 'tile', ground: String(event['kind']), sign });
    } else if (event.key === 'whirlpool') {
      dramas.push({ ...drama, kind: 'whirlpool' });
    } else if (event.key === 'volcano') {
      const sunk = events.slice(0, key).findLast((before) => before.key === 'sunk');
      dramas.push({ ...drama, kind: 'volcano', place: sunk ? placeIn(sunk, 'place') : 66 });
    } else if (event.key === 'saved') {
      dramas.push({ ...drama, kind: 'flag' });
    } else if (['shark_ate', 'serpent_ate', 'serpent_boat', 'whale_sank'].includes(event.key)) {
      dramas.push({ ...drama, kind: 'splash' });
    }
    clock += lengthOf(event);
  });
  return dramas.filter(({ place }) => place >= 0);
}
