// The position in at most four sentences: the step and who acts, the stakes, how they stand, and
// what is left in the furnace.
import type { FararView } from '../../net/protocol';
import { pieces } from './coals';

export interface Telling {
  view: FararView;
  me: number;
  names: readonly string[];
  chosen: readonly number[];
  chance: string; // of a devil, "" where it is not to be told
  says: (key: string, params?: Record<string, unknown>) => string;
  num: (n: number) => string;
  list: (items: string[]) => string;
}

function furnaceIn({ view, chance, says, list }: Telling): string {
  const told = [says('left', { n: view.coals_left })];
  if (view.devils !== null && view.coals_left > 0) told.push(says('devils_left', { n: view.devils }));
  if (chance) told.push(says('devil_chance', { n: chance }));
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
  const { view, me, names, says, num, list } = given;
  const { drawer, best } = view;
  const counts = view.haul[drawer] ?? [];
  const tray = list([`${names[drawer] ?? ''} ${num(view.sums[drawer] ?? 0)}`, says('pieces_n', { n: pieces(counts) })]);
  const stakes = view.stake.flatMap((stake, seat) => (stake ? [`${names[seat] ?? ''} ${num(stake)}`] : []));
  const standing = [`${says('best_haul')} ${num(best)}`];
  const mine = me >= 0 ? view.stake[me] : null;
  if (mine) standing.push(`${says('stake')} ${num(mine)} ${says(view.covered.includes(me) ? 'covered' : 'not_covered')}`);
  return [
    `${list([says('round_n', { n: view.round }), says('phase_draw')])}. ${tray}`,
    `${says('stake')}: ${stakes.length ? list(stakes) : num(0)}`,
    list(standing),
    furnaceIn(given),
  ];
}

// How the haul stands that is being drawn, and what the next coal risks.
export function standingIn({ view, chance, says, num, list }: Telling): string {
  const drawn = pieces(view.haul[view.drawer] ?? []);
  const haul = drawn > 0 ? [`${says('haul')} ${num(view.sums[view.drawer] ?? 0)}`, says('pieces_n', { n: drawn })] : [];
  const risk = chance ? [says('devil_chance', { n: chance })] : [];
  return list([...haul, ...risk, `${says('best_haul')} ${num(view.best)}`]);
}

export function describe(given: Telling): string[] {
  if (given.view.phase === 'over') return [given.says('phase_over')];
  return given.view.drawer < 0 ? betting(given) : drawing(given);
}
