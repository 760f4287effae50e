import type { UserSettings } from '../../entities/notifications/user-settings.ts';
import { trainingDay, wallClock } from '../training-day.ts';

/** Without a reminder time of their own, players hear of a streak at risk at this hour. */
const STREAK_WARNING_TIME = '18:30';
/** A reminder that could not go out for so long (minutes) is not sent late. */
const STALE_AFTER_MINUTES = 120;

export type ReminderKind = 'training_reminder' | 'streak_at_risk';

export interface ReminderFacts {
  /** Milliseconds since 1970. */
  now: number;
  zone: string;
  settings: Pick<UserSettings, 'reminders' | 'reminderTime' | 'streakAtRisk' | 'quietFrom' | 'quietUntil'>;
  /** Today's tasks that are not done. */
  tasksLeft: number;
  /** The streak as it stands today, and the free days that are left, today's among them. */
  streak: number;
  restDays: number;
  trainedToday: boolean;
  /** The streak rests today: whoever is hurt or away is left alone. */
  isPaused: boolean;
  /** The training day for which the player was last reminded. */
  remindedDay: string | null;
}

/**
 * The reminder that is due now, if any: at most one a day, only with something left to do, never in a pause or in
 * quiet hours.
 */
export function reminderDue(facts: ReminderFacts): ReminderKind | undefined {
  const { now, zone, settings, tasksLeft } = facts;
  const isAtRisk = facts.streak > 0 && facts.restDays === 0 && !facts.trainedToday;
  const warns = settings.streakAtRisk && isAtRisk;
  const isDone = tasksLeft === 0 || facts.remindedDay === trainingDay(now, zone);
  if (isDone || facts.isPaused || !(settings.reminders || warns)) return undefined;
  const minute = minuteOfDay(now, zone);
  const late = minute - minutesOf(settings.reminders ? settings.reminderTime : STREAK_WARNING_TIME);
  if (late < 0 || late >= STALE_AFTER_MINUTES || isQuiet(minute, settings)) return undefined;
  return warns ? 'streak_at_risk' : 'training_reminder';
}

/** Whether a minute of the local day lies in the player's quiet hours, which may span midnight. */
export function isQuiet(minute: number, settings: Pick<UserSettings, 'quietFrom' | 'quietUntil'>): boolean {
  const from = minutesOf(settings.quietFrom);
  const until = minutesOf(settings.quietUntil);
  return from <= until ? minute >= from && minute < until : minute >= from || minute < until;
}

/** Minutes since local midnight. */
export function minuteOfDay(instant: number, zone: string): number {
  return Math.floor(wallClock(instant, zone) / 60_000) % (24 * 60);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
