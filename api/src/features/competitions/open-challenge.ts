import type { Competition } from 'sync-protocol/entities/competitions/competition';
import type { Notification } from 'sync-protocol/entities/notifications/notification';
import { derivedId, type TeamId, type UserId } from 'sync-protocol/ids';
import { Rows, type RowChange } from 'sync-protocol/mutations/rows';
import { userScope } from '#db/scopes.ts';
import type { Queryable } from '#db/db.ts';
import { newNotification } from '#features/notifications/commands.ts';
import { managersOf, type News } from '#features/teams/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { loadRows } from '#sync/write/load.ts';
import { SYNCED } from '#sync/write/stored-tables.ts';
import { membersOf } from './queries.ts';

type Sides = Pick<Competition, 'side' | 'teamId' | 'otherTeamId'>;

/** That their team is challenged, as one who answers for it hears of it; it goes once there is nothing to answer. */
function challengedId(manager: UserId, team: TeamId, by: TeamId): Notification['id'] {
  return derivedId(manager, 'team-challenged', team, by);
}

/** Tells everybody who may answer a challenge. */
export async function tellOfChallenge(
  { kysely, now }: Pick<Cause, 'kysely' | 'now'>,
  challenge: Sides,
  news: News,
): Promise<RowChange[]> {
  const { challenged, by } = teamsOf(challenge);
  const managers = await managersOf(kysely, challenged);
  const rows = await toldOf(kysely, challenge, managers);
  for (const manager of managers)
    rows.put('notifications', {
      ...newNotification(manager, { ...news, at: now }),
      id: challengedId(manager, challenged, by),
    });
  return rows.changes();
}

/** A challenge was answered, taken back, or has run out: nobody is asked for an answer any more. */
export async function challengeIsOver(kysely: Queryable, challenge: Sides): Promise<RowChange[]> {
  // Who heard of it may lead the team no more.
  const members = await membersOf(kysely, [teamsOf(challenge).challenged]);
  const rows = await toldOf(
    kysely,
    challenge,
    members.map(({ memberId }) => memberId),
  );
  for (const { id } of rows.all('notifications')) rows.delete('notifications', id);
  return rows.changes();
}

/** What some players were told of a challenge. */
async function toldOf(kysely: Queryable, challenge: Sides, players: readonly UserId[]): Promise<Rows> {
  const { challenged, by } = teamsOf(challenge);
  const rows = new Rows();
  const needs = players.map((player) => {
    const ids = [challengedId(player, challenged, by)];
    return { table: 'notifications', scope: userScope(player), ids } as const;
  });
  await loadRows(
    { tables: SYNCED },
    kysely,
    needs.map(({ scope }) => scope),
    needs,
    rows,
  );
  return rows;
}

function teamsOf({ side, teamId, otherTeamId }: Sides): { challenged: TeamId; by: TeamId } {
  return side === 'challenged'
    ? { challenged: teamId, by: otherTeamId }
    : { challenged: otherTeamId, by: teamId };
}
