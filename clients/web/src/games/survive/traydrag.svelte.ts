// Something out of the tray on its way to the chart, under a finger or a mouse.
const far = 8; // px that make a drag of a tap

export class TrayDrag<What> {
  at = $state.raw<{ what: What; x: number; y: number } | null>(null); // once it is a drag
  private held: { what: What; x: number; y: number } | null = null;
  private done = false;

  constructor(private readonly drop: (what: What, x: number, y: number) => void) {}

  // Whether the click that comes now is the end of a drag.
  get swallows(): boolean {
    return this.done;
  }
  down(event: PointerEvent, what: What): void {
    this.done = false;
    this.held = { what, x: event.clientX, y: event.clientY };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }
  move(event: PointerEvent): void {
    const { held } = this;
    if (!held) return;
    if (!this.at && Math.hypot(event.clientX - held.x, event.clientY - held.y) < far) return;
    this.done = true;
    this.at = { what: held.what, x: event.clientX, y: event.clientY };
  }
  up(event: PointerEvent): void {
    const carried = this.at;
    this.at = null;
    this.held = null;
    if (carried && event.type === 'pointerup') this.drop(carried.what, event.clientX, event.clientY);
  }
}
