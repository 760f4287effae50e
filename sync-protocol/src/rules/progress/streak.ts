import type { PlayerStats } from '../../entities/progress/player-stats.ts';
import type { StreakPause } from '../../entities/progress/streak-pause.ts';
import { pausedBetween, pauseOn } from './pauses.ts';
import { addDays, daysBetween } from '../training-day.ts';

type Pauses = readonly Pick<StreakPause, 'from' | 'until'>[];

export interface StreakTier {
  /** Streak length in days from which the tier holds. */
  from: number;
  name: 'Beginner' | 'Rising' | 'Warrior' | 'Champion' | 'Elite';
  /** Percent: 100 means 1.0x. */
  multiplier: number;
  flames: number;
}

/** The one table of tiers; every text that names a multiplier or a day count is computed from it. */
export const STREAK_TIERS = [
  { from: 0, name: 'Beginner', multiplier: 100, flames: 0 },
  { from: 3, name: 'Rising', multiplier: 120, flames: 1 },
  { from: 7, name: 'Warrior', multiplier: 150, flames: 2 },
  { from: 14, name: 'Champion', multiplier: 200, flames: 3 },
  { from: 30, name: 'Elite', multiplier: 250, flames: 4 },
] as const satisfies readonly StreakTier[];

const MILESTONES = [3, 7, 14, 30, 50, 75, 100, 150, 200, 365];

/** So many days of any seven are free: whoever trains on the others never breaks a streak (AAP: five days a week). */
export const FREE_DAYS = 2;
/** The days that a missed one is looked at with: it and the six before it. */
export const FREE_DAYS_WITHIN = 7;
/** A gap of one date is no gap when its completions lie this close: flying across zones breaks nothing. */
const FLIGHT_GAP_MS = 36 * 3_600_000;

/** The tier of a streak of so many days. */
export function tierOf(streak: number): StreakTier {
  return STREAK_TIERS.findLast((tier) => streak >= tier.from) ?? STREAK_TIERS[0];
}

/** The next tier above a streak, none at the top. */
export function nextTier(streak: number): StreakTier | undefined {
  return STREAK_TIERS.find((tier) => tier.from > streak);
}

/** The next streak length worth celebrating: the tiers, then 50, 75, 100, 150, 200, 365 and every hundred. */
export function nextMilestone(streak: number): number {
  return MILESTONES.find((days) => days > streak) ?? (Math.floor(streak / 100) + 1) * 100;
}

/**
 * The streak length that a player goes for: what today pays already is not ahead any more.
 * @param streak as it stands now
 * @param streakToday that a task done today counts with
 */
export function nextGoal(streak: number, streakToday: number): number {
  return nextTier(streakToday)?.from ?? nextMilestone(streak);
}

/** Whether a streak of so many days is one of those. */
export function isMilestone(streak: number): boolean {
  return streak > 0 && nextMilestone(streak - 1) === streak;
}

/** Where a streak stands after its last training day. */
export interface Run {
  /** Last training day with a completed task. */
  lastDay: string;
  /** Last completion of that day, milliseconds since 1970. */
  lastAt: number;
  streak: number;
  /** Longest streak so far. */
  best: number;
  /** Days that may be missed next without ending it: what is left of the free ones. */
  held: number;
  /** Which of the six days before the last one were missed, a bit each, the latest lowest. */
  missed: number;
}

/** The run that a player's stats hold; none before the first training day. */
export function runOf(
  of: Pick<PlayerStats, 'lastDay' | 'lastAt' | 'streak' | 'bestStreak' | 'restDays' | 'missedDays'>,
): Run | null {
  const { lastDay, lastAt, streak, bestStreak: best, restDays: held, missedDays } = of;
  if (lastDay === null || lastAt === null) return null;
  // What was missed before this rule counted it is forgiven.
  return { lastDay, lastAt, streak, best, held, missed: missedDays ?? 0 };
}

/** A training day as the streak sees it: its first and last completion, milliseconds since 1970. */
export interface TrainedDay {
  day: string;
  firstAt: number;
  lastAt: number;
}

/** The run after one more training day; missed days that were neither paused nor free end the streak before it. */
export function extendRun(run: Run | null, { day, firstAt, lastAt }: TrainedDay, pauses: Pauses = []): Run {
  const missed = run && missedUntil(run, day, firstAt, pauses);
  const streak = run && missed !== null ? run.streak + 1 : 1;
  const best = Math.max(run?.best ?? 0, streak);
  return { lastDay: day, lastAt, streak, best, held: freeAfter(missed ?? 0), missed: missed ?? 0 };
}

/** The same after a day that carried the streak on by the rules of before: it still does, and what it missed is forgiven. */
export function carryRun(run: Run, { lastDay, lastAt }: Run): Run {
  const streak = run.streak + 1;
  return { lastDay, lastAt, streak, best: Math.max(run.best, streak), held: freeAfter(0), missed: 0 };
}

/**
 * Which of the six days before `day` were missed, when something is or could be done on it at `at`; null when too many
 * were, so that the streak has ended. Only days since its last training day are asked for what they were.
 */
function missedUntil(run: Run, day: string, at: number, pauses: Pauses): number | null {
  const gap = daysBetween(run.lastDay, day) - 1;
  const isFlight = gap - pausedBetween(pauses, run.lastDay, day) === 1 && at - run.lastAt <= FLIGHT_GAP_MS;
  // The last training day moves into the six days, as one that was not missed.
  let missed = withDay(run.missed, false);
  for (let count = 1; count <= gap; count++) {
    const isMissed = !isFlight && !pauseOn(pauses, addDays(run.lastDay, count));
    if (isMissed && freeLeft(missed) === 0) return null;
    missed = withDay(missed, isMissed);
  }
  return missed;
}

/** The six days when one more has passed. */
function withDay(missed: number, isMissed: boolean): number {
  return ((missed << 1) | Number(isMissed)) & (2 ** (FREE_DAYS_WITHIN - 1) - 1);
}

/** How many of the free days are left, by what was missed of the last six days. */
export function freeLeft(missed: number): number {
  let count = 0;
  for (let bits = missed; bits > 0; bits >>= 1) count += bits & 1;
  return Math.max(0, FREE_DAYS - count);
}

/** How many are left on the day after a training day. */
function freeAfter(missed: number): number {
  return freeLeft(withDay(missed, false));
}

export interface StreakNow {
  streak: number;
  /** Days that may be missed next, an untrained today the first of them, without ending it. */
  held: number;
  /** Whether today already counts. */
  trainedToday: boolean;
}

/** The streak as it stands on `today`, at the instant `now`: today itself is never missed before it is over. */
export function streakOn(run: Run | null, today: string, now: number, pauses: Pauses = []): StreakNow {
  if (!run) return { streak: 0, held: 0, trainedToday: false };
  const trainedToday = run.lastDay >= today;
  if (trainedToday) return { streak: run.streak, held: freeAfter(run.missed), trainedToday };
  const missed = missedUntil(run, today, now, pauses);
  return missed === null
    ? { streak: 0, held: 0, trainedToday }
    : { streak: run.streak, held: freeLeft(missed), trainedToday };
}

/** Whether the streak ends with today unless a task is done: its free days are used up, and no pause covers today. */
export function needsToday({ streak, held, trainedToday }: StreakNow, isPaused: boolean): boolean {
  return streak > 0 && held === 0 && !trainedToday && !isPaused;
}
