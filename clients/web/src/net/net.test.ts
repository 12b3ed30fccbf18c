import { describe, expect, it } from 'vitest';
import { hashOf, startIsFair } from './entropy';
import { mergeView, readLines } from './lines';
import { serverMessages, type SeatState, type Started } from './protocol';

const bytes = '404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f';
const hash = '62093cd92cefd1bcb597c82ad3a8f14f9905d30b298108a8da3ecbc672cfb8dc';

describe('lines', () => {
  it('are several objects in one message, with defaults', () => {
    const read = readLines('{"type":"done","id":3}\n{"type":"update","table":"481516","ply":3}\n');
    expect(read.map((message) => message.type)).toEqual(['done', 'update']);
    expect(read[1]).toMatchObject({ seat: -2, staged: 0, events: [], awaited: [] });
  });
  it('that are unknown or broken do not take the others with them', () => {
    expect(readLines('{"type":"tomorrow"}\n{"type"\n\n{"type":"sealed"}').map((message) => message.type)).toEqual(['sealed']);
  });
});

describe('views', () => {
  it('keep what did not change', () => {
    expect(mergeView({ a: 1, b: [1] }, { full: false, view: { b: [2] } })).toEqual({ a: 1, b: [2] });
  });
  it('are replaced when whole', () => {
    expect(mergeView({ a: 1 }, { full: true, view: { b: 2 } })).toEqual({ b: 2 });
    expect(mergeView(null, { full: false, view: { b: 2 } })).toEqual({ b: 2 });
  });
});

describe('the shuffle', () => {
  const person = { kind: 'person', entropy_hash: hash } as SeatState;
  const bot = { kind: 'bot' } as SeatState;
  const started = (contributions: string[]): Started => ({ ...serverMessages.started({}), contributions });

  it('hashes as the server does', () => {
    expect(hashOf(bytes)).toBe(hash);
  });
  it('is fair when everything fits', () => {
    expect(startIsFair(started([bytes, '']), [person, bot], new Map([[0, { bytes, hash }]]))).toBe(true);
  });
  it('is not fair when mine is missing or changed, or another promise is broken', () => {
    const other = bytes.replace('40', '41');
    expect(startIsFair(started([other, '']), [person, bot], new Map([[0, { bytes, hash }]]))).toBe(false);
    expect(startIsFair(started(['', '']), [person, bot], new Map())).toBe(false);
    expect(startIsFair(started([bytes, other]), [person, bot], new Map())).toBe(false);
  });
});
