// The guest's token on this device. A table screen has one of its own for as long as its tab lives:
// it must never be somebody's seat.

const place = 'mohreh.token';

function storage(big: boolean): Storage {
  return big ? sessionStorage : localStorage;
}

export function keptToken(big: boolean): string | null {
  try {
    return storage(big).getItem(place);
  } catch {
    return null;
  }
}

export function keepToken(big: boolean, token: string): void {
  try {
    storage(big).setItem(place, token);
  } catch {
    // Then the seat lasts as long as this page.
  }
}

export function dropToken(big: boolean): void {
  try {
    storage(big).removeItem(place);
  } catch {
    // Nothing was kept.
  }
}
