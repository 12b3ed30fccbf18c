// The place that I sealed together with a dinosaur. The server keeps it and plays it after the
// reveal, but tells nobody again, me included; so this device remembers it over a reload.
import type { Place } from './places';

interface Kept {
  table: string; // its address
  moment: string;
  choice: number;
  place: Place;
}

const drawer = 'mohreh.draftosaurus.promise';

export function keepPromise(moment: string, choice: number, place: Place | undefined): void {
  try {
    if (place) sessionStorage.setItem(drawer, JSON.stringify({ table: location.pathname, moment, choice, place } satisfies Kept));
    else sessionStorage.removeItem(drawer);
  } catch {
    // Then the place is known until the page is left.
  }
}

// The place promised for just this choice at just this moment of this table.
export function keptPromise(moment: string, choice: number): Place | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(drawer) ?? 'null') as Kept | null;
    const fits = kept?.table === location.pathname && kept.moment === moment && kept.choice === choice;
    return fits ? kept.place : undefined;
  } catch {
    return undefined;
  }
}
