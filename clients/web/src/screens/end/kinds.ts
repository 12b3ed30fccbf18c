// The columns of the table of points. A player's rows leave out what gave no points, so that no single
// player's rows may have all of them.

// One order of all keys that agrees with the order in each list.
export function mergedOrder(lists: readonly (readonly string[])[]): string[] {
  let left = lists.map((list) => [...list]);
  const merged: string[] = [];
  for (;;) {
    const heads = left.flatMap((list) => list.slice(0, 1));
    const next = heads.find((key) => left.every((list) => list.indexOf(key) <= 0)) ?? heads[0];
    if (next === undefined) return merged;
    merged.push(next);
    left = left.map((list) => list.filter((key) => key !== next));
  }
}
