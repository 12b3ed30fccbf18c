// What the frame round the boards knows of a game beyond its protocol: which events are spoken at
// once, which only their owner hears, which questions can be answered beforehand, what a phase waits
// for, whether points are open, how long a match takes and how equal points are ordered. Each game
// says so in telling.ts of its folder.
export interface Telling {
  dramas: readonly string[]; // events that are told at once
  mine: readonly string[]; // events that are addressed to one seat alone
  standing: readonly string[]; // kinds of moves that may be a standing answer
  waits: Readonly<Record<string, string>>; // phase → word of the game that names what is awaited
  openScores: boolean; // everybody sees everybody's points: who has no rows has no points, rather than hidden ones
  minutes: number; // that a match takes among people, by the game's own box
  tie(options: Record<string, string>): string; // word of the site that names the order of equal points
}

const nothing: Telling = { dramas: [], mine: [], standing: [], waits: {}, openScores: false, minutes: 0, tie: () => 'site.tie_shared' };
const tellings = import.meta.glob<{ telling: Telling }>('./*/telling.ts', { eager: true });

export function tellingOf(game: string): Telling {
  return tellings[`./${game}/telling.ts`]?.telling ?? nothing;
}
