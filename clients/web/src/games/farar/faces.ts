// The pictures of coals: of those in the furnace one lump with its heat; of turned ones side by side one for each
// value, then the devil. Coals lie in many sizes on one table and a heap is drawn all at once, so they are bitmaps
// as soon as the page has time to make them.
import { bitmapOf } from '../../parts/bitmap';
import { whenIdle } from '../../parts/later';
import { setPicture } from '../../parts/pictureRules';
import { faces } from './coals';
import drawing from './faces.svg?inline';
import lump from './lump.svg?inline';

const largest = 130; // CSS pixels: the devil of a burst
const lumpSize = 85;
const halo = 'radial-gradient(closest-side, var(--farar-halo) 93%, transparent 95%)';

export const pictures = faces.length + 1;

function show(address: string): void {
  setPicture('farar-face', address, halo);
  setPicture('farar-devil', address);
}
const showLump = (address: string): void => setPicture('farar-lump', address);
show(drawing);
showLump(lump);

// Held, so that they stay decoded.
let bitmaps: Promise<HTMLImageElement>[] | undefined;

// Returns how to call it off.
export function prepareCoals(): () => void {
  return whenIdle(0, () => {
    bitmaps ??= [bitmapOf(lump, lumpSize, lumpSize), bitmapOf(drawing, largest * pictures, largest)];
    [showLump, show].forEach((put, n) => bitmaps?.[n]?.then(({ src }) => put(src), () => undefined));
  });
}
