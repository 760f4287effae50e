import { sql } from 'kysely';
import type { UserId } from 'sync-protocol/ids';
import { awardBadges } from 'sync-protocol/mutations/progress/award-badges';
import { statsOf } from 'sync-protocol/mutations/progress/recount';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { userScope } from '#db/scopes.ts';
import type { Tx } from '#db/transaction.ts';
import type { Deps } from '#deps';
import { eachByItself } from '#jobs/each-by-itself.ts';
import { changeRows } from '#sync/write/change-rows.ts';
import { loadScoped } from '#sync/write/load.ts';

const AT_MOST = 500;

export type CloseDeps = Pick<Deps, 'db' | 'now' | 'tables' | 'halves' | 'pokes' | 'recent'>;

/** In the words of the index of those who have won. */
const IS_DUE = sql<boolean>`result = 'won' and not is_rewarded`;

/**
 * A win counts for everybody of the team that won who was in it from the beginning to the end: in their stats, and for
 * the badges of it. It is what they did themselves, so it stays theirs when they leave afterwards, or when the team goes.
 * One player after the other, so that nobody's own push and this one wait for each other.
 */
export async function rewardWinners(deps: CloseDeps): Promise<void> {
  const winners = await deps.db.kysely
    .selectFrom('competitionPlayers')
    .select('userId')
    .distinct()
    .where(IS_DUE)
    .where('until', 'is', null)
    .limit(AT_MOST)
    .execute();
  await eachByItself(winners, async ({ userId }) => {
    if (userId) await deps.db.transaction((tx) => reward(deps, tx, userId));
  });
}

async function reward(deps: CloseDeps, tx: Tx, userId: UserId): Promise<void> {
  const { kysely } = tx;
  const player = await kysely
    .selectFrom('users')
    .select('timezone')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const { numUpdatedRows } = await kysely
    .updateTable('competitionPlayers')
    .set({ isRewarded: true })
    .where('userId', '=', userId)
    .where(IS_DUE)
    .where('until', 'is', null)
    .executeTakeFirst();
  const wins = Number(numUpdatedRows);
  if (!player || wins === 0) return;
  const rows = await loadScoped(
    kysely,
    (['playerStats', 'userBadges'] as const).map((table) => ({ table, scope: userScope(userId), all: true })),
  );
  const stats = statsOf(rows, userId);
  rows.put('playerStats', { ...stats, competitionsWon: stats.competitionsWon + wins });
  const now = deps.now();
  awardBadges(rows, {
    userId,
    at: now.toISOString(),
    day: trainingDay(now.getTime(), player.timezone),
  });
  await changeRows(deps, tx, { changes: rows.changes() });
}
