import type { HeldWords } from 'sync-protocol/entities/held-words';
import { uuid, type CompetitionId, type TeamId, type UserId } from 'sync-protocol/ids';
import { teamScope } from 'sync-protocol/mutations/teams/own-team';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import { Statement } from '#db/statement.ts';
import type { Deps } from '#deps';
import { holdCompetitions } from '#features/competitions/commands.ts';
import { messageRuled, newsFor, type HeldTable } from '#features/notifications/commands.ts';
import { answerableFor, managersOf, refuseNoMore } from '#features/teams/commands.ts';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { loadScoped } from '#sync/write/load.ts';
import { snakeCase } from '#sync/write/tables.ts';

// For the operator's command line.

/** A row whose words wait: a player's who was written to by another one, or one of the two teams' of a challenge. */
type Waiting = { id: string; heldWords: NonNullable<HeldWords> } & (
  | { table: 'rivalries' | 'teamInvitations'; userId: UserId; authorId: UserId }
  | {
      table: 'competitions';
      teamId: TeamId;
      challengerId: TeamId;
      challengedId: TeamId;
      competitionId: CompetitionId;
    }
);

/** Of each table with such words, as SQL, what `Waiting` says of whose they are: a new one does not compile without it. */
const WHOSE: Readonly<Record<HeldTable, string>> = {
  rivalries: `'userId', user_id, 'authorId', rival_id`,
  teamInvitations: `'userId', user_id, 'authorId', other_id`,
  competitions: `'teamId', team_id, 'competitionId', competition_id,
        'challengerId', case side when 'challenging' then team_id else other_team_id end,
        'challengedId', case side when 'challenging' then other_team_id else team_id end`,
};

interface HeldMessage {
  id: string;
  table: HeldTable;
  words: string[];
  /** The id of the player or the team that wrote them, and of whom they are for. */
  from: UserId | TeamId;
  to: UserId | TeamId;
}

/** What was written with requests, invitations and challenges and waits for the operator, the oldest first. */
export async function heldMessages({ db: { kysely } }: Pick<Deps, 'db'>): Promise<HeldMessage[]> {
  const byNumber = new Map((await waitingIn(kysely)).map((one) => [one.heldWords.id, one]));
  return [...byNumber].map(([id, one]) => ({
    id,
    table: one.table,
    words: Object.values(one.heldWords.words),
    ...(one.table === 'competitions'
      ? { from: one.challengerId, to: one.challengedId }
      : { from: one.authorId, to: one.userId }),
  }));
}

/**
 * Lets others read words that wait, or keeps them from it for good; whoever wrote them is told.
 * @returns false where none of this number wait: whoever writes anew gets another one
 */
export async function ruleMessage(
  deps: ChangeDeps & Pick<Deps, 'db'>,
  wanted: string,
  isReleased: boolean,
): Promise<boolean> {
  const number = uuid.safeParse(wanted).data;
  if (!number) return false;
  return deps.db.transaction(async (tx) => {
    const { kysely } = tx;
    await hold(kysely, await waitingIn(kysely, number));
    const waiting = await waitingIn(kysely, number);
    const [first] = waiting;
    if (!first) return false;
    const needs = waiting.map((one) => ({ table: one.table, scope: scopeOf(one), ids: [one.id] }));
    const rows = await loadScoped(kysely, needs);
    for (const { table, id } of waiting) {
      const row = rows.get(table, id);
      if (row) rows.put(table, { ...row, ...(isReleased && row.heldWords?.words), heldWords: null });
    }
    const isOfTeam = first.table === 'competitions';
    const told = isOfTeam ? await managersOf(kysely, first.challengerId) : [first.authorId];
    if (isReleased)
      await refuseNoMore(
        kysely,
        isOfTeam ? await answerableFor(kysely, first.challengerId) : told,
        Object.values(first.heldWords.words),
      );
    const news = told.map((player) => newsFor(player, messageRuled(first.table, isReleased), deps.now()));
    await changeRows(deps, tx, { changes: [...rows.changes(), ...news], isRuling: true });
    return true;
  });
}

function scopeOf(one: Waiting): string {
  return one.table === 'competitions' ? teamScope(one.teamId) : userScope(one.userId);
}

/** Nobody else changes them until the commit. */
async function hold(kysely: Queryable, waiting: readonly Waiting[]): Promise<void> {
  for (const one of waiting)
    if (one.table === 'competitions') await holdCompetitions(kysely, [one.competitionId]);
    else await holdPlayers(kysely, [one.userId, one.authorId]);
}

/** @param number of those that are meant; all if left out */
async function waitingIn(kysely: Queryable, number?: string): Promise<Waiting[]> {
  const statement = new Statement();
  const isMeant =
    number === undefined
      ? 'held_words is not null'
      : `held_words is not null and held_words ->> 'id' = ${statement.value(number, 'text')}`;
  const selects = Object.entries(WHOSE).map(
    ([
      table,
      whose,
    ]) => `select json_build_object('table', '${table}', 'id', id, 'heldWords', held_words, ${whose})::text
        as waiting, created_at
      from ${snakeCase(table)} where ${isMeant}`,
  );
  const found = await statement.run<{ waiting: string }>(
    kysely,
    `${selects.join(' union all ')} order by created_at`,
  );
  return found.map(({ waiting }) => JSON.parse(waiting) as Waiting);
}
