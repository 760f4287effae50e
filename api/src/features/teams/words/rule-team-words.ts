import { teamId, type TeamId, type UserId } from 'sync-protocol/ids';
import type { RowChange, Rows } from 'sync-protocol/mutations/rows';
import { areUnsure } from 'sync-protocol/rules/teams/team-words';
import { wordsWaitId } from 'sync-protocol/rules/teams/words-wait';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { newsFor, takeBackNews } from '#features/notifications/commands.ts';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';
import { holdTeams, type HeldTeam } from './hold-teams.ts';
import { wordsRefused, wordsReleased } from '../news.ts';
import { teamsManagedBy } from '../queries.ts';
import { answerableFor, refusedBy, refuseNoMore } from './refused-words.ts';
import { whoReads } from './names-out-of-sight.ts';
import { giveName } from './rename-told.ts';

// For the operator's command line.

/**
 * What was written for teams and nobody reads yet, the oldest first. `asOf` says when the last of a team's was written: the
 * operator gives it back with their ruling.
 */
export async function heldTeamWords({ db: { kysely } }: Pick<Deps, 'db'>) {
  const held = await kysely
    .selectFrom('heldTeamWords as held')
    .innerJoin('teams', 'teams.id', 'held.teamId')
    .innerJoin('teamMembers as creator', 'creator.teamId', 'held.teamId')
    .innerJoin('users', 'users.id', 'creator.memberId')
    .select(['held.teamId', 'held.field', 'held.words', 'held.at', 'teams.name'])
    .select(['users.id as creatorId', 'users.displayName as creatorName'])
    .where('creator.role', '=', 'creator')
    .where('held.isReleased', '=', false)
    .orderBy('held.at')
    .execute();
  const byTeam = Map.groupBy(held, (one) => one.teamId);
  return held.map((one) => ({ ...one, asOf: latest(byTeam.get(one.teamId) ?? []) }));
}

/** When the last of some words were written. */
function latest(words: readonly { at: string }[]): string {
  return new Date(Math.max(...words.map(({ at }) => Date.parse(at)))).toISOString();
}

type RuleDeps = ChangeDeps & Pick<Deps, 'db'>;

/**
 * Lets everybody read what waits for a team, or drops it; whoever answers for the team is told.
 *
 * Words that are released are no longer refused to whoever wrote them. So the same words are also released in those other
 * teams of theirs where they waited for nothing else.
 * @param asOf as what waits was listed: nobody rules on words that they have not read
 * @returns how many texts it were; undefined, and nothing is done, where they have changed since
 */
export async function ruleTeamWords(
  deps: RuleDeps,
  wanted: string,
  { isReleased, asOf }: { isReleased: boolean; asOf: string },
): Promise<number | undefined> {
  const id = teamId.safeParse(wanted).data;
  if (!id) return 0;
  return deps.db.transaction(async (tx) => {
    const { kysely } = tx;
    const players = await answerableFor(kysely, id);
    const alike = isReleased ? await waitingToo(kysely, id, players) : [];
    const { teams, rows } = await holdTeams(kysely, [id, ...alike]);
    const waiting = await waitingOf(kysely, id);
    if (waiting.length > 0 && Date.parse(latest(waiting)) !== Date.parse(asOf)) return undefined;
    if (!rows.get('teams', id) || waiting.length === 0) return 0;
    const words = waiting.map((one) => one.words);
    if (isReleased) await refuseNoMore(kysely, players, words);
    const now = deps.now();
    const news: RowChange[] = [];
    for (const team of teams) {
      const isRuled = team.id === id ? () => true : await isHeldNoMore(kysely, team.id, words);
      const ruled = (await waitingOf(kysely, team.id)).filter((one) => isRuled(one));
      if (ruled.length === 0) continue;
      if (isReleased) await release({ kysely, now }, rows, team, ruled);
      else await drop(kysely, team.id, ruled);
      await takeBackWaiting(kysely, rows, team);
      const name = rows.get('teams', team.id)?.name ?? '';
      const said = isReleased ? wordsReleased(name, team.id) : wordsRefused(name, team.id);
      news.push(...team.managers.map((manager) => newsFor(manager, said, now)));
    }
    await changeRows(deps, tx, { changes: [...rows.changes(), ...news], isRuling: true });
    return waiting.length;
  });
}

type Held = Awaited<ReturnType<typeof waitingOf>>[number];

/** Puts words that waited into the team's row; a name also into what players were told of the team. */
async function release(
  { kysely, now }: { kysely: Queryable; now: Date },
  rows: Rows,
  { id, told }: HeldTeam,
  ruled: readonly Held[],
): Promise<void> {
  const team = rows.get('teams', id);
  if (!team) return;
  await kysely
    .updateTable('heldTeamWords')
    .set({ isReleased: true })
    .where('teamId', '=', id)
    .where('field', 'in', fieldsOf(ruled))
    .execute();
  const shown = { ...team, ...Object.fromEntries(ruled.map(({ field, words }) => [field, words])) };
  rows.put('teams', shown);
  if (shown.name !== team.name) giveName(rows, await whoReads({ kysely, now }, rows, id, told), shown);
}

async function drop(kysely: Queryable, team: TeamId, ruled: readonly Held[]): Promise<void> {
  await kysely
    .deleteFrom('heldTeamWords')
    .where('teamId', '=', team)
    .where('field', 'in', fieldsOf(ruled))
    .execute();
}

const fieldsOf = (ruled: readonly Held[]) => ruled.map(({ field }) => field);

/** Takes back the news that a team's words wait, once none do. */
async function takeBackWaiting(kysely: Queryable, rows: Rows, { id, managers }: HeldTeam): Promise<void> {
  if ((await waitingOf(kysely, id)).length > 0) return;
  const told = managers.map((manager) => wordsWaitId(manager, id));
  await takeBackNews(kysely, told, rows);
}

function waitingOf(kysely: Queryable, id: TeamId) {
  return kysely
    .selectFrom('heldTeamWords')
    .select(['field', 'words', 'at'])
    .where('teamId', '=', id)
    .where('isReleased', '=', false)
    .execute();
}

/** Other teams for which these players answer and in which some of the same words wait as in this one. */
async function waitingToo(kysely: Queryable, id: TeamId, players: readonly UserId[]): Promise<TeamId[]> {
  if (players.length === 0) return [];
  const others = await kysely
    .selectFrom('heldTeamWords')
    .select(['teamId', 'words'])
    .where('teamId', '<>', id)
    .where('isReleased', '=', false)
    .where('teamId', 'in', teamsManagedBy(kysely, players))
    .execute();
  const waiting = (await waitingOf(kysely, id)).map(({ words }) => words);
  return [...new Set(others.filter(({ words }) => waiting.includes(words)).map((one) => one.teamId))];
}

/**
 * Whether words that wait for a team may be read once they are released in another one: the lists are sure of them, and
 * nobody who answers for this team was refused them.
 */
async function isHeldNoMore(kysely: Queryable, id: TeamId, released: readonly string[]) {
  const isRefused = await refusedBy(kysely, id);
  return ({ field, words }: Held) =>
    released.includes(words) && !areUnsure(field, words) && !isRefused(words);
}
