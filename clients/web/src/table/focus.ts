// The focus is never lost: when the thing that had it vanishes, it goes to something that can be done
// in the same region, else to the action bar.
import { isDialogGoing, onDialogGone, topDialog } from '../parts/dialogs';
import { afterFrame } from '../parts/frames';
import { firstLitIn, isGone } from '../parts/litWalk';

const tapMs = 500; // after a tap the focus goes where the browser puts it

export function keepFocus(table: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let region = '';
  let tapped = -Infinity; // when

  const noted = (event: FocusEvent) => {
    last = event.target as HTMLElement;
    region = last.closest('[data-region]')?.getAttribute('data-region') ?? '';
  };
  const left = (event: FocusEvent) => {
    if (event.relatedTarget !== null) return;
    const was = event.target as Element;
    // Chromium tells of it before a vanishing thing is gone, and a moment after one was hidden, when it may be
    // back again; also of what is only moved. After a tap elsewhere nothing is lost.
    queueMicrotask(() => {
      if (last !== was) return;
      if (isGone(was)) check();
      else if (performance.now() - tapped < tapMs) last = null;
      else if (document.activeElement === document.body) last.focus({ preventScroll: true });
    });
  };
  const tap = () => (tapped = performance.now());
  const check = () => {
    if (!last || document.activeElement !== document.body) return;
    if (topDialog()) return;
    if (isDialogGoing()) return void afterFrame(check);
    if (!isGone(last)) return;
    const home = region ? table.querySelector(`[data-region="${region}"]`) : null;
    const actions = table.querySelector<HTMLElement>('[data-region="actions"]');
    // What is lit may be about to go, too, and take no focus any more.
    for (const next of [firstLitIn(home ?? table), firstLitIn(table), actions]) {
      next?.focus({ preventScroll: true });
      if (document.activeElement !== document.body) return;
    }
  };
  const watch = new MutationObserver(check);
  watch.observe(table, { childList: true, subtree: true });
  const forget = onDialogGone(check);
  table.addEventListener('focusin', noted);
  table.addEventListener('focusout', left);
  document.addEventListener('pointerdown', tap, true);
  return () => {
    watch.disconnect();
    forget();
    table.removeEventListener('focusin', noted);
    table.removeEventListener('focusout', left);
    document.removeEventListener('pointerdown', tap, true);
  };
}
