import type { TeamInvitation } from 'sync-protocol/entities/teams/invitation';
import type { JoinRequest } from 'sync-protocol/entities/teams/request';
import type { TeamMember } from 'sync-protocol/entities/teams/team';
import type { TeamId, UserId } from 'sync-protocol/ids';
import { changesOf, type RowChange, type Rows } from 'sync-protocol/mutations/rows';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import { newsNeed, retold } from '#features/notifications/commands.ts';
import type { ScopedNeed } from '#sync/write/load.ts';
import { formerManagers } from './changed-managers.ts';
import { invited, invitedId } from './news.ts';

// Invitations and requests that wait for an answer are rows of the players, not of the team: what becomes of the team, or
// of the right to invite into it, is brought to them here.

const TABLES = ['teamInvitations', 'joinRequests'] as const;

/** A row of a player that waits for an answer. */
export interface Waiting {
  table: (typeof TABLES)[number];
  id: string;
  userId: UserId;
  teamId: TeamId;
}

/** What waits for an answer and can't stay as it is where these rows change. */
export async function waitingBeside(
  kysely: Queryable,
  changes: readonly RowChange[],
  now: Date,
): Promise<Waiting[]> {
  const found: Waiting[] = [];
  for (const { before, after } of changesOf(changes, 'teams')) {
    if (!before || before.name === after?.name) continue;
    const teamId = before.id;
    const invitations = await kysely
      .selectFrom('teamInvitations')
      .select(['id', 'userId'])
      .where('teamId', '=', teamId)
      .where('status', '=', 'pending')
      // What has run out goes with its team, and keeps the name that the team had.
      .$if(after !== undefined, (all) => all.where('expiresAt', '>', now.toISOString()))
      .execute();
    const requests = await kysely
      .selectFrom('joinRequests')
      .select(['id', 'userId'])
      .where('teamId', '=', teamId)
      .where('status', '=', 'pending')
      .execute();
    found.push(
      ...invitations.map((row) => ({ ...row, table: 'teamInvitations' as const, teamId })),
      ...requests.map((row) => ({ ...row, table: 'joinRequests' as const, teamId })),
    );
  }
  for (const { teamId, memberId } of formerManagers(changes)) {
    const rows = await kysely
      .selectFrom('teamInvitations')
      .select(['id', 'userId'])
      .where('teamId', '=', teamId)
      .where('status', '=', 'pending')
      .where((of) => of.or([of('userId', '=', memberId), of('otherId', '=', memberId)]))
      .execute();
    found.push(...rows.map((row) => ({ ...row, table: 'teamInvitations' as const, teamId })));
  }
  return found;
}

/** The rows, and what the players have heard of it. */
export function needsOfWaiting(waiting: readonly Waiting[]): ScopedNeed[] {
  return waiting.flatMap(({ table, id, userId, teamId }) => [
    { table, scope: userScope(userId), ids: [id] },
    ...(table === 'teamInvitations' ? [newsNeed(userId, invitedId(userId, teamId))] : []),
  ]);
}

/** With the right to invite go the invitations that wait for an answer: nobody in the team sees them, to take them back. */
export function endInvitationsOf(rows: Rows, { teamId, memberId }: TeamMember, now: Date): undefined {
  for (const one of rows.all('teamInvitations')) {
    const inviter = one.side === 'sent' ? one.userId : one.otherId;
    if (one.teamId !== teamId || inviter !== memberId || one.status !== 'pending') continue;
    rows.delete('teamInvitations', one.id);
    forgetInvitation(rows, one, now);
  }
}

/** With a team go the invitations and requests that wait for an answer, those of the same push too. */
export function endAllFor(rows: Rows, team: TeamId): undefined {
  for (const table of TABLES)
    for (const { id, userId, teamId, status } of rows.all(table)) {
      if (teamId !== team || status !== 'pending') continue;
      rows.delete(table, id);
      if (table === 'teamInvitations') rows.delete('notifications', invitedId(userId, team));
    }
}

/** Both sides know a team by the name that it has by now, which the operator may have had to release. */
export function renameFor(rows: Rows, team: TeamId, now: Date): undefined {
  const teamName = rows.get('teams', team)?.name;
  if (teamName === undefined) return;
  const isOld = (row: TeamInvitation | JoinRequest) =>
    row.teamId === team && row.status === 'pending' && row.teamName !== teamName;
  for (const row of rows.all('joinRequests').filter(isOld)) rows.put('joinRequests', { ...row, teamName });
  for (const row of rows.all('teamInvitations').filter(isOld)) {
    if (row.expiresAt <= now.toISOString()) continue;
    rows.put('teamInvitations', { ...row, teamName });
    const news = rows.get('notifications', invitedId(row.userId, team));
    if (news) rows.put('notifications', retold(news, invited(teamName, team)));
  }
}

/**
 * What a player was told of an invitation goes with it. Not so where the invitation has run out: by now the news may tell of
 * the next one into the same team.
 */
export function forgetInvitation(
  rows: Rows,
  { userId, teamId, expiresAt }: Pick<TeamInvitation, 'userId' | 'teamId' | 'expiresAt'>,
  now: Date,
): undefined {
  if (expiresAt > now.toISOString()) rows.delete('notifications', invitedId(userId, teamId));
}
