/** The texts are English; who reads another English than the American gets their own numbers and clock. */
export const LOCALE = navigator.language.startsWith('en') ? navigator.language : 'en';

/** Made when something is first written so: a screen needs a few of them, and each takes time. */
function whenNeeded<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const numbersAs = (form?: Intl.NumberFormatOptions) => whenNeeded(() => new Intl.NumberFormat(LOCALE, form));
const datesAs = (form: Intl.DateTimeFormatOptions) => whenNeeded(() => new Intl.DateTimeFormat(LOCALE, form));

const whole = numbersAs();
const tenths = numbersAs({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A whole number with its separators: 1,240. */
export function count(value: number): string {
  return whole().format(value);
}

/** The same of one that may not be known: then a dash, for 0 would be false. */
export function knownCount(value: number | null): string {
  return value === null ? '–' : count(value);
}

/** A multiplier given in percent: 150 is 1.5x. */
export function times(percent: number): string {
  return `${tenths().format(percent / 100)}x`;
}

const longDay = daysAs({ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
const shortDay = daysAs({ month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Writes days, and the year of those of another one. */
function daysAs(form: Intl.DateTimeFormatOptions): (day: string) => string {
  const ofThisYear = datesAs(form);
  const ofOthers = datesAs({ ...form, year: 'numeric' });
  return (day) => {
    const isOfThisYear = day.startsWith(`${new Date().getFullYear()}-`);
    return (isOfThisYear ? ofThisYear : ofOthers)().format(Date.parse(day));
  };
}

/** A training day (`YYYY-MM-DD`) in words: Saturday, November 21, and of another year with that. */
export function dayInWords(day: string): string {
  return longDay(day);
}

/** A training day, short: Nov 21, and of another year Nov 21, 2025. */
export function dayInShort(day: string): string {
  return shortDay(day);
}

const thisYears = datesAs({ month: 'short', day: 'numeric' });
const shortDate = datesAs({ month: 'short', day: 'numeric', year: 'numeric' });

/** The date of an instant (ISO 8601) on this device's calendar, short: Nov 21, and of another year Nov 21, 2025. */
export function dateInShort(instant: string): string {
  const date = new Date(instant);
  return (date.getFullYear() === new Date().getFullYear() ? thisYears : shortDate)().format(date);
}

const weekday = datesAs({ weekday: 'short', timeZone: 'UTC' });
const longWeekday = datesAs({ weekday: 'long', timeZone: 'UTC' });
const shortMonth = datesAs({ month: 'short', timeZone: 'UTC' });
const longMonth = datesAs({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const compactly = numbersAs({ notation: 'compact', maximumFractionDigits: 1 });

const numbers = datesAs({ month: 'numeric', day: 'numeric', timeZone: 'UTC' });

/** A training day in numbers: 11/21. */
export function dayInNumbers(day: string): string {
  return numbers().format(Date.parse(day));
}

/** The weekday of a training day: Sat. */
export function weekdayInShort(day: string): string {
  return weekday().format(Date.parse(day));
}

/** The weekday of a training day in words: Saturday. */
export function weekdayInWords(day: string): string {
  return longWeekday().format(Date.parse(day));
}

/** A month (`YYYY-MM`), short: Nov. */
export function monthInShort(month: string): string {
  return shortMonth().format(Date.parse(`${month}-01`));
}

/** A month (`YYYY-MM`) in words: November 2026. */
export function monthInWords(month: string): string {
  return longMonth().format(Date.parse(`${month}-01`));
}

/** A whole number where there is little room: 1.2K. */
export function compact(value: number): string {
  return compactly().format(value);
}

/** From here on a number takes too much of a row that it shares. */
const TIGHT = 10_000;

/** A whole number beside others in a row: 9,999, then 10K. */
export function countInRow(value: number): string {
  return value < TIGHT ? count(value) : compact(value);
}

const ago = whenNeeded(() => new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto', style: 'long' }));
const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago an instant was, in words: 3 hours ago. Both in milliseconds since 1970. */
export function timeAgo(instant: number, now: number): string {
  const passed = Math.max(0, now - instant);
  const step = STEPS.find(([, length]) => passed >= length);
  return step ? ago().format(-Math.floor(passed / step[1]), step[0]) : 'just now';
}

const clock = datesAs({ hour: 'numeric', minute: '2-digit' });

/** The time of day of an instant (milliseconds since 1970), on this device's clock. */
export function timeOfDay(instant: number): string {
  return clock().format(instant);
}

const hour = datesAs({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** A full hour of the day, 0 to 23, in words: 2:00 AM. */
export function hourOfDay(value: number): string {
  return hour().format(Date.UTC(2000, 0, 1, value));
}
