// What a table says to those who do not look at it, and to those who look elsewhere: events when they
// are shown, whose turn it is, what is asked, the end. Sentences are the ones of the log.
import { untrack } from 'svelte';
import { announcer } from '../app/announcer';
import { preferences } from '../app/preferences.svelte';
import type { Offer } from '../games/offer.svelte';
import { isTold, tellingOf } from '../games/telling';
import type { GameEvent } from '../net/protocol';
import type { Room } from '../net/table.svelte';
import { playCue, vibrate } from '../parts/sounds';
import { eventText } from '../words/speech';
import { t } from '../words/words.svelte';
import { notify } from './notices';
import { askedText, isMyTurn } from './prompt';

interface Asked {
  question: string;
  standing: string;
}

const settled = 50; // ms after which a board has put its question into words

// Called when a table is opened; the effects live as long as it does. `asks`: whether the board is there, which puts
// the question into words; on a slow line that takes a while, and a turn is not told without it.
export function tellTable(room: () => Room, names: () => string[], offer: Offer, asks: () => boolean): void {
  $effect(() => {
    const table = room();
    table.told = (events, missed) => tellEvents(table, events, missed, names());
    return () => (table.told = () => {});
  });

  const mine = $derived(isMyTurn(room()));
  const title = $derived((mine ? '● ' : '') + t(`${room().game}.title`));
  // Only when it changes, and after what changed on the table: the browser passes each title on.
  $effect(() => {
    const text = title;
    const timer = setTimeout(() => (document.title = text));
    return () => clearTimeout(timer);
  });

  // Once all that led to the question is shown, and told.
  let told: Asked | null = null;
  $effect(() => {
    if (!mine) told = null;
    else if (!room().behind && asks()) {
      const now = { question: askedText(room(), offer), standing: offer.standing };
      const timer = setTimeout(() => (told = tellQuestion(room(), now, told)), settled);
      return () => clearTimeout(timer);
    }
    return undefined;
  });

  let wasOver = untrack(() => room().ended !== null);
  $effect(() => {
    const ended = room().ended;
    if (ended && !wasOver) playCue(ended.ranks[room().me] === 1 ? 'win' : 'end');
    wasOver = ended !== null;
  });
}

function tellEvents(room: Room, all: GameEvent[], missed: boolean, names: string[]): void {
  const game = room.game;
  if (!game) return;
  const events = all.filter((event) => isTold(game, event));
  if (events.length === 0) return;
  if (missed) return announcer.say(t('site.missed', { n: events.length }));
  const dramas = tellingOf(game).dramas;
  const isDrama = (event: GameEvent) => dramas.includes(event.key);
  // In short: what the group came to.
  const end = events.findLast((event) => !isDrama(event));
  const told = preferences.readAloud === 'short' ? events.filter((event) => isDrama(event) || event === end) : events;
  // A drama is said at once, and what led to it before it in the same breath: a reader may put off
  // what is only polite.
  const last = told.findLastIndex(isDrama) + 1;
  announcer.alert(...told.slice(0, last).map((event) => eventText(game, event, names)));
  announcer.say(...told.slice(last).map((event) => eventText(game, event, names)));
  playCue(last > 0 ? 'drama' : 'event');
}

// What is new of it since it was told last. A turn begins with an alert, and the rest follows quietly.
function tellQuestion(room: Room, { question, standing }: Asked, before: Asked | null): Asked {
  if (!before) tellTurn(room, question);
  if (preferences.readAloud === 'full' && standing !== before?.standing) announcer.say(standing);
  if (before && question !== before.question) announcer.say(question);
  return { question, standing: standing || (before?.standing ?? '') };
}

function tellTurn(room: Room, question: string): void {
  const turn = t('site.your_turn');
  announcer.alert(question.startsWith(turn) ? question : t('site.your_turn_to', { name: question }));
  playCue('turn');
  vibrate(60);
  if (document.hidden) notify(t(`${room.game}.title`), question);
}
