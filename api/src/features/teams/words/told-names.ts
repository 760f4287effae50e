import { sql } from 'kysely';
import type { TeamId, UserId } from 'sync-protocol/ids';
import { UNNAMED_OPPONENT } from 'sync-protocol/rules/competitions/competition-terms';
import { UNNAMED_TEAM } from 'sync-protocol/rules/teams/team-words';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import type { ScopedNeed } from '#sync/write/load.ts';
import { closedDown, ofTeam, takenOut, type Named, type OwnNews } from '../news.ts';

// Players have rows of their own that call a team by its name: notifications, invitations and requests. These rows stay
// with a player who leaves the team, and when the team is gone. Here they are found; rename-told.ts changes the names.

/** What a team is called where its name is nobody's to read. */
export const NO_NAMES: readonly string[] = [UNNAMED_TEAM, UNNAMED_OPPONENT];

/** The types of notifications that call teams by their names. */
const TYPES = ['team_invitation', 'team_request', 'competition_update'] as const;

/**
 * A select of all names by which players were told of teams, with the teams' ids. It is one question about all teams: asked
 * team by team, all that anybody was told would be searched each time.
 */
export const NAMES_TOLD = sql<{ id: TeamId; name: string }>`
  select named.key::uuid as id, named.value as name
  from notifications, jsonb_each_text(data::jsonb -> 'names') named
  where type in (${sql.join(TYPES)}) and strpos(data, '"names":') > 0
  union all select team_id, team_name from team_invitations
  union all select team_id, team_name from join_requests`;

/** A row of a player that calls a team by its name. */
export interface Told {
  table: 'notifications' | 'teamInvitations' | 'joinRequests';
  id: string;
  userId: UserId;
}

/** A team that may be gone: then it has no name any more. */
export interface TeamOrGone {
  id: TeamId;
  name?: string;
}

const doesDataHold = (text: string) => sql<boolean>`strpos(data, ${text}) > 0`;

/** All rows of players that call a team by a name, whatever it was called then. */
export async function toldOf(kysely: Queryable, { id, name }: TeamOrGone): Promise<Told[]> {
  const news = await kysely
    .selectFrom('notifications')
    .select(['id', 'userId'])
    .where('type', 'in', TYPES)
    .where(doesDataHold(`"${id}":`))
    .execute();
  const old = name === undefined || NO_NAMES.includes(name) ? [] : await oldNewsOf(kysely, { id, name });
  const asked = await Promise.all(
    (['teamInvitations', 'joinRequests'] as const).map(async (table) => {
      const rows = await kysely.selectFrom(table).select(['id', 'userId']).where('teamId', '=', id).execute();
      return rows.map((row) => ({ ...row, table }));
    }),
  );
  return [...[...news, ...old].map((row) => ({ ...row, table: 'notifications' as const })), ...asked.flat()];
}

/** What some players were told that leads into a team. */
export async function newsLeadingTo(
  kysely: Queryable,
  team: TeamId,
  players: readonly UserId[],
): Promise<OwnNews[]> {
  if (players.length === 0) return [];
  return kysely
    .selectFrom('notifications')
    .select(['id', 'userId'])
    .where('userId', 'in', players)
    .where(doesDataHold(ofTeam(team)))
    .execute();
}

/**
 * Notifications from before version 2.3.0, which do not say of which team they are. So they are found by the name that the
 * team still has, and only where something else tells that this team is meant: the notification leads to it, has the
 * words for whoever is out of the team, or belongs to a player who was invited into it or competed in it or against it.
 */
function oldNewsOf(kysely: Queryable, { id, name }: Named) {
  const outside = [takenOut, closedDown].map((said) => said(name, id).message);
  return kysely
    .selectFrom('notifications')
    .select(['id', 'userId'])
    .where('type', 'in', TYPES)
    .where(sql<boolean>`strpos(message, ${name}) > 0`)
    .where(sql<boolean>`strpos(data, '"names":') = 0`)
    .where((of) =>
      of.or([
        doesDataHold(ofTeam(id)),
        of('message', 'in', outside),
        of('userId', 'in', kysely.selectFrom('teamInvitations').select('userId').where('teamId', '=', id)),
        of.and([
          of('type', '=', 'competition_update'),
          of.or([of('userId', 'in', competitorsOf(kysely, id)), of('userId', 'in', playersFor(kysely, id))]),
        ]),
      ]),
    )
    .execute();
}

/** Who is in a team that has competed, or in one that has competed with it. */
function competitorsOf(kysely: Queryable, team: TeamId) {
  return kysely
    .selectFrom('teamMembers')
    .innerJoin('competitions', 'competitions.teamId', 'teamMembers.teamId')
    .select('memberId')
    .where((of) => of.or([of('competitions.teamId', '=', team), of('otherTeamId', '=', team)]));
}

/** Who has played in a competition of a team, on whichever side, also if they have left since. */
function playersFor(kysely: Queryable, team: TeamId) {
  return kysely
    .selectFrom('competitionPlayers as part')
    .innerJoin('competitions', 'competitions.competitionId', 'part.competitionId')
    .select('part.userId')
    .where('competitions.teamId', '=', team)
    .where('part.userId', 'is not', null)
    .$narrowType<{ userId: UserId }>();
}

/** What has to be loaded before such rows are changed. */
export function needsOf(told: readonly Told[]): ScopedNeed[] {
  return told.map(({ table, id, userId }) => ({ table, scope: userScope(userId), ids: [id] }));
}
