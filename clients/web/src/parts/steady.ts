// Lists that are worked out anew from each view: what did not change stays the same object, so that
// only what changed is drawn again.

export function isSame<Item extends object>(a: Item, b: Item): boolean {
  const keys = Object.keys(a) as (keyof Item)[];
  return keys.every((key) => a[key] === b[key]);
}

// The new list with the things of the old one wherever they are equal.
export function steady<Item extends object>(now: Item[], before: readonly Item[], keyOf: (item: Item) => number | string): Item[] {
  const old = new Map(before.map((item) => [keyOf(item), item]));
  return now.map((item) => {
    const was = old.get(keyOf(item));
    return was && isSame(was, item) ? was : item;
  });
}
