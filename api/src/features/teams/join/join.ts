import type { TableName } from 'sync-protocol/entities/tables';
import type { TeamInvitation } from 'sync-protocol/entities/teams/invitation';
import { membershipId, newId, type TeamId, type UserId } from 'sync-protocol/ids';
import { awardBadges } from 'sync-protocol/mutations/progress/award-badges';
import { changesOf, Rows, type RowChange } from 'sync-protocol/mutations/rows';
import { countTeams } from 'sync-protocol/mutations/teams/count-teams';
import { birthOf, isMinor } from 'sync-protocol/rules/session/age';
import { mayComeByCode } from 'sync-protocol/rules/teams/met-by-code';
import { MAX_TEAMS, type WayIn } from 'sync-protocol/rules/teams/team-terms';
import { trainingDay } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import { keepFromNewcomer } from '#features/competitions/commands.ts';
import { newNotification, newsNeed, takeBackNews } from '#features/notifications/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { loadScoped } from '#sync/write/load.ts';
import { askedId, invitationAccepted, invitedId } from '../news.ts';
import { holdsMinor, managersOf } from '../queries.ts';
import { tellOfNewcomer } from './tell-of-newcomer.ts';

/** Rows of others that the same push has changed, and that wait for no answer once somebody is in. */
const OTHERS: readonly TableName[] = ['teams', 'teamRequests', 'teamInvitations', 'notifications'];

export interface Joining {
  teamId: TeamId;
  userId: UserId;
  via: WayIn;
  /** Nobody has let them in. */
  isUnasked?: boolean;
}

/**
 * Puts somebody into a team: their own rows, and the team's of them. A team with a minor in it is open no more. Whoever
 * is in it already stays as they are, but that they may have come by its code from now on.
 */
export async function joinTeam(
  { kysely, now, changes }: Cause,
  { teamId, userId, via, isUnasked = false }: Joining,
): Promise<RowChange[]> {
  // Their own devices wait until the commit, and then know of the team's rows (S5.8).
  const player = await kysely
    .selectFrom('users')
    .select(['timezone', 'birthMonth', 'birthYear'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!player) return [];
  const rows = new Rows();
  for (const { table, after } of changes) {
    if (!after) continue;
    const isOwn = 'userId' in after ? after.userId === userId : after.id === userId;
    if (isOwn || OTHERS.includes(table)) rows.load(table, [after]);
  }
  const [ofPlayer, ofTeam] = [userScope(userId), `team:${teamId}`];
  await loadScoped(
    kysely,
    [
      { table: 'memberships', scope: ofPlayer, all: true },
      { table: 'playerStats', scope: ofPlayer, all: true },
      { table: 'userBadges', scope: ofPlayer, all: true },
      { table: 'teams', scope: ofTeam, ids: [teamId] },
      { table: 'joinRequests', scope: ofPlayer, all: true },
      { table: 'teamInvitations', scope: ofPlayer, all: true },
      { table: 'teamRequests', scope: ofTeam, all: true },
    ],
    rows,
  );
  const team = rows.get('teams', teamId);
  // Whoever leaves and comes back in one push has the same place, with another way in.
  const left = changesOf(changes, 'memberships').find(
    ({ before, after }) => !after && before?.teamId === teamId && before.userId === userId,
  );
  if (left) rows.delete('memberships', left.id);
  const own = rows.all('memberships');
  const known = own.find((one) => one.teamId === teamId);
  if (known && via === 'code' && mayComeByCode(known.via)) rows.put('memberships', { ...known, via });
  if (known) return rows.changes();
  if (!team || own.length >= MAX_TEAMS) return [];
  // Whoever has asked and then comes by another way waits for no answer.
  const asked = rows.all('joinRequests').filter((one) => one.teamId === teamId);
  for (const { id } of asked) {
    rows.delete('joinRequests', id);
    rows.delete('teamRequests', id);
  }
  if (asked.length > 0) await dropAsked(kysely, rows, teamId, userId);
  const at = now.toISOString();
  // One player has one invitation of a team that waits for an answer.
  const waiting = rows.all('teamInvitations').find((one) => one.teamId === teamId && isWaiting(one, at));
  if (waiting) await accept(kysely, rows, waiting, now);
  const place = { id: membershipId.parse(left?.id ?? newId()), teamId, joinedAt: at };
  rows.put('memberships', { ...place, userId, via });
  rows.put('teamMembers', { ...place, memberId: userId, role: 'member' });
  const isYoung = isMinor(birthOf(player), now.getTime());
  if (team.isOpen && isYoung) rows.put('teams', { ...team, isOpen: false });
  // Who leaves and comes back in one push was never away, and whose invitation is accepted hears of that.
  if (isUnasked && !left) {
    const managers = (await managersOf(kysely, teamId)).filter((one) => one !== waiting?.otherId);
    const isAmongMinors = via === 'code' && !isYoung && (await holdsMinor(kysely, teamId, { userId, at }));
    await tellOfNewcomer({ kysely, now }, rows, team, { userId, isStranger: isAmongMinors }, managers);
  }
  countTeams(rows, userId);
  const day = trainingDay(now.getTime(), player.timezone);
  awardBadges(rows, { userId, at, day });
  return [...rows.changes(), ...(await keepFromNewcomer(kysely, teamId, userId))];
}

/** Nobody is asked any more to let in somebody who is in. */
async function dropAsked(kysely: Queryable, rows: Rows, team: TeamId, player: UserId): Promise<void> {
  const managers = await managersOf(kysely, team);
  const asked = managers.map((manager) => askedId(manager, team, player));
  await takeBackNews(kysely, asked, rows);
}

function isWaiting({ side, status, expiresAt }: TeamInvitation, at: string): boolean {
  return side === 'received' && status === 'pending' && expiresAt > at;
}

/** Whoever is invited and comes another way has said yes as well. */
async function accept(kysely: Queryable, rows: Rows, invitation: TeamInvitation, now: Date): Promise<void> {
  const { userId, otherId, twinId, teamId, teamName } = invitation;
  await holdPlayers(kysely, [otherId]);
  const newsId = invitedId(userId, teamId);
  const twin = { table: 'teamInvitations' as const, scope: userScope(otherId) };
  const needs = [newsNeed(userId, newsId), { ...twin, ids: twinId === null ? [] : [twinId] }];
  await loadScoped(kysely, needs, rows);
  rows.put('teamInvitations', { ...invitation, status: 'accepted' });
  rows.delete('notifications', newsId);
  const sent = rows.get('teamInvitations', twinId ?? '');
  if (!sent) return;
  rows.put('teamInvitations', { ...sent, status: 'accepted' });
  rows.put('notifications', newNotification(otherId, invitationAccepted(teamName, teamId), now));
}
