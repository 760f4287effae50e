import type { DayTotal } from '../../entities/progress/day-total.ts';
import type { UserRegimenId } from '../../ids.ts';
import { earnedPoints } from '../progress/points.ts';
import { addDays, dayStart, HOUR_MS, LAST_ZONE, trainingDay } from '../training-day.ts';
import { LATE_HOURS, type CompetitionType } from './competition-terms.ts';

/** What was done for a team: tasks, their points, and the days on which somebody trained, each player's own. */
export interface Contribution {
  tasks: number;
  points: number;
  days: number;
}

export const NOTHING: Contribution = { tasks: 0, points: 0, days: 0 };

/** What counts: completions after `from` and up to `until`, in milliseconds since 1970. */
export interface Window {
  from: number;
  until: number;
}

type Day = Pick<DayTotal, 'day' | 'done' | 'streak'>;
type BaseOf = (enrolment: UserRegimenId) => number;

/** What a player's day counts. One that was over before the competition began counts nothing, whenever it was ticked. */
export function contributionOf(day: Day | undefined, { from, until }: Window, baseOf: BaseOf): Contribution {
  if (!day || day.day < trainingDay(from, LAST_ZONE)) return NOTHING;
  let tasks = 0;
  let points = 0;
  for (const [enrolment, instants] of Object.entries(day.done)) {
    const counted = instants.filter((instant) => instant > from && instant <= until).length;
    tasks += counted;
    if (counted > 0) points += counted * earnedPoints(baseOf(enrolment as UserRegimenId), day.streak);
  }
  return { tasks, points, days: Math.min(1, tasks) };
}

/** One with the other, or without it. */
export function plus(one: Contribution, other: Contribution, sign: 1 | -1 = 1): Contribution {
  return {
    tasks: one.tasks + sign * other.tasks,
    points: one.points + sign * other.points,
    days: one.days + sign * other.days,
  };
}

/** What of it decides a competition. */
export function scoreOf(type: CompetitionType, { tasks, points, days }: Contribution): number {
  switch (type) {
    case 'tasks':
      return tasks;
    case 'points':
      return points;
    case 'streaks':
      return days;
  }
}

export type CompetitionResult = 'won' | 'lost' | 'draw';

/** How it ended for the one whose score comes first. */
export function resultOf(own: number, other: number): CompetitionResult {
  if (own === other) return 'draw';
  return own > other ? 'won' : 'lost';
}

/**
 * When a competition ends that begins at an instant. It lasts the rest of the training day that has begun, and then so many
 * whole ones, in the time zone of whoever made it.
 */
export function endOf(startedAt: string, duration: number, zone: string): string {
  const first = trainingDay(Date.parse(startedAt), zone);
  return new Date(dayStart(addDays(first, duration + 1), zone)).toISOString();
}

/** Until when what was done before the end may come in. */
export function countsUntil(endsAt: string): string {
  return new Date(Date.parse(endsAt) + LATE_HOURS * HOUR_MS).toISOString();
}

/** What is left of a time, in whole days and hours: never more than there is. */
export function timeRemaining(endsAt: string, now: number): { days: number; hours: number } {
  const hours = Math.max(0, Math.floor((Date.parse(endsAt) - now) / HOUR_MS));
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}
