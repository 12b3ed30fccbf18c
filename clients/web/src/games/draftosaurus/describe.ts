// The position in at most four sentences, for who listens instead of looking.
import { listOf, longListOf } from '../../words/speech';
import type { View } from './moment';
import { grouped, placeWord, residents, type Place } from './places';
import type { Gains } from './prospects';
import { species, type Species } from './species';

export interface Spoken {
  view: View;
  me: number;
  names: string[];
  kind: Species | undefined; // the dinosaur in mind
  lit: Gains;
  says: (key: string, params?: Record<string, unknown>) => string;
}

function dieSentence({ view, me, names, says }: Spoken): string {
  if (!view.face) return says(`phase_${view.phase === 'quarantine' ? 'quarantine' : view.phase === 'over' ? 'over' : 'roll'}`);
  const kind = says(`face_${view.face}`);
  const name = names[view.roller] ?? '';
  if (me < 0) return says('log_roll', { name, kind });
  return view.roller === me ? says('you_free') : says('you_bound', { name, kind });
}

function handSentence({ view, me, says }: Spoken): string {
  const hand = view.hand[me] ?? [];
  const kinds = species.flatMap((kind, at) => {
    const n = hand[at] ?? 0;
    return n > 1 ? [says('count_kind', { n, kind: says(kind) })] : n === 1 ? [says(kind)] : [];
  });
  return kinds.length > 0 ? says('say_hand', { list: listOf(kinds) }) : '';
}

function zooSentence({ view, me, says }: Spoken): string {
  const all = residents(view.zoo[me] ?? []);
  if (all.length === 0) return says('say_empty');
  const places = [...new Set(all.map((one) => one.place))];
  const list = places.map((place) => {
    const who = grouped(all.filter((one) => one.place === place));
    const kinds = who.map(([kind, n]) => (n > 1 ? says('count_kind', { n, kind: says(kind) }) : says(kind)));
    return `${says(placeWord(place))}: ${kinds.join(' + ')}`;
  });
  return says('say_zoo', { n: view.score[me]?.total ?? 0, list: listOf(list) });
}

function lastSentence({ view, me, names, kind, lit, says }: Spoken): string {
  if (kind && lit.size > 0) {
    const ways = [...lit].map(([place, gain]: [Place, number | null]) =>
      gain === null ? says(placeWord(place)) : listOf([says(placeWord(place)), says('delta', { n: gain })]),
    );
    return says('say_places', { kind: says(kind), list: longListOf(ways) });
  }
  const others = names.flatMap((name, seat) => (seat === me ? [] : [listOf([name, says('delta', { n: view.score[seat]?.total ?? 0 })])]));
  return says('say_others', { list: longListOf(others) });
}

// What binds me, and what I have to choose from.
export function standingIn(spoken: Spoken): string {
  return [dieSentence(spoken), handSentence(spoken)].filter(Boolean).join('. ');
}

export function describe(spoken: Spoken): string[] {
  const own = spoken.me >= 0 ? [handSentence(spoken), zooSentence(spoken)] : [];
  return [dieSentence(spoken), ...own, lastSentence(spoken)].filter(Boolean);
}
