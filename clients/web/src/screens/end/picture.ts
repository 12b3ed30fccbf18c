// The result as a picture to send to friends.
import { lookOf } from '../../parts/seats';

export interface PictureRow {
  rank: string;
  seat: number;
  name: string;
  points: string;
}

const width = 900;
const rowHeight = 96;
const edge = 64;

export async function resultPicture(title: string, headline: string, rows: PictureRow[]): Promise<Blob | null> {
  await document.fonts.ready;
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = 260 + rows.length * rowHeight + edge;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const family = getComputedStyle(document.body).fontFamily;
  const rtl = document.documentElement.dir === 'rtl';
  const [start, end] = rtl ? [width - edge, edge] : [edge, width - edge];
  const into = rtl ? -1 : 1;
  pen.direction = rtl ? 'rtl' : 'ltr';
  const write = (text: string, x: number, y: number, size: number, weight: number, colour: string, align: CanvasTextAlign) => {
    pen.font = `${weight} ${size}px ${family}`;
    pen.fillStyle = token(colour);
    pen.textAlign = align;
    pen.fillText(text, x, y, width - 2 * edge);
  };
  pen.fillStyle = token('--bg');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  write(title, start, 96, 34, 600, '--ink-2', 'start');
  write(headline, start, 168, 54, 800, '--ink', 'start');
  rows.forEach((row, n) => {
    const y = 220 + n * rowHeight;
    pen.fillStyle = token('--surface');
    pen.beginPath();
    pen.roundRect(edge, y, width - 2 * edge, rowHeight - 12, 20);
    pen.fill();
    write(row.rank, start + into * 36, y + 56, 34, 800, '--ink-2', 'center');
    pen.save();
    pen.translate(start + into * 92 - 24, y + 18);
    pen.scale(2, 2);
    const sign = new Path2D(lookOf(row.seat).path);
    pen.fillStyle = lookOf(row.seat).colour;
    pen.fill(sign);
    pen.strokeStyle = token('--ink');
    pen.lineWidth = 1.5;
    pen.stroke(sign);
    pen.restore();
    write(`\u2068${row.name}\u2069`, start + into * 140, y + 56, 36, 600, '--ink', 'start');
    write(row.points, end - into * 28, y + 58, 42, 800, '--ink', 'end');
  });
  return new Promise((made) => canvas.toBlob(made, 'image/png'));
}
