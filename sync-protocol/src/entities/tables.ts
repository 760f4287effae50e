import type { z } from 'zod';
import { userBadge } from './badge.ts';
import { dayTotal } from './day-total.ts';
import { motivation } from './motivation.ts';
import { notification } from './notification.ts';
import { playerStats } from './player-stats.ts';
import { refreshedDay } from './refreshed-day.ts';
import { customRegimen } from './regimen.ts';
import { savedQuote } from './saved-quote.ts';
import { streakPause } from './streak-pause.ts';
import { task } from './task.ts';
import { user } from './user.ts';
import { userRegimen } from './user-regimen.ts';
import { userSettings } from './user-settings.ts';

interface SyncedTable {
  row: z.ZodObject;
  /** Fields that can change; the rest travels once, with the row's first arrival at a phone. */
  changing: readonly string[];
  /** The field that a range of rows is asked for by. */
  range?: 'day';
}

/** Every table whose rows live on the phone, by the name that phone, wire and database share. */
export const SYNCED_TABLES = {
  users: { row: user, changing: Object.keys(user.shape) },
  userSettings: { row: userSettings, changing: Object.keys(userSettings.shape) },
  playerStats: { row: playerStats, changing: Object.keys(playerStats.shape) },
  userRegimens: {
    row: userRegimen,
    changing: [
      'isActive',
      'isArchived',
      'archivedAt',
      'completedAt',
      'replacedAt',
      'sessions',
      'currentWeek',
      'completionPercentage',
      'pointsEarned',
    ],
  },
  tasks: { row: task, changing: ['isCompleted', 'completedAt', 'completedDay'], range: 'day' },
  refreshedDays: { row: refreshedDay, changing: ['refreshes'], range: 'day' },
  dayTotals: { row: dayTotal, changing: ['done', 'points', 'streak', 'best', 'held'], range: 'day' },
  userBadges: { row: userBadge, changing: ['viewedAt'] },
  regimens: { row: customRegimen, changing: ['weeks'] },
  motivations: { row: motivation, changing: ['isViewed', 'refreshes'], range: 'day' },
  savedQuotes: { row: savedQuote, changing: ['notes'] },
  streakPauses: { row: streakPause, changing: ['until'] },
  notifications: { row: notification, changing: ['read'] },
} as const satisfies Record<string, SyncedTable>;

/** Fields that only the server keeps. */
export const SERVER_ONLY: readonly string[] = ['words' satisfies keyof z.infer<typeof task>];

export type TableName = keyof typeof SYNCED_TABLES;
export type RowOf<T extends TableName> = z.infer<(typeof SYNCED_TABLES)[T]['row']>;

export const TABLE_NAMES = Object.keys(SYNCED_TABLES) as TableName[];
