// The backs of the tiles: which are left, which I keep.
import type { SurviveView } from '../../net/protocol';

export const grounds = ['beach', 'forest', 'mountain'] as const;
export type Ground = (typeof grounds)[number];

// In the order of the view's counts: green ones first, then those that are kept.
export const backs = [
  'shark', 'whale', 'boat', 'whirlpool', 'volcano', 'dolphin', 'wind', 'move_serpent', 'move_shark',
  'move_whale', 'defend_shark', 'defend_whale',
] as const;
export type Back = (typeof backs)[number];

// "now" acts when found, "keep" waits for a turn of one's own, "defend" for a turn of others.
export function frameOf(back: string): 'now' | 'keep' | 'defend' {
  if (back.startsWith('defend_')) return 'defend';
  return backs.indexOf(back as Back) < 5 ? 'now' : 'keep';
}

export interface BackLeft {
  back: Back;
  left: number;
  of: number; // backs of this ground that are left
}

// Backs of a ground that may still lie there or be kept by others, as far as the viewer can know.
export function backsLeft(view: SurviveView, ground: Ground): BackLeft[] {
  const left = view.backs_left[grounds.indexOf(ground)] ?? [];
  const of = left.reduce((sum, n) => sum + n, 0);
  return backs.flatMap((back, b) => (left[b] ? [{ back, left: left[b], of }] : []));
}

export interface KeptTile {
  ground: Ground;
  back: Back;
  n: number;
  word: number; // as moves name it
}
export function keptTiles(view: SurviveView, me: number): KeptTile[] {
  const hand = me >= 0 ? view.hand[me] : null;
  return grounds.flatMap((ground, g) =>
    backs.flatMap((back, b) => {
      const n = hand?.[g]?.[b] ?? 0;
      return n > 0 ? [{ ground, back, n, word: g * 12 + b }] : [];
    }),
  );
}
