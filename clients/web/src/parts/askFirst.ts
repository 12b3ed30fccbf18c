// "Not again this game" is one wish for a whole match, whether the frame asks or a board.
import { session } from '../net/session.svelte';

let quietIn: string | undefined;
const matchNow = (): string | undefined => session.room?.state?.match;

export const asksNoMore = (): boolean => quietIn !== undefined && quietIn === matchNow();

export function askNoMore(): void {
  quietIn = matchNow();
}
