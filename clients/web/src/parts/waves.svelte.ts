// A value that follows another in a later wave, see waves.ts.
import { untrack } from 'svelte';
import { afterFrame } from './frames';
import { Waves } from './waves';

const waves = new Waves(afterFrame);

// What `read` gives: at first at once, later in its wave; of several changes until then the last.
// Called while a component is set up.
export function inWave<T>(wave: number, read: () => T): { readonly current: T } {
  let newest = untrack(read);
  let current = $state.raw(newest);
  const step = () => {
    current = newest;
  };
  $effect.pre(() => {
    newest = read();
    if (newest !== untrack(() => current)) waves.join(wave, step);
  });
  $effect(() => () => waves.leave(wave, step));
  return {
    get current() {
      return current;
    },
  };
}
