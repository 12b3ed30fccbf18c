import { describe, expect, it } from 'vitest';
import { formatNumber } from '../words/numbers';
import { toldApart } from './toldApart';

const fa = (n: number): string => formatNumber(n, 'fa');

describe('people who are called the same', () => {
  it('are numbered by their seats from the second on', () => {
    expect(toldApart(['مهمان', 'سارا', 'مهمان', 'مهمان'], fa)).toEqual(['مهمان', 'سارا', 'مهمان ۲', 'مهمان ۳']);
  });
  it('also where only the writing differs', () => {
    expect(toldApart(['علی', 'علي', 'Sara', 'SARA '], fa)).toEqual(['علی', 'علي ۲', 'Sara', 'SARA  ۲']);
  });
  it('never get a name that somebody has', () => {
    expect(toldApart(['Ali', 'Ali 2', 'Ali'], String)).toEqual(['Ali', 'Ali 2', 'Ali 3']);
    expect(toldApart(['Ali', 'Ali ۲', 'Ali'], fa)).toEqual(['Ali', 'Ali ۲', 'Ali ۳']);
  });
  it('leave empty seats alone', () => {
    expect(toldApart(['', '', 'Ali'], String)).toEqual(['', '', 'Ali']);
  });
});
