// What a table says to those who do not look at it, and to those who look elsewhere: events when they
// are shown, whose turn it is, the end. Sentences are the ones of the log.
import { untrack } from 'svelte';
import { announcer } from '../app/announcer.svelte';
import { preferences } from '../app/preferences.svelte';
import { tellingOf } from '../games/telling';
import type { GameEvent } from '../net/protocol';
import type { Room } from '../net/table.svelte';
import { playCue, vibrate } from '../parts/sounds';
import { eventText, promptText } from '../words/speech';
import { t } from '../words/words.svelte';
import { notify } from './notices';
import { isMyTurn } from './prompt';

// Called when a table is opened; the effects live as long as it does.
export function tellTable(room: () => Room, names: () => string[]): void {
  $effect(() => {
    const table = room();
    table.told = (events, missed) => tellEvents(table, events, missed, names());
    return () => (table.told = () => {});
  });

  let wasMyTurn = false;
  const mine = $derived(isMyTurn(room()));
  const title = $derived((mine ? '● ' : '') + t(`${room().game}.title`));
  // Only when it changes, and after what changed on the table: the browser passes each title on.
  $effect(() => {
    const text = title;
    const timer = setTimeout(() => (document.title = text));
    return () => clearTimeout(timer);
  });
  $effect(() => {
    if (mine && !wasMyTurn) untrack(() => tellTurn(room()));
    wasMyTurn = mine;
  });

  let wasOver = room().ended !== null;
  $effect(() => {
    const ended = room().ended;
    if (ended && !wasOver) playCue(ended.ranks[room().me] === 1 ? 'win' : 'end');
    wasOver = ended !== null;
  });
}

function tellEvents(room: Room, events: GameEvent[], missed: boolean, names: string[]): void {
  const game = room.game;
  if (!game) return;
  if (missed) return announcer.say(t('site.missed', { n: events.length }));
  const dramas = tellingOf(game).dramas;
  const drama = events.filter((event) => dramas.includes(event.key));
  const calm = events.filter((event) => !dramas.includes(event.key));
  announcer.alert(...drama.map((event) => eventText(game, event, names)));
  // In short: what the group came to.
  const told = preferences.readAloud === 'short' ? calm.slice(-1) : calm;
  announcer.say(...told.map((event) => eventText(game, event, names)));
  playCue(drama.length > 0 ? 'drama' : 'event');
}

function tellTurn(room: Room): void {
  const turn = t('site.your_turn');
  const question = promptText(room.game!, room.known.moves, room.known.view?.['phase']);
  announcer.alert(question.startsWith(turn) ? question : t('site.your_turn_to', { name: question }));
  playCue('turn');
  vibrate(60);
  if (document.hidden) notify(t(`${room.game}.title`), question);
}
