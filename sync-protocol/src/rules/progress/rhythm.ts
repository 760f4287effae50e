import type { DayTotal, Rhythm } from '../../entities/progress/day-total.ts';
import { daysBetween, weekdayOf, weekStart } from '../training-day.ts';
import { FREE_DAYS } from './streak.ts';

/** A week of rest has so many training days: it was trained in, and its free days were taken (AAP: five a week). */
export const REST_WEEK = { least: 3, most: 7 - FREE_DAYS } as const;
/** A season's break is so many days off in a row (our own choice; AAP: two to three months a year)… */
export const BREAK_DAYS = 28;
/** …after a season, which our choice says is at least so long, from its first training day to its last… */
export const SEASON_DAYS = 84;
/** …with at least so many training days: two a week. */
export const SEASON_TRAINED = 24;

type Past = Pick<DayTotal, 'day' | 'rhythm'>;

/**
 * How training and rest have taken turns up to a training day. A week counts once it is over, a break once the player
 * is back: both are known with the next training day. What isn't known of the day before isn't known of this one.
 * @param before the trained day before it, none at the start of a player's history
 */
export function rhythmAfter(before: Past | undefined, day: string): Rhythm | null {
  if (!before) return { inWeek: firstWeekFrom(day), restWeeks: 0, since: day, trained: 1, breaks: 0 };
  const { rhythm } = before;
  if (!rhythm) return null;
  const isSameWeek = weekStart(before.day) === weekStart(day);
  const isBack = daysBetween(before.day, day) > BREAK_DAYS;
  return {
    inWeek: isSameWeek ? rhythm.inWeek + 1 : 1,
    restWeeks: rhythm.restWeeks + Number(!isSameWeek && isRestWeek(rhythm.inWeek)),
    since: isBack ? day : rhythm.since,
    trained: isBack ? 1 : rhythm.trained + 1,
    breaks: rhythm.breaks + Number(isBack && isSeason(rhythm, before.day)),
  };
}

/** The days of a player's first week that came before them were no rest: it counts only from a Monday on. */
function firstWeekFrom(day: string): number {
  return weekdayOf(day) === 0 ? 1 : 7;
}

function isRestWeek(trained: number): boolean {
  return trained >= REST_WEEK.least && trained <= REST_WEEK.most;
}

function isSeason({ since, trained }: Rhythm, last: string): boolean {
  return trained >= SEASON_TRAINED && daysBetween(since, last) + 1 >= SEASON_DAYS;
}

/** Whether two say the same. */
export function isSameRhythm(one: Rhythm | null | undefined, other: Rhythm | null): boolean {
  if (!one || !other) return !one && !other;
  return (Object.keys(other) as (keyof Rhythm)[]).every((field) => one[field] === other[field]);
}
