import { sql } from 'kysely';
import type { Announcement } from 'sync-protocol/entities/notifications/announcement';
import type { UserId } from 'sync-protocol/ids';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import type { Deps } from '#deps';
import type { Tx } from '#db/transaction.ts';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';
import { newsFor } from './news.ts';

type AnnounceDeps = ChangeDeps & Pick<Deps, 'db'>;

const TYPE = 'system_announcement' as const;
/** Players that are told in one transaction: while it lasts, what they do themselves waits. */
const AT_ONCE = 200;

/**
 * Tells every player who can sign in, some at a time; their devices hear of it by the job for that. Whoever was told
 * the same within a day is left out: after a failure it can be asked for once more. Answers how many were told.
 */
export async function announce(deps: AnnounceDeps, announcement: Announcement): Promise<number> {
  let told = 0;
  for (let after: UserId | null = null; ;) {
    const players: UserId[] = await tellSome(deps, announcement, after);
    told += players.length;
    const last = players.at(-1);
    if (last === undefined || players.length < AT_ONCE) return told;
    after = last;
  }
}

function tellSome(
  deps: AnnounceDeps,
  { title, message }: Announcement,
  after: UserId | null,
): Promise<UserId[]> {
  return deps.db.transaction(async (tx) => {
    const at = deps.now();
    const players = await untold(tx, { title, message }, after, at);
    if (players.length === 0) return [];
    await oweDevices(tx, players, at);
    const news = { type: TYPE, title, message, path: null };
    await changeRows(deps, tx, { changes: players.map((player) => newsFor(player, news, at)) });
    return players;
  });
}

/** The next players to be told; none of them can delete their account meanwhile. */
async function untold(
  { kysely }: Tx,
  { title, message }: Announcement,
  after: UserId | null,
  at: Date,
): Promise<UserId[]> {
  const yesterday = new Date(at.getTime() - DAY_MS).toISOString();
  const players = await kysely
    .selectFrom('users')
    .select('id')
    .where('disabled', '=', false)
    .where((of) => (after === null ? of.lit(true) : of('users.id', '>', after)))
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('notifications')
            .select('notifications.id')
            .whereRef('notifications.userId', '=', 'users.id')
            .where('notifications.createdAt', '>', yesterday)
            .where('type', '=', TYPE)
            .where('title', '=', title)
            .where('message', '=', message),
        ),
      ),
    )
    .orderBy('id')
    .limit(AT_ONCE)
    .forKeyShare()
    .execute();
  return players.map(({ id }) => id);
}

/** Notes whose devices are still to be told; most players have none. */
async function oweDevices({ kysely }: Tx, players: readonly UserId[], at: Date): Promise<void> {
  await kysely
    .insertInto('dueWebPushes')
    .columns(['userId', 'type', 'at'])
    .expression(
      kysely
        .selectFrom('pushSubscriptions')
        .select(['userId', sql.lit(TYPE).as('type'), sql<string>`${at.toISOString()}::timestamptz`.as('at')])
        .where('userId', 'in', players)
        .distinct()
        .orderBy('userId'),
    )
    .onConflict((known) => known.columns(['userId', 'type']).doUpdateSet({ at: at.toISOString() }))
    .execute();
}
