// Making tables: against bots in one tap, or for friends.
import { preferences } from '../app/preferences.svelte';
import { place } from '../app/place.svelte';
import type { Answer } from '../net/connection';
import { games, type GameKey } from '../net/protocol';
import { session } from '../net/session.svelte';

async function makeTable(game: GameKey, seats: string[]): Promise<Answer> {
  await session.whenOnline();
  return session.request({ type: 'make_table', settings: { game, pace: preferences.pace }, seats });
}

// The bots are there, the person is ready: nothing to ask before the first move.
export async function playNow(game: GameKey): Promise<Answer> {
  const count = Math.max(3, games[game].usual_seats);
  const made = await makeTable(game, ['', ...Array.from({ length: count - 1 }, () => 'medium')]);
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
  const made = await makeTable(game, Array.from({ length: games[game].usual_seats }, () => ''));
  if (made.type !== 'table') return made;
  await session.adopt(made.table).sit(0);
  place.go({ screen: 'table', code: made.table });
  return made;
}
