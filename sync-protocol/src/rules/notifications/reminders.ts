import type { UserSettings } from '../../entities/notifications/user-settings.ts';
import { trainingDay, wallClock } from '../training-day.ts';

/** Without a reminder time of their own, players hear of a streak at risk at this hour. */
const STREAK_WARNING_TIME = '18:30';
/** A reminder that could not go out for so long (minutes) is not sent late. */
const STALE_AFTER_MINUTES = 120;
/** So long (minutes) before quiet hours a reminder surely goes out: the server looks every few minutes. */
const BEFORE_QUIET_MINUTES = 30;
const DAY_MINUTES = 24 * 60;

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

/**
 * The time nearest to the player's own at which a reminder comes; undefined where theirs lies in no quiet hours, in which
 * none ever would.
 */
export function timeBesideQuiet(
  settings: Pick<UserSettings, 'reminderTime' | 'quietFrom' | 'quietUntil'>,
): string | undefined {
  const wished = minutesOf(settings.reminderTime);
  if (!isQuiet(wished, settings)) return undefined;
  const before = (minutesOf(settings.quietFrom) - BEFORE_QUIET_MINUTES + DAY_MINUTES) % DAY_MINUTES;
  const after = minutesOf(settings.quietUntil);
  const between = (from: number, until: number) => (until - from + DAY_MINUTES) % DAY_MINUTES;
  const isBefore = !isQuiet(before, settings) && between(before, wished) <= between(wished, after);
  return timeOf(isBefore ? before : after);
}

/** Minutes since local midnight. */
export function minuteOfDay(instant: number, zone: string): number {
  return Math.floor(wallClock(instant, zone) / 60_000) % DAY_MINUTES;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
