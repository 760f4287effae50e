import { z } from 'zod';
import { badge } from '../entities/progress/badge.ts';
import { userBadgeId } from '../ids.ts';
import { countAnswer, defineCall, ofUser } from './call.ts';

const count = z.int().min(0);

/** A badge with how far the player is on the way to it. */
export const userBadgeAnswer = z.object({
  id: userBadgeId,
  badgeId: z.string(),
  badge,
  /** Whole percent. */
  progress: count,
  isCompleted: z.boolean(),
  earnedAt: z.iso.datetime().nullable(),
});

export const streakMultiplier = defineCall({
  method: 'GET',
  path: '/api/users/{id}/streak-multiplier',
  summary: 'The streak, its multiplier in percent, and what multipliers have added so far',
  params: ofUser,
  answer: z.object({ streakLength: count, multiplier: z.int().min(100), bonusPointsEarned: count }),
});

export const userStats = defineCall({
  method: 'GET',
  path: '/api/users/{id}/stats',
  summary: 'What the player has done so far',
  params: ofUser,
  answer: z.object({
    currentStreak: count,
    bestStreak: count,
    completedTasks: count,
    totalPoints: count,
    trainedDays: count,
    /** Over the days trained, with one decimal. */
    averageTasksPerDay: z.number().min(0),
  }),
});

export const listBadges = defineCall({
  method: 'GET',
  path: '/api/badges',
  summary: 'Every badge that there is',
  answer: z.array(badge),
});

export const listUserBadges = defineCall({
  method: 'GET',
  path: '/api/users/{id}/badges',
  summary: 'Every badge with the player’s progress',
  params: ofUser,
  answer: z.array(userBadgeAnswer),
});

export const unviewedBadges = defineCall({
  method: 'GET',
  path: '/api/users/{id}/badges/unviewed-count',
  summary: 'How many earned badges the player has not seen',
  params: ofUser,
  answer: countAnswer,
});

export const markBadgesViewed = defineCall({
  method: 'POST',
  path: '/api/users/{id}/badges/mark-viewed',
  summary: 'Marks every earned badge as seen',
  params: ofUser,
  answer: countAnswer,
});

export type UserBadgeAnswer = z.infer<typeof userBadgeAnswer>;
