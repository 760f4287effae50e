/**
 * By how many points a week is ahead of the same player's week before; 0 if it is not, or if there was nothing to beat.
 * The database computes the same (`point_totals.gain`).
 */
export function improvement(points: number, before: number): number {
  return before > 0 ? Math.max(0, points - before) : 0;
}
