// This person's part in the shuffle: 32 random bytes, promised by their hash and shown when ready.
// They wait in the tab's own storage, so that a reload keeps the promise.
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { SeatState, Started } from './protocol';

export interface Contribution {
  bytes: string;
  hash: string;
}

export function hashOf(bytes: string): string {
  return bytesToHex(blake2b(hexToBytes(bytes), { dkLen: 32 }));
}

export function newContribution(): Contribution {
  const random = new Uint8Array(32);
  crypto.getRandomValues(random);
  const bytes = bytesToHex(random);
  return { bytes, hash: hashOf(bytes) };
}

const place = (table: string, seat: number): string => `mohreh.promise.${table}.${seat}`;

export function keepContribution(table: string, seat: number, mine: Contribution): void {
  try {
    sessionStorage.setItem(place(table, seat), JSON.stringify(mine));
  } catch {
    // Without storage a reload makes a new promise.
  }
}

export function keptContribution(table: string, seat: number): Contribution | null {
  try {
    return JSON.parse(sessionStorage.getItem(place(table, seat)) ?? 'null') as Contribution | null;
  } catch {
    return null;
  }
}

// Whether a match began with what people promised: everybody's bytes fit their hash, and mine are
// the ones I made.
export function startIsFair(started: Started, seats: SeatState[], mine: ReadonlyMap<number, Contribution>): boolean {
  return seats.every((seat, n) => {
    const shown = started.contributions[n] ?? '';
    if (seat.kind !== 'person') return shown === '';
    const own = mine.get(n);
    if (own && shown !== own.bytes) return false;
    return seat.entropy_hash === undefined || (shown !== '' && hashOf(shown) === seat.entropy_hash);
  });
}
