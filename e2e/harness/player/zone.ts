import { HOUR_MS, wallClock } from 'sync-protocol/rules/training-day';

const HANDED_ON = 'VOLLEYPATH_ZONE';
/** For late evenings and nights of the first the second, where it is midday or afternoon then. */
const [USUAL, FAR] = ['America/Chicago', 'Asia/Tokyo'];

/**
 * Where the accounts of tests live, and their phones are: no training day ends there while they run. Who asks first in a
 * run decides it, and all that is started from there hears of it.
 */
export const ZONE = (process.env[HANDED_ON] ??= zoneFor(Date.now()));

/** What people call it. */
export const CITY = ZONE.replace(/^.*\//, '');

function zoneFor(now: number): string {
  const hour = Math.floor(wallClock(now, USUAL) / HOUR_MS) % 24;
  return hour >= 21 || hour < 2 ? FAR : USUAL;
}
