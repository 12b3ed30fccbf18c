// Making tables: against bots in one tap, or for friends.
import { preferences } from '../app/preferences.svelte';
import { place } from '../app/place.svelte';
import { loadBoard } from '../games/board';
import type { Answer } from '../net/connection';
import { games, type GameKey } from '../net/protocol';
import { session } from '../net/session.svelte';
import { loadWords } from '../words/words.svelte';
import { lastPlay } from './home/lastPlay';
import { screens } from './screens';

const offline: Answer = { type: 'refused', code: 'offline', reason: '', n: 0, text: '' };

// Fetches what a table of this game needs, while people still look at its card. Trouble is told where
// it is missed.
export function prepare(game: GameKey): void {
  screens.table.ready();
  loadBoard(game).catch(() => undefined);
  loadWords(preferences.language, game).catch(() => undefined);
}

async function makeTable(game: GameKey, options: string, seats: string[]): Promise<Answer> {
  if (!session.online && session.late) return offline;
  prepare(game);
  await session.whenOnline();
  const made = await session.request({ type: 'make_table', settings: { game, options, pace: preferences.pace }, seats });
  // Rules that this server does not know any more must not stand in the way.
  if (made.type === 'refused' && made.code === 'game' && options) return makeTable(game, '', seats);
  return made;
}

// The bots are there, the person is ready: nothing to ask before the first move.
export async function playNow(game: GameKey): Promise<Answer> {
  const { bots, level, options } = lastPlay(game);
  const made = await makeTable(game, options, ['', ...Array.from({ length: bots }, () => level)]);
  if (made.type !== 'table') return made;
  const room = session.adopt(made.table);
  const sat = await room.sit(0);
  if (sat.type !== 'done') return sat;
  const ready = await room.show(0);
  if (ready.type !== 'done') return ready;
  const started = await room.request({ type: 'start', table: room.code });
  place.go({ screen: 'table', code: room.code });
  return started;
}

export async function gather(game: GameKey): Promise<Answer> {
  screens.lobby.ready();
  const made = await makeTable(game, lastPlay(game).options, Array.from({ length: games[game].usual_seats }, () => ''));
  if (made.type !== 'table') return made;
  await session.adopt(made.table).sit(0);
  place.go({ screen: 'table', code: made.table });
  return made;
}
