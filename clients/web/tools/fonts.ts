// Cuts fonts down to what the style sheet says of them: each face of src/app/fonts.css gets a file
// with the letters of its `unicode-range` and the weights of its `font-weight`, nothing else. The
// files lie in node_modules/.fonts, where the style sheet's address then leads.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const folder = resolve(import.meta.dirname, '../node_modules/.fonts');
const sheet = /\/src\/app\/fonts\.css$/;
const face = /@font-face\s*\{[^}]*\}/g;
// Joining letters, marks on them and digits of one width; no letters in another shape.
const features = ['ccmp', 'locl', 'init', 'medi', 'fina', 'isol', 'rlig', 'calt', 'liga', 'rclt', 'mark', 'mkmk', 'curs', 'kern', 'tnum'];

export function lettersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [from = NaN, to = from] = part.trim().replace(/^U\+/i, '').split('-').map((code) => parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n));
    })
    .join('');
}

async function cut(block: string): Promise<string> {
  const said = (property: RegExp): string => {
    const found = property.exec(block)?.[1];
    if (!found) throw new Error(`a face in fonts.css lacks ${property.source}`);
    return found;
  };
  const source = said(/url\('([^']+)'\)/);
  const name = said(/url\('[^']*#([a-z-]+)'\)/);
  const [min = 400, max = min] = said(/font-weight:\s*([\d ]+);/).split(' ').map(Number);
  const font = readFileSync(createRequire(import.meta.url).resolve(source.replace(/#.*/, '')));
  const small = await subsetFont(font, lettersOf(said(/unicode-range:\s*([^;]+);/)), {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: features,
    variationAxes: { wght: { min, max } },
  });
  writeFileSync(join(folder, `${name}.woff2`), small);
  return block.replace(source, `../../node_modules/.fonts/${name}.woff2`);
}

export const fonts: Plugin = {
  name: 'fonts',
  enforce: 'pre',
  async transform(code, id) {
    if (!sheet.test(id)) return undefined;
    mkdirSync(folder, { recursive: true });
    const blocks = await Promise.all((code.match(face) ?? []).map(async (block) => [block, await cut(block)] as const));
    return blocks.reduce((text, [block, small]) => text.replace(block, small), code);
  },
};
