// One path of a shape that is set `many` times evenly round the middle.
export type Corners = readonly (readonly [number, number])[];

export function allRound(many: number, corners: Corners): string {
  return Array.from({ length: many }, (_, n) => {
    const [sin, cos] = [Math.sin((2 * Math.PI * n) / many), Math.cos((2 * Math.PI * n) / many)];
    return `M${corners.map(([x, y]) => `${(x * cos - y * sin).toFixed(2)} ${(x * sin + y * cos).toFixed(2)}`).join(' ')}Z`;
  }).join('');
}
