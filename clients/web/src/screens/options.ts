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

export function choicesOf(spec: OptionSpec, seats: number): string[] {
  if (spec.type === 'seat') return ['random', ...Array.from({ length: seats }, (_, n) => String(n))];
  if (spec.type === 'choice' || spec.type === 'yes_no') return spec.values.split(',').map((v) => v.trim());
  return [];
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
