// How near the chart is held: pinched from 1 to 2.5 times, never showing what lies beyond its edge.
const least = 1;
const most = 2.5;
const nearer = 2; // of a double tap

export class Zoom {
  scale = $state(1);
  x = $state(0); // of the chart's top left corner, in px of the sheet, 0 or less
  y = $state(0);

  // Keeps the point (px, py) of the sheet where it is while the scale changes.
  to(scale: number, px: number, py: number, width: number, height: number): void {
    const next = Math.min(most, Math.max(least, scale));
    const grow = next / this.scale;
    this.scale = next;
    this.place(px - (px - this.x) * grow, py - (py - this.y) * grow, width, height);
  }
  by(dx: number, dy: number, width: number, height: number): void {
    this.place(this.x + dx, this.y + dy, width, height);
  }
  toggle(px: number, py: number, width: number, height: number): void {
    if (this.scale > 1) this.reset();
    else this.to(nearer, px, py, width, height);
  }
  // Moves as little as needed to show the point (px, py) of the unscaled sheet.
  show(px: number, py: number, width: number, height: number): void {
    if (this.scale === 1) return;
    const edge = 40;
    const at = { x: this.x + px * this.scale, y: this.y + py * this.scale };
    const dx = Math.max(0, edge - at.x) - Math.max(0, at.x - (width - edge));
    const dy = Math.max(0, edge - at.y) - Math.max(0, at.y - (height - edge));
    this.by(dx, dy, width, height);
  }
  reset(): void {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
  }
  private place(x: number, y: number, width: number, height: number): void {
    this.x = Math.min(0, Math.max(width * (1 - this.scale), x));
    this.y = Math.min(0, Math.max(height * (1 - this.scale), y));
  }
}
