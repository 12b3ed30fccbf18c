import { describe, expect, it } from 'vitest';
import { Waves } from './waves';

function sea() {
  const frames: ((took: number) => void)[] = [];
  const tasks: (() => void)[] = [];
  const waves = new Waves(
    (then) => void frames.push(then),
    (then) => void tasks.push(then),
  );
  const log: string[] = [];
  const step = (name: string) => () => void log.push(name);
  const frame = (took = 40) => frames.shift()?.(took);
  return { waves, frames, tasks, log, step, frame };
}

describe('Waves', () => {
  it('takes more and more steps together where frames are done soon, and one again where they are not', () => {
    const { waves, log, step, frame } = sea();
    for (const name of 'abcdefghijk') waves.join(1, step(name));
    frame(5);
    expect(log.join('')).toBe('ab');
    frame(5);
    expect(log.join('')).toBe('abcdef');
    frame(30);
    expect(log.join('')).toBe('abcdefg');
    frame(5);
    expect(log.join('')).toBe('abcdefghi');
  });

  it('takes no more than eight together', () => {
    const { waves, log, step, frame } = sea();
    for (let n = 0; n < 40; n += 1) waves.join(1, step(`${n}`));
    for (let n = 0; n < 4; n += 1) frame(5);
    expect(log.length).toBe(2 + 4 + 8 + 8);
  });

  it('takes one step after each slow frame, the nearest wave first and in it who came first', () => {
    const { waves, frames, log, step, frame } = sea();
    waves.join(2, step('totals'));
    waves.join(1, step('fields'));
    waves.join(1, step('piles'));
    expect(log).toEqual([]);
    frame();
    expect(log).toEqual(['fields']);
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

  it('waits for no more frames when somebody is impatient, and tells when all is drawn', () => {
    const { waves, frames, tasks, log, step, frame } = sea();
    waves.hasten(step('at once'));
    for (const name of 'abc') waves.join(1, step(name));
    waves.join(4, step('d'));
    waves.hasten(step('drawn'));
    expect(waves.still).toBe(false);
    frame();
    expect(log.join(' ')).toBe('at once a');
    expect(frames).toEqual([]);
    while (tasks.length > 0) tasks.shift()!();
    expect(log.join(' ')).toBe('at once a b c d drawn');
    expect(waves.still).toBe(true);
    waves.join(1, step('later'));
    expect([frames.length, tasks.length]).toEqual([1, 0]);
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
