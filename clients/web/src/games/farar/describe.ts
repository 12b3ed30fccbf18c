// The position in at most four sentences: the step and who acts, the stakes, how they stand, and
// what is left in the furnace.
import type { FararView } from '../../net/protocol';
import { pieces, worth } from './coals';

export interface Telling {
  view: FararView;
  me: number;
  names: readonly string[];
  chosen: readonly number[];
  drawer: number; // -1 while nobody draws
  best: number;
  says: (key: string, params?: Record<string, unknown>) => string;
  num: (n: number) => string;
  percent: (part: number, whole: number) => string;
  list: (items: string[]) => string;
}

function furnaceIn({ view, says, percent, list }: Telling): string {
  const devils = view.furnace?.[6];
  const told = [says('left', { n: view.coals_left })];
  if (devils !== undefined && view.coals_left > 0) {
    told.push(says('devils_left', { n: devils }), says('devil_chance', { n: percent(devils, view.coals_left) }));
  }
  return list(told);
}

function pactIn({ view, names, says, list }: Telling): string {
  return view.pact.length ? says('log_pact', { list: list(view.pact.map((seat) => names[seat] ?? '')) }) : says('log_no_pact');
}

function betting(given: Telling): string[] {
  const { view, me, names, chosen, says, num, list } = given;
  const open = view.bettors.filter((seat) => !chosen.includes(seat));
  const step = list([says('round_n', { n: view.round }), says('phase_bet')]);
  const waiting = open.length ? `${says('choosing_stake')}: ${list(open.map((seat) => names[seat] ?? ''))}` : says('fist');
  const money = me >= 0 ? [`${says('wealth')} ${num(view.wealth[me] ?? 0)}`] : [];
  return [`${step}. ${waiting}`, ...money, furnaceIn(given), pactIn(given)];
}

function drawing(given: Telling): string[] {
  const { view, me, names, drawer, best, says, num, list } = given;
  const counts = view.haul[drawer] ?? [];
  const tray = list([`${names[drawer] ?? ''} ${num(worth(counts))}`, says('pieces_n', { n: pieces(counts) })]);
  const stakes = view.stake.flatMap((stake, seat) => (stake ? [`${names[seat] ?? ''} ${num(stake)}`] : []));
  const standing = [`${says('best_haul')} ${num(best)}`];
  const mine = me >= 0 ? view.stake[me] : null;
  if (mine) standing.push(`${says('stake')} ${num(mine)} ${says(mine <= best ? 'covered' : 'not_covered')}`);
  return [
    `${list([says('round_n', { n: view.round }), says('phase_draw')])}. ${tray}`,
    `${says('stake')}: ${stakes.length ? list(stakes) : num(0)}`,
    list(standing),
    furnaceIn(given),
  ];
}

export function describe(given: Telling): string[] {
  if (given.view.phase === 'over') return [given.says('phase_over')];
  return given.drawer < 0 ? betting(given) : drawing(given);
}
