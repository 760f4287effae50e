type Feel = 'tick' | 'untick' | 'cheer' | 'no';

const PATTERNS: Record<Feel, number | number[]> = {
  tick: 12,
  untick: 6,
  cheer: [14, 60, 14, 60, 28],
  no: [8, 40, 8],
};

/** A short buzz where phones have one; elsewhere nothing. */
export function haptic(feel: Feel): void {
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(PATTERNS[feel]);
}
