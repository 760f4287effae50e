import { DAY_MS } from 'sync-protocol/rules/training-day';
import { dateInShort, timeOfDay } from './format.ts';

const NEAR_DAYS = new Map([
  [-1, 'yesterday, '],
  [0, ''],
  [1, 'tomorrow, '],
]);

/**
 * The time of day of an instant with its day where that is another one: 7:52 PM, tomorrow, 7:52 PM, or
 * Nov 21, 7:52 PM. Both in milliseconds since 1970, on this device's calendar.
 */
export function nearTime(instant: number, now: number): string {
  const day = NEAR_DAYS.get(daysTo(instant, now)) ?? `${dateInShort(new Date(instant).toISOString())}, `;
  return day + timeOfDay(instant);
}

/** Until when something may be done (ISO 8601), as of now (milliseconds since 1970): its day, and of the last two the hour too. */
export function deadline(instant: string, now: number): string {
  const end = Date.parse(instant);
  return NEAR_DAYS.has(daysTo(end, now)) ? nearTime(end, now) : dateInShort(instant);
}

/** How many midnights of this device lie between now and an instant. */
function daysTo(instant: number, now: number): number {
  const dayOf = (moment: number) => {
    const date = new Date(moment);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
  };
  return dayOf(instant) - dayOf(now);
}
