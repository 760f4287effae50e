import { dateInShort, timeOfDay } from '#ui/format.ts';

/** When an analysis was made (ISO 8601): Nov 21, 6:02 PM. */
export function dateAndTime(instant: string): string {
  return `${dateInShort(instant)}, ${timeOfDay(Date.parse(instant))}`;
}

/** The dates of some instants, with the time where that tells them apart. */
export function datesOf(instants: readonly string[]): string[] {
  const days = instants.map(dateInShort);
  return instants.map((instant) => {
    const day = dateInShort(instant);
    return days.filter((one) => one === day).length > 1 ? dateAndTime(instant) : day;
  });
}
