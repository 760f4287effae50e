import type { Competition } from 'sync-protocol/entities/competitions/competition';
import type { Team } from 'sync-protocol/entities/teams/team';
import type { CompetitionId, TeamId } from 'sync-protocol/ids';
import { competitionRowId } from 'sync-protocol/mutations/competitions/competition-changes';
import { changesOf, Rows, type RowChange } from 'sync-protocol/mutations/rows';
import { endOf } from 'sync-protocol/rules/competitions/competition-score';
import { ended } from 'sync-protocol/rules/competitions/competition-states';
import { UNNAMED_OPPONENT, type Side } from 'sync-protocol/rules/competitions/competition-terms';
import { Statement } from '#db/statement.ts';
import { heldBack, messageWaits, newsFor } from '#features/notifications/commands.ts';
import { apartFrom, isOutOfSight, managersOf, refusedBy, teamAsShown } from '#features/teams/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { loadScoped } from '#sync/write/load.ts';
import {
  asOtherTeamReads,
  keepNewManagers,
  withoutTeam,
  wordsOfLeavers,
  wordsOnceOver,
} from './words/kept-words.ts';
import { begun, begunId, calledOff, challenged, declined, dissolved, otherIn } from './news.ts';
import { challengedNoMore, challengeIsOver, tellNewManagers, tellOfChallenge } from './open-challenge.ts';
import { loadRowsHeld, membersOf, namesOf } from './queries.ts';

/** The other team's side of what one does about a competition, and what becomes of competitions when people and teams go. */
export async function followCompetitions(cause: Cause): Promise<RowChange[]> {
  // Before whatever is asked anew by the same push, or taken away by it.
  const made = [
    ...(await wordsOfLeavers(cause)),
    ...(await keepNewManagers(cause)),
    ...(await challengedNoMore(cause)),
    ...(await tellNewManagers(cause)),
  ];
  for (const { before, after } of changesOf(cause.changes, 'teams')) {
    if (!before || !after || before.name === after.name) continue;
    const { team } = await teamAsShown(cause.kysely, { before, after, changes: cause.changes });
    if (team.name !== before.name && !(await isOutOfSight(cause, after.id)))
      made.push(...(await rename(cause, before, team.name, made)));
  }
  for (const { before, after } of changesOf(cause.changes, 'competitions')) {
    if (!before && after?.status === 'pending' && after.side === 'challenging')
      made.push(...(await challenge(cause, after)));
    if (!before && after?.ending === 'withdraw') made.push(...neverSent(after));
    if (before?.status !== 'pending') continue;
    if (after?.status === 'active') made.push(...(await begin(cause, after)));
    if (after?.ending === 'decline') made.push(...(await turnDown(cause, after)));
    if (after?.ending === 'withdraw') made.push(...(await takeBack(cause, after)));
  }
  await stopCountingLeavers(cause);
  for (const { before, after } of changesOf(cause.changes, 'teams'))
    if (before && !after) made.push(...(await dissolve(cause, before.id)));
  return made;
}

async function challenge(cause: Cause, asked: Competition): Promise<RowChange[]> {
  const { kysely, now } = cause;
  const isRefused = await refusedBy(kysely, asked.teamId);
  const own = heldBack('competitions', asked, { isGuarded: true, isRefused });
  const names = await namesOf(kysely, [own.teamId, own.otherTeamId]);
  const [ownName = '', otherName = ''] = [names.get(own.teamId), names.get(own.otherTeamId)];
  const rows = new Rows();
  rows.load('competitions', [asked]);
  rows.put('competitions', { ...own, otherTeamName: otherName });
  const theirs = {
    ...own,
    id: competitionRowId(own.competitionId, 'challenged'),
    teamId: own.otherTeamId,
    side: 'challenged' as const,
    otherTeamId: own.teamId,
    otherTeamName: ownName,
  };
  const shown = await asOtherTeamReads(cause, theirs);
  rows.put('competitions', shown);
  const authors = own.heldWords ? await managersOf(kysely, own.teamId) : [];
  return [
    ...rows.changes(),
    ...(await tellOfChallenge(
      cause,
      theirs,
      challenged({ id: theirs.teamId, name: otherName }, otherIn(shown)),
    )),
    ...authors.map((author) => newsFor(author, messageWaits('competitions'), now)),
  ];
}

/** From now on it counts: what everybody who is in one of the teams right now does. */
async function begin(cause: Cause, own: Competition): Promise<RowChange[]> {
  const { kysely, now } = cause;
  const rows = await withTwin(cause, own);
  const startedAt = now.toISOString();
  const endsAt = endOf(startedAt, own.duration, own.tz);
  for (const row of rows.all('competitions'))
    rows.put('competitions', { ...row, status: 'active', startedAt, endsAt });
  const over = await challengeIsOver(kysely, own);
  const teams = [own.otherTeamId, own.teamId];
  const names = await namesOf(kysely, teams);
  const members = await membersOf(kysely, teams);
  // Whoever is in both plays for the one that they came to first.
  const statement = new Statement();
  await statement.run(
    kysely,
    `insert into competition_players (competition_id, team_id, user_id)
      select distinct on (member_id) ${statement.value(own.competitionId, 'uuid')}, team_id, member_id
      from team_members where team_id = any(${statement.value(teams, 'uuid[]')})
      order by member_id, joined_at`,
  );
  // Whoever is in both hears of it once: of the one team it is as true as of the other.
  const told = [...new Map(members.map((one) => [one.memberId, one])).values()];
  const news = told.map(({ memberId, teamId }) => {
    const row = rows.all('competitions').find((one) => one.teamId === teamId) ?? own;
    const id = begunId(memberId, { ...own, startedAt });
    const us = { id: teamId, name: names.get(teamId) ?? '' };
    return newsFor(memberId, begun(us, otherIn(row)), now, id);
  });
  return [...rows.changes(), ...over, ...news];
}

/** The challenged team has declined: the other one has to know. */
async function turnDown(cause: Cause, own: Competition): Promise<RowChange[]> {
  const { status, ending, closedAt } = own;
  const rows = await withTwin(cause, own);
  for (const row of rows.all('competitions'))
    rows.put('competitions', { ...row, ...wordsOnceOver(row), status, ending, closedAt });
  const over = await challengeIsOver(cause.kysely, own);
  const managers = await managersOf(cause.kysely, own.otherTeamId);
  const theirs = rows.all('competitions').find((row) => row.teamId === own.otherTeamId);
  // As they know it, by whatever name it goes elsewhere.
  const news = declined(theirs ? otherIn(theirs) : { id: own.teamId, name: UNNAMED_OPPONENT });
  return [...rows.changes(), ...over, ...managers.map((manager) => newsFor(manager, news, cause.now))];
}

/**
 * The challenging team has thought better of it. Nothing stays with the other one, neither the challenge nor its words;
 * who has made it sees what became of it, and no words of it wait for the operator any more.
 */
async function takeBack(cause: Cause, own: Competition): Promise<RowChange[]> {
  const rows = await withTwin(cause, own);
  rows.put('competitions', { ...own, heldWords: null });
  rows.delete('competitions', competitionRowId(own.competitionId, 'challenged'));
  return [...rows.changes(), ...(await challengeIsOver(cause.kysely, own))];
}

/** Made and taken back in one push, a challenge was never there: nobody has heard of it, nor looked at its words. */
function neverSent(own: Competition): RowChange[] {
  return [{ table: 'competitions', id: own.id, before: own, after: undefined }];
}

/** What somebody does once they have left counts for the team no more; what they did stays. */
async function stopCountingLeavers({ kysely, now, changes }: Cause): Promise<void> {
  for (const { before, after } of changesOf(changes, 'teamMembers'))
    if (before && !after)
      await kysely
        .updateTable('competitionPlayers')
        .set({ until: now.toISOString() })
        .where('userId', '=', before.memberId)
        .where('teamId', '=', before.teamId)
        .where('result', 'is', null)
        .where('until', 'is', null)
        .execute();
}

/**
 * With a team end its challenges and the competitions that run: nobody wins against a team that is not there. Its name goes
 * from all that there were, and what it wrote for them.
 */
async function dissolve(cause: Cause, team: TeamId): Promise<RowChange[]> {
  const { kysely, now } = cause;
  const rows = await othersOf(cause, team);
  const names = await namesOf(
    kysely,
    rows.all('competitions').map(({ teamId }) => teamId),
  );
  const made: RowChange[] = [];
  for (const row of rows.all('competitions')) {
    const over = ended(row, 'dissolve', now.toISOString());
    rows.put('competitions', withoutTeam(over ?? row));
    if (!over) continue;
    await kysely.deleteFrom('competitionPlayers').where('competitionId', '=', row.competitionId).execute();
    const own = { id: row.teamId, name: names.get(row.teamId) ?? '' };
    if (row.status === 'pending') {
      made.push(...(await challengeIsOver(kysely, row)));
      // It never began: as of one that is declined only those who may have made it hear of it.
      const managers = row.side === 'challenging' ? await managersOf(kysely, row.teamId) : [];
      made.push(...managers.map((manager) => newsFor(manager, calledOff(own), now)));
      continue;
    }
    for (const { memberId } of await membersOf(kysely, [row.teamId]))
      made.push(newsFor(memberId, dissolved(own), now));
  }
  return [...rows.changes(), ...made];
}

/**
 * A team has a new name: so it has in the rows that other teams have of their competitions with it. Where a row calls it
 * otherwise than it was called until now, its name is kept from the readers, and stays so. So it is where the same push has
 * taken the name out before. Where a block stands between a reader and one who answers for the team, the name goes instead.
 * A team that was itself called as those are called whose name is kept can't be told from them: it stays as it is.
 * @param made what the same push has made of these rows so far
 */
async function rename(
  cause: Cause,
  before: Team,
  name: string,
  made: readonly RowChange[],
): Promise<RowChange[]> {
  if (before.name === UNNAMED_OPPONENT) return [];
  const rows = await othersOf(cause, before.id);
  const taken = new Map(changesOf(made, 'competitions').map(({ id, after }) => [id, after]));
  const readers = rows.all('competitions').map(({ teamId }) => teamId);
  const apart = await apartFrom(cause.kysely, await managersOf(cause.kysely, before.id), readers);
  for (const stored of rows.all('competitions')) {
    const row = taken.get(stored.id) ?? stored;
    if (row.otherTeamName !== before.name) continue;
    rows.put('competitions', apart.has(row.teamId) ? withoutTeam(row) : { ...row, otherTeamName: name });
  }
  return rows.changes();
}

/** The rows that other teams have of their competitions with one; held until the commit. */
async function othersOf({ kysely }: Cause, team: TeamId): Promise<Rows> {
  const known = await kysely
    .selectFrom('competitions')
    .select(['id', 'teamId', 'competitionId'])
    .where('otherTeamId', '=', team)
    .execute();
  return loadRowsHeld(kysely, known);
}

/** A changed row of a competition and the other team's. */
async function withTwin({ kysely }: Cause, own: Competition): Promise<Rows> {
  const rows = new Rows();
  rows.load('competitions', [own]);
  const other: Side = own.side === 'challenging' ? 'challenged' : 'challenging';
  return loadScoped(kysely, [ofTeam(own.otherTeamId, competitionRowId(own.competitionId, other))], rows);
}

function ofTeam(team: TeamId, id: CompetitionId) {
  return { table: 'competitions', scope: `team:${team}`, ids: [id] } as const;
}
