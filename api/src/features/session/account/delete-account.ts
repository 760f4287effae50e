import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Impact } from 'sync-protocol/contract/session/account';
import type { UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';
import { sessionsScope, userScope } from '#db/scopes.ts';
import type { Tx } from '#db/transaction.ts';
import { notFound } from '#plugins/calls/api-error.ts';
import { ABSOLUTE_DAYS } from '#plugins/session/session.ts';
import type { Deps } from '#deps';
import { endedFriendStreaks, endedRivalries } from '#features/rivals/commands.ts';
import { endedReactions, letGoOfFiles } from '#features/stories/commands.ts';
import { leaveAllTeams, passOnNames } from '#features/teams/commands.ts';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';
import { keepNameFromOthers } from '../gone-names.ts';

/**
 * How long a phone can learn that its account was deleted. No session lasts longer: whoever comes back later is asked
 * to sign in, as on any phone that was away for so long, and nothing opens.
 */
export const GONE_KEPT_DAYS = ABSOLUTE_DAYS;

type RemoveDeps = ChangeDeps & Pick<Deps, 'background' | 'mailer'>;

/**
 * Deletes an account with every row and file that belongs to it, for good. Rows go with the row of the player they
 * refer to; what refers to nobody is deleted here. All that stays are hashes of the id and of the
 * sessions, for the player's phones, and of the username, so that nobody takes it.
 * @throws ApiError 404 if there is no such account
 */
export async function deleteAccount(deps: RemoveDeps & Pick<Deps, 'db'>, id: UserId): Promise<Impact> {
  return deps.db.transaction(async (tx) => {
    await keepNameFromOthers(tx.kysely, id, deps.now());
    return removeAccount(tx, deps, id);
  });
}

/** The same as a part of a transaction, of who is too young for an account: not even their username is kept. @throws as above */
export async function removeAccount(tx: Tx, deps: RemoveDeps, id: UserId): Promise<Impact> {
  const { now, background, mailer, pokes } = deps;
  const { kysely } = tx;
  const account = await kysely
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw notFound();
  const impact = await impactOf(kysely, id);
  const rivalries = await endedRivalries(deps, tx, id);
  const streaks = await endedFriendStreaks(kysely, id);
  const reactions = await endedReactions(kysely, id);
  const teams = await leaveAllTeams(kysely, id, now());
  await changeRows(deps, tx, { changes: [...rivalries, ...streaks, ...reactions, ...teams] });
  await passOnNames(kysely, id);
  await letGoOfFiles(kysely, id, now());
  const scope = userScope(id);
  const sessions = await sessionsOf(kysely, id);
  await kysely.deleteFrom('users').where('id', '=', id).execute();
  await kysely.deleteFrom('tombstones').where('scope', '=', scope).execute();
  const gone = await kysely
    .deleteFrom('scopes')
    .where('scope', '=', scope)
    .returning('seq')
    .executeTakeFirst();
  await kysely
    .insertInto('deletedAccounts')
    .values({ idHash: hashOf(id), at: now().toISOString() })
    .onConflict((on) => on.doNothing())
    .execute();
  if (sessions.length > 0)
    await kysely
      .insertInto('goneSessions')
      .values(sessions.map(({ tokenHash }) => ({ tokenHash, idHash: hashOf(id) })))
      .execute();
  tx.onCommit(() => {
    pokes.publish([
      { scope, seq: (gone?.seq ?? 0) + 1, sender: null },
      { scope: sessionsScope(id), seq: 0, sender: null },
    ]);
    background.run(() => mailer.forget(account.email));
  });
  return impact;
}

/**
 * Whether there was such an account and it is gone, for a browser that was signed in to it. Nobody else is told: who is
 * blocked would learn of it from a player who is nowhere and yet not gone.
 */
export async function isGone(kysely: Queryable, id: UserId, session: string | null): Promise<boolean> {
  if (session === null) return false;
  const row = await kysely
    .selectFrom('goneSessions')
    .select('idHash')
    .where('tokenHash', '=', session)
    .where('idHash', '=', hashOf(id))
    .executeTakeFirst();
  return row !== undefined;
}

/** The hashes of all sessions that the player's browsers may still have the cookie of. */
function sessionsOf(kysely: Queryable, id: UserId) {
  return kysely
    .selectFrom('sessions')
    .select('tokenHash')
    .where('userId', '=', id)
    .union(kysely.selectFrom('endedSessions').select('tokenHash').where('userId', '=', id))
    .execute();
}

async function impactOf(kysely: Queryable, id: UserId): Promise<Impact> {
  const { rows } = await sql<Impact>`select
    (select count(*)::int from user_regimens where user_id = ${id}) as programs,
    (select completed_tasks from player_stats where id = ${id}) as tasks,
    (select total_points from player_stats where id = ${id}) as points,
    (select count(*)::int from user_badges where user_id = ${id}) as badges,
    (select count(*)::int from saved_quotes where user_id = ${id}) as saved_quotes,
    (select count(*)::int from sessions where user_id = ${id}) as devices`.execute(kysely);
  return rows[0] ?? { programs: 0, tasks: 0, points: 0, badges: 0, savedQuotes: 0, devices: 0 };
}

/** The id is random enough that nobody finds it from its hash. */
function hashOf(id: UserId): string {
  return createHash('sha256').update(`deleted:${id}`).digest('base64url');
}
