import { describe, expect, it } from 'vitest';
import { faceDown } from './faceDown';

describe('a device', () => {
  it.each([
    [180, 0],
    [-175, 4],
    [160, -15],
  ])('turned by %i and %i degrees lies on its screen', (beta, gamma) => expect(faceDown({ beta, gamma })).toBe(true));
  it.each([
    [0, 0], // on its back
    [45, 0], // held to be read
    [90, 0], // upright
    [120, 0], // read lying down
    [0, 80], // on its side
  ])('turned by %i and %i degrees does not', (beta, gamma) => expect(faceDown({ beta, gamma })).toBe(false));
  it('that tells no angles does not', () => expect(faceDown({ beta: null, gamma: null })).toBe(false));
});
