import { describe, expect, it } from 'vitest';
import { Sentences } from './sentences';

function recorder() {
  const told: string[][] = [];
  const timers: { ms: number; what: () => void }[] = [];
  const sentences = new Sentences((all) => told.push(all), {
    later: (ms, what) => timers.push({ ms, what }),
  });
  return { sentences, told, timers };
}

describe('sentences', () => {
  it('within 700 ms are told together, in order, once each', () => {
    const { sentences, told, timers } = recorder();
    sentences.add('one', 'two');
    sentences.add('three');
    expect(told).toEqual([]);
    expect(timers.map(({ ms }) => ms)).toEqual([700]);
    timers[0]!.what();
    expect(told).toEqual([['one', 'two', 'three']]);
  });
  it('that come later are told later', () => {
    const { sentences, told, timers } = recorder();
    sentences.add('one');
    timers[0]!.what();
    sentences.add('two');
    timers[1]!.what();
    expect(told).toEqual([['one'], ['two']]);
  });
  it('that wait are told at once when something may not come ahead of them, and only once', () => {
    const { sentences, told, timers } = recorder();
    sentences.add('one');
    sentences.flush();
    expect(told).toEqual([['one']]);
    sentences.flush();
    timers[0]!.what();
    expect(told).toEqual([['one']]);
    sentences.add('two');
    timers[1]!.what();
    expect(told).toEqual([['one'], ['two']]);
  });
  it('that are empty are not told', () => {
    const { sentences, timers } = recorder();
    sentences.add('', '');
    expect(timers).toEqual([]);
  });
});
