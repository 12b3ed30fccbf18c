// How people come together at a table: far apart, or round one table, where phones hold the hands. It
// is kept for the table on this device; who comes by the link of such a table (`?hand`) plays so too.
export type Mode = 'online' | 'one_table';
const place = 'mohreh.one_table'; // the code of the table where this device holds a hand

export function keptMode(code: string): Mode {
  try {
    return localStorage.getItem(place) === code ? 'one_table' : 'online';
  } catch {
    return 'online';
  }
}

export function keepMode(mode: Mode, code: string): void {
  try {
    if (mode === 'one_table') localStorage.setItem(place, code);
    else localStorage.removeItem(place);
  } catch {
    // Then it is asked for again.
  }
}
