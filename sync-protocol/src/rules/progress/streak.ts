import type { PlayerStats } from '../../entities/progress/player-stats.ts';
import type { StreakPause } from '../../entities/progress/streak-pause.ts';
import { pausedBetween } from './pauses.ts';
import { daysBetween } from '../training-day.ts';

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

/** Every so many training days of a streak earn one rest day. */
export const DAYS_PER_REST_DAY = 6;
/** Rest days that a player can hold at most. */
export const MAX_REST_DAYS = 2;
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
  /** Rest days held. */
  held: number;
}

/** The run that a player's stats hold; none before the first training day. */
export function runOf(
  of: Pick<PlayerStats, 'lastDay' | 'lastAt' | 'streak' | 'bestStreak' | 'restDays'>,
): Run | null {
  const { lastDay, lastAt, streak, bestStreak: best, restDays: held } = of;
  return lastDay === null || lastAt === null ? null : { lastDay, lastAt, streak, best, held };
}

/** A training day as the streak sees it: its first and last completion, milliseconds since 1970. */
export interface TrainedDay {
  day: string;
  firstAt: number;
  lastAt: number;
}

/** The run after one more training day; missed days that were not paused are paid with rest days or end the streak. */
export function extendRun(run: Run | null, { day, firstAt, lastAt }: TrainedDay, pauses: Pauses = []): Run {
  const missed = run ? missedDays(run, day, firstAt, pauses) : 0;
  const stands = run !== null && missed <= run.held;
  const streak = stands ? run.streak + 1 : 1;
  const kept = stands ? run.held - missed : 0;
  const held = streak % DAYS_PER_REST_DAY === 0 ? Math.min(MAX_REST_DAYS, kept + 1) : kept;
  return { lastDay: day, lastAt, streak, best: Math.max(run?.best ?? 0, streak), held };
}

/** Days without training between a run's last day and `day`, when something is or could be done at `at`. */
function missedDays(run: Run, day: string, at: number, pauses: Pauses): number {
  const between = Math.max(0, daysBetween(run.lastDay, day) - 1 - pausedBetween(pauses, run.lastDay, day));
  return between === 1 && at - run.lastAt <= FLIGHT_GAP_MS ? 0 : between;
}

export interface StreakNow {
  streak: number;
  held: number;
  /** Whether today already counts. */
  trainedToday: boolean;
}

/** The streak as it stands on `today`, at the instant `now`: today itself is never missed before it is over. */
export function streakOn(run: Run | null, today: string, now: number, pauses: Pauses = []): StreakNow {
  if (!run) return { streak: 0, held: 0, trainedToday: false };
  const trainedToday = run.lastDay >= today;
  const missed = missedDays(run, today, now, pauses);
  if (missed > run.held) return { streak: 0, held: 0, trainedToday };
  return { streak: run.streak, held: run.held - missed, trainedToday };
}
