import { describe, expect, it } from 'vitest';
import { Playback } from './playback';
import type { GameEvent } from './protocol';

interface Frame {
  ply: number;
  recent: GameEvent[];
}

// A stage with a clock of its own. `drawn` comes when the clock moves, as a screen would.
function stage(span: (events: GameEvent[]) => number, rest: (frame: Frame) => number = () => 0) {
  let now = 0;
  let next = 1;
  const timers = new Map<number, { at: number; what: () => void }>();
  const shown: { ply: number; at: number; keys: string[] }[] = [];
  const hurries: number[] = [];
  let finished = 0;
  let drawing: (() => void)[] = [];
  const playback = new Playback<Frame>({
    show: (frame) => shown.push({ ply: frame.ply, at: now, keys: frame.recent.map((event) => event.key) }),
    changed: () => {},
    span,
    rest,
    hurry: (times) => hurries.push(times),
    later: (ms, what) => {
      timers.set(next, { at: now + ms, what });
      return next++;
    },
    forget: (timer) => timers.delete(timer),
    drawn: (what) => drawing.push(what),
    whole: (what) => drawing.push(what),
    finish: () => (finished += 1),
  });
  const draw = () => {
    for (const what of drawing.splice(0)) what();
  };
  const pass = (ms: number) => {
    draw();
    const end = now + ms;
    for (;;) {
      const due = [...timers.entries()].filter(([, timer]) => timer.at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      timers.delete(due[0]);
      now = due[1].at;
      due[1].what();
      draw();
    }
    now = end;
  };
  return { playback, shown, hurries, pass, finished: () => finished };
}

const frame = (ply: number, ...keys: string[]): Frame => ({ ply, recent: keys.map((key) => ({ key })) });

describe('playback', () => {
  it('shows a burst one after another, each for its time', () => {
    const { playback, shown, pass } = stage((events) => 200 * events.length);
    for (const ply of [1, 2, 3]) playback.push(frame(ply, 'a'));
    expect(shown.map(({ ply }) => ply)).toEqual([1]);
    expect(playback.behind).toBe(true);
    pass(1000);
    expect(shown).toEqual([
      { ply: 1, at: 0, keys: ['a'] },
      { ply: 2, at: 200, keys: ['a'] },
      { ply: 3, at: 400, keys: ['a'] },
    ]);
    expect(playback.behind).toBe(false);
  });

  it('S3: goes no faster because more is waiting', () => {
    const { playback, shown, hurries, pass } = stage(() => 300);
    for (let ply = 1; ply <= 6; ply += 1) playback.push(frame(ply, 'a'));
    pass(5000);
    expect(shown.map(({ at }) => at)).toEqual([0, 300, 600, 900, 1200, 1500]);
    expect(Math.max(...hurries)).toBe(1);
  });

  it('S3: lets each stand for its time, also one that moves for less', () => {
    const { playback, shown, pass } = stage(() => 200, ({ ply }) => (ply === 2 ? 1500 : 900));
    for (const ply of [1, 2, 3, 4]) playback.push(frame(ply, 'a'));
    pass(9000);
    expect(shown.map(({ at }) => at)).toEqual([0, 900, 2400, 3300]);
    expect(playback.behind).toBe(false);
  });

  it('shows what this person did as soon as nothing moves', () => {
    const { playback, shown, pass } = stage(() => 200, () => 900);
    playback.push(frame(1, 'a'));
    pass(100);
    playback.push(frame(2, 'a'), true);
    pass(200);
    expect(shown.map(({ at }) => at)).toEqual([0, 200]);
    pass(300); // 2 only stands there by now
    playback.push(frame(3, 'a'), true);
    expect(shown.at(-1)).toMatchObject({ ply: 3, at: 600 });
    playback.push(frame(4, 'a'));
    pass(5000);
    expect(shown.at(-1)).toMatchObject({ ply: 4, at: 1500 });
  });

  it('shows a little that was missed at its pace, and goes over much of it to now', () => {
    const few = stage(() => 400, () => 900);
    expect(few.playback.pushMissed([frame(1, 'a'), frame(2, 'a'), frame(3, 'a')])).toBe(false);
    expect(few.playback.catchingUp).toBe(true);
    few.pass(5000);
    expect(few.shown.map(({ at }) => at)).toEqual([0, 900, 1800]);
    expect(few.playback.catchingUp).toBe(false);
    const much = stage(() => 800, () => 900);
    expect(much.playback.pushMissed(Array.from({ length: 100 }, (_, n) => frame(n + 1, `e${n + 1}`)))).toBe(true);
    expect(much.shown).toHaveLength(1);
    expect(much.shown[0]).toMatchObject({ ply: 100, at: 0 });
    expect(much.shown[0]!.keys).toHaveLength(100);
  });

  it('skips to the last at once and tells what was passed over', () => {
    const { playback, shown, hurries, pass, finished } = stage(() => 500);
    for (const ply of [1, 2, 3]) playback.push(frame(ply, `e${ply}`));
    pass(1);
    playback.skip();
    expect(shown.at(-1)).toEqual({ ply: 3, at: 1, keys: ['e2', 'e3'] });
    pass(5000);
    expect(shown).toHaveLength(2);
    expect(finished()).toBe(7); // what moved, and what the last frame set going, at once or a little later
    expect(hurries.at(-1)).toBe(1);
  });

  it('says that it settles until the last is wholly drawn, and ends what that set going', () => {
    const { playback, shown, pass, finished } = stage(() => 500);
    for (const ply of [1, 2]) playback.push(frame(ply, 'a'));
    expect(playback.settling).toBe(false);
    playback.skip();
    expect([playback.behind, playback.settling]).toEqual([false, true]);
    playback.skip(); // an impatient tap more changes nothing
    expect([playback.settling, shown.length]).toEqual([true, 2]);
    const before = finished();
    pass(1);
    expect([playback.settling, finished()]).toEqual([false, before + 2]);
    playback.push(frame(3, 'a'));
    expect(playback.behind).toBe(true); // until all that the skip set going is over
    pass(100);
    expect(shown.at(-1)!.ply).toBe(3);
  });

  it('shows everything at once without motion, and no event is lost between two drawings', () => {
    const { playback, shown, pass } = stage(() => 0);
    playback.push(frame(1, 'a'));
    playback.push(frame(2, 'b'));
    expect(shown.at(-1)).toEqual({ ply: 2, at: 0, keys: ['a', 'b'] });
    pass(1);
    playback.push(frame(3, 'c'));
    expect(shown.at(-1)).toEqual({ ply: 3, at: 1, keys: ['c'] });
  });

  it('forgets everything when other eyes look', () => {
    const { playback, shown, pass } = stage(() => 500);
    for (const ply of [1, 2, 3]) playback.push(frame(ply, 'a'));
    playback.reset(frame(9));
    pass(5000);
    expect(shown.map(({ ply }) => ply)).toEqual([1, 9]);
  });
});
