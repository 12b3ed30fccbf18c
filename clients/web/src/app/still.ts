// For whoever looks at the page from outside, as tests do: whether all that is known is drawn and nothing is asked. Frames
// that merely pass would tell it only by chance.
import { session } from '../net/session.svelte';
import { isDrawn } from '../parts/waves.svelte';

declare global {
  interface Window {
    isStill?: () => boolean;
  }
}

window.isStill = () => isDrawn() && session.quiet;
