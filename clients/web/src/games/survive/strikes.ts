// What happened to a seat's people between two views: they stood where it struck, or are gone since.
import type { GameEvent, SurviveView } from '../../net/protocol';

// Apart from the board's own reading of a view, which comes with the board: the frame knows this from the start.
const blows = ['fell', 'whirlpool', 'volcano', 'shark_ate', 'serpent_ate', 'serpent_boat', 'whale_sank'];
const peopleAColour = 10;

export function strikesPeopleOf(event: GameEvent, seat: number, before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): boolean {
  if (!blows.includes(event.key)) return false;
  const [was, is] = [placesIn(before), placesIn(after)];
  const seats = (before as unknown as SurviveView).hand.length;
  const isOwn = (id: number): boolean => Math.floor(id / peopleAColour) % seats === seat;
  return was.some((place, id) => isOwn(id) && (place === event['place'] || (place !== 'lost' && is[id] === 'lost')));
}

const placesIn = (view: Readonly<Record<string, unknown>>): readonly string[] => (view as unknown as SurviveView).place;
