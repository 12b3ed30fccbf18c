// The paragraph or section of a rule sheet that an address names, as in /rules/farar#4.4; "" if none.
export function paragraphOf(hash: string): string {
  return /^#(\d+(?:\.\d+)?)$/.exec(hash)?.[1] ?? '';
}
