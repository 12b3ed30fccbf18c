// Positions of this game for the stand-in server: a view written as shortly as it can be, and the
// moves of the seat that looks.
import { games, zirkhakiWords1 as cards, zirkhakiWords2 as kinds, zirkhakiWords3 as rings, type MoveTuple, type ZirkhakiView } from '../src/net/protocol';
import type { Scene } from './harness/feed';

export type Stacks = Partial<Record<(typeof kinds)[number], number[]>>;

export const burns = 4;

export function field(stacks: Stacks = {}): ZirkhakiView['field'][number] {
  return Object.fromEntries(kinds.map((kind) => [kind, stacks[kind] ?? []])) as ZirkhakiView['field'][number];
}

// What a server tells about the cards that lie there, as the engine would with every power and no ring.
export function stood(area: ZirkhakiView['area'], fields: ZirkhakiView['field']): Pick<ZirkhakiView, 'guarded' | 'linked' | 'burning' | 'points'> {
  const lying = area.map((name) => name.split('_')[0] as (typeof kinds)[number]);
  return {
    guarded: Math.max(0, lying.indexOf('carpet')),
    linked: lying.includes('chest') && lying.includes('key') ? ['chest', 'key'] : [],
    burning: kinds.filter((kind) => lying.includes(kind)),
    points: fields.map((stacks) => kinds.reduce((sum, kind) => sum + Math.max(0, ...stacks[kind]), 0)),
  };
}

export function view(given: Partial<ZirkhakiView> = {}): ZirkhakiView {
  const fields = given.field ?? [field(), field(), field()];
  return {
    ...stood(given.area ?? [], fields),
    second_asked: false,
    phase: 'choice',
    active: 0,
    begun: true,
    due: 0,
    second_due: false,
    bonus_due: 0,
    area: [],
    shown: [],
    burst: [],
    field: fields,
    deck_left: 30,
    counts: kinds.map(() => 3),
    burnt_left: 12,
    burnt: null,
    peeked: [],
    seen_by: [],
    ring: fields.map(() => 'none' as const),
    dealt: [],
    rings_dealt: 0,
    chosen: [],
    ...given,
  };
}

const kindNumber = (key: string): number => games.zirkhaki.moves.findIndex((move) => move.key === key);

export function move(key: string, a = 0, b = 0, flags = 0): MoveTuple {
  return [kindNumber(key) * 0x1000000 + a * 0x10000 + b, flags];
}
export const cardNumber = (name: string): number => (cards as readonly string[]).indexOf(name);
export const playOwn = (name: string, flags = 0): MoveTuple => move('play_own', cardNumber(name), 0, flags);
export const playBurnt = (name: string, flags = 0): MoveTuple => move('play_burnt', cardNumber(name), 0, flags);
export const shoot = (seat: number, name: string): MoveTuple => move('shoot', seat, cardNumber(name));
export const steal = (seat: number, name: string, flags = 0): MoveTuple => move('steal', seat, cardNumber(name), flags);
export const wear = (name: string): MoveTuple => move('wear', (rings as readonly string[]).indexOf(name), 0, 1);

export const names = ['سارا', 'Ali (x2)!', 'Mina', 'Bot 4', 'Bot 5', 'Bot 6', 'Bot 7', 'Bot 8'];

export function scene(given: Partial<ZirkhakiView>, moves: MoveTuple[], more: Partial<Scene> & { events?: unknown[] } = {}): Scene {
  const whole = view(given);
  const { events, ...rest } = more;
  return {
    game: 'zirkhaki',
    names: names.slice(0, whole.field.length),
    me: 0,
    update: { ply: 40, view: whole, awaited: [whole.active], moves, events: events ?? [], scores: whole.field.map(() => []) },
    ...rest,
  };
}

// Each decision once, on a table of so many.
export function decisions(seats: number): Record<string, Scene> {
  const full = field({ astrolabe: [7, 4], pistol: [3], dagger: [6, 5, 2], carpet: [5], snake: [4, 3], horseshoe: [7], coin: [9, 6], chest: [2], key: [7, 5], map: [3] });
  const mine = field({ astrolabe: [4], dagger: [2], coin: [8, 5], key: [3] });
  const fields = [mine, ...Array.from({ length: seats - 1 }, (_, n) => (n === 1 ? field({ snake: [5], coin: [4] }) : full))];
  const area: ZirkhakiView['area'] = ['coin_8', 'snake_4', 'carpet_3', 'key_5', 'chest_6', 'horseshoe_2', 'map_4'];
  const targets = fields.flatMap((stacks, seat) => (seat === 0 ? [] : kinds.filter((kind) => stacks[kind].length > 0).map((kind) => [seat, `${kind}_${Math.max(...stacks[kind])}`] as const)));
  const both = [move('reveal'), move('collect')];
  return {
    begin: scene({ field: fields, begun: false }, [move('reveal')]),
    choice: scene({ field: fields, area }, both, { answers: { odds: [['burn', 0, 8, 30]], previews: [{ move: both[1]![0], rows: [['gain', 21], ['bonus', 7]], flags: 0 }] } }),
    due: scene({ field: fields, area: area.slice(0, 2), due: 2 }, [move('reveal')]),
    peek: scene({ field: fields, area: [...area.slice(0, 6), 'astrolabe_5'], peeked: ['coin_9', 'map_6', 'key_7'], seen_by: [[0], [0], [0]] }, [move('reveal', 0, 0, burns), both[1]!]),
    shoot: scene({ field: fields, phase: 'pistol', area: [...area.slice(0, 5), 'pistol_6'] }, targets.map(([seat, name]) => shoot(seat, name))),
    steal: scene(
      { field: fields, phase: 'dagger', area: [...area.slice(0, 3), 'dagger_6'] },
      targets.filter(([, name]) => !/^(astrolabe|dagger|coin|key)/.test(name)).map(([seat, name]) => steal(seat, name, /^(snake|carpet)/.test(name) ? burns : 0)),
    ),
    own: scene({ field: fields, phase: 'horseshoe', area: area.slice(0, 6) }, [playOwn('astrolabe_4'), playOwn('dagger_2'), playOwn('coin_8', burns), playOwn('key_3', burns)]),
    map: scene({ field: fields, phase: 'map', area, shown: ['coin_4', 'dagger_7', 'snake_2'] }, [playBurnt('coin_4', burns), playBurnt('dagger_7'), playBurnt('snake_2', burns)]),
    reader: scene(
      { field: fields, phase: 'map', area, burnt: field(Object.fromEntries(kinds.map((kind) => [kind, kind === 'coin' ? [4, 5, 6, 7, 8, 9] : [2, 3, 4, 5, 6, 7]]))), burnt_left: 60, ring: fields.map((_, n) => (n === 0 ? 'map_reader' : 'none')) },
      cards.map((name) => playBurnt(name, area.some((one) => one.split('_')[0] === name.split('_')[0]) ? burns : 0)),
    ),
    rings: scene({ field: fields.map(() => field()), phase: 'rings', begun: false, dealt: ['fortune_teller', 'money_lover'], rings_dealt: 2 * seats }, [wear('money_lover'), wear('fortune_teller')], { options: 'rings=on' }),
    waiting: scene({ field: fields, area, active: 1 }, []),
    burnt: scene({ field: fields, active: 1, begun: false, burst: ['coin_5'] }, []),
  };
}
