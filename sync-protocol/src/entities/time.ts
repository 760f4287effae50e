import { z } from 'zod';
import { isTimeZone } from '../rules/training-day.ts';

/** A training day as `YYYY-MM-DD`, one that the calendar has. */
export const trainingDayText = z.iso.date();
/** A phone that lost its clock is in 1970; what lies beyond these days is forged, and may be more than a database holds. */
const OUR_TIME = { from: '1900-01-01', until: '2999-12-31' };

/** Whether a day, or the day of an instant as ISO 8601, is one of our time. */
export function isOfOurTime(text: string): boolean {
  const day = text.slice(0, 10);
  return OUR_TIME.from <= day && day <= OUR_TIME.until;
}

/** A training day that a mutation may speak of. */
export const trainingDayOfOurs = trainingDayText.refine(isOfOurTime);
/** An instant as ISO 8601 in UTC with milliseconds. */
export const instantText = z.iso.datetime();

export const timeZone = z.string().min(1).max(64).refine(isTimeZone, 'Not a known time zone');
