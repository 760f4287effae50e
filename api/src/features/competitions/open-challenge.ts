import type { Competition } from 'sync-protocol/entities/competitions/competition';
import type { Notification } from 'sync-protocol/entities/notifications/notification';
import { derivedId, type CompetitionId, type TeamId, type UserId } from 'sync-protocol/ids';
import { changesOf, Rows, type RowChange } from 'sync-protocol/mutations/rows';
import { UNNAMED_OPPONENT } from 'sync-protocol/rules/competitions/competition-terms';
import type { Queryable } from '#db/db.ts';
import {
  newsFor,
  newsNeed,
  retold,
  standingNews,
  takeBackNews,
  type News,
} from '#features/notifications/commands.ts';
import { formerManagers, managersOf, newManagers, teamsById } from '#features/teams/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { loadScoped } from '#sync/write/load.ts';
import { challenged, otherIn } from './news.ts';
import { membersOf, namesOf } from './queries.ts';

type Challenge = Pick<Competition, 'competitionId' | 'side' | 'teamId' | 'otherTeamId'>;

/**
 * That their team is challenged, as one who answers for it hears of it; it goes once there is nothing to answer, or they
 * may not.
 */
function challengedId(manager: UserId, id: CompetitionId): Notification['id'] {
  return derivedId(manager, 'team-challenged', id);
}

/** Tells everybody who may answer a challenge. */
export async function tellOfChallenge(
  { kysely, now }: Pick<Cause, 'kysely' | 'now'>,
  challenge: Challenge,
  news: News,
): Promise<RowChange[]> {
  const managers = await managersOf(kysely, challengedOf(challenge));
  return managers.map((manager) => asNews(manager, challenge.competitionId, news, now));
}

function asNews(manager: UserId, id: CompetitionId, news: News, at: Date): RowChange {
  return newsFor(manager, news, at, challengedId(manager, id));
}

/** Whoever answers for a team from now on hears of the challenges that wait for it. */
export async function tellNewManagers({
  kysely,
  changes,
  now,
}: Pick<Cause, 'kysely' | 'changes' | 'now'>): Promise<RowChange[]> {
  const made: RowChange[] = [];
  // What the same push answers, takes back or ends with its team is nothing to answer any more.
  const moved = changesOf(changes, 'competitions').flatMap(({ before, after }) => after ?? before ?? []);
  const over = new Set<string>(moved.map(({ competitionId }) => competitionId));
  const gone = changesOf(changes, 'teams').flatMap(({ id, after }) => (after ? [] : id));
  for (const { teamId, memberId } of newManagers(changes)) {
    const open = await openFor(kysely, teamId);
    const [own] = await teamsById(kysely, [teamId]);
    for (const challenge of open) {
      const { competitionId, otherTeamId, expiresAt } = challenge;
      const isOpen = expiresAt > now.toISOString() && !over.has(competitionId) && !gone.includes(otherTeamId);
      if (!own || !isOpen) continue;
      // Their device has just rung for what they are now.
      const news = { ...challenged(own, otherIn(challenge)), isInAppOnly: true as const };
      made.push(asNews(memberId, competitionId, news, now));
    }
  }
  return made;
}

/** The challenges that a team has to answer. */
function openFor(kysely: Queryable, team: TeamId) {
  return kysely
    .selectFrom('competitions')
    .select(['competitionId', 'otherTeamId', 'otherTeamName', 'expiresAt'])
    .where('teamId', '=', team)
    .where('side', '=', 'challenged')
    .where('status', '=', 'pending')
    .execute();
}

/** Who still has it among their notifications that one of some teams is challenged. */
export async function toldOfChallenge(
  kysely: Queryable,
  teams: readonly TeamId[],
  id: CompetitionId,
): Promise<UserId[]> {
  const members = await membersOf(kysely, teams);
  const told = members.map(({ memberId }) => challengedId(memberId, id));
  return (await standingNews(kysely, told)).map(({ userId }) => userId);
}

/** A challenge was answered, taken back, or has run out: nobody is asked for an answer any more. */
export async function challengeIsOver(kysely: Queryable, challenge: Challenge): Promise<RowChange[]> {
  // Who heard of it may lead the team no more.
  const members = await membersOf(kysely, [challengedOf(challenge)]);
  const rows = new Rows();
  const told = members.map(({ memberId }) => challengedId(memberId, challenge.competitionId));
  await takeBackNews(kysely, told, rows);
  return rows.changes();
}

/** The name under which a challenge came is gone: it also goes from what was heard of it. Those who heard it are held. */
export async function challengeHasNoName(
  kysely: Queryable,
  { teamId, competitionId, otherTeamId }: Omit<Challenge, 'side'>,
): Promise<RowChange[]> {
  const names = await namesOf(kysely, [teamId]);
  const other = { id: otherTeamId, name: UNNAMED_OPPONENT };
  const unnamed = challenged({ id: teamId, name: names.get(teamId) ?? '' }, other);
  const members = await membersOf(kysely, [teamId]);
  const told = await standingNews(
    kysely,
    members.map(({ memberId }) => challengedId(memberId, competitionId)),
  );
  const rows = await loadScoped(
    kysely,
    told.map(({ id, userId }) => newsNeed(userId, id)),
  );
  for (const one of rows.all('notifications')) rows.put('notifications', retold(one, unnamed));
  return rows.changes();
}

/** Whoever may answer for their team no more is asked for no answer any more. */
export async function challengedNoMore({
  kysely,
  changes,
}: Pick<Cause, 'kysely' | 'changes'>): Promise<RowChange[]> {
  const told: Notification['id'][] = [];
  for (const { teamId, memberId } of formerManagers(changes)) {
    const open = await openFor(kysely, teamId);
    told.push(...open.map(({ competitionId }) => challengedId(memberId, competitionId)));
  }
  const rows = new Rows();
  await takeBackNews(kysely, told, rows);
  return rows.changes();
}

function challengedOf({ side, teamId, otherTeamId }: Challenge): TeamId {
  return side === 'challenged' ? teamId : otherTeamId;
}
