import type { StreakPause } from 'sync-protocol/entities/progress/streak-pause';
import type { UserId } from 'sync-protocol/ids';
import type { Queryable } from './db.ts';

type Span = Pick<StreakPause, 'from' | 'until'>;

/** A player's own pauses of their streak. */
export function pausesOf(kysely: Queryable, userId: UserId): Promise<Span[]> {
  return kysely.selectFrom('streakPauses').select(['from', 'until']).where('userId', '=', userId).execute();
}

/** Pauses of those players, by player. */
export async function pausesOfAll(kysely: Queryable, ids: readonly UserId[]): Promise<Map<UserId, Span[]>> {
  if (ids.length === 0) return new Map();
  const pauses = await kysely
    .selectFrom('streakPauses')
    .select(['userId', 'from', 'until'])
    .where('userId', 'in', ids)
    .execute();
  return Map.groupBy(pauses, ({ userId }) => userId);
}
