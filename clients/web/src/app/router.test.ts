import { describe, expect, it } from 'vitest';
import { games, type GameKey } from '../net/protocol';
import { choicesOf, readOptions, writeOptions } from '../screens/options';
import { address, readRoute } from './router';

const id = '0123456789abcdef0123456789abcdef';
const game = Object.keys(games)[0] as GameKey;

describe('addresses', () => {
  it('lead to their screens', () => {
    expect(readRoute('/t/482913')).toEqual({ screen: 'table', code: '482913' });
    expect(readRoute(`/r/${id}`, '#step=31')).toEqual({ screen: 'replay', id, step: 31 });
    expect(readRoute('/t/482913', '', '?screen')).toEqual({ screen: 'table', code: '482913', big: true });
    expect(readRoute('/settings')).toEqual({ screen: 'settings' });
    expect(readRoute(`/rules/${game}`, '#4.4')).toEqual({ screen: 'rules', game, at: '4.4' });
    expect(readRoute(`/rules/${game}`, '#elsewhere')).toEqual({ screen: 'rules', game, at: '' });
  });
  it('that nothing stands at are told from home', () => {
    for (const path of ['/', '/index.html']) expect(readRoute(path)).toEqual({ screen: 'home' });
    for (const path of ['/t/12345', '/t/1234567', '/r/xyz', '/rules', '/rules/chess', '/rules/constructor', '/nosuch', '/about/x']) expect(readRoute(path)).toEqual({ screen: 'nowhere' });
  });
  it('are read as they are written', () => {
    for (const path of ['/', '/t/482913', `/r/${id}`, '/settings', '/about', `/rules/${game}`]) expect(address(readRoute(path))).toBe(path);
    expect(address({ screen: 'table', code: '482913', big: true })).toBe('/t/482913?screen');
    expect(address({ screen: 'rules', game, at: '4.4' })).toBe(`/rules/${game}#4.4`);
    expect(address({ screen: 'replay', id, step: 5 })).toBe(`/r/${id}#step=5`);
  });
});

describe('options of a table', () => {
  const specs = [
    { key: 'rings', type: 'choice', values: 'off, on', default: 'off' },
    { key: 'first_seat', type: 'seat', values: '', default: 'random' },
  ];
  it('say only what differs from the rulebook', () => {
    expect(writeOptions({ rings: 'on', first_seat: 'random' }, specs)).toBe('rings=on');
    expect(readOptions('rings=on,first_seat=2')).toEqual({ rings: 'on', first_seat: '2' });
    expect(readOptions('')).toEqual({});
  });
  it('offer what there is', () => {
    expect(choicesOf(specs[0]!, 3)).toEqual(['off', 'on']);
    expect(choicesOf(specs[1]!, 2)).toEqual(['random', '0', '1']);
  });
});
