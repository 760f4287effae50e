import type { Notification } from 'sync-protocol/entities/notifications/notification';
import type { Team } from 'sync-protocol/entities/teams/team';
import { derivedId, type TeamId, type UserId } from 'sync-protocol/ids';
import { Rows, type RowChange } from 'sync-protocol/mutations/rows';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import { countShares } from '#db/shares.ts';
import type { SharesTable } from '#db/tables/shares.ts';
import { newNotification, newsNeed, untoldOf } from '#features/notifications/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { loadScoped } from '#sync/write/load.ts';
import { grownUpJoined, newMember, newMembers } from '../news.ts';
import { holdsMinor, managersOf } from '../queries.ts';

interface Newcomer {
  userId: UserId;
  /** A grown-up who has come by the code into a team with minors in it. */
  isStranger: boolean;
}

/**
 * Tells a team's creator and admins that somebody has joined whom none of them accepted: by the code, or because the
 * team is open. What they have not read yet is put together in one notification, but each grown-up who joins minors gets
 * one of their own: the code may have got out of the gym.
 * @param managers whom to tell; they are locked already (`holdPlayers`)
 */
export async function tellOfNewcomer(
  { kysely, now }: Pick<Cause, 'kysely' | 'now'>,
  rows: Rows,
  { id, name, code }: Pick<Team, 'id' | 'name' | 'code'>,
  { userId, isStranger }: Newcomer,
  managers: readonly UserId[],
): Promise<void> {
  const kind = `${isStranger ? 'stranger' : 'newcomer'} ${code}` as const;
  if (!(await isNews(kysely, { userId, kind, at: now.toISOString() }))) return;
  const idFor = (manager: UserId) => joinedId(manager, id, isStranger ? [userId] : []);
  await loadScoped(
    kysely,
    managers.map((manager) => newsNeed(manager, idFor(manager))),
    rows,
  );
  for (const manager of managers) {
    const known = rows.get('notifications', idFor(manager));
    const isFirst = untoldOf(known) === 0;
    const news = isStranger ? grownUpJoined(name, id) : isFirst ? newMember(name, id) : newMembers(name, id);
    // Of many they are told once; a stranger who is back by another code is one more to look at.
    if (!isStranger && !isFirst && known?.title === news.title) continue;
    rows.put('notifications', newNotification(manager, news, now, idFor(manager)));
  }
}

/**
 * Tells those who answer for teams with minors that somebody who came by the code is a grown-up, which nobody knew then:
 * an age that is not said passes for a minor's. The transaction holds the player.
 */
export async function tellOfGrownUp(
  { kysely, now }: Pick<Cause, 'kysely' | 'now'>,
  userId: UserId,
): Promise<RowChange[]> {
  const teams = await kysely
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.teamId')
    .select(['teams.id', 'teams.name', 'teams.code'])
    .where('memberships.userId', '=', userId)
    .where('memberships.via', '=', 'code')
    .orderBy('teams.id')
    .execute();
  const rows = new Rows();
  for (const team of teams) {
    if (!(await holdsMinor(kysely, team.id, { userId, at: now.toISOString() }))) continue;
    const managers = (await managersOf(kysely, team.id)).filter((one) => one !== userId);
    await holdPlayers(kysely, managers);
    await tellOfNewcomer({ kysely, now }, rows, team, { userId, isStranger: true }, managers);
  }
  return rows.changes();
}

/**
 * Whoever comes and goes is news once a day: else by coming and going they make the devices of others ring. Who was removed
 * comes back by another code of the team, and is news again.
 */
async function isNews(
  kysely: Queryable,
  coming: Pick<SharesTable, 'userId' | 'kind' | 'at'>,
): Promise<boolean> {
  if ((await countShares(kysely, coming, coming.at, DAY_MS)) > 0) return false;
  await kysely.insertInto('shares').values(coming).execute();
  return true;
}

function joinedId(manager: UserId, team: TeamId, newcomer: readonly UserId[]): Notification['id'] {
  return derivedId(manager, 'team-joined', team, ...newcomer);
}
