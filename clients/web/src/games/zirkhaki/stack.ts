// A stack in words: its top card, what lies below, and what picking it would cost.
import type { MoveOption, Preview } from '../board';
import { cardName, topOf, type Kind } from './cards';
import { burns } from './choices';

export interface Words {
  says: (key: string, params?: Record<string, unknown>) => string;
  num: (n: number) => string;
}

export type Rows = Readonly<Record<string, number>>;

export const rowsOf = (previews: readonly Preview[] | undefined, move: MoveOption | undefined): Rows =>
  Object.fromEntries((move && previews?.find((one) => one.move === move.code)?.rows) ?? []);

export function stackLabel(kind: Kind, held: readonly number[], move: MoveOption | undefined, rows: Rows, { says, num }: Words): string {
  if (held.length === 0) return `${says(kind)}: ${num(0)}`;
  const values = [...held].sort((a, b) => b - a);
  const loss = rows['victim_loss'] ?? rows['own_loss'];
  const parts = [
    says(cardName(kind, topOf(values))),
    values.length > 1 ? says('under', { list: values.slice(1).map(num).join(says('comma')) }) : '',
    loss ? `${says('points')} ${num(loss)}` : '',
    burns(move) ? says('would_burn') : '',
  ];
  return parts.filter(Boolean).join('. ');
}
