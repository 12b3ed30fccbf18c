import { describe, expect, it } from 'vitest';
import { Waves, type Step } from './waves';

function sea() {
  const frames: Step[] = [];
  const waves = new Waves((then) => void frames.push(then));
  const log: string[] = [];
  const step = (name: string) => () => void log.push(name);
  const frame = () => frames.shift()?.();
  return { waves, frames, log, step, frame };
}

describe('Waves', () => {
  it('takes one wave after each frame, the nearest first', () => {
    const { waves, frames, log, step, frame } = sea();
    waves.join(2, step('totals'));
    waves.join(1, step('fields'));
    waves.join(1, step('piles'));
    expect(log).toEqual([]);
    frame();
    expect(log).toEqual(['fields', 'piles']);
    frame();
    expect(log).toEqual(['fields', 'piles', 'totals']);
    expect(frames).toEqual([]);
  });

  it('takes a step once, however often it joined', () => {
    const { waves, log, step, frame } = sea();
    const once = step('fields');
    waves.join(1, once);
    waves.join(1, once);
    frame();
    expect(log).toEqual(['fields']);
  });

  it('lets a step join again once it was taken', () => {
    const { waves, log, frame } = sea();
    const again = () => {
      log.push('again');
      if (log.length < 2) waves.join(1, again);
    };
    waves.join(1, again);
    frame();
    expect(log).toEqual(['again']);
    frame();
    expect(log).toEqual(['again', 'again']);
  });

  it('forgets who left', () => {
    const { waves, log, step, frame } = sea();
    const gone = step('gone');
    waves.join(1, gone);
    waves.leave(1, gone);
    frame();
    expect(log).toEqual([]);
  });
});
