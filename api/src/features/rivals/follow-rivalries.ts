import type { Notification } from 'sync-protocol/entities/notifications/notification';
import type { Rivalry } from 'sync-protocol/entities/rivals/rivalry';
import { derivedId, type UserId } from 'sync-protocol/ids';
import type { Need } from 'sync-protocol/mutations/mutation';
import { becomeRivals, endRivalry } from 'sync-protocol/mutations/rivals/rivalry-changes';
import { changesOf, Rows, type RowChange } from 'sync-protocol/mutations/rows';
import { rivalryRowId } from 'sync-protocol/rules/derived-ids';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { SEEN_BY_OTHER } from 'sync-protocol/rules/rivals/rival-terms';
import { holdsGrooming } from 'sync-protocol/rules/words/grooming';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import { heldBack, messageWaits, newNotification } from '#features/notifications/commands.ts';
import { minorsApart, type Relations } from '#features/profile/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { loadRows } from '#sync/write/load.ts';
import { SYNCED } from '#sync/write/stored-tables.ts';
import {
  asChanged,
  knownPlayerId,
  loadKnown,
  peopleOf,
  putKnown,
  requestNotificationId,
  type PersonRow,
} from './people.ts';

/** What came of rivalries that changed, for the other of the two and around it. */
export interface Outcome {
  changes: RowChange[];
  /** Who asked whom just now. */
  asks: { userId: UserId; rivalId: UserId }[];
}

/**
 * Keeps the other's row of a rivalry in step with the one that changed, with what hangs on it: their count of rivals, who
 * the two are to each other, what the feeds tell, and that one is told. Both are held (`holdPlayers`).
 */
export async function followRivalries(cause: Cause, relations: Relations): Promise<Outcome> {
  const outcome: Outcome = { changes: [], asks: [] };
  for (const { before, after } of changesOf(cause.changes, 'rivalries'))
    await followOne({ ...cause, relations }, before, after, outcome);
  return outcome;
}

async function followOne(
  { kysely, now, changes, relations }: Cause & { relations: Relations },
  before: Rivalry | undefined,
  after: Rivalry | undefined,
  outcome: Outcome,
): Promise<void> {
  const row = after ?? before;
  // Between a player and themselves there is nothing.
  if (!row || row.userId === row.rivalId) return;
  const { userId: own, rivalId: other } = row;
  const rows = await rowsOf(kysely, changes, own, other);
  const mirror = rows.get('rivalries', rivalryRowId(other, own));
  // Asked for although there is one still: what there was has ended in the same push.
  if (!after || (after.status === 'requested' && mirror)) {
    if (mirror) endRivalry(rows, mirror);
    await clearAway({ kysely, changes }, rows, own, other);
  }
  if (after) {
    const people = asChanged(await peopleOf(kysely, [own, other]), changes);
    const [me, you] = [people.find(({ id }) => id === own), people.find(({ id }) => id === other)];
    if (!me || !you) return;
    know(rows, me, you, after, now);
    if (after.status === 'requested') {
      const isGuarded =
        holdsGrooming(after.message) &&
        (await minorsApart(kysely, relations, own, { others: [other], now })).has(other);
      const theirs = heldBack('rivalries', mirrorOf(after), { isGuarded });
      rows.put('rivalries', theirs);
      rows.put('notifications', asked(other, own, now));
      if (theirs.heldWords) {
        rows.put('notifications', newNotification(own, messageWaits('rivalries'), now));
      }
      outcome.asks.push({ userId: own, rivalId: other });
    } else if (after.status === 'accepted' && mirror?.status === 'requested') {
      const at = now.toISOString();
      becomeRivals(rows, mirror, { userId: other, at, day: trainingDay(now.getTime(), you.timezone) });
      // They are rivals since the yes, whenever it came here.
      rows.put('rivalries', { ...mirror, status: 'accepted', acceptedAt: after.acceptedAt });
      rows.put('notifications', accepted(other, own, now));
      rows.delete('notifications', requestNotificationId(own, other));
    }
  }
  outcome.changes.push(...rows.changes());
}

/** The rows of both that a change of their rivalry may touch; of stats and badges those of the other, for the player's own changed by themselves. */
async function rowsOf(
  kysely: Queryable,
  changes: readonly RowChange[],
  own: UserId,
  other: UserId,
): Promise<Rows> {
  const rows = new Rows();
  loadKnown(rows, changes);
  const needs: Need[] = [
    { table: 'rivalries', ids: [rivalryRowId(other, own)] },
    { table: 'playerStats', ids: [other] },
    { table: 'userBadges', scope: userScope(other), all: true },
    { table: 'knownPlayers', ids: [knownPlayerId(own, other), knownPlayerId(other, own)] },
    {
      table: 'notifications',
      ids: [requestNotificationId, acceptedId].flatMap((idOf) => [idOf(own, other), idOf(other, own)]),
    },
  ];
  await loadRows({ tables: SYNCED }, kysely, [userScope(own), userScope(other)], needs, rows);
  return rows;
}

function mirrorOf(row: Rivalry): Rivalry {
  return {
    ...row,
    id: rivalryRowId(row.rivalId, row.userId),
    userId: row.rivalId,
    rivalId: row.userId,
    status: SEEN_BY_OTHER[row.status],
    askedAs: '',
  };
}

/** Says to both who the other is, as far as they may know it. */
function know(rows: Rows, me: PersonRow, you: PersonRow, { status }: Rivalry, now: Date): void {
  const tie = status === 'accepted' ? 'rival' : 'stranger';
  putKnown(rows, me, you, tie, now);
  putKnown(rows, you, me, tie, now);
}

/** Nothing of it stays with either of them. */
async function clearAway(
  cause: Pick<Cause, 'kysely' | 'changes'>,
  rows: Rows,
  own: UserId,
  other: UserId,
): Promise<void> {
  const pairs = [
    [own, other],
    [other, own],
  ] as const;
  await endActivities(cause, rows, pairs);
  for (const [viewer, player] of pairs) {
    rows.delete('knownPlayers', knownPlayerId(viewer, player));
    rows.delete('notifications', requestNotificationId(viewer, player));
    rows.delete('notifications', acceptedId(viewer, player));
  }
}

/** The end of what the feeds of a player's rivals tell of them, with the cheers for it. The transaction holds the player. */
export async function endedActivities(kysely: Queryable, player: UserId): Promise<readonly RowChange[]> {
  const readers = await kysely
    .selectFrom('rivalries')
    .select('rivalId')
    .where('userId', '=', player)
    .where('status', '=', 'accepted')
    .execute();
  const rows = new Rows();
  if (readers.length > 0)
    await endActivities(
      { kysely, changes: [] },
      rows,
      readers.map(({ rivalId }) => [rivalId, player]),
    );
  return rows.changes();
}

/**
 * Takes away what a player has of their rival's doings, and what they called out for it, of each pair, be it of the same
 * write.
 */
async function endActivities(
  { kysely, changes }: Pick<Cause, 'kysely' | 'changes'>,
  rows: Rows,
  pairs: readonly (readonly [player: UserId, rival: UserId])[],
): Promise<void> {
  for (const table of ['rivalActivities', 'rivalCheers'] as const) {
    const found = await kysely
      .selectFrom(table)
      .select('id')
      .where((of) =>
        of.or(pairs.map(([user, rival]) => of.and([of('userId', '=', user), of('rivalId', '=', rival)]))),
      )
      .execute();
    const made = changesOf(changes, table).flatMap(({ after }) => after ?? []);
    rows.load(
      table,
      made.filter(({ userId, rivalId }) =>
        pairs.some(([user, rival]) => user === userId && rival === rivalId),
      ),
    );
    const ids = found.map(({ id }) => id);
    await loadRows(
      { tables: SYNCED },
      kysely,
      pairs.map(([user]) => userScope(user)),
      [{ table, ids }],
      rows,
    );
    for (const { id } of rows.all(table)) rows.delete(table, id);
  }
}

const acceptedId = (asker: UserId, rival: UserId): Notification['id'] =>
  derivedId(asker, 'rival-accepted', rival);

// In the app, too, they name nobody: they would outlive a block.

function asked(player: UserId, asker: UserId, at: Date): Notification {
  const news = {
    type: 'rival_request' as const,
    title: 'New rival request',
    message: 'Somebody wants to compete with you.',
    path: '/rivals?tab=requests',
  };
  return newNotification(player, news, at, requestNotificationId(player, asker));
}

function accepted(player: UserId, rival: UserId, at: Date): Notification {
  const news = {
    type: 'rival_request' as const,
    title: 'You have a new rival',
    message: 'Your request was accepted. Game on!',
    path: '/rivals?tab=rivals',
  };
  return newNotification(player, news, at, acceptedId(player, rival));
}
