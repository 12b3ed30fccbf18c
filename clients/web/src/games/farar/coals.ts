// Faces of the coals, and how a haul is spread out.

export const faces = [10, 20, 25, 50, 75, 100] as const;

export function pieces(counts: readonly number[]): number {
  return faces.reduce((sum, _, kind) => sum + (counts[kind] ?? 0), 0);
}

// The coals of a haul one by one, the dear ones first.
export function spread(counts: readonly number[]): number[] {
  return faces.flatMap((face, kind) => Array<number>(counts[kind] ?? 0).fill(face)).reverse();
}
