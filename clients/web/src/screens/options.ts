// A game's options as /api/games tells them, and the text `key=value,key=value` that a table keeps.
export interface OptionSpec {
  key: string;
  type: string; // yes_no, choice, number, seat, list
  values: string;
  default: string;
}

export interface GameSpec {
  key: string;
  bots: string[];
  options: OptionSpec[];
}

export function readOptions(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split(',')
      .filter(Boolean)
      .map((pair) => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at), pair.slice(at + 1)] as const;
      }),
  );
}

// Only what differs from the rulebook is said.
export function writeOptions(chosen: Record<string, string>, specs: OptionSpec[]): string {
  return specs
    .filter((spec) => chosen[spec.key] !== undefined && chosen[spec.key] !== spec.default)
    .map((spec) => `${spec.key}=${chosen[spec.key]}`)
    .join(',');
}

const mostListed = 12; // a wider range of numbers is typed

export function choicesOf(spec: OptionSpec, seats: number): string[] {
  if (spec.type === 'seat') return ['random', ...Array.from({ length: seats }, (_, n) => String(n))];
  if (spec.type === 'choice' || spec.type === 'yes_no') return spec.values.split(',').map((v) => v.trim());
  const range = rangeOf(spec);
  if (!range || range[1] - range[0] > mostListed) return [];
  return Array.from({ length: range[1] - range[0] + 1 }, (_, n) => String(range[0] + n));
}

// From and to of a number with bounds, written "10…1000"; a small range is a choice already.
export function rangeOf(spec: OptionSpec): [number, number] | null {
  const found = spec.type === 'number' ? /^(\d+)…(\d+)$/.exec(spec.values) : null;
  return found ? [Number(found[1]), Number(found[2])] : null;
}

// "50+200" as people read it, left to right in any text.
export function joinedNumbers(value: string, num: (n: number) => string): string {
  const parts = value.split('+').map((part) => (/^\d+$/.test(part) ? num(Number(part)) : part));
  return `\u2066${parts.join(' + ')}\u2069`;
}

let fetched: Promise<GameSpec[]> | null = null;

export function gameSpecs(): Promise<GameSpec[]> {
  fetched ??= fetch('/api/games')
    .then((response) => response.json() as Promise<{ games: GameSpec[] }>)
    .then((answer) => answer.games)
    .catch((problem: unknown) => {
      fetched = null;
      throw problem;
    });
  return fetched;
}
