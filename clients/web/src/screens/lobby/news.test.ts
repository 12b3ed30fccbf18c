import { describe, expect, it } from 'vitest';
import type { SeatState, TableState } from '../../net/protocol';
import { newsOf } from './news';

// "Sara*" is the host, "" an empty seat.
function table(...people: string[]): TableState {
  const seats = people.map((name) => ({ kind: name ? 'person' : 'empty', name: name.replace('*', ''), host: name.endsWith('*') }) as SeatState);
  return { settings: { options: '' }, seats } as unknown as TableState;
}
const told = (before: TableState, now: TableState): string[] =>
  newsOf(before, now, String).map(({ key, params }) => `${key} ${Object.values(params).join(' ')}`);

describe('what is told in a waiting room', () => {
  it('who sits down and who leaves, also one of two who are called the same', () => {
    expect(told(table('Sara*', '', ''), table('Sara*', 'Ali', ''))).toEqual(['site.sat_down_at Ali 2 3']);
    expect(told(table('Guest*', '', ''), table('Guest*', '', 'Guest'))).toEqual(['site.sat_down_at Guest 2 3 3']);
    expect(told(table('Guest*', 'Guest'), table('Guest*', ''))).toEqual(['site.stood_up Guest 2']);
  });

  it('nothing of moved seats and of a new name', () => {
    expect(told(table('Sara*', 'Ali', ''), table('Ali', '', 'Sara*'))).toEqual([]);
    expect(told(table('Guest*', 'Ali'), table('Sara*', 'Ali'))).toEqual([]);
  });

  it('the next host, when the one before has left', () => {
    expect(told(table('Guest*', 'Guest'), table('', 'Guest*'))).toEqual(['site.stood_up Guest', 'site.host_now Guest']);
    expect(told(table('Sara*', 'Ali'), table('Ali', 'Sara*'))).toEqual([]);
  });
});
