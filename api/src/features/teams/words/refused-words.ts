import type { TeamId, UserId } from 'sync-protocol/ids';
import { changesOf } from 'sync-protocol/mutations/rows';
import { TEAM_WORDS } from 'sync-protocol/rules/teams/team-words';
import { lookOf, plainLetters } from 'sync-protocol/rules/words/look-alikes';
import { MANAGER_ROLES } from 'sync-protocol/rules/teams/team-terms';
import type { Queryable } from '#db/db.ts';
import type { Statement } from '#db/statement.ts';
import type { Cause } from '#sync/server-half.ts';
import { managersOf, teamsManagedBy } from '../queries.ts';

// Words that the lists let pass and the operator did not. They are refused to the team, and to whoever wrote for it, in
// all their teams.

/**
 * Answers whether a text is refused to a team: the operator took it off this team, or off another one of somebody who
 * answers for it. A text is the same if it looks the same, whatever letters, signs and marks it is written with.
 * @param makers who answers for it from now on, besides those who do already
 */
export async function refusedBy(
  kysely: Queryable,
  team: TeamId,
  makers: readonly UserId[] = [],
): Promise<(text: string) => boolean> {
  const refused = await kysely
    .selectFrom('refusedTeamWords')
    .select('words')
    .where('teamId', '=', team)
    .union((more) =>
      more
        .selectFrom('refusedPlayerWords')
        .select('words')
        .where((of) =>
          of.or([
            of('userId', 'in', (managers) =>
              managers
                .selectFrom('teamMembers')
                .select('memberId')
                .where('teamId', '=', team)
                .where('role', 'in', MANAGER_ROLES),
            ),
            ...(makers.length > 0 ? [of('userId', 'in', makers)] : []),
          ]),
        ),
    )
    .execute();
  return amongWords(refused.map(({ words }) => words));
}

/** Whether a text is one of some words, as somebody reads them at a glance. */
export function amongWords(words: readonly string[]): (text: string) => boolean {
  const looks = new Set(words.map(glanceOf));
  return (text) => looks.has(glanceOf(text));
}

function glanceOf(text: string): string {
  const bare = plainLetters(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
  // Letters of other alphabets have no look.
  const look = /^[a-z0-9]+$/.test(bare) ? lookOf(bare) : bare;
  return look.replaceAll(/(.)\1+/gu, '$1') || text;
}

/** Whose words a team's are: whoever wrote for it, also once it is gone; where none of them is left, who answers for it. */
export async function answerableFor(kysely: Queryable, team: TeamId): Promise<UserId[]> {
  const writers = await kysely
    .selectFrom('teamWriters')
    .select('userId')
    .where('teamId', '=', team)
    .execute();
  return writers.length > 0 ? writers.map(({ userId }) => userId) : managersOf(kysely, team);
}

/**
 * Remembers who wrote for a team: what the operator refuses later is refused to them, also when they have left by then or
 * passed the team on. Others who answer for the team are not remembered: nobody is asked before they are made an admin.
 */
export function keepWriters(statement: Statement, { changes, by, isRuling }: Cause): string[] {
  if (isRuling || !by) return [];
  const written = changesOf(changes, 'teams').filter(
    ({ before, after }) => after && TEAM_WORDS.some((field) => after[field] !== before?.[field]),
  );
  if (written.length === 0) return [];
  return [
    `team_words_by as (
      insert into team_writers (team_id, user_id)
      select unnest(${statement.array(
        written.map(({ id }) => id),
        'uuid',
      )}), ${statement.value(by, 'uuid')}
      on conflict do nothing)`,
  ];
}

/** Keeps words from these teams, and from whatever these players write for theirs. */
export async function refuse(
  kysely: Queryable,
  { teams, players }: { teams: readonly TeamId[]; players: readonly UserId[] },
  words: readonly string[],
): Promise<void> {
  const ofTeams = teams.flatMap((teamId) => words.map((one) => ({ teamId, words: one })));
  const ofPlayers = players.flatMap((userId) => words.map((one) => ({ userId, words: one })));
  if (ofTeams.length > 0)
    await kysely
      .insertInto('refusedTeamWords')
      .values(ofTeams)
      .onConflict((on) => on.doNothing())
      .execute();
  if (ofPlayers.length > 0)
    await kysely
      .insertInto('refusedPlayerWords')
      .values(ofPlayers)
      .onConflict((on) => on.doNothing())
      .execute();
}

/** Words that the operator lets these players write are so in all the teams for which one of them answers. */
export async function refuseNoMore(
  kysely: Queryable,
  players: readonly UserId[],
  words: readonly string[],
): Promise<void> {
  if (players.length === 0) return;
  const isReleased = amongWords(words);
  const teams = await kysely
    .selectFrom('refusedTeamWords')
    .select(['teamId', 'words'])
    .where('teamId', 'in', teamsManagedBy(kysely, players))
    .execute();
  const own = await kysely
    .selectFrom('refusedPlayerWords')
    .select('words')
    .where('userId', 'in', players)
    .execute();
  for (const { teamId, words: refused } of teams)
    if (isReleased(refused))
      await kysely
        .deleteFrom('refusedTeamWords')
        .where('teamId', '=', teamId)
        .where('words', '=', refused)
        .execute();
  const released = own.map((one) => one.words).filter(isReleased);
  if (released.length > 0)
    await kysely
      .deleteFrom('refusedPlayerWords')
      .where('userId', 'in', players)
      .where('words', 'in', released)
      .execute();
}
