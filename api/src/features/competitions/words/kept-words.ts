import type { Competition } from 'sync-protocol/entities/competitions/competition';
import type { TeamMember } from 'sync-protocol/entities/teams/team';
import type { TeamId, UserId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { UNNAMED_COMPETITION, UNNAMED_OPPONENT } from 'sync-protocol/rules/competitions/competition-terms';
import { MANAGER_ROLES } from 'sync-protocol/rules/teams/team-terms';
import type { Queryable } from '#db/db.ts';
import { blockedWith } from '#features/profile/commands.ts';
import {
  apartFrom,
  formerManagers,
  isOutOfSight,
  managersOf,
  namesOutOfSight,
  newManagers,
  teamsOf,
} from '#features/teams/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { challengeHasNoName, toldOfChallenge } from '../open-challenge.ts';
import { newsWithoutNames } from './news-without-names.ts';
import { loadRowsHeld } from '../queries.ts';

// All players of a team read the same row of a challenge. Where one of them and one who answers for the challenging team
// have blocked each other, nobody there reads the words of the challenge or the challenging team's name: so nobody learns
// whose block it is. The team that wrote the words keeps them. The other one has them no longer than their writer answers
// for the team that wrote: so a block need only be looked for among those who do.

/** What stands there instead, also once the operator has looked. */
export const NO_WORDS = { name: UNNAMED_COMPETITION, description: '', heldWords: null } as const;

/** The words of a challenge to which nobody said yes: the other team needs them no more, and nobody looks at them. */
export const wordsOnceOver = ({ side }: Pick<Competition, 'side'>) =>
  side === 'challenged' ? NO_WORDS : { heldWords: null };

/** A challenged team's row as it may stand there once it is written. */
export async function asOtherTeamReads(cause: Cause, row: Competition): Promise<Competition> {
  const isFrom = ({ teamId, memberId }: TeamMember) => teamId === row.otherTeamId && memberId === row.askedBy;
  if (formerManagers(cause.changes).some(isFrom)) return withoutTeam(row);
  const isUnnamed = await isOutOfSight(cause, row.otherTeamId);
  return wordsFor(cause.kysely, isUnnamed ? { ...row, otherTeamName: UNNAMED_OPPONENT } : row);
}

async function wordsFor(kysely: Queryable, row: Competition): Promise<Competition> {
  const apart = await apartFrom(kysely, await managersOf(kysely, row.otherTeamId), [row.teamId]);
  return apart.has(row.teamId) ? withoutTeam(row) : row;
}

/** What becomes of a team's challenges when somebody comes to answer for it who is apart from one of their readers. */
export async function keepNewManagers({
  kysely,
  changes,
}: Pick<Cause, 'kysely' | 'changes'>): Promise<RowChange[]> {
  const made: RowChange[] = [];
  for (const { teamId, memberId } of newManagers(changes)) {
    const asked = await kysely
      .selectFrom('competitions')
      .select(ROW)
      .where('otherTeamId', '=', teamId)
      .where('side', '=', 'challenged')
      .execute();
    const readers = asked.map((one) => one.teamId);
    const apart = await apartFrom(kysely, [memberId], readers);
    const kept = asked.filter((one) => apart.has(one.teamId));
    made.push(...(await letGo(kysely, kept, withoutTeam)));
  }
  return made;
}

/** What becomes of a team's challenges when somebody comes into it who is apart from who wrote them. */
export async function keepFromNewcomer(
  kysely: Queryable,
  team: TeamId,
  player: UserId,
): Promise<RowChange[]> {
  return keptFrom(kysely, [team], [...(await blockedWith(kysely, player))]);
}

/** What becomes of the challenges between the teams of two players, who are held, of whom one blocks the other. */
export async function keepFromEachOther(
  kysely: Queryable,
  player: UserId,
  other: UserId,
): Promise<RowChange[]> {
  const made: RowChange[] = [];
  for (const [reader, author] of [
    [player, other],
    [other, player],
  ] as const) {
    made.push(
      ...(await keptFrom(kysely, await teamsOf(kysely, reader), [author])),
      ...(await newsWithoutNames(kysely, reader, author)),
    );
  }
  return made;
}

/**
 * What becomes of the teams of a player whom nobody sees any more. From what other teams have of those for which the player
 * answers, the names go and what was written for their challenges; and the names from what players were told of them.
 */
export async function keepWordsOf(kysely: Queryable, player: UserId): Promise<RowChange[]> {
  // Holds players, so it comes before the rows of competitions are held: else it would be a deadlock.
  const told = await namesOutOfSight(kysely, player);
  const found = await kysely
    .selectFrom('competitions')
    .innerJoin('teamMembers', 'teamMembers.teamId', 'competitions.otherTeamId')
    .select(ROW)
    .where('memberId', '=', player)
    .where('role', 'in', MANAGER_ROLES)
    .execute();
  return [...told, ...(await letGo(kysely, found, withoutTeam))];
}

/**
 * What becomes of a challenge whose writer no longer answers for the challenging team: their words go. Unless the other team
 * has said yes to it, the challenging team's name goes, too. Of old challenges nobody knows who wrote them: there it may
 * be anybody who leaves.
 */
export async function wordsOfLeavers({
  kysely,
  changes,
}: Pick<Cause, 'kysely' | 'changes'>): Promise<RowChange[]> {
  const found: Found[] = [];
  for (const { teamId, memberId } of formerManagers(changes))
    found.push(
      ...(await kysely
        .selectFrom('competitions')
        .select(ROW)
        .where('otherTeamId', '=', teamId)
        .where('side', '=', 'challenged')
        .where((of) => of.or([of('askedBy', '=', memberId), of('askedBy', 'is', null)]))
        .execute()),
    );
  return letGo(kysely, found, (row) => (row.startedAt === null ? withoutTeam(row) : { ...row, ...NO_WORDS }));
}

/** What another team has of a competition with one that is gone, out of sight or not to be known. */
export function withoutTeam(row: Competition): Competition {
  return { ...row, ...(row.side === 'challenged' && NO_WORDS), otherTeamName: UNNAMED_OPPONENT };
}

const FOUND = ['id', 'teamId', 'competitionId', 'side', 'status'] as const;
const ROW = FOUND.map((field) => `competitions.${field}` as const);
type Found = Pick<Competition, (typeof FOUND)[number]>;

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
    .select(ROW)
    .where('competitions.teamId', 'in', teams)
    .where('side', '=', 'challenged')
    .where('memberId', 'in', authors)
    .where('role', 'in', MANAGER_ROLES)
    .execute();
  return letGo(kysely, found, withoutTeam);
}

/** Takes out of teams' rows what is not to stand there any more, and a name also out of what was heard of it. */
async function letGo(
  kysely: Queryable,
  found: readonly Found[],
  without: (row: Competition) => Competition,
): Promise<RowChange[]> {
  if (found.length === 0) return [];
  // Players before rows, in the order in which an answer to a challenge holds them: else it would be a deadlock.
  const told: UserId[] = [];
  for (const { teamId, competitionId } of found.filter(isOpenFor))
    told.push(...(await toldOfChallenge(kysely, [teamId], competitionId)));
  await holdPlayers(kysely, told);
  const rows = await loadRowsHeld(kysely, found);
  const made: RowChange[] = [];
  for (const row of rows.all('competitions')) {
    const left = without(row);
    const isUnnamed = left.otherTeamName !== row.otherTeamName;
    if (isUnnamed || left.name !== row.name || row.description !== left.description || row.heldWords)
      rows.put('competitions', left);
    if (isUnnamed && isOpenFor(row)) made.push(...(await challengeHasNoName(kysely, row)));
  }
  return [...rows.changes(), ...made];
}

/** Whether a team still has it to answer. */
function isOpenFor({ side, status }: Pick<Competition, 'side' | 'status'>): boolean {
  return side === 'challenged' && status === 'pending';
}
