// The engravings as images: one node on the table where a drawing has forty, so that cards come and
// go cheaply. Made when first asked for, once for each theme, with the colours of theme.css.
import { whenIdle } from '../../parts/later';
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

// A card without its value; without a kind its back.
export function cardPicture(theme: Theme, kind: Kind | undefined, charred = false): string {
  return once(`card ${theme} ${kind} ${charred}`, () => {
    const tint = kind ? `;--tint:var(--${groupOf(kind)})` : '';
    const face = kind ? `${arch}${drawing('face')}<svg x="21" y="25" width="58" height="58" viewBox="0 0 64 64" overflow="visible">${drawing(kind)}</svg>` : drawing('back');
    return image('0 0 100 140', `color:var(--ink);${coloursOf(theme)}${tint}`, face + (charred ? drawing('char') : ''));
  });
}

export function emblemPicture(theme: Theme, kind: Kind, ink: Ink): string {
  return once(`emblem ${theme} ${kind} ${ink}`, () => {
    const look = ink === 'faint' ? 'color:var(--frame)' : 'color:var(--ink)';
    const body = ink === 'faint' ? ';--card:var(--paper)' : '';
    return image('0 0 64 64', `${look};${coloursOf(theme)}${body}`, drawing(kind));
  });
}

let sheet: CSSStyleSheet | undefined;

// The class that puts this emblem behind an element. A picture's address is long: read anew for each stack
// that changes it takes a slow phone longer than all else of a stack.
export function emblemClass(theme: Theme, kind: Kind, ink: Ink): string {
  return once(`class ${theme} ${kind} ${ink}`, () => {
    if (!sheet) document.adoptedStyleSheets.push((sheet = new CSSStyleSheet()));
    const name = `emblem-${theme}-${kind}-${ink}`;
    sheet.insertRule(`:root .${name}.${name} { background-image: url("${emblemPicture(theme, kind, ink)}"); }`);
    return name;
  });
}

// A picture that turns up for the first time holds up a slow phone, so all are made ready one by one
// while nothing else is to be done. Returns how to let go of them.
export function preparePictures(theme: Theme): () => void {
  const ready: HTMLImageElement[] = [];
  const emblem = (kind: Kind, ink: Ink): string => {
    emblemClass(theme, kind, ink);
    return emblemPicture(theme, kind, ink);
  };
  const wanted = [
    ...[undefined, ...kinds].map((kind) => () => cardPicture(theme, kind)),
    ...kinds.map((kind) => () => emblem(kind, 'dark')),
    ...kinds.map((kind) => () => emblem(kind, 'faint')),
    ...[undefined, ...kinds].map((kind) => () => cardPicture(theme, kind, true)),
  ];
  let cancel = () => {};
  function next(): void {
    const url = wanted.shift()?.();
    if (url === undefined) return;
    const picture = new Image();
    picture.src = url;
    ready.push(picture);
    cancel = whenIdle(0, next);
  }
  cancel = whenIdle(0, next);
  return () => {
    cancel();
    ready.length = 0;
  };
}
