// How this person last played a game on this device: bots, their level, the rules. [Play now] begins
// with these bots again, and with the usual rules: others must be asked for.
import { games, type GameKey } from '../../net/protocol';

export const levels = ['easy', 'medium', 'hard', 'master'] as const;
export type Level = (typeof levels)[number];

// Who has the first turn against bots: whoever taps [Play now], or a seat drawn by lot.
export const starters = ['me', 'lot'] as const;
export type Starter = (typeof starters)[number];

export interface LastPlay {
  bots: number;
  level: Level;
  begins: Starter;
  options: string; // without who begins
}

const place = 'mohreh.play';

function all(): Record<string, Partial<LastPlay>> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') as Record<string, Partial<LastPlay>>;
  } catch {
    return {};
  }
}

// Three at the table, or as many as the game is best with.
export function usualBots(game: GameKey): number {
  return Math.max(3, games[game].usual_seats) - 1;
}

export function botCounts(game: GameKey): number[] {
  const { min_seats, max_seats } = games[game];
  return Array.from({ length: max_seats - min_seats + 1 }, (_, n) => min_seats - 1 + n);
}

export function lastPlay(game: GameKey): LastPlay {
  const kept = all()[game] ?? {};
  const bots = botCounts(game).includes(kept.bots ?? 0) ? kept.bots! : usualBots(game);
  const level = levels.find((one) => one === kept.level) ?? 'medium';
  const begins = starters.find((one) => one === kept.begins) ?? 'me';
  return { bots, level, begins, options: rulesAlone(kept.options ?? '') };
}

// Who begins is agreed anew at every table.
function rulesAlone(options: string): string {
  return options
    .split(',')
    .filter((pair) => pair && !pair.startsWith('first_seat='))
    .join(',');
}

export const rulesChoices = ['usual', 'last'] as const;
export type Rules = (typeof rulesChoices)[number];

// The person takes seat 0.
export function botOptions({ options, begins }: LastPlay, rules: Rules): string {
  return [rules === 'last' ? options : '', begins === 'me' ? 'first_seat=0' : ''].filter(Boolean).join(',');
}

export function rememberPlay(game: GameKey, played: Partial<LastPlay>): void {
  try {
    localStorage.setItem(place, JSON.stringify({ ...all(), [game]: { ...all()[game], ...played } }));
  } catch {
    // Then the next match begins as the first did.
  }
}
