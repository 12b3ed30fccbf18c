// Things that travel from one place of the board to another, between measured boxes.
import { lasting, mayTravel } from '../../parts/motion';

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// `picture` leaves `from`, arrives at `to` and is gone.
export function fly(layer: HTMLElement, picture: Element, from: Element, to: Element, ms: number, afterMs: number): void {
  if (!mayTravel()) return;
  const whole = layer.getBoundingClientRect();
  const [a, b] = [middle(from.getBoundingClientRect()), middle(to.getBoundingClientRect())];
  const place = (at: { x: number; y: number }): string => `translate(${at.x - whole.x}px, ${at.y - whole.y}px) translate(-50%, -50%)`;
  const flying = document.createElement('div');
  flying.className = 'flying';
  flying.append(picture);
  layer.append(flying);
  const frames = [
    { transform: `${place(a)} scale(0.7)`, opacity: 1 },
    { transform: `${place(b)} scale(1)`, opacity: 1 },
  ];
  const way = flying.animate(frames, { duration: lasting(ms), delay: lasting(afterMs), easing: 'ease-in-out', fill: 'backwards' });
  way.onfinish = way.oncancel = () => flying.remove();
}

// Lets an element glide to where it is from a place so many px away.
export function glide(node: Element, x: number, y: number, ms: number): void {
  if (!mayTravel() || (Math.abs(x) < 1 && Math.abs(y) < 1)) return;
  node.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration: lasting(ms), easing: 'ease-in-out' });
}
