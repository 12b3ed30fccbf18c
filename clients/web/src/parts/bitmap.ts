// Drawings as bitmaps. The browser keeps an SVG picture as a document of one size: drawn at another than
// the last time, it is laid out and painted anew amid an update, which takes a slow phone some 5 ms. A bitmap
// is drawn at any size without that.
import { idle } from './later';

const finest = 2; // pixels for a CSS pixel; twice that are not told apart in pieces of this size

// Some browsers give noise for what was drawn, lest a device is known by its drawing.
let faithful: boolean | undefined; // once it was tried
function isFaithful(): boolean {
  return (faithful ??= givesBack());
}
function givesBack(): boolean {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.fillStyle = '#1256b9';
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].join() === '18,86,185,255';
}

async function read(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

// The drawing at `address` as a bitmap of so many CSS pixels, or as it is where this browser makes none: read
// and decoded, so that its address is shown at once as long as somebody holds it.
export async function bitmapOf(address: string, width: number, height: number): Promise<HTMLImageElement> {
  const drawing = await read(address);
  try {
    await idle(); // drawing takes a slow phone 20 ms and more
    if (!isFaithful()) return drawing;
    const scale = Math.min(devicePixelRatio, finest);
    const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
    canvas.getContext('2d')?.drawImage(drawing, 0, 0, canvas.width, canvas.height);
    const bitmap = await canvas.convertToBlob();
    await idle();
    return await read(URL.createObjectURL(bitmap));
  } catch {
    return drawing;
  }
}
