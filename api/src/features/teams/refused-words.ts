import { teamId as teamIdSchema, type TeamId } from 'sync-protocol/ids';
import { teamScope } from 'sync-protocol/mutations/teams/own-team';
import { TEAM_WORDS, UNNAMED_TEAM } from 'sync-protocol/rules/teams/team-words';
import { plainLetters } from 'sync-protocol/rules/words/look-alikes';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import type { Deps } from '#deps';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { holdScopes } from '#sync/write/hold-scopes.ts';
import { loadScoped } from '#sync/write/load.ts';
import { newsFor, ofTeam, wordsRefused } from './news.ts';
import { managersOf } from './queries.ts';

// Words that the lists let pass, and the operator did not.

/** What stands there instead. */
const NO_WORDS = { name: UNNAMED_TEAM, description: '' } as const;

/** Whether the operator took a text off a team: it is the same in other letters, and with other signs between them. */
export async function refusedBy(kysely: Queryable, team: TeamId): Promise<(text: string) => boolean> {
  const refused = await kysely
    .selectFrom('refusedTeamWords')
    .select('words')
    .where('teamId', '=', team)
    .execute();
  const bare = new Set(refused.map(({ words }) => bareOf(words)));
  return (text) => bare.has(bareOf(text));
}

const bareOf = (text: string) => plainLetters(text).replaceAll(/[^\p{L}\p{N}]/gu, '') || text;

// For the operator's command line.

/** The teams that the operator may mean: by the id, or by the name as others read it. */
export function teamsCalled({ db: { kysely } }: Pick<Deps, 'db'>, wanted: string) {
  return kysely
    .selectFrom('teams')
    .select(['id', 'name', 'description'])
    .where((of) =>
      of.or([
        of('id', '=', teamIdSchema.safeParse(wanted).data ?? null),
        of(of.fn<string>('lower', ['name']), '=', wanted.toLowerCase()),
      ]),
    )
    .orderBy('id')
    .execute();
}

/**
 * Takes a team's name and description out of everybody's sight, its own players' too, who are told to find other words;
 * the same once more waits for the operator. Without them are also the rows that other teams and players have of it.
 * @returns the words that stood there; none, and nothing is done, where there are none of the team's own
 */
export function holdTeamWords(deps: ChangeDeps & Pick<Deps, 'db'>, id: TeamId): Promise<string[]> {
  return deps.db.transaction(async (tx) => {
    const { kysely } = tx;
    const managers = await managersOf(kysely, id);
    const named = await newsNaming(kysely, id);
    // Before the team, for which their own pushes wait with them in hand: in a circle else.
    await holdPlayers(kysely, [...managers, ...named.map(({ userId }) => userId)]);
    await holdScopes(kysely, [teamScope(id)]);
    const rows = await loadScoped(kysely, [
      { table: 'teams', scope: teamScope(id), ids: [id] },
      ...named.map(({ id: news, userId }) => {
        return { table: 'notifications', scope: userScope(userId), ids: [news] } as const;
      }),
    ]);
    const team = rows.get('teams', id);
    const stood = TEAM_WORDS.flatMap((field) => (team && team[field] !== NO_WORDS[field] ? team[field] : []));
    if (!team || stood.length === 0) return [];
    await kysely
      .insertInto('refusedTeamWords')
      .values(stood.map((words) => ({ teamId: id, words })))
      .onConflict((on) => on.doNothing())
      .execute();
    // What was released before is so no longer.
    await kysely
      .deleteFrom('heldTeamWords')
      .where('teamId', '=', id)
      .where('isReleased', '=', true)
      .execute();
    rows.put('teams', { ...team, ...NO_WORDS });
    for (const news of rows.all('notifications'))
      rows.put('notifications', { ...news, message: news.message.replaceAll(team.name, UNNAMED_TEAM) });
    const told = managers.map((manager) => newsFor(manager, wordsRefused(UNNAMED_TEAM, id), deps.now()));
    await changeRows(deps, tx, { changes: [...rows.changes(), ...told], isRuling: true });
    return stood;
  });
}

/** What players were told of a team by its name: its own, and those of teams that compete with it. */
function newsNaming(kysely: Queryable, id: TeamId) {
  return kysely
    .selectFrom('notifications')
    .innerJoin('teams', (on) => on.on('teams.id', '=', id))
    .select(['notifications.id', 'notifications.userId'])
    .where('teams.name', '<>', UNNAMED_TEAM)
    .where((of) => of(of.fn<number>('strpos', ['notifications.message', 'teams.name']), '>', 0))
    .where((of) =>
      of.or([
        of.and([
          of('type', 'in', ['team_invitation', 'team_request']),
          of(of.fn<number>('strpos', ['data', of.val(ofTeam(id))]), '>', 0),
        ]),
        of.and([
          of('type', '=', 'competition_update'),
          of('userId', 'in', (players) =>
            players
              .selectFrom('teamMembers')
              .select('memberId')
              .where((one) =>
                one.or([
                  one('teamId', '=', id),
                  one('teamId', 'in', (rivals) =>
                    rivals.selectFrom('competitions').select('teamId').where('otherTeamId', '=', id),
                  ),
                ]),
              ),
          ),
        ]),
      ]),
    )
    .execute();
}
