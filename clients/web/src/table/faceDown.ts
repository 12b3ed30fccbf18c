// Whether the device lies on its screen, by the angles of the browser's `deviceorientation` event: how
// far it is turned about its short side (beta) and its long side (gamma). Where the browser tells no
// angles (no sensor, no secure page, no permission) nothing is known and nobody is asked for it.
const degrees = Math.PI / 180;
const steep = -0.85; // the screen looks at most 30° past straight down

export function faceDown({ beta, gamma }: { beta: number | null; gamma: number | null }): boolean {
  if (beta === null || gamma === null) return false;
  return Math.cos(beta * degrees) * Math.cos(gamma * degrees) < steep;
}
