import type { TeamId } from 'sync-protocol/ids';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import { changesOf, type RowChange } from 'sync-protocol/mutations/rows';
import { MAX_ASKED_A_DAY } from 'sync-protocol/rules/teams/team-terms';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import { countShares } from '#db/shares.ts';
import type { Statement } from '#db/statement.ts';
import type { Asked, Refused } from '#sync/server-half.ts';

const TEAM_ASKED_BEFORE: Refused = {
  code: 'team_asked_before',
  message: 'You asked this team a few times today. Please give it until tomorrow.',
};

const kindOf = (teamId: TeamId) => `ask ${teamId}` as const;

/** Why a player may not ask a team for now: who leads it hears of each request, also of one that is taken back. */
export async function whyNoRequest(
  kysely: Queryable,
  { args: { teamId }, context: { userId, at } }: Asked<MutationArgs<'team.request'>>,
): Promise<Refused | undefined> {
  const today = await countShares(kysely, { userId, kind: kindOf(teamId) }, at, DAY_MS);
  return today >= MAX_ASKED_A_DAY ? TEAM_ASKED_BEFORE : undefined;
}

/** Remembers who has asked which team. What is asked and taken back in one push reaches nobody, and doesn't count. */
export function keepRequests(statement: Statement, changes: readonly RowChange[], now: Date): string[] {
  const asked = changesOf(changes, 'teamRequests').flatMap(({ before, after }) =>
    after && !before ? [{ userId: after.requesterId, kind: kindOf(after.teamId) }] : [],
  );
  if (asked.length === 0) return [];
  return [
    `team_asked as (
      insert into shares (user_id, kind, at)
      select r."userId", r.kind, ${statement.value(now.toISOString(), 'timestamptz')}
      from json_to_recordset(${statement.rows(asked)}) as r ("userId" uuid, kind text))`,
  ];
}
