import type { DayTotal } from 'sync-protocol/entities/progress/day-total';
import type { UserBadge } from 'sync-protocol/entities/progress/badge';
import type { Notification } from 'sync-protocol/entities/notifications/notification';
import type { PlayerStats } from 'sync-protocol/entities/progress/player-stats';
import type { ProgramContent } from 'sync-protocol/entities/training/program';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import type { UserSettings } from 'sync-protocol/entities/notifications/user-settings';
import { freshSettings, freshStats } from 'sync-protocol/rules/fresh-rows';
import { byDay } from 'sync-protocol/rules/progress/credit';
import type { RegimenId } from 'sync-protocol/ids';
import type { CatalogEntry } from '../store/db.ts';
import { useLive, useRows } from './live-query.ts';

export type { CatalogEntry } from '../store/db.ts';

const SETTINGS = [{ table: 'userSettings', all: true }] as const;

// Every hook answers undefined while it loads, and reads no more than its screen shows.

/** All enrolments of the player, the oldest first. */
export function useUserRegimens(): UserRegimen[] | undefined {
  return useRows([{ table: 'userRegimens', all: true }], (rows) =>
    rows.all('userRegimens').sort((a, b) => a.startedAt.localeCompare(b.startedAt)),
  );
}

/** The programs of the catalog, in its order. */
export function useRegimens(): CatalogEntry[] | undefined {
  return useLive((db) => db.catalog.orderBy('place').toArray());
}

/** A program of the catalog with everything in it; null when this phone does not have it. */
export function useRegimen(id: RegimenId): ProgramContent | null | undefined {
  return useLive(async (db) => (await db.programs.get(id))?.content ?? null, [id]);
}

/** The days from `from` to `to` (training days, both included) on which something was done, ascending. */
export function useDayTotals(from: string, to: string): DayTotal[] | undefined {
  return useRows([{ table: 'dayTotals', from, to }], (rows) => rows.all('dayTotals').sort(byDay), [from, to]);
}

export function usePlayerStats(): PlayerStats | undefined {
  return useRows(
    [{ table: 'playerStats', all: true }],
    (rows, { userId }) => rows.get('playerStats', userId) ?? freshStats(userId),
  );
}

/** The player's notifications but those they have deleted, the newest first. */
export function useNotifications(): Notification[] | undefined {
  return useRows([{ table: 'notifications', all: true }], (rows) =>
    rows
      .all('notifications')
      .filter(({ deletedAt }) => !deletedAt)
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
  );
}

/** The badges that the player has earned, the latest first. */
export function useUserBadges(): UserBadge[] | undefined {
  return useRows([{ table: 'userBadges', all: true }], (rows) =>
    rows.all('userBadges').sort((a, b) => b.earnedAt.localeCompare(a.earnedAt)),
  );
}

export function useSettings(): UserSettings | undefined {
  return useRows(SETTINGS, (rows, { userId }) => rows.get('userSettings', userId) ?? freshSettings(userId));
}

/** Whether the player has walked through the tutorial; null until this phone has heard of it. */
export function useTutorialDone(): boolean | null | undefined {
  return useRows(SETTINGS, (rows, { userId }) => rows.get('userSettings', userId)?.tutorialDone ?? null);
}
