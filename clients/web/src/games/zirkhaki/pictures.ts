// The engravings as images: one node on the table where a drawing has forty, so that cards come and
// go cheaply. Made when first asked for, once for each theme, with the colours of theme.css.
import { bitmapOf } from '../../parts/bitmap';
import { idle, whenIdle } from '../../parts/later';
import { hasPicture, setPicture } from '../../parts/pictureRules';
import { groupOf, kinds, type Kind } from './cards';
import art from './engravings.svg?raw';

export type Theme = 'light' | 'dark';
export type Ink = 'dark' | 'faint'; // faint: where a card could lie

const colours = ['paper', 'card', 'ink', 'frame', 'blade', 'sight', 'fate', 'gold', 'back', 'back-2'] as const;

const part = (from: string, to: string): string => art.slice(art.indexOf(from), art.indexOf(to, art.indexOf(from)) + to.length);
const style = part('<style>', '</style>');
const arch = part('<clipPath', '</clipPath>');
const drawing = (name: string): string => part(`<symbol id="${name}"`, '</symbol>').replace(/^<symbol[^>]*>|<\/symbol>$/g, '');

const made = new Map<string, string>();

function once(key: string, make: () => string): string {
  let url = made.get(key);
  if (url === undefined) made.set(key, (url = make()));
  return url;
}

// The theme is on the root element already: its colours are read from there.
function coloursOf(theme: Theme): string {
  return once(`colours ${theme}`, () => {
    const root = getComputedStyle(document.documentElement);
    return colours.map((name) => `--${name}:${root.getPropertyValue(`--zirkhaki-${name}`).trim()}`).join(';');
  });
}

function image(box: string, look: string, inside: string): string {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><g style="${look}">${inside}</g>${style}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}

function cardDrawing(theme: Theme, kind: Kind | undefined): string {
  return once(`card ${theme} ${kind}`, () => {
    const tint = kind ? `;--tint:var(--${groupOf(kind)})` : '';
    const face = kind ? `${arch}${drawing('face')}<svg x="21" y="25" width="58" height="58" viewBox="0 0 64 64" overflow="visible">${drawing(kind)}</svg>` : drawing('back');
    return image('0 0 100 140', `color:var(--ink);${coloursOf(theme)}${tint}`, face);
  });
}

const charDrawing = (theme: Theme): string => once(`char ${theme}`, () => image('0 0 100 140', `color:var(--ink);${coloursOf(theme)}`, drawing('char')));

// A card without its value; without a kind its back. A bitmap once there is one.
export function cardPicture(theme: Theme, kind: Kind | undefined): string {
  const drawn = cardDrawing(theme, kind);
  return bitmaps.get(drawn)?.src ?? drawn;
}

// What fire leaves on a card.
export function charPicture(theme: Theme): string {
  const drawn = charDrawing(theme);
  return bitmaps.get(drawn)?.src ?? drawn;
}

export function emblemPicture(theme: Theme, kind: Kind, ink: Ink): string {
  return once(`emblem ${theme} ${kind} ${ink}`, () => {
    const look = ink === 'faint' ? 'color:var(--frame)' : 'color:var(--ink)';
    const body = ink === 'faint' ? ';--card:var(--paper)' : '';
    return image('0 0 64 64', `${look};${coloursOf(theme)}${body}`, drawing(kind));
  });
}

// The class that puts this emblem behind an element.
export function emblemClass(theme: Theme, kind: Kind, ink: Ink): string {
  const name = `emblem-${theme}-${kind}-${ink}`;
  if (!hasPicture(name)) setPicture(name, emblemPicture(theme, kind, ink));
  return name;
}

const cardSize = [120, 168] as const; // as large as they lie on any table
const emblemSize = [48, 48] as const;
const bitmaps = new Map<string, HTMLImageElement>(); // by the drawing's address

async function bitmap(drawing: string, [width, height]: readonly [number, number]): Promise<string> {
  const picture = bitmaps.get(drawing) ?? (await bitmapOf(drawing, width, height));
  bitmaps.set(drawing, picture);
  return picture.src;
}

const inks: readonly Ink[] = ['dark', 'faint'];
const emblems = kinds.flatMap((kind) => inks.map((ink) => ({ kind, ink })));

// All at once: a changed rule makes the browser read the style sheet anew.
async function showEmblems(theme: Theme): Promise<void> {
  await idle();
  for (const { kind, ink } of emblems) setPicture(emblemClass(theme, kind, ink), await bitmap(emblemPicture(theme, kind, ink), emblemSize));
}

// A picture that turns up for the first time holds up a slow phone, so all are made ready one by one
// while nothing else is to be done: the drawings, which are read quickly, then bitmaps. Returns how to call it off.
export function preparePictures(theme: Theme): () => void {
  const read: HTMLImageElement[] = []; // the browser forgets what nobody holds
  const cards = [...[undefined, ...kinds].map((kind) => cardDrawing(theme, kind)), charDrawing(theme)];
  const stacks = kinds.map((kind) => emblemPicture(theme, kind, 'dark')); // faint ones lie there from the beginning
  const wanted: (() => Promise<unknown>)[] = [
    ...[...cards, ...stacks].map((drawn) => async () => {
      const picture = new Image();
      read.push(picture);
      picture.src = drawn;
    }),
    ...cards.map((drawn) => () => bitmap(drawn, cardSize)),
    ...emblems.map(({ kind, ink }) => () => bitmap(emblemPicture(theme, kind, ink), emblemSize)),
    () => showEmblems(theme),
  ];
  let cancel = () => {};
  let over = false;
  async function next(): Promise<void> {
    await wanted.shift()?.().catch(() => undefined);
    if (wanted.length > 0 && !over) cancel = whenIdle(0, () => void next());
  }
  cancel = whenIdle(0, () => void next());
  return () => {
    over = true;
    cancel();
  };
}
