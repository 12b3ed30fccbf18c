// Things that may be chosen, which boards mark with data-lit, and the N key that goes from one to the
// next, wherever it stands; an open dialog hides all others.
import { topDialog } from './dialogs';

// Whether the focus has no place there: it is away, hidden, or to be looked at only.
export const isGone = (one: Element): boolean => !one.isConnected || one.matches(':disabled') || !one.checkVisibility({ visibilityProperty: true });

const litIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement | SVGElement>('[data-lit]')];
export const firstLitIn = (root: ParentNode) => litIn(root).find((one) => !isGone(one));

export function walkLit(backwards: boolean): void {
  const all = litIn(topDialog() ?? document).filter((one) => !isGone(one));
  if (all.length === 0) return;
  const at = all.indexOf(document.activeElement as HTMLElement | SVGElement);
  const step = backwards ? -1 : 1;
  const first = backwards ? all.length - 1 : 0;
  const next = at < 0 ? first : (at + step + all.length) % all.length;
  all[next]?.focus({ preventScroll: false });
}
