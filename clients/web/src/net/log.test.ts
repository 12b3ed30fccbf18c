import { describe, expect, it } from 'vitest';
import { emptyLog, gaps, joints, parted, toldBy, withSteps, withUpdate } from './log';
import { serverMessages, type Step, type Update } from './protocol';

const update = (given: Partial<Update>): Update => serverMessages.update(given);
const events = (...keys: string[]) => keys.map((key) => ({ key }));
const step = (ply: number, ...keys: string[]): Step => ({ ply, events: events(...keys), view: {} });
const keys = (log: { lines: { event: { key: string } }[] }): string[] => log.lines.map((line) => line.event.key);

describe('the log', () => {
  it('has one line an event', () => {
    let log = withUpdate(emptyLog, update({ ply: 2, events: events('a', 'b') }));
    log = withUpdate(log, update({ ply: 3, events: events('c'), stood_in: [1] }));
    expect(keys(log)).toEqual(['a', 'b', 'c']);
    expect(log.lines[2]!.stoodIn).toEqual([1]);
    expect(log.to).toBe(3);
  });

  it('has no gap and no double after a lost line', () => {
    let log = withUpdate(emptyLog, update({ ply: 2, events: events('a', 'b') }));
    log = withSteps(log, 2, 5, [step(2), step(3, 'c'), step(4, 'd'), step(5, 'e')]);
    log = withUpdate(log, update({ ply: 5, full: true }));
    expect(keys(log)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(gaps(log, 5)).toEqual([]);
  });

  it('knows which plies it lacks', () => {
    expect(gaps(emptyLog, 450)).toEqual([
      [0, 200],
      [200, 400],
      [400, 450],
    ]);
    expect(gaps(emptyLog, 2000)[0]).toEqual([1400, 1600]);
  });

  it('puts what was asked for before what came meanwhile', () => {
    let log = withUpdate(emptyLog, update({ ply: 4, full: true }));
    log = withUpdate(log, update({ ply: 5, events: events('e') }));
    log = withSteps(log, 0, 4, [step(0), step(1, 'a'), step(4, 'd')]);
    expect(keys(log)).toEqual(['a', 'd', 'e']);
    expect(log.to).toBe(5);
  });

  it('marks the choices of a stand-in in steps as well', () => {
    const stood = { ...step(1, 'a'), by: 2, how: 'stand_in' };
    expect(withSteps(emptyLog, 0, 1, [stood]).lines[0]!.stoodIn).toEqual([2]);
  });

  it('drops what was taken back and keeps what was committed', () => {
    let log = withUpdate(emptyLog, update({ ply: 7, events: events('turn') }));
    log = withUpdate(log, update({ ply: 7, staged: 1, events: events('walk') }));
    log = withUpdate(log, update({ ply: 7, staged: 2, events: events('swim') }));
    log = withUpdate(log, update({ ply: 7, staged: 1 }));
    expect(keys(log)).toEqual(['turn', 'walk']);
    log = withUpdate(log, update({ ply: 8, events: events('sunk') }));
    expect(keys(log)).toEqual(['turn', 'walk', 'sunk']);
    expect(log.lines.every((line) => line.draft === 0)).toBe(true);
  });

  it('tells a draft once when it is sent again or was committed meanwhile', () => {
    let log = withUpdate(emptyLog, update({ ply: 7, events: events('turn') }));
    log = withUpdate(log, update({ ply: 7, staged: 1, events: events('walk') }));
    const again = withUpdate(withUpdate(log, update({ ply: 7, full: true })), update({ ply: 7, staged: 1, events: events('walk') }));
    expect(keys(again)).toEqual(['turn', 'walk']);
    const committed = withSteps(log, 7, 9, [step(7), step(8, 'walk'), step(9, 'sunk')]);
    expect(keys(committed)).toEqual(['turn', 'walk', 'sunk']);
  });

  it('puts every line at its own step once the steps are asked for', () => {
    let log = withUpdate(emptyLog, update({ ply: 1, events: events('first') }));
    log = withUpdate(log, update({ ply: 4, events: events('sealed', 'devil', 'coal') }));
    log = withUpdate(log, update({ ply: 4, staged: 1, events: events('walk') }));
    expect(log.lines.map(({ ply }) => ply)).toEqual([1, 4, 4, 4, 4]);
    expect(joints(log)).toEqual([[1, 4]]);
    log = parted(log, 1, 4, [step(1), step(2, 'sealed'), step(3, 'devil'), step(4, 'coal')]);
    expect(log.lines.map(({ ply, draft }) => [ply, draft])).toEqual([[1, 0], [2, 0], [3, 0], [4, 0], [4, 1]]);
    expect(keys(log)).toEqual(['first', 'sealed', 'devil', 'coal', 'walk']);
    expect(joints(log)).toEqual([]);
  });

  it('tells no more than what the board shows', () => {
    let log = withUpdate(emptyLog, update({ ply: 1, events: events('a') }));
    log = withUpdate(log, update({ ply: 2, events: events('b') }));
    log = withUpdate(log, update({ ply: 2, staged: 1, events: events('c') }));
    const told = (ply: number, staged: number): string[] => keys({ lines: toldBy(log.lines, { ply, staged }) });
    expect([told(1, 0), told(2, 0), told(2, 1)]).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c']]);
  });
});
