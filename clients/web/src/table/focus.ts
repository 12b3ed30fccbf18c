// The focus is never lost: when the thing that had it vanishes, it goes to something that can be done
// in the same region, else to the action bar.
import { isDialogGoing, onDialogGone, topDialog } from '../parts/dialogs';
import { afterFrame } from '../parts/frames';
import { firstLitIn, isGone } from '../parts/litWalk';

export function keepFocus(table: HTMLElement): () => void {
  let last: Element | null = null;
  let region = '';

  const noted = (event: FocusEvent) => {
    last = event.target as Element;
    region = last.closest('[data-region]')?.getAttribute('data-region') ?? '';
  };
  const left = (event: FocusEvent) => {
    if (event.relatedTarget !== null) return;
    const was = event.target as Element;
    // Chromium tells of it before a vanishing thing is gone, and a moment after one was hidden. If it
    // stays, somebody tapped elsewhere and nothing is lost.
    queueMicrotask(() => {
      if (last !== was) return;
      if (isGone(was)) check();
      else last = null;
    });
  };
  const check = () => {
    if (!last || document.activeElement !== document.body) return;
    if (topDialog()) return;
    if (isDialogGoing()) return void afterFrame(check);
    if (!isGone(last)) return;
    last = null;
    const home = region ? table.querySelector(`[data-region="${region}"]`) : null;
    const actions = table.querySelector<HTMLElement>('[data-region="actions"]');
    const next = firstLitIn(home ?? table) ?? firstLitIn(table) ?? actions;
    next?.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(check);
  watch.observe(table, { childList: true, subtree: true });
  const forget = onDialogGone(check);
  table.addEventListener('focusin', noted);
  table.addEventListener('focusout', left);
  return () => {
    watch.disconnect();
    forget();
    table.removeEventListener('focusin', noted);
    table.removeEventListener('focusout', left);
  };
}
