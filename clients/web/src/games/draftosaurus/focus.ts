// Focus is never lost: when what had it is gone after a move, it goes to the next thing of this
// table that may be chosen, or to the zoo.

export class FocusKeeper {
  private last: Element | null = null;

  note(element: EventTarget | null): void {
    if (element instanceof Element) this.last = element;
  }

  // After the page was drawn again. Who clicked beside everything keeps it so.
  keep(stage: Element | null | undefined): void {
    if (document.activeElement !== document.body || !this.last || this.last.isConnected || document.querySelector('dialog[open]')) return;
    const next = stage?.querySelector<HTMLElement>('[data-region="own"] [data-lit]') ?? stage?.querySelector<HTMLElement>('[data-place]');
    next?.focus({ preventScroll: true });
  }
}
