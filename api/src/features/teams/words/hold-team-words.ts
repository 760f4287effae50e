import { sql } from 'kysely';
import { teamId as teamIdSchema, type TeamId, type UserId } from 'sync-protocol/ids';
import type { Rows } from 'sync-protocol/mutations/rows';
import { UNNAMED_OPPONENT } from 'sync-protocol/rules/competitions/competition-terms';
import { TEAM_WORDS, UNNAMED_TEAM } from 'sync-protocol/rules/teams/team-words';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { newsFor } from '#features/notifications/commands.ts';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { NO_WORDS } from './held-words.ts';
import { holdTeams, type HeldTeam } from './hold-teams.ts';
import { wordsRefused } from '../news.ts';
import { teamsById, teamsManagedBy } from '../queries.ts';
import { amongWords, answerableFor, refuse } from './refused-words.ts';
import { takeName } from './rename-told.ts';
import { NAMES_TOLD } from './told-names.ts';

// For the operator's command line.

/** A team that the operator may mean. */
interface CalledTeam {
  id: TeamId;
  name: string;
  description: string;
  /** It is called otherwise by now, or gone: the name stands in what players were told. */
  wasCalled?: string;
}

/**
 * The teams that the operator may mean: by the id, or by the name as others read it. Old names count, too: a team that had a
 * cruel name for an hour, or is deleted, leaves that name with those who were told of it.
 */
export async function teamsCalled(
  { db: { kysely } }: Pick<Deps, 'db'>,
  wanted: string,
): Promise<CalledTeam[]> {
  const id = teamIdSchema.safeParse(wanted).data ?? null;
  const name = wanted.toLowerCase();
  const standing = await kysely
    .selectFrom('teams')
    .select(['id', 'name', 'description'])
    .where((of) => of.or([of('id', '=', id), of(of.fn<string>('lower', ['name']), '=', name)]))
    .orderBy('id')
    .execute();
  const { rows: told } = await sql<{ id: TeamId; name: string }>`
    select distinct on (id) id, name from (${NAMES_TOLD}) told
    where (id = ${id} or lower(name) = ${name}) and name not in (${UNNAMED_TEAM}, ${UNNAMED_OPPONENT})
    order by id, lower(name) = ${name} desc, name`.execute(kysely);
  const others = told.filter((one) => !standing.some((team) => team.id === one.id));
  return [
    ...standing,
    ...others.map((one) => {
      const isAsked = one.name.toLowerCase() === name;
      return { ...one, description: '', ...(isAsked && { wasCalled: one.name }) };
    }),
  ];
}

/** What was taken out of sight, and of which team. */
export interface TakenOff {
  teamId: TeamId;
  words: string[];
}

/**
 * Takes a team's name and description out of everybody's sight, its own players' too; whoever answers for the team is told
 * to find other words. They also go from the rows that other teams and players have of it, and from other teams of those
 * who wrote for it, where these are called the same. Written once more, in any team of theirs, they wait for the operator.
 * @param wasCalled what it was called once, if that alone is to go
 * @returns the words that stood there; none, and nothing is done, where there are none of the team's own
 */
export function holdTeamWords(
  deps: ChangeDeps & Pick<Deps, 'db'>,
  id: TeamId,
  wasCalled?: string,
): Promise<TakenOff[]> {
  return deps.db.transaction(async (tx) => {
    const { kysely } = tx;
    // Whoever wrote is held first: a team that they found in this moment is seen as well.
    const players = await holdPlayers(kysely, await answerableFor(kysely, id));
    const alike = await calledAlike(kysely, id, players, wasCalled);
    const { teams, rows } = await holdTeams(kysely, [id, ...alike]);
    const taken: TakenOff[] = [];
    for (const one of teams) {
      const words = takeWords(rows, one, wasCalled === undefined ? taken[0]?.words : [wasCalled]);
      if (words.length > 0) taken.push({ teamId: one.id, words });
    }
    const [first] = taken;
    if (!first) return [];
    const ids = taken.map(({ teamId }) => teamId);
    await refuse(kysely, { teams: ids.filter((one) => rows.get('teams', one)), players }, first.words);
    // What was released before is so no longer.
    await kysely
      .deleteFrom('heldTeamWords')
      .where('teamId', 'in', ids)
      .where('isReleased', '=', true)
      .execute();
    const news = teams
      .filter((one) => ids.includes(one.id))
      .flatMap((one) =>
        one.managers.map((manager) => newsFor(manager, wordsRefused(UNNAMED_TEAM, one.id), deps.now())),
      );
    await changeRows(deps, tx, { changes: [...rows.changes(), ...news], isRuling: true });
    return taken;
  });
}

/**
 * Takes what a team is called, and what players were told it was, out of rows that are loaded.
 * @param only what is to go; everything if left out
 */
function takeWords(rows: Rows, { id, told }: HeldTeam, only: readonly string[] | undefined): string[] {
  const isToGo = only ? amongWords(only) : () => true;
  const team = rows.get('teams', id);
  const fields = TEAM_WORDS.filter((field) => team && team[field] !== NO_WORDS[field] && isToGo(team[field]));
  const stood = fields.flatMap((field) => team?.[field] ?? []);
  if (team && stood.length > 0)
    rows.put('teams', { ...team, ...Object.fromEntries(fields.map((field) => [field, NO_WORDS[field]])) });
  // A team that is there and has no words of its own any more is done with, unless an old name was asked for.
  if (team && stood.length === 0 && !only) return [];
  const names = takeName(rows, told, team ?? { id }, { isToGo });
  return stood.length > 0 ? stood : names;
}

/** Other teams for which these players answer and that are called as one is, or was. */
async function calledAlike(
  kysely: Queryable,
  id: TeamId,
  players: readonly UserId[],
  wasCalled: string | undefined,
): Promise<TeamId[]> {
  const [team] = await teamsById(kysely, [id]);
  const name = wasCalled ?? team?.name ?? UNNAMED_TEAM;
  if (name === UNNAMED_TEAM || players.length === 0) return [];
  const others = await kysely
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('id', '<>', id)
    .where('id', 'in', teamsManagedBy(kysely, players))
    .execute();
  const isAlike = amongWords([name]);
  return others.filter((one) => isAlike(one.name)).map((one) => one.id);
}
