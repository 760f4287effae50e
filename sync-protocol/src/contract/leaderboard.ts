import { z } from 'zod';
import { TIMEFRAMES } from '../rules/leaderboard/period.ts';
import { position } from '../rules/profile/positions.ts';
import { defineCall } from './call.ts';

/** Whom a ranking holds beside the viewer. */
export const BOARD_SCOPES = ['rivals', 'teammates', 'all'] as const;
export const MAX_LEADERBOARD_LIMIT = 100;

const count = z.int().min(0);
const timeframe = z.enum(TIMEFRAMES);
const scope = z.enum(BOARD_SCOPES);
/** Whether AI players stand among the others: who looks may ask for company. */
const includeAI = z.stringbool().default(false);

const place = z.object({
  /** Equal points share a rank. */
  rank: z.int().min(1),
  /** In the timeframe; of who has improved, by how many. */
  points: count,
  /** The same, under the name that the preview uses. */
  totalPoints: count,
});

/** Somebody whom the viewer may see; strangers as they stood a while ago. */
const seenEntry = place.extend({
  /** Older servers don't say it: they tell of nobody else. */
  isPrivate: z.literal(false).default(false),
  id: z.string(),
  /** Empty when the viewer may not see the real name. */
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  hideRealName: z.boolean(),
  currentStreak: count,
  volleyballPosition: position.nullable(),
  profileImageUrl: z.string(),
  isAI: z.boolean(),
});

/** Somebody whom the viewer may not see: nothing tells who. */
const privateEntry = place.extend({ isPrivate: z.literal(true) });

export const leaderboardEntry = z.discriminatedUnion('isPrivate', [seenEntry, privateEntry]);

export const leaderboard = defineCall({
  method: 'GET',
  path: '/api/leaderboard',
  summary: 'Who has the most points of the viewer’s day, week, month, or ever',
  query: z.object({
    timeframe: timeframe.default('alltime'),
    limit: z.coerce.number().int().min(1).max(MAX_LEADERBOARD_LIMIT).default(50),
    includeAI,
    scope: scope.default('all'),
  }),
  answer: z.array(leaderboardEntry),
});

export const ownRank = defineCall({
  method: 'GET',
  path: '/api/leaderboard/own-rank',
  summary:
    'The viewer’s own place on a board, at most half a minute old; among AI players too, if it shows them',
  query: z.object({
    timeframe: timeframe.default('alltime'),
    includeAI,
    scope: scope.default('all'),
  }),
  answer: z.object({
    /** Null without points in the timeframe. */
    rank: z.int().min(1).nullable(),
    points: count,
    /** Players with points in the timeframe, a while ago; with the AI players if they are asked for. */
    players: count,
  }),
});

export const MAX_ACHIEVEMENTS = 5;

export const recentAchievements = defineCall({
  method: 'GET',
  path: '/api/leaderboard/recent-achievements',
  summary: 'The latest badges of the viewer, their rivals and teammates; nothing of strangers',
  answer: z.array(
    seenEntry
      .pick({ id: true, firstName: true, lastName: true, displayName: true, profileImageUrl: true })
      .extend({ badgeId: z.string(), earnedAt: z.iso.datetime() }),
  ),
});

export type Achievement = z.infer<(typeof recentAchievements)['answer']>[number];
export type BoardScope = z.infer<typeof scope>;
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>;
export type SeenEntry = z.infer<typeof seenEntry>;
