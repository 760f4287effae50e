import { teamId, type TeamId, type UserId } from 'sync-protocol/ids';
import type { Rows } from 'sync-protocol/mutations/rows';
import { areUnsure } from 'sync-protocol/rules/teams/team-words';
import { wordsWaitId } from 'sync-protocol/rules/teams/words-wait';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { takeBackNews } from '#features/notifications/commands.ts';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';
import { holdTeams, type HeldTeam } from './hold-teams.ts';
import { newsFor, wordsRefused, wordsReleased } from '../news.ts';
import { teamsManagedBy } from '../queries.ts';
import { answerableFor, refusedBy, refuseNoMore } from './refused-words.ts';
import { giveName, whoReads } from './told-names.ts';

// For the operator's command line.

/** What was written for teams and nobody reads yet, the oldest first; `asOf` says since when a team's is as it is. */
export async function heldTeamWords({ db: { kysely } }: Pick<Deps, 'db'>) {
  const held = await kysely
    .selectFrom('heldTeamWords as held')
    .innerJoin('teams', 'teams.id', 'held.teamId')
    .select(['held.teamId', 'held.field', 'held.words', 'held.at', 'teams.name'])
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
 * Lets everybody read what waits for a team, or drops it; whoever answers for the team is told. Where it waited because it
 * was refused to who answers for the team it is so no longer, in none of their teams.
 * @param asOf as what waits was listed: nobody rules on words that they have not read
 * @returns how much it was; undefined, and nothing is done, where it has changed since
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
    const news = [];
    for (const team of teams) {
      const isRuled = team.id === id ? () => true : await isHeldNoMore(kysely, team.id, words);
      const ruled = (await waitingOf(kysely, team.id)).filter((one) => isRuled(one));
      if (ruled.length === 0) continue;
      const said = await rule({ kysely, now: deps.now() }, rows, team, { ruled, isReleased });
      news.push(...team.managers.map((manager) => newsFor(manager, said, deps.now())));
    }
    await changeRows(deps, tx, { changes: [...rows.changes(), ...news], isRuling: true });
    return waiting.length;
  });
}

type Held = Awaited<ReturnType<typeof waitingOf>>[number];

/** Lets words of a team stand there, or drops them; answers what those who answer for the team are told. */
async function rule(
  { kysely, now }: { kysely: Queryable; now: Date },
  rows: Rows,
  { id, told, managers }: HeldTeam,
  { ruled, isReleased }: { ruled: readonly Held[]; isReleased: boolean },
) {
  const fields = ruled.map(({ field }) => field);
  const before = rows.get('teams', id);
  if (!isReleased)
    await kysely.deleteFrom('heldTeamWords').where('teamId', '=', id).where('field', 'in', fields).execute();
  else if (before) {
    await kysely
      .updateTable('heldTeamWords')
      .set({ isReleased: true })
      .where('teamId', '=', id)
      .where('field', 'in', fields)
      .execute();
    rows.put('teams', { ...before, ...Object.fromEntries(ruled.map((one) => [one.field, one.words])) });
  }
  const name = rows.get('teams', id)?.name ?? '';
  if (name !== before?.name) giveName(rows, await whoReads({ kysely, now }, rows, id, told), { id, name });
  const left = await waitingOf(kysely, id);
  const noMore = left.length === 0 ? managers.map((manager) => wordsWaitId(manager, id)) : [];
  await takeBackNews(kysely, noMore, rows);
  return isReleased ? wordsReleased(name, id) : wordsRefused(name, id);
}

function waitingOf(kysely: Queryable, id: TeamId) {
  return kysely
    .selectFrom('heldTeamWords')
    .select(['field', 'words', 'at'])
    .where('teamId', '=', id)
    .where('isReleased', '=', false)
    .execute();
}

/** Other teams for which these players answer and in which the same waits as in one. */
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

/** Whether words that wait for a team, and were released for another one, wait for nothing any more. */
async function isHeldNoMore(kysely: Queryable, id: TeamId, released: readonly string[]) {
  const isRefused = await refusedBy(kysely, id);
  return ({ field, words }: Held) =>
    released.includes(words) && !areUnsure(field, words) && !isRefused(words);
}
