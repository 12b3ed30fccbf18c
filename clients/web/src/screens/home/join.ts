// Coming to a table by its six digits, typed, pasted or scanned.
import { session } from '../../net/session.svelte';
import { typedDigits } from '../../words/numbers';
import { refusalText } from '../../words/speech';
import { t } from '../../words/words.svelte';
import { noteVisit, visitedTables } from './visited';

export interface Joined {
  code: string; // of the table to go to, or ""
  text: string; // what stands in the way
  watch: string; // a table that is full but may be watched
}

const nowhere = (text: string, watch = ''): Joined => ({ code: '', text, watch });

// The six digits in what was typed, pasted or scanned; "" when there are none.
export function codeIn(text: string): string {
  const linked = /\/t\/(\d{6})(?!\d)/.exec(text)?.[1];
  if (linked) return linked;
  const digits = typedDigits(text);
  return digits.length === 6 ? digits : '';
}

export async function joinTable(code: string): Promise<Joined> {
  if (!session.online && session.late) return nowhere(t('site.why.offline'));
  const answer = await session.enter(code);
  if (answer.type === 'refused') {
    session.leave();
    if (answer.code !== 'no_table') return nowhere(refusalText('site', answer));
    return nowhere(t(visitedTables().includes(code) ? 'site.code_old' : 'site.code_wrong'));
  }
  noteVisit(code);
  const state = session.room?.state;
  const seated = state?.seats.some((seat) => seat.mine);
  const full = state && state.phase !== 'playing' && !seated && state.seats.every((seat) => seat.kind !== 'empty');
  if (!full) return { code, text: '', watch: '' };
  session.leave();
  return nowhere(t('site.table_full'), code);
}
