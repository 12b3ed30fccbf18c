// Dragging with any pointer: a picture follows it, and what is let go over its place counts. A short
// press stays a tap.
import type { Attachment } from 'svelte/attachments';

const slack = 8; // px that a tap may wander

export interface Drag {
  over: string; // selector of the place
  picture(): Element | null; // what follows the pointer
  drop(): void;
}

export function draggable(drag: () => Drag | null): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | null = null;

    function lift(picture: Element): HTMLElement {
      const held = document.createElement('div');
      held.setAttribute('aria-hidden', 'true');
      held.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:20;pointer-events:none';
      held.style.setProperty('left', '0');
      held.append(picture);
      // Inside the frame of the game, where its colours are.
      (node.closest('[data-region]') ?? document.body).append(held);
      return held;
    }
    function down(event: PointerEvent): void {
      if (event.button === 0 && drag()) from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    }
    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      if (!ghost && Math.hypot(event.clientX - from.x, event.clientY - from.y) < slack) return;
      const picture = ghost ? null : drag()?.picture();
      if (picture) ghost = lift(picture);
      if (ghost) ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
    }
    function up(event: PointerEvent): void {
      const held = ghost !== null && event.type === 'pointerup';
      ghost?.remove();
      ghost = null;
      from = null;
      if (held && document.elementFromPoint(event.clientX, event.clientY)?.closest(drag()?.over ?? '[data-drop]')) drag()?.drop();
    }

    node.style.touchAction = 'none';
    node.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    return () => {
      ghost?.remove();
      node.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
  };
}
