import { describe, expect, it } from 'vitest';
import { commandOf, keyHelp, tabs, type Press } from './keys';

const press = (code: string, more: Partial<Press> = {}): Press => ({ code, shift: false, other: false, writing: false, ...more });

describe('keys', () => {
  it('go by their place on the keyboard', () => {
    expect(commandOf(press('KeyU'), true)).toEqual({ does: 'undo' });
    expect(commandOf(press('KeyE'), true)).toEqual({ does: 'primary' });
    expect(commandOf(press('Digit3'), true)).toEqual({ does: 'choice', n: 3 });
    expect(commandOf(press('Numpad9'), true)).toEqual({ does: 'choice', n: 9 });
    expect(commandOf(press('KeyN', { shift: true }), true)).toEqual({ does: 'walk', backwards: true });
    expect(commandOf(press('Slash', { shift: true }), true)).toEqual({ does: 'help' });
  });
  it('open every tab', () => {
    const opened = ['KeyL', 'KeyO', 'KeyS', 'KeyH', 'KeyC'].map((code) => commandOf(press(code), true));
    expect(opened).toEqual(tabs.map((tab) => ({ does: 'tab', tab })));
  });
  it('do nothing when switched off, while writing, or with Ctrl, Alt or Meta', () => {
    expect(commandOf(press('KeyU'), false)).toBeNull();
    expect(commandOf(press('KeyU', { writing: true }), true)).toBeNull();
    expect(commandOf(press('KeyU', { other: true }), true)).toBeNull();
    expect(commandOf(press('Digit0'), true)).toBeNull();
    expect(commandOf(press('KeyQ'), true)).toBeNull();
  });
  it('are all in the help', () => {
    expect(keyHelp.map(({ keys }) => keys).join(' ')).toMatch(/E.*1 … 9.*N.*U.*Esc.*D.*L.*O.*S.*H.*C.*\?/);
  });
});
