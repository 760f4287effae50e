/** A training day starts and ends at this local hour. */
export const DAY_STARTS_AT_HOUR = 2;
/** Where a day begins first, and where it ends last: all in between have one of the days that it is there. */
export const FIRST_ZONE = 'Pacific/Kiritimati';
export const LAST_ZONE = 'Etc/GMT+12';
/** How many days back a completion may still be credited. */
export const CREDIT_WINDOW_DAYS = 14;

export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;
/** A phone's clock that is off by no more than this is taken at its word. */
export const TRUSTED_SKEW_MS = 10 * 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  return remembered(
    formats,
    zone,
    () =>
      new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      }),
  );
}

/** Whether this runtime knows `zone` as an IANA time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** Clocks change, in every zone of our time, at the turn of a quarter of an hour of UTC. */
const QUARTER_MS = 900_000;
const offsets = new Map<string, number>();

/**
 * The wall clock of `zone` at an instant, written as if it were UTC (milliseconds since 1970).
 * @throws RangeError when the zone is unknown
 */
export function wallClock(instant: number, zone: string): number {
  const quarter = Math.floor(instant / QUARTER_MS);
  const offset = remembered(
    offsets,
    `${quarter} ${zone}`,
    () => formattedWall(quarter * QUARTER_MS, zone) - quarter * QUARTER_MS,
  );
  return instant + offset;
}

/** The same for whole seconds, as the platform's time zone tables say it: too slow to be asked for every tap. */
function formattedWall(instant: number, zone: string): number {
  const wall: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) wall[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = wall;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The training day that `instant` (milliseconds since 1970) falls in: the wall clock minus two hours, as a
 * date. Subtracting from the wall clock and not from the instant keeps it right around clock changes.
 */
export function trainingDay(instant: number, zone: string): string {
  return dayText(Math.floor((wallClock(instant, zone) - DAY_STARTS_AT_HOUR * HOUR_MS) / DAY_MS));
}

/** The first instant (milliseconds since 1970) of a training day in a zone. */
export function dayStart(day: string, zone: string): number {
  const wall = dayNumber(day) * DAY_MS + DAY_STARTS_AT_HOUR * HOUR_MS;
  return instantOfWall(wall, zone);
}

/** The instant at which the wall clock of `zone` first shows `wall` (a wall time written as if it were UTC). */
export function instantOfWall(wall: number, zone: string): number {
  const before = wall - (wallClock(wall - DAY_MS, zone) - (wall - DAY_MS));
  const after = wall - (wallClock(wall + DAY_MS, zone) - (wall + DAY_MS));
  // A wall time that the clock skips is reached when it jumps over it: by the offset of before.
  return wallClock(before, zone) !== wall && wallClock(after, zone) === wall ? after : before;
}

const numbers = new Map<string, number>();
const texts = new Map<number, string>();

/** Days since 1970-01-01 of a day's text; NaN if it is none. */
export function dayNumber(day: string): number {
  return remembered(numbers, day, () => Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

function dayText(number: number): string {
  return remembered(texts, number, () => new Date(number * DAY_MS).toISOString().slice(0, 10));
}

const MAX_REMEMBERED = 10_000;

/** Every tap asks for the same few days and hours again. */
function remembered<Key, Value>(known: Map<Key, Value>, key: Key, find: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size === MAX_REMEMBERED) known.clear();
  const found = find();
  known.set(key, found);
  return found;
}

/** The day `count` days after `day` (before it, when negative). */
export function addDays(day: string, count: number): string {
  return dayText(dayNumber(day) + count);
}

/** How many days `to` lies after `from`. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** The weekday of `day`, from Monday (0) to Sunday (6). */
export function weekdayOf(day: string): number {
  return (dayNumber(day) + 3) % 7;
}

/** The Monday that starts the ISO week of `day`. */
export function weekStart(day: string): string {
  return addDays(day, -weekdayOf(day));
}

/** The calendar month of `day`, as `YYYY-MM`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The first day of the day, ISO week or calendar month that `day` is in. */
export function windowStart(window: 'daily' | 'weekly' | 'monthly', day: string): string {
  switch (window) {
    case 'daily':
      return day;
    case 'weekly':
      return weekStart(day);
    case 'monthly':
      return `${monthOf(day)}-01`;
  }
}

export interface Stamp {
  /** When the player tapped, by the phone's clock. */
  at: string;
  /** The training day that the phone showed. */
  day: string;
  tz: string;
}

/**
 * What a phone says of the time of a tap, made right by how far its clock is off: `at` is never in the
 * future, `day` never after today. A wrong clock therefore shifts nothing and blocks nothing.
 * @param skew milliseconds that the phone's clock is behind the server's
 * @param now the server's clock, milliseconds since 1970
 */
export function correctStamp(stamp: Stamp, skew: number, now: number): Stamp {
  const at = Math.min(Date.parse(stamp.at) + skew, now);
  const seen = Math.abs(skew) > TRUSTED_SKEW_MS ? trainingDay(at, stamp.tz) : stamp.day;
  const today = trainingDay(now, stamp.tz);
  return { at: new Date(at).toISOString(), day: seen > today ? today : seen, tz: stamp.tz };
}

/**
 * Whether `day` was over in a zone when something began, so that nothing of it can have been done on that day.
 * Around 2:00 a clock that is a little slow gets the benefit of the doubt.
 * @param began ISO 8601
 */
export function isBeforeFirstDay(day: string, began: string, zone: string): boolean {
  return day < trainingDay(Date.parse(began) - TRUSTED_SKEW_MS, zone);
}

/** Whether a completion for `day` still counts when it arrives on `today`. */
export function isCreditable(day: string, today: string): boolean {
  return daysBetween(day, today) <= CREDIT_WINDOW_DAYS;
}
