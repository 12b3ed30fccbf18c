// How the seats look: the same colours, shapes and patterns in every game and theme (colour never
// alone).
export interface SeatLook {
  shape: string;
  colour: string;
  ink: string; // of what is drawn on the colour
  path: string; // on a 24-grid
  pattern: string; // lines on an 8-grid that repeats, in the ink; empty: plain
}

export const seatLooks: readonly SeatLook[] = [
  { shape: 'circle', colour: '#AB1817', ink: '#FFFFFF', path: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z', pattern: '' },
  { shape: 'square', colour: '#123888', ink: '#FFFFFF', path: 'M4 4h16v16H4z', pattern: 'M2 0v8M6 0v8' },
  { shape: 'triangle', colour: '#FFE438', ink: '#111111', path: 'M12 2.500 22 20.500H2z', pattern: 'M2 2h.01M6 6h.01' },
  { shape: 'diamond', colour: '#089D89', ink: '#111111', path: 'M12 1.500 22 12 12 22.500 2 12z', pattern: 'M-1 5 5-1M-1 9 9-1M3 9 9 3' },
  { shape: 'star', colour: '#93E5F9', ink: '#111111', path: 'M12 1.500l3.100 6.900 7.400.8-5.500 5 1.500 7.300L12 17.800l-6.500 3.700L7 14.200l-5.500-5 7.400-.8z', pattern: 'M0 2q2-2 4 0t4 0M0 6q2-2 4 0t4 0' },
  { shape: 'cross', colour: '#AC5CD6', ink: '#111111', path: 'M8.500 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z', pattern: 'M2 0v8M6 0v8M0 2h8M0 6h8' },
  { shape: 'crescent', colour: '#E66A19', ink: '#111111', path: 'M16.500 2.500A10 10 0 1 0 21.500 17 8.500 8.500 0 0 1 16.500 2.500z', pattern: 'M4 1.300a2.700 2.700 0 1 1 0 5.400a2.700 2.700 0 1 1 0-5.400' },
  { shape: 'pentagon', colour: '#1F1F1F', ink: '#FFFFFF', path: 'M12 2 22.300 9.500 18.400 21.500H5.600L1.700 9.500z', pattern: 'M4 1.500v5M1.500 4h5' },
];

const placeOf = (seat: number): number => ((seat % 8) + 8) % 8;

export function lookOf(seat: number): SeatLook {
  return seatLooks[placeOf(seat)]!;
}

// What a seat's things are filled with; the patterns are drawn by SeatPatterns.
export function paintOf(seat: number, patterned: boolean): string {
  const look = lookOf(seat);
  return patterned && look.pattern ? `url(#${patternId(placeOf(seat))})` : look.colour;
}

// How a seat's pieces look on a board.
export function piecesOf(seat: number, patterned: boolean): { shape: string; paint: string; ink: string } {
  const { shape, ink } = lookOf(seat);
  return { shape, paint: paintOf(seat, patterned), ink };
}

export const patternId = (n: number): string => `seat-${n}`;
