import { z } from 'zod';
import { isTimeZone } from '../rules/training-day.ts';

/** A training day as `YYYY-MM-DD`, one that the calendar has. */
export const trainingDayText = z.iso.date();
/** An instant as ISO 8601 in UTC with milliseconds. */
export const instantText = z.iso.datetime();

export const timeZone = z.string().min(1).max(64).refine(isTimeZone, 'Not a known time zone');
