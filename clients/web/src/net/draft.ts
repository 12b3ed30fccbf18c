// The moves of a draft, kept in the tab: the server does not store them, so after a lost line, a
// reload or a restart this device sends them again.

interface Kept {
  match: string;
  ply: number;
  codes: number[];
}

const place = (table: string, seat: number): string => `mohreh.draft.${table}.${seat}`;

export function keepDraft(table: string, seat: number, draft: Kept): void {
  try {
    if (draft.codes.length > 0) sessionStorage.setItem(place(table, seat), JSON.stringify(draft));
    else sessionStorage.removeItem(place(table, seat));
  } catch {
    // Without storage a draft lasts as long as the page.
  }
}

// The draft of this very position, or none.
export function keptDraft(table: string, seat: number, match: string, ply: number): number[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place(table, seat)) ?? 'null') as Kept | null;
    return kept?.match === match && kept.ply === ply ? kept.codes : [];
  } catch {
    return [];
  }
}
