// Places on the money track in words: even ones are numbers, odd ones the gaps between two of them.
export function trackWord(numbers: readonly number[], place: number, says: (key: string, params?: Record<string, unknown>) => string): string {
  const n = numbers[Math.floor(place / 2)] ?? 0;
  if (place === 0) return says('track_upto', { n });
  return place % 2 === 0 ? says('track_on', { n }) : says('track_between', { a: n, b: numbers[(place + 1) / 2] ?? 0 });
}
