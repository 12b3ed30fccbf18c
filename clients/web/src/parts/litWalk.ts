// Things that may be chosen, which boards mark with data-lit, and the keys that go from one to the next
// or press one, wherever it stands; an open dialog hides all others.
import { topDialog } from './dialogs';

// Whether the focus has no place there: it is away, hidden, or to be looked at only.
export const isGone = (one: Element): boolean => !one.isConnected || one.matches(':disabled') || !one.checkVisibility({ visibilityProperty: true });

// What lies on the table comes first, then the bright button of the bar, then its others.
const rank = (one: Element): number => (one.closest('[data-region="actions"]') === null ? 0 : one.getAttribute('data-lit') === 'main' ? 1 : 2);
const litIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement | SVGElement>('[data-lit]')].sort((a, b) => rank(a) - rank(b));
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

// The n-th of those that lie on the table, counted from 1.
export function pressLit(n: number): void {
  const one = litIn(document).filter((lit) => rank(lit) === 0 && !isGone(lit))[n - 1];
  if (one instanceof HTMLElement) one.click();
}
