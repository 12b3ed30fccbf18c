// Signs on a 24-grid, drawn with a 2 px line: the faces of the die and the emblems of the pens.
import type { PenKey } from './geometry';

export type Face = 'woods' | 'grass' | 'left' | 'right' | 'empty' | 'trex';

export const faceSigns: Record<Face, string> = {
  woods: 'M8 3L3 12H6L2.500 18H13.500L10 12H13ZM8 18V22M17 7L13.500 14H15.500L14 18H21.500L18.500 14H20.500ZM17.500 18V22',
  grass: 'M2 21H22M4 21C4 16 3 13 2 11M7 21C7 14 8 10 10 7M11 21C11 15 13 12 16 10M16 21L17 16L20 14L22 18V21',
  left: 'M5 3V9A3 3 0 0 0 11 9V3M8 3V21M17 21V3C14 5 14 10 14 13H17',
  right: 'M6 22V2H18V22M3 22H21M14.500 12V13M9 5.500H15',
  empty: 'M3 8V4H7M17 4H21V8M21 16V20H17M7 20H3V16M10.500 4H13.500M10.500 20H13.500M3 10.500V13.500M21 10.500V13.500',
  trex: 'M12 2L23 21H1ZM12 9V14M12 17V17.500',
};

export const penSigns: Record<PenKey, string> = {
  same: 'M4 9H20M4 15H20',
  order: 'M3 12L8 6L13 12L18 6L22 11M3 18L8 12M13 18L18 12',
  trio: 'M12 4.500V5M6 16.500V17M18 16.500V17M12 5L6 17H18Z',
  nest: 'M12 20L4 12A5 5 0 0 1 12 6A5 5 0 0 1 20 12Z',
  king: 'M3 19H21L22 7L16 12L12 4L8 12L2 7Z',
  mixed: 'M4 9H20M4 15H20M17 4L7 20',
  isle: 'M3 20C7 16 17 16 21 20M12 17C12 12 12 10 13 7M13 7C10 4 7 5 5 8M13 7C16 4 19 5 21 9M13 7C11 9 10 10 9 13',
  bridge_left: 'M2 18V11C6 5 18 5 22 11V18M2 14H22M8 14V18M16 14V18',
  bridge_right: 'M2 18V11C6 5 18 5 22 11V18M2 14H22M8 14V18M16 14V18',
  quarantine: 'M4 4H20V20H4ZM12 8V16M8 12H16',
  lookout: 'M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9Z',
  pyramid: 'M2 20H22L12 4ZM7 12H17M10 12V20',
};

export const lockSign = 'M6 11H18V21H6ZM8.500 11V7A3.500 3.500 0 0 1 15.500 7V11';
// To the left, where hands go; the same in every language.
export const arrowSign = 'M21 12H4M10 6L4 12L10 18';
