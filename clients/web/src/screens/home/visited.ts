// The last tables this device was at: a code that no longer leads anywhere was once right.
const place = 'mohreh.tables';
const most = 30;

export function visitedTables(): string[] {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export function noteVisit(code: string): void {
  try {
    localStorage.setItem(place, JSON.stringify([code, ...visitedTables().filter((one) => one !== code)].slice(0, most)));
  } catch {
    // Then an old code is just an unknown one.
  }
}
