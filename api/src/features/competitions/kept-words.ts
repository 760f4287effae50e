import type { Competition } from 'sync-protocol/entities/competitions/competition';
import type { TeamId, UserId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { UNNAMED_COMPETITION } from 'sync-protocol/rules/competitions/competition-terms';
import { UNNAMED_TEAM } from 'sync-protocol/rules/teams/team-words';
import type { Queryable } from '#db/db.ts';
import { blockedWith } from '#features/profile/commands.ts';
import { managersOf, teamsOf } from '#features/teams/commands.ts';
import { loadScoped } from '#sync/write/load.ts';
import { holdCompetitions, membersOf } from './queries.ts';

// A team has one row of a challenge for everybody in it. Where one of them and one who answers for the challenging team
// have blocked each other, the words in it are nobody's to read there, its name among them: so nobody learns who it was.
// The team that wrote them has them still.

/** What stands there instead, also once the operator has looked. */
export const NO_WORDS = { name: UNNAMED_COMPETITION, description: '', heldWords: null } as const;
/** The same where its readers may not learn who wrote it. */
const NOBODYS_WORDS = { ...NO_WORDS, otherTeamName: UNNAMED_TEAM } as const;

const WORDS = ['name', 'description', 'heldWords', 'otherTeamName'] as const;

/** A challenged team's row as it may stand there. */
export async function wordsFor(kysely: Queryable, row: Competition): Promise<Competition> {
  const authors = await managersOf(kysely, row.otherTeamId);
  const readers = await membersOf(kysely, [row.teamId]);
  for (const author of authors) {
    const apart = await blockedWith(kysely, author);
    if (readers.some(({ memberId }) => apart.has(memberId))) return { ...row, ...NOBODYS_WORDS };
  }
  return row;
}

/** What becomes of a team's challenges when somebody comes into it who is apart from who wrote them. */
export async function keepFromNewcomer(
  kysely: Queryable,
  team: TeamId,
  player: UserId,
): Promise<RowChange[]> {
  return keptFrom(kysely, [team], [...(await blockedWith(kysely, player))]);
}

/** What becomes of the challenges between the teams of two players of whom one blocks the other. */
export async function keepFromEachOther(
  kysely: Queryable,
  player: UserId,
  other: UserId,
): Promise<RowChange[]> {
  return [
    ...(await keptFrom(kysely, await teamsOf(kysely, player), [other])),
    ...(await keptFrom(kysely, await teamsOf(kysely, other), [player])),
  ];
}

/** What becomes of the challenges of teams for which a player answers whom nobody sees any more. */
export async function keepWordsOf(kysely: Queryable, player: UserId): Promise<RowChange[]> {
  const challenged = await kysely
    .selectFrom('competitions')
    .innerJoin('teamMembers', 'teamMembers.teamId', 'competitions.otherTeamId')
    .select('competitions.teamId')
    .where('side', '=', 'challenged')
    .where('memberId', '=', player)
    .execute();
  return keptFrom(kysely, [...new Set(challenged.map(({ teamId }) => teamId))], [player]);
}

/** Takes the words out of what teams have of challenges for which one of some authors answers. */
async function keptFrom(
  kysely: Queryable,
  teams: readonly TeamId[],
  authors: readonly UserId[],
): Promise<RowChange[]> {
  if (teams.length === 0 || authors.length === 0) return [];
  const found = await kysely
    .selectFrom('competitions')
    .innerJoin('teamMembers', 'teamMembers.teamId', 'competitions.otherTeamId')
    .select(['competitions.id', 'competitions.teamId', 'competitions.competitionId'])
    .where('competitions.teamId', 'in', teams)
    .where('side', '=', 'challenged')
    .where('memberId', 'in', authors)
    .where('role', 'in', ['creator', 'admin'])
    .execute();
  if (found.length === 0) return [];
  await holdCompetitions(
    kysely,
    found.map(({ competitionId }) => competitionId),
  );
  const rows = await loadScoped(
    kysely,
    found.map(({ id, teamId }) => ({ table: 'competitions', scope: `team:${teamId}`, ids: [id] })),
  );
  for (const row of rows.all('competitions'))
    if (WORDS.some((field) => (row[field] ?? null) !== NOBODYS_WORDS[field]))
      rows.put('competitions', { ...row, ...NOBODYS_WORDS });
  return rows.changes();
}
