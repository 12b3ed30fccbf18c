import { expect, it } from 'vitest';
import { Later } from './later';

it('fetches a part once, however often it is wanted', async () => {
  let loads = 0;
  const later = new Later(async () => ({ default: `part ${(loads += 1)}` }));
  expect(later.part).toBeUndefined();
  expect(await Promise.all([later.fetch(), later.fetch()])).toEqual(['part 1', 'part 1']);
  expect(later.part).toBe('part 1');
  later.ready();
  expect(loads).toBe(1);
});

it('tries again after a fetch that failed', async () => {
  let loads = 0;
  const later = new Later(async () => {
    if ((loads += 1) === 1) throw new Error('no line');
    return { default: 'part' };
  });
  await expect(later.fetch()).rejects.toThrow('no line');
  expect(later.part).toBeUndefined();
  expect(await later.fetch()).toBe('part');
});
