// How the seats look: the same colours and shapes in every game and theme (colour never alone).
export interface SeatLook {
  shape: string;
  colour: string;
  ink: string; // of what is drawn on the colour
  path: string; // on a 24-grid
}

export const seatLooks: readonly SeatLook[] = [
  { shape: 'circle', colour: '#AB1817', ink: '#FFFFFF', path: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z' },
  { shape: 'square', colour: '#123888', ink: '#FFFFFF', path: 'M4 4h16v16H4z' },
  { shape: 'triangle', colour: '#FFE438', ink: '#111111', path: 'M12 2.500 22 20.500H2z' },
  { shape: 'diamond', colour: '#089D89', ink: '#111111', path: 'M12 1.500 22 12 12 22.500 2 12z' },
  { shape: 'star', colour: '#93E5F9', ink: '#111111', path: 'M12 1.500l3.100 6.900 7.400.8-5.500 5 1.500 7.300L12 17.800l-6.500 3.700L7 14.200l-5.500-5 7.400-.8z' },
  { shape: 'cross', colour: '#AC5CD6', ink: '#111111', path: 'M8.500 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z' },
  { shape: 'crescent', colour: '#E66A19', ink: '#111111', path: 'M16.500 2.500A10 10 0 1 0 21.500 17 8.500 8.500 0 0 1 16.500 2.500z' },
  { shape: 'pentagon', colour: '#1F1F1F', ink: '#FFFFFF', path: 'M12 2 22.300 9.500 18.400 21.500H5.600L1.700 9.500z' },
];

export function lookOf(seat: number): SeatLook {
  return seatLooks[((seat % 8) + 8) % 8]!;
}
