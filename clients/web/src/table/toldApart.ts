// People who are called the same at one table: the second of them in the order of seats is "Sara 2".
const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200c\u200d\s]+/g, '')
    .replace(/ي|ى/g, 'ی')
    .replace(/ك/g, 'ک');

export function toldApart(names: readonly string[], num: (n: number) => string): string[] {
  const taken = new Set(names.map(plain)); // nobody gets a name that another has
  const seen = new Set<string>();
  return names.map((name) => {
    if (!name || !seen.has(plain(name))) {
      seen.add(plain(name));
      return name;
    }
    let n = 2;
    while (taken.has(plain(`${name} ${n}`)) || taken.has(plain(`${name} ${num(n)}`))) ++n;
    const other = `${name} ${num(n)}`;
    taken.add(plain(other));
    return other;
  });
}
