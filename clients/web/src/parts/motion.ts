// How long things move. The person's wish stands on the root element (data-motion: full, less or
// off); any tap ends what moves.

let hurry = 1;

// 1 as usual, 0.5 in a replay at half speed, much more where somebody skips to now.
export function setHurry(times: number): void {
  hurry = times;
}

// What a person's wish leaves of `ms`, haste aside.
export function wishedTime(ms: number): number {
  const wish = document.documentElement.dataset['motion'];
  if (wish === 'off') return 0;
  return wish === 'less' ? Math.min(80, ms) : ms;
}

// The time that something meant to take `ms` takes now. Use it for every animation and transition.
export function lasting(ms: number): number {
  return wishedTime(ms) / hurry;
}

// Whether things may travel; with less motion they only fade.
export function mayTravel(): boolean {
  return document.documentElement.dataset['motion'] === 'full';
}

// Ends whatever moves now, at its end.
export function finishMotion(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}
