import type { TeamId, UserId } from 'sync-protocol/ids';
import { changesOf, Rows, type RowChange } from 'sync-protocol/mutations/rows';
import { UNNAMED_OPPONENT } from 'sync-protocol/rules/competitions/competition-terms';
import type { TeamRole } from 'sync-protocol/rules/teams/team-terms';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import { newsFor, newsNeed } from '#features/notifications/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { loadScoped } from '#sync/write/load.ts';
import { formerManagers, newManagers } from './changed-managers.ts';
import { consequence, teamNamed, type Consequence } from './consequence.ts';
import { ofInvitation } from './invite/follow-invitation.ts';
import { askedNoMore, stillAsking, tellOfAsking } from './join/asked.ts';
import { ofJoinRequest, ofTeamRequest } from './join/follow-asking.ts';
import { joinTeam, type Joining } from './join/join.ts';
import { askedId, closedDown, handedOver, madeAdmin, takenOut, type OwnNews } from './news.ts';
import { isOutOfSight } from './out-of-sight.ts';
import { newsLeadingTo } from './words/told-names.ts';
import { endAllFor, endInvitationsOf, needsOfWaiting, renameFor, waitingBeside } from './waiting.ts';

/**
 * The other side of what players do about teams: who gets in, whose invitation it was, who has to be told.
 * @param wordsWaitNoMore what was heard of words that wait, and holds no longer
 */
export async function followTeams(cause: Cause, wordsWaitNoMore: readonly OwnNews[]): Promise<RowChange[]> {
  const { kysely, now, changes } = cause;
  const takenOutNow = changesOf(changes, 'teamMembers').filter((change) => isTakenOut(change, changes));
  const named = [
    ...takenOutNow.flatMap(({ before }) => before?.teamId ?? []),
    ...changesOf(changes, 'teams').flatMap(({ before, after }) =>
      before && after && before.name !== after.name ? after.id : [],
    ),
  ];
  const outOfSight = new Set<TeamId>();
  for (const team of new Set(named)) if (await isOutOfSight(cause, team)) outOfSight.add(team);
  const waiting = await waitingBeside(kysely, changes, now);
  const outdated = [
    ...wordsWaitNoMore,
    ...(await askedNoMore(kysely, changes)),
    ...(await leadingToGone(kysely, changes)),
  ];
  // Their devices wait until the commit (S5.8), and with them what they answer or read in this moment.
  await holdPlayers(kysely, [
    ...takenOutNow.flatMap(({ before }) => before?.memberId ?? []),
    ...changesOf(changes, 'teamInvitations').flatMap(playersOf),
    ...[...waiting, ...outdated].map(({ userId }) => userId),
  ]);
  const consequences = [
    // Before whatever is asked anew by the same push.
    ofOutdated(outdated),
    ...(await Promise.all([
      ...changesOf(changes, 'joinRequests').map((change) => ofJoinRequest(cause, change)),
      ...changesOf(changes, 'teamRequests').map((change) => ofTeamRequest(cause, change)),
      ...changesOf(changes, 'teamInvitations').map((change) => ofInvitation(cause, change)),
      ...changesOf(changes, 'teamMembers').map((change) => ofMember(cause, change, outOfSight)),
    ])),
    ...formerManagers(changes).map((inviter) => consequence((rows) => endInvitationsOf(rows, inviter, now))),
    ...changesOf(changes, 'teams').map((change) => ofTeam(cause, change, outOfSight)),
  ].flatMap((one) => one ?? []);
  if (consequences.length === 0) return [];
  const rows = new Rows();
  for (const { table, after } of changes) if (after) rows.load(table, [after]);
  const needs = [...consequences.flatMap((one) => one.needs ?? []), ...needsOfWaiting(waiting)];
  await loadScoped(kysely, needs, rows);
  const made: RowChange[] = [];
  const joinings: Joining[] = [];
  for (const { run } of consequences) {
    const { joining, news = [] } = run(rows) ?? {};
    if (joining) joinings.push(joining);
    made.push(...news);
  }
  made.push(...rows.changes());
  for (const joining of joinings)
    made.push(...(await joinTeam({ ...cause, changes: [...changes, ...made] }, joining)));
  return made;
}

/** What those in a team that ends were told of it and leads into it: from then on it would lead nowhere. */
async function leadingToGone(kysely: Queryable, changes: Cause['changes']): Promise<OwnNews[]> {
  const found: OwnNews[] = [];
  for (const { before, after } of changesOf(changes, 'teams')) {
    if (!before || after) continue;
    const members = changesOf(changes, 'teamMembers').flatMap((one) =>
      one.before?.teamId === before.id ? one.before.memberId : [],
    );
    found.push(...(await newsLeadingTo(kysely, before.id, members)));
  }
  return found;
}

function ofOutdated(news: readonly OwnNews[]): Consequence | undefined {
  if (news.length === 0) return undefined;
  return consequence(
    (rows) => {
      for (const { id } of news) rows.delete('notifications', id);
      return undefined;
    },
    news.map(({ id, userId }) => newsNeed(userId, id)),
  );
}

/** Whether a change is somebody else's than the member's, whose own would change their membership with it. */
function isTakenOut({ id, before, after }: RowChange<'teamMembers'>, changes: Cause['changes']): boolean {
  return Boolean(before && !after) && !changes.some((one) => one.table === 'memberships' && one.id === id);
}

/** Whoever is taken out of a team holds it no longer, and has to know, as whoever runs it from now on. */
async function ofMember(
  { kysely, now, changes }: Cause,
  change: RowChange<'teamMembers'>,
  outOfSight: ReadonlySet<TeamId>,
) {
  const { id, before, after } = change;
  if (before && after) {
    const told = newRole(before.role, after.role);
    if (!told) return undefined;
    const { teamId, memberId } = after;
    const name = await teamNamed(kysely, teamId);
    const isNew = newManagers([change]).length > 0;
    const asking = isNew ? await stillAsking(kysely, after, changes) : [];
    return consequence(
      (rows) => {
        for (const requester of asking)
          tellOfAsking(rows, memberId, { id: teamId, name, requester }, now, true);
        return { news: [newsFor(memberId, told(name, teamId), now)] };
      },
      asking.map((requester) => newsNeed(memberId, askedId(memberId, teamId, requester))),
    );
  }
  if (!before || !isTakenOut(change, changes)) return undefined;
  const { teamId, memberId } = before;
  const gone = changesOf(changes, 'teams').find((one) => one.id === teamId && !one.after)?.before;
  const known = gone?.name ?? (await teamNamed(kysely, teamId));
  const name = outOfSight.has(teamId) ? UNNAMED_OPPONENT : known;
  const told = gone ? closedDown(name, teamId) : takenOut(name, teamId);
  return consequence(
    (rows) => {
      rows.delete('memberships', id);
      return { news: [newsFor(memberId, told, now)] };
    },
    [{ table: 'memberships', scope: userScope(memberId), ids: [id] }],
  );
}

/** What somebody hears of their new role in a team; nothing of having fewer rights. */
function newRole(before: TeamRole, after: TeamRole) {
  if (after === before) return undefined;
  if (after === 'creator') return handedOver;
  return after === 'admin' && before === 'member' ? madeAdmin : undefined;
}

function ofTeam(
  { now }: Cause,
  { before, after }: RowChange<'teams'>,
  outOfSight: ReadonlySet<TeamId>,
): Consequence | undefined {
  if (!before || before.name === after?.name) return undefined;
  // What they call it from then on reaches nobody else.
  if (after && outOfSight.has(after.id)) return undefined;
  return consequence((rows) => (after ? renameFor(rows, before.id, now) : endAllFor(rows, before.id)));
}

/** Both sides of an invitation. */
function playersOf({ before, after }: RowChange<'teamInvitations'>): UserId[] {
  const row = after ?? before;
  return row ? [row.userId, row.otherId] : [];
}
