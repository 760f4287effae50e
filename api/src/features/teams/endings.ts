import type { TeamId, UserId } from 'sync-protocol/ids';
import type { RowChange, Rows } from 'sync-protocol/mutations/rows';
import { teamScope } from 'sync-protocol/mutations/teams/own-team';
import { userScope } from '#db/scopes.ts';
import type { Queryable } from '#db/db.ts';
import { takeBackNews } from '#features/notifications/commands.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { holdScopes } from '#sync/write/hold-scopes.ts';
import { loadScoped } from '#sync/write/load.ts';
import { orderOfHeirs, type ByRight } from './heirs.ts';
import { askedBetween } from './join/asked.ts';
import { findableBy } from './join/findable.ts';
import { teamsOf } from './queries.ts';

/** What one player has of another, each with a row of their own. */
const BETWEEN_TWO = ['teamInvitations', 'teamCheers'] as const;

/** The end of all invitations and cheers between two players, on both sides, and of what one heard of the other's requests. */
export async function endBetween(kysely: Queryable, player: UserId, other: UserId): Promise<RowChange[]> {
  const scopes = [player, other].map(userScope);
  const rows = await loadScoped(
    kysely,
    scopes.flatMap((scope) => BETWEEN_TWO.map((table) => ({ table, scope, all: true }) as const)),
  );
  await takeBackNews(kysely, await askedBetween(kysely, player, other), rows);
  for (const table of BETWEEN_TWO)
    for (const { id, otherId, userId } of rows.all(table))
      if ([player, other].includes(userId) && [player, other].includes(otherId)) rows.delete(table, id);
  return rows.changes();
}

/**
 * The end of what a player has asked of others, at those who have it: invitations and requests that wait for an answer go,
 * and the words of those that were answered. What the player has of it stays, and looks sent.
 */
export async function withheldFromOthers(kysely: Queryable, player: UserId): Promise<RowChange[]> {
  const received = await kysely
    .selectFrom('teamInvitations')
    .select(['id', 'userId'])
    .where('otherId', '=', player)
    .where('side', '=', 'received')
    .execute();
  const asked = await kysely
    .selectFrom('teamRequests')
    .select(['id', 'teamId'])
    .where('requesterId', '=', player)
    .execute();
  await holdPlayers(
    kysely,
    received.map(({ userId }) => userId),
  );
  await holdScopes(
    kysely,
    asked.map(({ teamId }) => teamScope(teamId)),
  );
  const rows = await loadScoped(kysely, [
    ...received.map(({ id, userId }) => {
      return { table: 'teamInvitations', scope: userScope(userId), ids: [id] } as const;
    }),
    ...asked.map(({ id, teamId }) => {
      return { table: 'teamRequests', scope: teamScope(teamId), ids: [id] } as const;
    }),
  ]);
  for (const one of rows.all('teamInvitations'))
    if (one.status === 'pending') rows.delete('teamInvitations', one.id);
    else if (one.message || one.skillMatch || one.heldWords)
      rows.put('teamInvitations', { ...one, message: '', skillMatch: '', heldWords: null });
  for (const { id } of rows.all('teamRequests')) rows.delete('teamRequests', id);
  return rows.changes();
}

/**
 * The end of what a player has asked and nobody has any more, once they are seen again: they may ask anew. The transaction
 * holds the player.
 */
export async function askedInVain(kysely: Queryable, player: UserId): Promise<readonly RowChange[]> {
  const requests = await kysely
    .selectFrom('joinRequests')
    .select('id')
    .where('userId', '=', player)
    .where('status', '=', 'pending')
    .where('id', 'not in', (of) =>
      of.selectFrom('teamRequests').select('id').where('requesterId', '=', player),
    )
    .execute();
  const sent = await kysely
    .selectFrom('teamInvitations as own')
    .leftJoin('teamInvitations as theirs', 'theirs.id', 'own.twinId')
    .select('own.id')
    .where('own.userId', '=', player)
    .where('own.side', '=', 'sent')
    .where('own.status', '=', 'pending')
    .where('theirs.id', 'is', null)
    .execute();
  const scope = userScope(player);
  const needs = [
    { table: 'joinRequests', scope, ids: requests.map(({ id }) => id) },
    { table: 'teamInvitations', scope, ids: sent.map(({ id }) => id) },
  ] as const;
  const rows = await loadScoped(kysely, needs);
  for (const { table } of needs) for (const { id } of rows.all(table)) rows.delete(table, id);
  return rows.changes();
}

/**
 * The end of the requests to join, a player's and those for their teams, that whoever asks could not make any more, once
 * the player's age is another one. Whoever asks is held.
 */
export async function endedJoinRequests(kysely: Queryable, player: UserId, now: Date): Promise<RowChange[]> {
  const asked = await kysely
    .selectFrom('teamRequests')
    .select(['id', 'teamId', 'requesterId'])
    .where((of) => of.or([of('requesterId', '=', player), of('teamId', 'in', teamsIn(kysely, player))]))
    .execute();
  await holdPlayers(
    kysely,
    asked.map(({ requesterId }) => requesterId),
  );
  const ended: typeof asked = [];
  for (const one of asked)
    if ((await findableBy(kysely, one.requesterId, [one.teamId], now.getTime())).length === 0)
      ended.push(one);
  const rows = await loadScoped(
    kysely,
    ended.map(({ id, requesterId }) => {
      return { table: 'joinRequests', scope: userScope(requesterId), ids: [id] } as const;
    }),
  );
  for (const { id } of rows.all('joinRequests')) rows.delete('joinRequests', id);
  return rows.changes();
}

function teamsIn(kysely: Queryable, player: UserId) {
  return kysely.selectFrom('memberships').select('teamId').where('userId', '=', player);
}

/**
 * A player goes from all teams for good: the teams that they made pass on to whoever comes first among who is left; one in
 * which they are alone goes with them.
 */
export async function leaveAllTeams(kysely: Queryable, player: UserId, now: Date): Promise<RowChange[]> {
  const teams = await teamsOf(kysely, player);
  const asked = await kysely
    .selectFrom('teamRequests')
    .select(['id', 'teamId'])
    .where('requesterId', '=', player)
    .execute();
  const twins = (await Promise.all(BETWEEN_TWO.map((table) => ofOthers(kysely, table, player)))).flat();
  await holdScopes(kysely, [...teams, ...asked.map(({ teamId }) => teamId)].map(teamScope));
  const rows = await loadScoped(kysely, [
    ...teams.flatMap((id) => {
      const scope = `team:${id}`;
      return [
        { table: 'teams', scope, all: true } as const,
        { table: 'teamMembers', scope, all: true } as const,
        { table: 'teamRequests', scope, all: true } as const,
      ];
    }),
    { table: 'memberships', scope: userScope(player), all: true },
    ...asked.map(
      ({ id, teamId }) => ({ table: 'teamRequests', scope: teamScope(teamId), ids: [id] }) as const,
    ),
    ...twins.map(({ table, id, userId }) => ({ table, scope: userScope(userId), ids: [id] }) as const),
  ]);
  for (const { id } of asked) rows.delete('teamRequests', id);
  for (const { table, id } of twins) rows.delete(table, id);
  for (const { id } of rows.all('memberships')) rows.delete('memberships', id);
  const byRight = await orderOfHeirs(kysely, { leaving: player, teams, now });
  for (const id of teams) passOn(rows, id, player, byRight);
  return rows.changes();
}

/** The teams of a player who turns out to be a minor: none of them is open any more. */
export async function closedTeams(kysely: Queryable, player: UserId): Promise<readonly RowChange[]> {
  const scopes = (await teamsOf(kysely, player)).map((id) => `team:${id}`);
  await holdScopes(kysely, scopes);
  const rows = await loadScoped(
    kysely,
    scopes.map((scope) => ({ table: 'teams', scope, all: true })),
  );
  for (const team of rows.all('teams')) if (team.isOpen) rows.put('teams', { ...team, isOpen: false });
  return rows.changes();
}

/** What others have of a player. */
async function ofOthers(kysely: Queryable, table: (typeof BETWEEN_TWO)[number], player: UserId) {
  const rows = await kysely
    .selectFrom(table)
    .select(['id', 'userId'])
    .where('otherId', '=', player)
    .execute();
  return rows.map(({ id, userId }) => ({ table, id, userId }));
}

function passOn(rows: Rows, team: TeamId, leaving: UserId, byRight: ByRight): void {
  const members = rows.all('teamMembers').filter(({ teamId }) => teamId === team);
  const own = members.find(({ memberId }) => memberId === leaving);
  const [heir] = members.filter((one) => one !== own).toSorted(byRight);
  if (own) rows.delete('teamMembers', own.id);
  if (own?.role === 'creator' && heir) rows.put('teamMembers', { ...heir, role: 'creator' });
  if (heir) return;
  for (const { id, teamId } of rows.all('teamRequests')) if (teamId === team) rows.delete('teamRequests', id);
  rows.delete('teams', team);
}
