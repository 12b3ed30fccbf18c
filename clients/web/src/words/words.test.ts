import { describe, expect, it } from 'vitest';
import { digitsIn, formatClock, formatCode, formatNumber, formatPercent, formatSigned, typedDigits } from './numbers';
import { fillPhrase, splitKey } from './phrases';

const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

describe('numbers', () => {
  it('have Persian digits, never Arabic ones', () => {
    expect(formatNumber(1203, 'fa')).toBe('۱۲۰۳');
    expect(formatNumber(12034, 'fa')).toBe('۱۲٬۰۳۴');
    expect(formatNumber(12034, 'latin')).toBe('12,034');
    expect(digitsIn('0189', 'fa')).toBe('۰۱۸۹');
  });
  it('keep their sign in front, in an isolate', () => {
    expect(formatNumber(-50, 'fa')).toBe('\u2066−۵۰\u2069');
    expect(formatSigned(5, 'fa')).toBe('\u2066+۵\u2069');
    expect(formatSigned(0, 'fa')).toBe('۰');
  });
  it('round to whole percents', () => {
    expect(plain(formatPercent(6, 33, 'fa'))).toBe('۱۸٪');
    expect(plain(formatPercent(1, 0, 'latin'))).toBe('0%');
  });
  it('show a clock up to the last second', () => {
    expect(plain(formatClock(65_000, 'fa'))).toBe('۱:۰۵');
    expect(plain(formatClock(1, 'latin'))).toBe('0:01');
    expect(plain(formatClock(-5, 'latin'))).toBe('0:00');
  });
  it('are read in three families of digits', () => {
    for (const typed of ['۴۸۲۹۱۳', '٤٨٢٩١٣', '482913', '482 913', 'x482-913']) expect(typedDigits(typed)).toBe('482913');
    expect(plain(formatCode('482913', 'fa'))).toBe('۴۸۲ ۹۱۳');
  });
});

describe('phrases', () => {
  const num = (n: number): string => formatNumber(n, 'fa');
  it('isolate names and format numbers', () => {
    expect(fillPhrase('{name}: {n}', { name: 'Ali (x2)!', n: 7 }, num)).toBe('\u2068Ali (x2)!\u2069: ۷');
  });
  it('choose the plural by n', () => {
    const phrase = { one: '{n} card', other: '{n} cards' };
    expect(fillPhrase(phrase, { n: 1 }, String)).toBe('1 card');
    expect(fillPhrase(phrase, { n: 0 }, String)).toBe('0 cards');
  });
  it('leave what nobody filled', () => {
    expect(fillPhrase('{what}', {}, String)).toBe('{what}');
  });
  it('are found by area and key', () => {
    expect(splitKey('site.why.offline')).toEqual(['site', 'why.offline']);
    expect(splitKey('back')).toEqual(['site', 'back']);
  });
});
