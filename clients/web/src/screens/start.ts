// Making tables: against bots in one tap, or for friends.
import { preferences } from '../app/preferences.svelte';
import { place } from '../app/place.svelte';
import { loadBoard } from '../games/board';
import type { Answer } from '../net/connection';
import { games, type GameKey } from '../net/protocol';
import { session } from '../net/session.svelte';
import { loadWords } from '../words/words.svelte';
import { botOptions, lastPlay, type Rules } from './home/lastPlay';
import { keepMode, type Mode } from './lobby/mode';
import { screens } from './screens';

const offline: Answer = { type: 'refused', code: 'offline', reason: '', n: 0, text: '' };

// Fetches what a table of this game needs, while people still look at its card. Trouble is told where
// it is missed.
export function prepare(game: GameKey): void {
  screens.table.ready();
  loadBoard(game).catch(() => undefined);
  loadWords(preferences.language, game).catch(() => undefined);
}

async function makeTable(game: GameKey, options: string, seats: string[], chat = true): Promise<Answer> {
  if (!session.online && session.late) return offline;
  prepare(game);
  await session.whenOnline();
  const made = await session.request({ type: 'make_table', settings: { game, options, pace: preferences.pace, chat }, seats });
  // Rules that this server does not know any more must not stand in the way.
  if (made.type === 'refused' && made.code === 'game' && options) return makeTable(game, '', seats, chat);
  return made;
}

// The bots are there, the person is ready: nothing to ask before the first move. The server has
// committed itself to its seed with the table, so the seat, the contribution and the start go out
// together.
// The rules are the usual ones, unless those of the last table are asked for by name.
export async function playNow(game: GameKey, rules: Rules = 'usual'): Promise<Answer> {
  const last = lastPlay(game);
  const made = await makeTable(game, botOptions(last, rules), ['', ...Array.from({ length: last.bots }, () => last.level)]);
  if (made.type !== 'table') return made;
  const room = session.adopt(made.table);
  const answers = await Promise.all([room.sit(0), room.show(0), room.request({ type: 'start', table: room.code })]);
  const refused = answers.find((answer) => answer.type !== 'done');
  if (refused) return refused;
  place.go({ screen: 'table', code: room.code });
  return answers[2];
}

// People who sit together need no chat.
export async function gather(game: GameKey, mode: Mode = 'online'): Promise<Answer> {
  screens.lobby.ready();
  const seats = Array.from({ length: games[game].usual_seats }, () => '');
  const made = await makeTable(game, lastPlay(game).options, seats, mode === 'online');
  if (made.type !== 'table') return made;
  if (mode === 'one_table') keepMode(mode, made.table);
  await session.adopt(made.table).sit(0);
  place.go({ screen: 'table', code: made.table });
  return made;
}
