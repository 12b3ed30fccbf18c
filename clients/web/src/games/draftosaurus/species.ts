// The six species in the order the server counts them, and their paper-cut silhouettes on a 48-grid.
// The outlines are our own; each is told by its shape alone (jaw, sail, horns, plates, crest, neck).

export const species = ['trex', 'spino', 'trice', 'stego', 'para', 'brachio'] as const;
export type Species = (typeof species)[number];

interface Silhouette {
  body: string;
  eye: [x: number, y: number];
  fold: string; // one inner cut, so that the card looks layered
}

export const silhouettes: Record<Species, Silhouette> = {
  trex: {
    body: 'M2 26C9 27 14 25 18 20C21 16 24 14 25 10C26 5 30 3 35 3L42 4C45 5 46 8 45 12L36 13L44 16C44 19 40 20 35 20C35 23 35 24 34 26L39 27L39 31L33 30C32 33 31 35 29 37L30 42L34 45H25L23 37H20L18 42L21 45H13L14 36C10 34 5 31 2 26Z',
    eye: [34, 8],
    fold: 'M16 29C20 33 26 32 28 27',
  },
  spino: {
    body: 'M1 31C7 30 11 28 13 24C13 18 14 14 16 10L19 11L22 6L25 8L29 6L31 11L34 12C35 16 35 18 35 21L38 19C40 17 43 18 47 21V24L39 25C38 28 36 30 33 32L34 42L37 45H29L27 35C25 36 22 36 20 35L19 42L22 45H13L14 34C9 35 4 34 1 31Z',
    eye: [40, 21],
    fold: 'M15 25C21 21 29 21 34 24M20 12L21 22M25 9V21M30 12L29 22',
  },
  trice: {
    body: 'M2 31C2 22 11 16 20 17C23 17 25 17 26 17C25 12 26 8 29 5C32 7 34 10 35 13L42 5L40 15L47 11L43 19L47 19L45 24C45 28 41 30 37 30C35 32 34 33 33 33V44H26L25 36C21 37 17 37 14 36V44H7L6 36C3 35 2 33 2 31Z',
    eye: [38, 21],
    fold: 'M28 9C33 15 33 23 29 29',
  },
  stego: {
    body: 'M1 28L3 19L7 25L10 24L8 15L15 19L15 9L21 15L25 5L29 15L35 10L34 19L40 17L38 25C42 25 46 28 47 31C47 34 43 35 38 34C37 35 35 36 33 36V44H27L26 37C23 38 19 38 16 37V44H10L9 35C6 33 3 31 1 28Z',
    eye: [42, 29],
    fold: 'M10 27C17 19 31 18 38 26',
  },
  para: {
    body: 'M2 33C9 32 13 29 17 25C21 21 26 21 29 18C30 16 30 15 30 13C25 12 19 9 15 3C24 2 33 4 37 9L45 13C47 15 46 18 43 18L37 18C37 22 37 26 34 29L38 33L35 36L31 33C30 34 28 35 27 36L28 42L32 45H23L21 37H19L17 42L20 45H12L13 36C9 37 5 36 2 33Z',
    eye: [37, 13],
    fold: 'M16 31C20 34 26 33 28 28',
  },
  brachio: {
    body: 'M1 34C7 33 9 28 14 26C19 24 25 25 28 23C32 20 32 14 32 9C32 4 35 2 39 2L45 5C47 7 46 11 43 11L39 11C40 19 40 26 36 32V45H29L28 37C25 38 22 38 19 37V45H12L11 35C8 36 4 36 1 34Z',
    eye: [39, 6],
    fold: 'M15 31C21 35 28 34 31 29',
  },
};

export function isSpecies(word: string): word is Species {
  return (species as readonly string[]).includes(word);
}
