// What others see of the site before they open it: the description in the page's head, and the picture that
// messengers show beside the link of a table (/invitation.png). They take no SVG, and nothing else here draws, so
// the picture is drawn here: the site's pawn and the signs of the seats.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { seatLooks } from '../src/parts/seats';

const words = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../../../i18n/${language}/site.json`), 'utf8')) as Record<string, string>;

type Point = [number, number];

// The corners of an arc from one point to another, as SVG draws it (radii alike, no rotation).
function arc(from: Point, radius: number, large: boolean, sweep: boolean, to: Point): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const chord = Math.hypot(dx, dy);
  const r = Math.max(radius, chord / 2);
  const off = Math.sqrt(r * r - (chord * chord) / 4) * (large === sweep ? -1 : 1);
  const centre: Point = [(from[0] + to[0]) / 2 - (dy / chord) * off, (from[1] + to[1]) / 2 + (dx / chord) * off];
  const begin = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  let turn = Math.atan2(to[1] - centre[1], to[0] - centre[0]) - begin;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  return Array.from({ length: 48 }, (_, n) => {
    const angle = begin + (turn * (n + 1)) / 48;
    return [centre[0] + r * Math.cos(angle), centre[1] + r * Math.sin(angle)];
  });
}

// The outline of a path of one piece: straight lines and arcs, as the signs of the seats have them.
export function outline(path: string): Point[] {
  const corners: Point[] = [];
  let at: Point = [0, 0];
  let command = '';
  const rest = path.match(/[a-zA-Z]|-?\d*\.?\d+/g) ?? [];
  const next = (): number => Number(rest.shift());
  while (rest.length > 0) {
    if (/[a-zA-Z]/.test(rest[0]!)) command = rest.shift()!;
    if (/z/i.test(command)) break;
    const [x, y] = command === command.toLowerCase() ? at : [0, 0];
    if (/[mMlL]/.test(command)) at = [x + next(), y + next()];
    else if (/h/i.test(command)) at = [x + next(), at[1]];
    else if (/v/i.test(command)) at = [at[0], y + next()];
    else if (/a/i.test(command)) {
      const [radius, , , large, sweep] = [next(), next(), next(), next(), next()];
      const to: Point = [x + next(), y + next()];
      corners.push(...arc(at, radius!, large === 1, sweep === 1, to));
      at = to;
    } else throw new Error(`no such line: ${path}`);
    corners.push(at);
  }
  return corners;
}

const width = 1200;
const height = 630;
const fine = 4; // samples a pixel, each way

type Colour = [number, number, number];
const colour = (hex: string): Colour => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Colour;

class Canvas {
  readonly pixels: Float64Array;
  constructor(ground: Colour) {
    this.pixels = new Float64Array(width * height * 3);
    for (let n = 0; n < this.pixels.length; ++n) this.pixels[n] = ground[n % 3]!;
  }

  fill(corners: Point[], paint: Colour): void {
    const ys = corners.map(([, y]) => y);
    for (let y = Math.max(0, Math.floor(Math.min(...ys))); y < Math.min(height, Math.ceil(Math.max(...ys))); ++y) {
      const cover = new Float64Array(width);
      for (let part = 0; part < fine; ++part) this.cover(corners, y + (part + 0.5) / fine, cover);
      for (let x = 0; x < width; ++x) {
        if (cover[x] === 0) continue;
        const share = cover[x]! / (fine * fine);
        for (let c = 0; c < 3; ++c) {
          const at = (y * width + x) * 3 + c;
          this.pixels[at] = this.pixels[at]! * (1 - share) + paint[c]! * share;
        }
      }
    }
  }

  // Counts what of a line lies inside, by the even-odd rule.
  private cover(corners: Point[], y: number, cover: Float64Array): void {
    const cuts = corners
      .flatMap(([ax, ay], n) => {
        const [bx, by] = corners[(n + 1) % corners.length]!;
        return ay <= y === by <= y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)];
      })
      .sort((a, b) => a - b);
    for (let n = 0; n + 1 < cuts.length; n += 2) {
      const last = Math.min(width * fine, Math.round(cuts[n + 1]! * fine));
      for (let sample = Math.max(0, Math.round(cuts[n]! * fine)); sample < last; ++sample) cover[Math.floor(sample / fine)]! += 1;
    }
  }
}

const placed = (corners: Point[], x: number, y: number, scale: number): Point[] => corners.map(([px, py]) => [x + px * scale, y + py * scale]);
const disc = (radius: number): Point[] => outline(`M12 ${12 - radius}a${radius} ${radius} 0 1 1 0 ${2 * radius}a${radius} ${radius} 0 1 1 0 ${-2 * radius}z`);

// The pawn of icon.svg.
const head = disc(3.6).map(([x, y]): Point => [x, y - 4]);
const body = outline('M5.600 19a6.5 6.5 0 0 1 12.800 0z');

function draw(): Canvas {
  const canvas = new Canvas(colour('#0A5A67'));
  canvas.fill(placed(disc(25), 600 - 12 * 13, 250 - 12 * 13, 13), colour('#0D6775'));
  for (const part of [head, body]) canvas.fill(placed(part, 600 - 12 * 16, 225 - 12 * 16, 16), colour('#FFFFFF'));
  seatLooks.forEach((look, n) => {
    const [x, y, scale] = [110 + n * 130, 470, 2.9];
    canvas.fill(placed(disc(18), x, y, scale), colour('#FFFFFF'));
    canvas.fill(placed(outline(look.path), x, y, scale), colour(look.colour));
  });
  return canvas;
}

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; ++bit) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const inside = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(checksum(inside));
  return Buffer.concat([size, inside, sum]);
}

export function picture(): Buffer {
  const { pixels } = draw();
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; ++y) {
    for (let n = 0; n < width * 3; ++n) rows[y * (1 + width * 3) + 1 + n] = Math.round(pixels[y * width * 3 + n]!);
  }
  const form = Buffer.alloc(13);
  form.writeUInt32BE(width);
  form.writeUInt32BE(height, 4);
  form.set([8, 2], 8); // bits, colours without a palette
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', form), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

export const invitation: Plugin = {
  name: 'invitation',
  // A first visit has no language yet, so it is told in both.
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'description', content: `${words('fa')['description']} · ${words('en')['description']}` }, injectTo: 'head' },
  ],
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'invitation.png', source: picture() });
  },
};
