import type { CustomRegimen } from 'sync-protocol/entities/regimen';
import { useLive } from './live-query.ts';

/** The programs that the player made, the oldest first; undefined while loading. */
export function useOwnRegimens(): CustomRegimen[] | undefined {
  return useLive(async (db) => {
    const own = await db.synced('regimens').toArray();
    return own.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  });
}
