import { SAID_NO } from 'sync-protocol/mutations/competitions/competition-changes';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import { changesOf, type RowChange } from 'sync-protocol/mutations/rows';
import { CHALLENGE_DAYS, MAX_CHALLENGED_A_DAY } from 'sync-protocol/rules/competitions/competition-terms';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import { countShares } from '#db/shares.ts';
import type { Statement } from '#db/statement.ts';
import type { Asked, Refused } from '#sync/server-half.ts';

type Challenge = Asked<MutationArgs<'competition.create'>>;

const WAITS: Refused = {
  code: 'already_challenged',
  message: 'You challenged this team already. Please wait for their answer.',
};
const CHALLENGED_MANY: Refused = {
  code: 'challenged_many',
  message: 'You challenged a lot of teams today. You can challenge more tomorrow.',
};

/**
 * Why somebody may not challenge a team for now, with whichever of their teams, also with one that is gone since. A no is
 * also one to the person who asked: with another team they would ask the same. What their team did before is not looked at
 * here: the effect sees that in the team's own rows.
 */
export async function whyNoMore(
  kysely: Queryable,
  { args: { teamId, challengedTeamId }, context: { userId, at } }: Challenge,
  passed: readonly Challenge[],
): Promise<Refused | undefined> {
  const since = new Date(Date.parse(at) - CHALLENGE_DAYS * DAY_MS).toISOString();
  const before = await kysely
    .selectFrom('competitions')
    .select(['otherTeamId', 'status'])
    .where('askedBy', '=', userId)
    .where('teamId', '=', challengedTeamId)
    .where('side', '=', 'challenged')
    .where((of) =>
      of.or([
        of.and([of('ending', '=', 'decline'), of('closedAt', '>', since)]),
        of.and([of('status', '=', 'pending'), of('expiresAt', '>', at)]),
      ]),
    )
    .execute();
  if (before.some(({ status }) => status === 'declined')) return SAID_NO;
  const asking = [
    ...before.map((one) => one.otherTeamId),
    ...passed.filter(({ args }) => args.challengedTeamId === challengedTeamId).map(({ args }) => args.teamId),
  ];
  if (asking.some((team) => team !== teamId)) return WAITS;
  const today = await countShares(kysely, { userId, kind: 'challenge' }, at, DAY_MS);
  return today + passed.length >= MAX_CHALLENGED_A_DAY ? CHALLENGED_MANY : undefined;
}

/** Remembers who has challenged. What is made and taken back in one push reaches nobody, and doesn't count. */
export function keepChallenges(statement: Statement, changes: readonly RowChange[], now: Date): string[] {
  const asked = changesOf(changes, 'competitions').flatMap(({ before, after }) =>
    !before && after?.side === 'challenging' && after.status === 'pending' ? [{ userId: after.askedBy }] : [],
  );
  if (asked.length === 0) return [];
  return [
    `challenges_made as (
      insert into shares (user_id, kind, at)
      select r."userId", 'challenge', ${statement.value(now.toISOString(), 'timestamptz')}
      from json_to_recordset(${statement.rows(asked)}) as r ("userId" uuid))`,
  ];
}
