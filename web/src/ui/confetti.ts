import { haptic } from './device/haptics.ts';
import { prefersReducedMotion } from './use-media.ts';

/** Two things to celebrate at the same moment are one celebration. */
let isFlying = false;

/** Throws confetti from a point of the window (in pixels), once, and cleans up after itself. */
export function celebrate(from: { x: number; y: number }): void {
  haptic('cheer');
  if (prefersReducedMotion() || isFlying) return;
  isFlying = true;
  void import('./confetti-flight.ts')
    .then(({ throwConfetti }) => throwConfetti(from))
    // Offline, on a phone that does not hold the whole app yet: it was only confetti.
    .catch(() => undefined)
    .finally(() => {
      isFlying = false;
    });
}
