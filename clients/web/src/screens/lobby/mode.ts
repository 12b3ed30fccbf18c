// How this device plays: far apart, or with friends round one table, where phones hold the hands.
export type Mode = 'online' | 'one_table';
const place = 'mohreh.mode';

export function keptMode(): Mode {
  try {
    return localStorage.getItem(place) === 'one_table' ? 'one_table' : 'online';
  } catch {
    return 'online';
  }
}

export function keepMode(mode: Mode): void {
  try {
    localStorage.setItem(place, mode);
  } catch {
    // Then it is asked for again.
  }
}
