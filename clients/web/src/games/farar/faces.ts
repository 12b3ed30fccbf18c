// The pictures of turned coals, side by side: one for each value, then the devil. Coals lie in six sizes on
// one table, so they are bitmaps as soon as the page has time to make them.
import { bitmapOf } from '../../parts/bitmap';
import { whenIdle } from '../../parts/later';
import { setPicture } from '../../parts/pictureRules';
import { faces } from './coals';
import drawing from './faces.svg?inline';

const largest = 130; // CSS pixels: the devil of a burst
const halo = 'radial-gradient(closest-side, var(--farar-halo) 93%, transparent 95%)';

export const pictures = faces.length + 1;

function show(address: string): void {
  setPicture('farar-face', address, halo);
  setPicture('farar-devil', address);
}
show(drawing);

let bitmap: Promise<HTMLImageElement> | undefined;

// Returns how to call it off.
export function prepareFaces(): () => void {
  return whenIdle(0, () => {
    bitmap ??= bitmapOf(drawing, largest * pictures, largest);
    bitmap.then(({ src }) => show(src), () => undefined);
  });
}
