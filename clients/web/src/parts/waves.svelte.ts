// A value that follows another in a later wave, see waves.ts.
import { tick, untrack } from 'svelte';
import { afterFrame, inOwnTask } from './frames';
import { Waves } from './waves';

const waves = new Waves(afterFrame, inOwnTask);
const rounds = 10; // what is drawn may bring waves of its own, but not for ever

// `then` once all that is known is drawn, without waiting for frames.
export function whenDrawn(then: () => void, left = rounds): void {
  void tick().then(() => (waves.still || left === 0 ? then() : waves.hasten(() => whenDrawn(then, left - 1))));
}

export const isDrawn = (): boolean => waves.still;

// For `same` below: lists of the same things.
export function sameItems<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, n) => item === b[n]);
}

// What `read` gives: at first at once, later in its wave; of several changes until then the last. What is the `same`
// takes no step: on a slow phone every step waits for a frame. Called while a component is set up.
export function inWave<T>(wave: number, read: () => T, same: (a: T, b: T) => boolean = Object.is): { readonly current: T } {
  let newest = untrack(read);
  let current = $state.raw(newest);
  const step = () => {
    current = newest;
  };
  $effect.pre(() => {
    newest = read();
    if (same(newest, untrack(() => current))) waves.leave(wave, step);
    else waves.join(wave, step);
  });
  $effect(() => () => waves.leave(wave, step));
  return {
    get current() {
      return current;
    },
  };
}
