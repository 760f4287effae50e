import type { Team } from 'sync-protocol/entities/teams/team';
import type { TeamId, UserId } from 'sync-protocol/ids';
import { changesOf, Rows, type RowChange } from 'sync-protocol/mutations/rows';
import { isManager } from 'sync-protocol/rules/teams/team-terms';
import { areUnsure, TEAM_WORDS, UNNAMED_TEAM, type TeamWords } from 'sync-protocol/rules/teams/team-words';
import { wordsWaitId } from 'sync-protocol/rules/teams/words-wait';
import type { Queryable } from '#db/db.ts';
import type { Statement } from '#db/statement.ts';
import { newNotification, newsNeed, standingNews } from '#features/notifications/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { loadScoped } from '#sync/write/load.ts';
import { wordsWait, type OwnNews } from '../news.ts';
import { managersOf, teamsById } from '../queries.ts';
import { refusedBy } from './refused-words.ts';
import { formerManagers } from '../changed-managers.ts';

// What the lists are unsure of never stands in a team's row, from which so much is read: it waits in a table of its own.

/** What stands there instead of words that nobody is to read. */
export const NO_WORDS = { name: UNNAMED_TEAM, description: '' } as const;

/** Words that wait for the operator. */
export interface Held {
  teamId: TeamId;
  field: TeamWords;
  words: string;
}

/**
 * A team's row as it may stand there: words that have to wait are replaced by those before.
 * @param changes what else is being written: it tells who answers for the team from now on, besides those who do already
 */
export async function teamAsShown(
  kysely: Queryable,
  { before, after, changes = [] }: { before?: Team | undefined; after: Team; changes?: readonly RowChange[] },
): Promise<{ team: Team; held: Held[] }> {
  // What the operator puts there does not wait, though it may look like something that was refused.
  const written = TEAM_WORDS.filter(
    (field) => after[field] !== before?.[field] && after[field] !== NO_WORDS[field],
  );
  if (written.length === 0) return { team: after, held: [] };
  const isRefused = await refusedBy(kysely, after.id, makersOf(changes, after.id));
  const unsure = written.filter((field) => areUnsure(field, after[field]) || isRefused(after[field]));
  if (unsure.length === 0) return { team: after, held: [] };
  const released = await kysely
    .selectFrom('heldTeamWords')
    .select(['field', 'words'])
    .where('teamId', '=', after.id)
    .where('isReleased', '=', true)
    .execute();
  const held = unsure
    .map((field) => ({ teamId: after.id, field, words: after[field] }))
    .filter(({ field, words }) => !released.some((one) => one.field === field && one.words === words));
  const old = before ?? NO_WORDS;
  const kept = Object.fromEntries(held.map(({ field }) => [field, old[field]]));
  return { team: { ...after, ...kept }, held };
}

/** What becomes of teams whose words have to wait; whoever answers for them is told. */
export async function holdUnsureWords({ kysely, now, changes }: Cause): Promise<{
  changes: RowChange[];
  held: Held[];
}> {
  const rows = new Rows();
  const all: Held[] = [];
  for (const { before, after } of changesOf(changes, 'teams')) {
    if (!after) continue;
    const { team, held } = await teamAsShown(kysely, { before, after, changes });
    // What waits is out of date as soon as something else is written there.
    const written = TEAM_WORDS.filter((field) => before && before[field] !== after[field]);
    await forgetWaiting(kysely, after.id, written);
    if (held.length === 0) continue;
    all.push(...held);
    rows.load('teams', [after]);
    rows.put('teams', team);
    for (const manager of before ? await managersOf(kysely, team.id) : makersOf(changes, team.id)) {
      const id = wordsWaitId(manager, team.id);
      await loadScoped(kysely, [newsNeed(manager, id)], rows);
      const news = wordsWait(team.name, team.id, !before);
      rows.put('notifications', newNotification(manager, news, now, id));
    }
  }
  return { changes: rows.changes(), held: all };
}

/**
 * Takes back what waits where somebody writes what stands there already: the team's row does not change by that, so nothing
 * else would tell that they have given the other words up.
 */
export async function takeBackWords(
  kysely: Queryable,
  { teamId: id, ...written }: { teamId: TeamId } & { [Field in TeamWords]?: string | undefined },
): Promise<void> {
  const [team] = await teamsById(kysely, [id]);
  if (!team) return;
  await forgetWaiting(
    kysely,
    id,
    TEAM_WORDS.filter((field) => written[field] === team[field]),
  );
}

async function forgetWaiting(kysely: Queryable, team: TeamId, fields: readonly TeamWords[]): Promise<void> {
  if (fields.length === 0) return;
  await kysely
    .deleteFrom('heldTeamWords')
    .where('teamId', '=', team)
    .where('field', 'in', fields)
    .where('isReleased', '=', false)
    .execute();
}

/** News that words wait, which is out of date: none wait there any more, or its reader no longer answers for the team. */
export async function wordsWaitNoMore(
  { kysely, changes }: Pick<Cause, 'kysely' | 'changes'>,
  held: readonly Held[],
): Promise<OwnNews[]> {
  const outdated = formerManagers(changes).map(({ memberId, teamId }) => ({
    id: wordsWaitId(memberId, teamId),
    userId: memberId,
  }));
  for (const { before, after } of changesOf(changes, 'teams')) {
    if (!before || held.some(({ teamId: id }) => id === before.id)) continue;
    if (after && (await doWordsWait(kysely, before.id))) continue;
    const managers = await managersOf(kysely, before.id);
    const told = managers.map((manager) => wordsWaitId(manager, before.id));
    outdated.push(...(await standingNews(kysely, told)));
  }
  return outdated;
}

async function doWordsWait(kysely: Queryable, team: TeamId): Promise<boolean> {
  const waiting = await kysely
    .selectFrom('heldTeamWords')
    .select('field')
    .where('teamId', '=', team)
    .where('isReleased', '=', false)
    .executeTakeFirst();
  return waiting !== undefined;
}

function makersOf(changes: readonly RowChange[], team: TeamId): UserId[] {
  return changesOf(changes, 'teamMembers').flatMap(({ after }) =>
    after?.teamId === team && isManager(after.role) ? [after.memberId] : [],
  );
}

/** Keeps what waits: parts of the statement that writes the teams' rows. */
export function keepHeld(statement: Statement, held: readonly Held[], now: Date): string[] {
  if (held.length === 0) return [];
  return [
    `held_words as (
      insert into held_team_words (team_id, field, words, is_released, at)
      select r."teamId", r.field, r.words, false, ${statement.value(now.toISOString(), 'timestamptz')}
      from json_to_recordset(${statement.rows(held)}) as r ("teamId" uuid, field text, words text)
      on conflict (team_id, field) do update
      set words = excluded.words, is_released = false, at = excluded.at)`,
  ];
}
