import type { reportUser } from 'sync-protocol/contract/profile/safety';
import type { UserId } from 'sync-protocol/ids';
import { WORD_FIELDS } from 'sync-protocol/rules/words/word-fields';
import { copyOf, fileReport } from './file-report.ts';
import type { z } from 'zod';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { ApiError } from '#plugins/calls/api-error.ts';
import { keepFromEachOther } from '#features/competitions/commands.ts';
import { endedFriendStreaks, endedRivalries } from '#features/rivals/commands.ts';
import { endedCommentsBetween, endedNewsBetween } from '#features/stories/commands.ts';
import { endBetween } from '#features/teams/commands.ts';
import { lookAnew } from '#sync/pokes/poke-bus.ts';
import { changeRows } from '#sync/write/change-rows.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { asOthersRead, gateOf } from '../commands.ts';
import { findPerson } from '../queries.ts';
import { writtenTo } from './written-to.ts';

/** More blocks than anyone needs, and fewer than would make lists slow. */
const BLOCKS_MAX = 500;

/**
 * Puts a report into the operator's queue, with what others can see of the player now and what the player has written to
 * who reports them; another by the same player takes
 * the place of the one that waits there. Whoever hides, or blocks, is not safe from it; so the answer does not tell whether there is such a player.
 */
export async function reportPlayer(
  { db: { kysely }, now }: Pick<Deps, 'db' | 'now'>,
  reporterId: UserId,
  userId: UserId,
  { reason, details }: z.output<(typeof reportUser)['body']>,
): Promise<void> {
  requireOther(reporterId, userId);
  const found = await findPerson(kysely, userId);
  if (!found) return;
  // Not only what the reporter sees: they may be blocked by now for what they have seen.
  const { player } = asOthersRead(found, now().getTime());
  const written = await writtenTo(kysely, { writer: userId, reader: reporterId, now: now() });
  const words = [...WORD_FIELDS.map((field) => player[field]), ...written, player.position];
  const copy = copyOf(words, player.profileImageUrl);
  await fileReport(
    { db: { kysely }, now },
    { kind: 'user', subjectId: userId, userId, reporterId, reason, details, copy },
  );
}

/**
 * From now on neither of the two sees the other. It works against everybody and answers alike: who is blocked can
 * block back, and learns nothing from it. The list names only whom the player could see.
 */
export async function blockPlayer(deps: Deps, blockerId: UserId, blockedId: UserId): Promise<void> {
  requireOther(blockerId, blockedId);
  const { kysely } = deps.db;
  const player = await findPerson(kysely, blockedId);
  if (!player) return;
  const { standingTo } = await gateOf(deps, blockerId, [blockedId]);
  const listed = standingTo(player).sees.existence;
  if (listed && (await blocksOf(kysely, blockerId)).length >= BLOCKS_MAX)
    throw new ApiError(
      409,
      'too_many_blocks',
      `You’ve blocked ${BLOCKS_MAX} players, and that’s the limit. Unblock one first.`,
    );
  await deps.db.transaction(async (tx) => {
    // What one of the two asks just now waits, and then meets the block.
    const held = await holdPlayers(tx.kysely, [blockerId, blockedId]);
    if (!held.includes(blockedId)) return;
    const news = await endedNewsBetween({ ...deps, db: tx }, blockerId, blockedId);
    const comments = await endedCommentsBetween(tx.kysely, blockerId, blockedId);
    const { numInsertedOrUpdatedRows: added } = await tx.kysely
      .insertInto('blocks')
      .values({ blockerId, blockedId, createdAt: deps.now().toISOString(), listed })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    const rivalries = await endedRivalries(deps, tx, blockerId, blockedId);
    const streaks = await endedFriendStreaks(tx.kysely, blockerId, blockedId);
    const others = await endBetween(tx.kysely, blockerId, blockedId);
    const challenges = await keepFromEachOther(tx.kysely, blockerId, blockedId);
    await changeRows(deps, tx, {
      changes: [...news, ...comments, ...rivalries, ...streaks, ...others, ...challenges],
    });
    // After the pokes that bring rows: what is asked for now knows of the block.
    if (added) tx.onCommit(() => lookAnew(deps.pokes, [blockerId, blockedId]));
  });
}

/** Lets two see each other again; nothing that their block ended comes back. Both are told to look anew, if there was one. */
export async function unblockPlayer(
  { db, pokes }: Pick<Deps, 'db' | 'pokes'>,
  blockerId: UserId,
  blockedId: UserId,
): Promise<void> {
  const { numDeletedRows: taken } = await db.kysely
    .deleteFrom('blocks')
    .where('blockerId', '=', blockerId)
    .where('blockedId', '=', blockedId)
    .executeTakeFirst();
  if (taken) lookAnew(pokes, [blockerId, blockedId]);
}

/** Whom a player has blocked and could see then, the latest first: by their usernames, nothing else. */
export function blocksOf(kysely: Queryable, player: UserId) {
  return kysely
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blockedId')
    .select(['users.id', 'users.displayName'])
    .where('blockerId', '=', player)
    .where('listed', '=', true)
    .orderBy('blocks.createdAt', 'desc')
    .execute();
}

/** @throws ApiError 409 for oneself */
function requireOther(player: UserId, other: UserId): void {
  if (player === other) throw new ApiError(409, 'own_account', 'This is your own profile.');
}
