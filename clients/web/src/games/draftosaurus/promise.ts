// The place that I sealed together with a dinosaur. The server keeps it and plays it after the
// reveal, but tells nobody again, me included; so this device remembers it over a reload.
import type { Place } from './places';

interface Kept {
  moment: string;
  choice: number;
  place: Place;
}

const drawer = 'mohreh.draftosaurus.promise';

export function keepPromise(moment: string, choice: number, place: Place | undefined): void {
  try {
    if (place) sessionStorage.setItem(drawer, JSON.stringify({ moment, choice, place } satisfies Kept));
    else sessionStorage.removeItem(drawer);
  } catch {
    // Then the place is known until the page is left.
  }
}

// The place promised for just this choice at just this moment.
export function keptPromise(moment: string, choice: number): Place | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(drawer) ?? 'null') as Kept | null;
    return kept?.moment === moment && kept.choice === choice ? kept.place : undefined;
  } catch {
    return undefined;
  }
}
