// The position in at most four sentences, for the D key.
import type { ZirkhakiView } from '../../net/protocol';
import type { CardName } from './cards';

export interface Told {
  me: number;
  names: readonly string[];
  risk: string; // "" when unknown
  gain: string;
  says: (key: string, params?: Record<string, unknown>) => string;
  num: (n: number) => string;
}

// What revealing risks and collecting gains, as far as it may be told.
export function standingOf({ risk, gain, says }: Pick<Told, 'risk' | 'gain' | 'says'>): string {
  return [risk && says('risk', { n: risk }), gain && says('collecting_gains', { n: gain })].filter(Boolean).join(says('comma'));
}

export function describe(view: ZirkhakiView, { me, names, risk, gain, says, num }: Told): string[] {
  const list = (items: string[]): string => items.join(says('comma'));
  const card = (name: CardName): string => says(name);
  const whose = view.active === me ? says('your_turn') : says('log_turn', { name: names[view.active] ?? '' });
  const area = view.area.length > 0 ? says('area_has', { list: list(view.area.map((name, n) => `${num(n + 1)} ${card(name)}`)) }) : says('area_empty');
  const facts = [
    ...(view.due > 0 ? [says('due', { n: view.due })] : []),
    ...(view.guarded > 0 ? [says('guards', { n: view.guarded })] : []),
    ...(view.peeked.length > 0 ? [says('next_is', { list: list(view.peeked.map(card)) })] : []),
    ...[standingOf({ risk, gain, says })].filter(Boolean),
  ];
  const piles = says('piles_have', { a: view.deck_left, b: view.burnt_left });
  const ranks = list(names.map((name, seat) => says('has_points', { name: seat === me ? says('you') : name, n: view.points[seat] ?? 0 })));
  return [`${whose}: ${area}`, ...(facts.length > 0 ? [list(facts)] : []), piles, ranks].map((one) => `${one}${says('stop')}`);
}
