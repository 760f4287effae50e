import type { TableName } from 'sync-protocol/entities/tables';
import { newId, teamInvitationId, type TeamId, type UserId } from 'sync-protocol/ids';
import { changesOf, Rows, type RowChange } from 'sync-protocol/mutations/rows';
import { teamScope } from 'sync-protocol/mutations/teams/own-team';
import { UNNAMED_OPPONENT } from 'sync-protocol/rules/competitions/competition-terms';
import { INVITATION_DAYS, type TeamRole } from 'sync-protocol/rules/teams/team-terms';
import { holdsGrooming } from 'sync-protocol/rules/words/grooming';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { userScope } from '#db/scopes.ts';
import type { Cause } from '#sync/server-half.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { loadScoped, type ScopedNeed } from '#sync/write/load.ts';
import { joinTeam, type Joining } from './join/join.ts';
import {
  askedId,
  closedDown,
  handedOver,
  invitationAccepted,
  invited,
  invitedId,
  letIn,
  madeAdmin,
  takenOut,
  type OwnNews,
} from './news.ts';
import {
  heldBack,
  messageWaits,
  newNotification,
  newsFor,
  newsNeed,
} from '#features/notifications/commands.ts';
import { minorsApart } from '#features/profile/commands.ts';
import { askedNoMore, stillAsking, tellOfAsking } from './join/asked.ts';
import { isOutOfSight } from './out-of-sight.ts';
import { managersOf } from './queries.ts';
import { refusedBy } from './words/refused-words.ts';
import { teammates } from './teammates.ts';
import {
  endAllFor,
  endInvitationsOf,
  forgetInvitation,
  formerManager,
  needsOfWaiting,
  newManager,
  renameFor,
  waitingBeside,
} from './waiting.ts';

/** What follows from a change: rows that it needs, and what it makes of them. */
interface Consequence {
  needs?: readonly ScopedNeed[];
  run: (rows: Rows) => { joining?: Joining; news?: readonly RowChange[] } | undefined;
}

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
  const outdated = [...wordsWaitNoMore, ...(await askedNoMore(kysely, changes))];
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
    ...changesOf(changes, 'teamMembers').map((change) => ofInviter(cause, change)),
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

async function ofJoinRequest({ kysely, now }: Cause, { before, after }: RowChange<'joinRequests'>) {
  if (after && !before) {
    const { id, userId, code, teamId: named } = after;
    const team = await kysely
      .selectFrom('teams')
      .select(['id', 'name', 'isOpen'])
      .where((of) => (code === null ? of('id', '=', named) : of('code', '=', code)))
      .executeTakeFirst();
    // It was there a moment ago, when it was vetted, and is held since.
    if (!team) throw new Error('a team that is joined is there');
    const { id: teamId } = team;
    if (code !== null || team.isOpen) {
      const joining: Joining = { teamId, userId, via: code === null ? 'request' : 'code', isUnasked: true };
      return consequence((rows) => {
        rows.delete('joinRequests', id);
        return { joining };
      });
    }
    const managers = await managersOf(kysely, teamId);
    // When it was asked is the server's to say: whoever was declined waits from then on.
    const createdAt = now.toISOString();
    return consequence(
      (rows) => {
        rows.put('joinRequests', { ...after, teamName: team.name, createdAt });
        rows.put('teamRequests', { id, teamId, requesterId: userId, status: 'pending', createdAt });
        const { name } = team;
        for (const manager of managers)
          tellOfAsking(rows, manager, { id: teamId, name, requester: userId }, now);
        return undefined;
      },
      managers.map((manager) => newsNeed(manager, askedId(manager, teamId, userId))),
    );
  }
  if (before && !after && before.teamId !== null) {
    const { id, teamId } = before;
    return consequence(
      (rows) => drop(rows, 'teamRequests', id),
      [{ table: 'teamRequests', scope: teamScope(teamId), ids: [id] }],
    );
  }
  return undefined;
}

async function ofTeamRequest({ kysely, now }: Cause, { before, after }: RowChange<'teamRequests'>) {
  // Without a row that is left it went with its player's account.
  if (!before || !after || after.status === 'pending') return undefined;
  const { id, teamId, requesterId, status } = after;
  const team = await teamNamed(kysely, teamId);
  return consequence(
    (rows) => {
      rows.delete('teamRequests', id);
      const own = rows.get('joinRequests', id);
      if (status === 'declined') {
        // From now on they wait before they ask again: the answer may have come days after the question.
        if (own) rows.put('joinRequests', { ...own, status, createdAt: now.toISOString() });
        return undefined;
      }
      drop(rows, 'joinRequests', id);
      return {
        joining: { teamId, userId: requesterId, via: 'request' as const },
        news: [newsFor(requesterId, letIn(team, teamId), now)],
      };
    },
    [{ table: 'joinRequests', scope: userScope(requesterId), ids: [id] }],
  );
}

function ofOutdated(news: readonly OwnNews[]): Consequence | undefined {
  if (news.length === 0) return undefined;
  return consequence(
    (rows) => {
      for (const { id } of news) drop(rows, 'notifications', id);
      return undefined;
    },
    news.map(({ id, userId }) => newsNeed(userId, id)),
  );
}

async function ofInvitation({ kysely, now }: Cause, { before, after }: RowChange<'teamInvitations'>) {
  const row = after ?? before;
  if (!row) return undefined;
  const { side, otherId, twinId, teamId, userId, teamName } = row;
  const twin = (id: string) => [{ table: 'teamInvitations' as const, scope: userScope(otherId), ids: [id] }];
  if (side === 'sent' && after && !before) {
    const id = teamInvitationId.parse(newId());
    const newsId = invitedId(otherId, teamId);
    const isGuarded =
      [row.message, row.skillMatch].some(holdsGrooming) &&
      (await minorsApart(kysely, teammates, userId, { others: [otherId], now })).has(otherId);
    const isRefused = await refusedBy(kysely, teamId, [userId]);
    return consequence(
      (rows) => {
        // Made, invited to and deleted in one push, it was never there.
        const team = rows.get('teams', teamId);
        if (!team) return drop(rows, 'teamInvitations', after.id);
        const sent = { ...after, teamName: team.name };
        rows.put('teamInvitations', { ...sent, twinId: id });
        const received = { ...sent, id, userId: otherId, side: 'received' as const, otherId: userId };
        const theirs = heldBack(
          'teamInvitations',
          { ...received, twinId: after.id },
          { isGuarded, isRefused },
        );
        rows.put('teamInvitations', theirs);
        rows.put('notifications', newNotification(otherId, invited(team.name, teamId), now, newsId));
        return theirs.heldWords
          ? { news: [newsFor(userId, messageWaits('teamInvitations'), now)] }
          : undefined;
      },
      [newsNeed(otherId, newsId), { table: 'teams', scope: teamScope(teamId), ids: [teamId] }],
    );
  }
  if (side === 'sent' && !after && twinId !== null) {
    const newsId = invitedId(otherId, teamId);
    return consequence(
      (rows) => {
        const received = rows.get('teamInvitations', twinId);
        if (received?.status !== 'pending') return undefined;
        rows.delete('teamInvitations', twinId);
        return forgetInvitation(rows, received, now);
      },
      [...twin(twinId), newsNeed(otherId, newsId)],
    );
  }
  if (side === 'received' && before?.status === 'pending' && !after) {
    const newsId = invitedId(userId, teamId);
    return consequence((rows) => forgetInvitation(rows, before, now), [newsNeed(userId, newsId)]);
  }
  if (side !== 'received' || !after || !before || after.status === before.status) return undefined;
  const newsId = invitedId(userId, teamId);
  return consequence(
    (rows) => {
      drop(rows, 'notifications', newsId);
      const sent = rows.get('teamInvitations', twinId ?? '');
      if (after.status === 'declined') {
        const until = new Date(now.getTime() + INVITATION_DAYS * DAY_MS).toISOString();
        rows.put('teamInvitations', { ...after, expiresAt: until });
        if (sent) rows.put('teamInvitations', { ...sent, status: after.status, expiresAt: until });
        return undefined;
      }
      if (sent) rows.put('teamInvitations', { ...sent, status: after.status });
      return {
        joining: { teamId, userId, via: 'invitation' as const },
        news: sent ? [newsFor(otherId, invitationAccepted(teamName, teamId), now)] : [],
      };
    },
    [...(twinId === null ? [] : twin(twinId)), newsNeed(userId, newsId)],
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
    const asking = newManager(change) ? await stillAsking(kysely, teamId, changes) : [];
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
      drop(rows, 'memberships', id);
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

function ofInviter({ now }: Cause, change: RowChange<'teamMembers'>): Consequence | undefined {
  const inviter = formerManager(change);
  return inviter && consequence((rows) => endInvitationsOf(rows, inviter, now));
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

function consequence(run: Consequence['run'], needs: Consequence['needs'] = []): Consequence {
  return { needs, run };
}

function drop(rows: Rows, table: TableName, id: string): undefined {
  if (rows.get(table, id)) rows.delete(table, id);
}

async function teamNamed(kysely: Cause['kysely'], id: TeamId): Promise<string> {
  const { name } = await kysely
    .selectFrom('teams')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return name;
}
