import type { reportUser } from 'sync-protocol/contract/safety';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import type { z } from 'zod';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { ApiError } from '#plugins/api-error.ts';
import { userNotFound } from './commands.ts';
import { findPerson } from './queries.ts';

/** More blocks than anyone needs, and fewer than would make lists slow. */
const BLOCKS_MAX = 500;

/** Puts a report into the operator's queue; another by the same player takes the place of the one that waits there. */
export async function reportPlayer(
  deps: Deps,
  reporterId: UserId,
  userId: UserId,
  { reason, details }: z.output<(typeof reportUser)['body']>,
): Promise<void> {
  await requireOther(deps, reporterId, userId);
  const said = { reason, details };
  await deps.db.kysely
    .insertInto('reports')
    .values({
      ...said,
      id: newId(),
      kind: 'user',
      subjectId: userId,
      userId,
      reporterId,
      createdAt: deps.now().toISOString(),
      resolvedAt: null,
      resolution: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['reporterId', 'kind', 'subjectId']).where('resolvedAt', 'is', null).doUpdateSet(said),
    )
    .execute();
}

/** From now on neither of the two sees the other. */
export async function blockPlayer(deps: Deps, blockerId: UserId, blockedId: UserId): Promise<void> {
  const { kysely } = deps.db;
  const blocks = await blocksOf(kysely, blockerId);
  if (blocks.some(({ id }) => id === blockedId)) return;
  if (blocks.length >= BLOCKS_MAX)
    throw new ApiError(409, 'too_many_blocks', `You can block at most ${BLOCKS_MAX} players.`);
  await requireOther(deps, blockerId, blockedId);
  await kysely
    .insertInto('blocks')
    .values({ blockerId, blockedId, createdAt: deps.now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unblockPlayer({ db }: Deps, blockerId: UserId, blockedId: UserId): Promise<void> {
  await db.kysely
    .deleteFrom('blocks')
    .where('blockerId', '=', blockerId)
    .where('blockedId', '=', blockedId)
    .execute();
}

/** Whom a player has blocked, the latest first: by their usernames, nothing else. */
export function blocksOf(kysely: Queryable, player: UserId) {
  return kysely
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blockedId')
    .select(['users.id', 'users.displayName'])
    .where('blockerId', '=', player)
    .orderBy('blocks.createdAt', 'desc')
    .execute();
}

/**
 * Who blocks another is not safe from their report, nor from being blocked in turn.
 * @throws ApiError 409 for oneself, 404 for nobody
 */
async function requireOther({ db }: Deps, player: UserId, other: UserId): Promise<void> {
  if (player === other) throw new ApiError(409, 'own_account', 'This is your own profile.');
  if (!(await findPerson(db.kysely, other))) throw userNotFound();
}
