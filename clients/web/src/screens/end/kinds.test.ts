import { describe, expect, it } from 'vitest';
import { mergedOrder } from './kinds';

describe('the columns of the table of points', () => {
  it('keep the order of every player, whoever lacks something', () => {
    expect(mergedOrder([['5'], ['6', '3'], ['6', '5', '4', '3']])).toEqual(['6', '5', '4', '3']);
    expect(mergedOrder([['b', 'd'], ['a', 'b'], ['b', 'c', 'd']])).toEqual(['a', 'b', 'c', 'd']);
  });
  it('have every key once, also where nobody tells the order', () => {
    expect(mergedOrder([['x'], [], ['y'], ['x']])).toEqual(['x', 'y']);
    expect(mergedOrder([['x', 'y'], ['y', 'x']])).toEqual(['x', 'y']);
    expect(mergedOrder([])).toEqual([]);
  });
});
