import type { UserSettings } from '../../entities/notifications/user-settings.ts';
import { needsToday } from '../progress/streak.ts';
import { addDays, DAY_STARTS_AT_HOUR, trainingDay, wallClock } from '../training-day.ts';

/** Without a reminder time of their own, players hear of a streak at risk at this hour. */
export const STREAK_WARNING_TIME = '18:30';
/** A reminder that could not go out for so long (minutes) is not sent late. */
const STALE_AFTER_MINUTES = 120;
/** How often (minutes) the server looks who is due, from the full hour on: so late a reminder may come. */
export const REMINDER_STEP_MINUTES = 5;
/** So long (minutes) before quiet hours a reminder surely goes out. */
const BEFORE_QUIET_MINUTES = 30;
const DAY_MINUTES = 24 * 60;

export const REMINDER_KINDS = ['training_reminder', 'streak_at_risk'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

type QuietHours = Pick<UserSettings, 'quietFrom' | 'quietUntil'>;

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

export interface Reminder {
  kind: ReminderKind;
  /** The training day whose one reminder it is. */
  day: string;
}

/**
 * The reminder that is due now, if any: at most one a day, only with something left to do, never in a pause or in
 * quiet hours.
 */
export function reminderDue(facts: ReminderFacts): Reminder | undefined {
  const { now, zone, settings, tasksLeft } = facts;
  const { isPaused } = facts;
  const warns = settings.streakAtRisk && needsToday({ ...facts, held: facts.restDays }, isPaused);
  if (tasksLeft === 0 || isPaused || !(settings.reminders || warns)) return undefined;
  const wished = minutesOf(settings.reminders ? settings.reminderTime : STREAK_WARNING_TIME);
  if (!maySend(minuteOfDay(now, zone), wished, settings)) return undefined;
  const day = dayOfWish(now, zone, wished);
  if (facts.remindedDay !== null && facts.remindedDay >= day) return undefined;
  return { kind: warns ? 'streak_at_risk' : 'training_reminder', day };
}

/**
 * The training day in which a reminder was last wished for. Where one wished for before 2:00 comes after it, or could
 * come again, that is the day before: else a night could bring two.
 */
function dayOfWish(now: number, zone: string, wished: number): string {
  const today = trainingDay(now, zone);
  const minute = minuteOfDay(now, zone);
  const hasTurned = minutesTo(minute, DAY_STARTS_AT_HOUR * 60) < minutesTo(minute, wished);
  return hasTurned ? addDays(today, -1) : today;
}

/** Whether a reminder that was wished for one minute of the local day may go out at another. */
function maySend(minute: number, wished: number, quiet: QuietHours): boolean {
  return minutesTo(minute, wished) < STALE_AFTER_MINUTES && !isQuiet(minute, quiet);
}

/** Whether a player has quiet hours at all: those that end when they begin are none. */
export function hasQuietHours({ quietFrom, quietUntil }: QuietHours): boolean {
  return quietFrom !== quietUntil;
}

/** Whether a minute of the local day lies in the player's quiet hours, which may span midnight. */
export function isQuiet(minute: number, settings: QuietHours): boolean {
  const from = minutesOf(settings.quietFrom);
  const until = minutesOf(settings.quietUntil);
  return from <= until ? minute >= from && minute < until : minute >= from || minute < until;
}

/** How long (seconds) it is until a player's quiet hours begin; without end where they have none. */
export function secondsToQuiet(now: number, zone: string, quiet: QuietHours): number {
  return hasQuietHours(quiet) ? secondsTo(minutesOf(quiet.quietFrom), now, zone) : Infinity;
}

/** How long (seconds) the training day lasts. */
export function secondsToNextDay(now: number, zone: string): number {
  return secondsTo(DAY_STARTS_AT_HOUR * 60, now, zone);
}

/** By the wall clock: where it is set meanwhile, that is an hour off. */
function secondsTo(minute: number, now: number, zone: string): number {
  const day = DAY_MINUTES * 60;
  return (minute * 60 + day - (Math.floor(wallClock(now, zone) / 1000) % day)) % day || day;
}

/** What quiet hours do to a daily reminder; its times are `HH:MM`. */
export interface QuietClash {
  /** Whether the time itself lies in them, or only too close before them. */
  isInQuiet: boolean;
  /** When it comes instead; undefined if it never does. */
  comesAt: string | undefined;
  /** The nearest time at which it would come as wished, if there is one. */
  offered: string | undefined;
}

/** What is wrong with the time of a daily reminder: undefined where it goes out with the server's next look. */
export function quietClash(
  settings: QuietHours & Pick<UserSettings, 'reminderTime'>,
): QuietClash | undefined {
  const wished = minutesOf(settings.reminderTime);
  const comesAt = sentAt(wished, settings);
  const isInTime = (minute: number) => {
    const sent = sentAt(minute, settings);
    return sent !== undefined && minutesTo(sent, minute) < REMINDER_STEP_MINUTES;
  };
  if (isInTime(wished)) return undefined;
  const before = (minutesOf(settings.quietFrom) - BEFORE_QUIET_MINUTES + DAY_MINUTES) % DAY_MINUTES;
  const after = minutesOf(settings.quietUntil);
  const nearest = minutesTo(wished, before) <= minutesTo(after, wished) ? [before, after] : [after, before];
  const offered = nearest.find((minute) => !isQuiet(minute, settings) && isInTime(minute));
  return {
    isInQuiet: isQuiet(wished, settings),
    comesAt: comesAt === undefined ? undefined : timeOf(comesAt),
    offered: offered === undefined ? undefined : timeOf(offered),
  };
}

/** The minute of the day in which the server sends the reminder of a time; undefined if it never does. */
function sentAt(wished: number, quiet: QuietHours): number | undefined {
  const first = Math.ceil(wished / REMINDER_STEP_MINUTES) * REMINDER_STEP_MINUTES;
  for (let look = first; look < wished + STALE_AFTER_MINUTES; look += REMINDER_STEP_MINUTES)
    if (maySend(look % DAY_MINUTES, wished, quiet)) return look % DAY_MINUTES;
  return undefined;
}

/** Minutes since local midnight. */
export function minuteOfDay(instant: number, zone: string): number {
  return Math.floor(wallClock(instant, zone) / 60_000) % DAY_MINUTES;
}

/** How long a minute of the day is after another, over midnight too. */
function minutesTo(minute: number, from: number): number {
  return (minute - from + DAY_MINUTES) % DAY_MINUTES;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
