import type { UserId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { agesOf, birthOf, isMinor } from 'sync-protocol/rules/session/age';
import { userScope } from '#db/scopes.ts';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { endedFriendStreaks, endedRivalries, showAnew } from '#features/rivals/commands.ts';
import {
  endedCommentsBetween,
  endedNewsBetween,
  heldAsMinors,
  strangersBySaying,
} from '#features/stories/commands.ts';
import { closedTeams, endBetween, endedJoinRequests, tellOfGrownUp } from '#features/teams/commands.ts';
import { lookAnew } from '#sync/pokes/poke-bus.ts';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { loadScoped } from '#sync/write/load.ts';

// For the operator's command line.

/** When somebody was born, both halves of it. */
export interface StatedBirth {
  birthMonth: number;
  birthYear: number;
}

type CorrectDeps = ChangeDeps & Pick<Deps, 'db' | 'relations'>;

/**
 * Writes down when a player was really born, who is old enough for an account. Whoever turns out to be a minor begins
 * anew as one: name and profile are closed, and so are their teams. What others may learn of them goes by the new age from
 * then on, and what they have together with whom they could not have met at this age ends, as by a block, without a word;
 * what they wrote as a grown-up and a minor's would wait for the operator waits.
 * Whoever turns out to be a grown-up is told of where they came among minors by a team's code.
 * Asked for again it does what was left undone.
 * @returns how many they were
 */
export async function correctBirth(deps: CorrectDeps, id: UserId, birth: StatedBirth): Promise<number> {
  await deps.db.transaction(async (tx) => {
    const { kysely } = tx;
    await holdPlayers(kysely, [id]);
    const now = deps.now().getTime();
    const before = await kysely
      .selectFrom('users')
      .select(['birthMonth', 'birthYear'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await kysely.updateTable('users').set(birth).where('id', '=', id).execute();
    const wasMinor = isMinor(birthOf(before), now);
    if (!isMinor(birthOf(birth), now)) {
      if (wasMinor)
        await changeRows(deps, tx, { changes: await tellOfGrownUp({ kysely, now: deps.now() }, id) });
      return;
    }
    const closed = wasMinor ? [] : await closedProfile(deps, kysely, id);
    await changeRows(deps, tx, { changes: [...closed, ...(await closedTeams(kysely, id))] });
  });
  await deps.db.transaction(async (tx) => {
    const changes = await endedJoinRequests(tx.kysely, id, deps.now());
    if (changes.length > 0) await changeRows(deps, tx, { changes });
  });
  const strangers = await strangersBySaying(deps, id);
  const far = await farFrom(deps, id, [...strangers]);
  for (const other of far)
    await deps.db.transaction(async (tx) => {
      await holdPlayers(tx.kysely, [id, other]);
      // Who came to them by a team's code reads what they say, and may take it away.
      const said = strangers.has(other)
        ? [
            ...(await endedNewsBetween({ ...deps, db: tx }, id, other)),
            ...(await endedCommentsBetween(tx.kysely, id, other)),
          ]
        : [];
      const rivalries = await endedRivalries(deps, tx, id, other);
      const streaks = await endedFriendStreaks(tx.kysely, id, other);
      const others = await endBetween(tx.kysely, id, other);
      await changeRows(deps, tx, { changes: [...said, ...rivalries, ...streaks, ...others] });
    });
  await deps.db.transaction(async (tx) => {
    const changes = await heldAsMinors(tx.kysely, id, deps.now());
    if (changes.length > 0) await changeRows(deps, tx, { changes, isRuling: true });
  });
  await deps.db.transaction((tx) => showAnew(deps, tx, id));
  lookAnew(deps.pokes, [id, ...far]);
  return far.length;
}

/** The profile as a minor's begins: what they opened before, as somebody of another age, opens nothing any more. */
async function closedProfile(deps: ChangeDeps, kysely: Queryable, id: UserId): Promise<readonly RowChange[]> {
  const rows = await loadScoped(kysely, [{ table: 'users', scope: userScope(id), ids: [id] }]);
  const closed = { hideRealName: true, isPrivate: true, closedAt: deps.now().toISOString(), closedBy: null };
  for (const user of rows.all('users')) rows.put('users', { ...user, ...closed });
  return rows.changes();
}

/** Those with whom a player has something of their own, or to whom they have talked, and who are not about their age. */
async function farFrom(
  { db: { kysely }, now }: CorrectDeps,
  id: UserId,
  talkedTo: readonly UserId[],
): Promise<UserId[]> {
  const tied = kysely
    .selectFrom('rivalries')
    .select('rivalId as id')
    .where('userId', '=', id)
    .union(kysely.selectFrom('friendStreaks').select('friendId as id').where('userId', '=', id))
    .union(kysely.selectFrom('teamInvitations').select('otherId as id').where('userId', '=', id));
  const people = await kysely
    .selectFrom('users')
    .select(['id', 'birthMonth', 'birthYear'])
    .where((of) => of.or([of('id', 'in', [id, ...talkedTo]), of('id', 'in', tied)]))
    .execute();
  const own = people.find((one) => one.id === id);
  if (!own) return [];
  return people
    .filter((one) => one !== own)
    .filter((one) => ['apart', 'unknown'].includes(agesOf(birthOf(own), birthOf(one), now().getTime())))
    .map((one) => one.id);
}
