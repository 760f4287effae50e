import { competitionId, newId, teamId, type CompetitionId } from 'sync-protocol/ids';
import { competitionRowId } from 'sync-protocol/mutations/competitions/competition-changes';
import type { AccessRow } from './cast.ts';
import type { TestApp } from '../app.ts';

/**
 * What the calls about competitions answer, as rows of access.pg.test.ts; `{id}` is a challenge that the victim's team
 * has got. It is there for whoever is in one of the teams, and that is the victim.
 */
export const COMPETITION_ROWS: Record<string, AccessRow> = {
  'GET /api/competitions': [401, 200, 200],
  'POST /api/teams/{id}/competitions': [401, 404, 404],
  'PATCH /api/competitions/{id}/respond': [401, 404, 200],
  'DELETE /api/teams/{teamId}/competitions/{competitionId}': [401, 404, 404],
  'GET /api/users/{id}/active-competitions': [401, 403, 200],
  'GET /api/users/{id}/competition-stats': [401, 403, 200],
};

/** The bodies of those calls: a challenge of a team that is not there, and an answer. */
export function competitionBody(route: string): unknown {
  if (route === 'POST /api/teams/{id}/competitions')
    return { challengedTeamId: newId(), name: 'Cup', targetValue: 5, duration: 7 };
  return route === 'PATCH /api/competitions/{id}/respond' ? { status: 'declined' } : undefined;
}

/** A challenge that a team has got, under a name that is nowhere else. */
export async function aChallengeFor(
  { db, clock }: TestApp,
  team: string,
  name: string,
): Promise<CompetitionId> {
  const id = competitionId.parse(newId());
  const at = (days: number) => new Date(clock.now + days * 24 * 3_600_000).toISOString();
  await db.kysely
    .insertInto('competitions')
    .values({
      id: competitionRowId(id, 'challenged'),
      teamId: teamId.parse(team),
      competitionId: id,
      side: 'challenged',
      otherTeamId: teamId.parse(newId()),
      otherTeamName: 'Others',
      name,
      description: name,
      competitionType: 'tasks',
      targetValue: 5,
      duration: 7,
      tz: 'UTC',
      status: 'pending',
      ending: null,
      createdAt: at(0),
      expiresAt: at(7),
      startedAt: null,
      endsAt: null,
      closedAt: null,
      ownScore: null,
      otherScore: null,
      scope: `team:${team}`,
      seq: 1,
      born: 1,
    })
    .execute();
  return id;
}
