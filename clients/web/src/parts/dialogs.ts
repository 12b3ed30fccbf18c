// Dialogs that hold a person until they are closed, as showModal would. That restyles the whole page
// when they come and again when they go, 30 to 60 ms on a slow phone, because everything else becomes
// inert. Here a dialog covers the page instead, says that it is modal, and keeps the Tab key inside.
import { afterFrame } from './frames';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

export const topDialog = (): HTMLDialogElement | undefined => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);

// Android's way back, where the browser tells of it; Esc comes as a key.
interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}
const watcherOf = (): Watcher | undefined => {
  const { CloseWatcher } = globalThis as { CloseWatcher?: new () => Watcher };
  return CloseWatcher && new CloseWatcher();
};

function keepInside(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }));
  const [first, last] = [stops.at(0), stops.at(-1)];
  const at = document.activeElement;
  const leaves = !dialog.contains(at) || at === (event.shiftKey ? first : last) || (event.shiftKey && at === dialog);
  if (!leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

// Shows it above everything else, with the focus in it. What is returned lets go of the person.
function holdIn(dialog: HTMLDialogElement, close: () => void): () => void {
  dialog.dataset['game'] = dialog.closest<HTMLElement>('[data-game]')?.dataset['game'] ?? '';
  document.body.append(dialog);
  dialog.show();
  const key = (event: KeyboardEvent) => {
    if (topDialog() !== dialog) return;
    if (event.key === 'Tab') keepInside(dialog, event);
    if (event.key !== 'Escape') return;
    // Closed by whoever opened it, at once: what comes after Esc must not be closed with it.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  document.addEventListener('keydown', key, true);
  const watcher = watcherOf();
  if (watcher) watcher.onclose = close;
  return () => {
    document.removeEventListener('keydown', key, true);
    watcher?.destroy();
  };
}

// Holds somebody from the next frame on, once what led here is drawn. What is returned takes the
// dialog away, and the focus goes back to where it was.
export function holdWhile(dialog: HTMLDialogElement, close: () => void): () => void {
  const before = document.activeElement;
  let letGo = () => {};
  const cancel = afterFrame(() => (letGo = holdIn(dialog, close)));
  return () => {
    cancel();
    letGo();
    dialog.remove();
    afterDialog(() => {
      if (document.activeElement === document.body) (before as HTMLElement | SVGElement | null)?.focus({ preventScroll: true });
    });
  };
}

let going = 0;
const waiting = new Set<() => void>();

export const isDialogGoing = (): boolean => going > 0;

// A dialog goes with the focus in it. The page is drawn without it first: moving the focus at once
// would lay the page out amid the update.
export function afterDialog(then: () => void): void {
  going += 1;
  afterFrame(() => {
    going -= 1;
    then();
    waiting.forEach((told) => told());
  });
}

// `told` whenever a dialog has gone and given the focus back. What is returned ends that.
export function onDialogGone(told: () => void): () => void {
  waiting.add(told);
  return () => waiting.delete(told);
}
