// Fingers on the chart: two of them pinch, one carries a piece that may be carried or, when the
// chart is held near, pushes the chart. A tap stays a click and is none of this.
import type { Zoom } from './zoom.svelte';

const far = 8; // px that make a drag of a tap

export interface Carrying {
  from: number;
  x: number; // of the finger, on the screen
  y: number;
}
export interface Hands {
  sheet(): HTMLElement | undefined;
  under(x: number, y: number): number; // the place at a point of the screen, or -1
  mayCarry(from: number): boolean;
  carrying(what: Carrying | null): void;
  drop(from: number, x: number, y: number): void;
}

export class Gestures {
  private fingers = new Map<number, { x: number; y: number }>();
  private start = { x: 0, y: 0, from: -1 };
  private mode: 'none' | 'maybe' | 'carry' | 'push' | 'pinch' = 'none';
  private spread = 0;
  private tapped = { at: 0, place: -1 };
  private moved = false; // the click that follows is no tap

  constructor(
    private readonly held: () => Zoom,
    private readonly hands: Hands,
  ) {}

  private get zoom(): Zoom {
    return this.held();
  }
  // Whether a click is the end of something else.
  get swallows(): boolean {
    return this.moved;
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (this.fingers.size === 0) this.moved = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 2) {
      this.hands.carrying(null);
      this.mode = 'pinch';
      this.moved = true;
      this.spread = this.distance();
    } else if (this.fingers.size === 1) {
      this.mode = 'maybe';
      this.start = { x: event.clientX, y: event.clientY, from: this.hands.under(event.clientX, event.clientY) };
    }
  }

  move(event: PointerEvent): void {
    const last = this.fingers.get(event.pointerId);
    const sheet = this.hands.sheet();
    if (!last || !sheet) return;
    const box = sheet.getBoundingClientRect();
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.mode === 'pinch') return this.pinch(box);
    if (this.mode === 'maybe') {
      if (Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) < far) return;
      const carry = this.start.from >= 0 && this.hands.mayCarry(this.start.from);
      this.mode = carry ? 'carry' : this.zoom.scale > 1 ? 'push' : 'none';
      if (this.mode === 'none') return;
      this.moved = true;
      sheet.setPointerCapture(event.pointerId);
    }
    if (this.mode === 'carry') this.hands.carrying({ from: this.start.from, x: event.clientX, y: event.clientY });
    if (this.mode === 'push') this.zoom.by(event.clientX - last.x, event.clientY - last.y, box.width, box.height);
  }

  up(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId)) return;
    if (this.mode === 'carry') {
      this.hands.carrying(null);
      if (event.type === 'pointerup') this.hands.drop(this.start.from, event.clientX, event.clientY);
    }
    if (this.fingers.size === 0 || this.mode !== 'pinch') this.mode = 'none';
  }

  // A tap on nothing that may be chosen: the second one in a row zooms.
  idleTap(place: number, x: number, y: number): void {
    const now = performance.now();
    const twice = this.tapped.place === place && now - this.tapped.at < 350;
    this.tapped = { at: twice ? 0 : now, place };
    const box = this.hands.sheet()?.getBoundingClientRect();
    if (twice && box) this.zoom.toggle(x - box.left, y - box.top, box.width, box.height);
  }

  wheel(event: WheelEvent): void {
    const box = this.hands.sheet()?.getBoundingClientRect();
    if (!event.ctrlKey || !box) return;
    event.preventDefault();
    const scale = this.zoom.scale * Math.exp(-event.deltaY / 300);
    this.zoom.to(scale, event.clientX - box.left, event.clientY - box.top, box.width, box.height);
  }

  private distance(): number {
    const [a, b] = [...this.fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }
  private pinch(box: DOMRect): void {
    const [a, b] = [...this.fingers.values()];
    const spread = this.distance();
    if (!a || !b || this.spread === 0) return;
    const middle = { x: (a.x + b.x) / 2 - box.left, y: (a.y + b.y) / 2 - box.top };
    this.zoom.to((this.zoom.scale * spread) / this.spread, middle.x, middle.y, box.width, box.height);
    this.spread = spread;
  }
}
