// The N key: from one thing that may be chosen to the next, wherever it stands. Boards mark such
// things with data-lit; an open dialog hides all others.

export function walkLit(backwards: boolean): void {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const all = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-lit]')].filter((one) => one.getClientRects().length > 0);
  if (all.length === 0) return;
  const at = all.indexOf(document.activeElement as HTMLElement | SVGElement);
  const step = backwards ? -1 : 1;
  const first = backwards ? all.length - 1 : 0;
  const next = at < 0 ? first : (at + step + all.length) % all.length;
  all[next]?.focus({ preventScroll: false });
}
