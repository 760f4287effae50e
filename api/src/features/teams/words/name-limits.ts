import { sql } from 'kysely';
import type { TeamId, UserId } from 'sync-protocol/ids';
import { changesOf } from 'sync-protocol/mutations/rows';
import { MAX_NAMES_A_DAY } from 'sync-protocol/rules/teams/team-terms';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import type { Statement } from '#db/statement.ts';
import type { Cause, Refused } from '#sync/server-half.ts';
import { teamAsShown, type Held } from './held-words.ts';
import { teamsById } from '../queries.ts';

const MANY_NAMES: Refused = {
  code: 'many_names',
  message: `Your team got ${MAX_NAMES_A_DAY} new names today. You can change it again tomorrow.`,
};

/**
 * Why a team gets no other name for now, whoever asks for it. Players who are invited and teams that compete with it read
 * each name: with more of them somebody could say anything to them. Of several names in one push they read only one.
 */
export async function whyNoName(
  kysely: Queryable,
  { teamId, name }: { teamId: TeamId; name: string },
  at: string,
): Promise<Refused | undefined> {
  const [row] = await teamsById(kysely, [teamId]);
  // Under the name with which its push founds it nobody has read of it.
  if (!row) return undefined;
  const before = { ...row, teamId };
  const { team } = await teamAsShown(kysely, { before, after: { ...before, name } });
  if (team.name === before.name) return undefined;
  const { count } = await kysely
    .selectFrom('shares')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('kind', '=', `name ${teamId}`)
    // In so many words: else the index is not found, which is of these alone.
    .where(sql<boolean>`kind like 'name %'`)
    .where('at', '>', new Date(Date.parse(at) - DAY_MS).toISOString())
    .executeTakeFirstOrThrow();
  return count >= MAX_NAMES_A_DAY ? MANY_NAMES : undefined;
}

/** Remembers which teams got a name that others read. It is kept with the creator, who is the last to leave a team. */
export function keepNames(
  statement: Statement,
  { changes, now, isRuling }: Cause,
  held: readonly Held[],
): string[] {
  const waits = new Set(held.flatMap(({ teamId, field }) => (field === 'name' ? teamId : [])));
  const named = changesOf(changes, 'teams').flatMap(({ id, before, after }) =>
    before && after && before.name !== after.name && !waits.has(after.id) ? id : [],
  );
  if (isRuling || named.length === 0) return [];
  return [
    `named_teams as (
      insert into shares (user_id, kind, at)
      select member_id, 'name ' || team_id, ${statement.value(now.toISOString(), 'timestamptz')}
      from team_members where role = 'creator' and team_id = any(${statement.array(named, 'uuid')}))`,
  ];
}

/**
 * When a player goes for good, the names that their teams got today go on counting with those who run the teams now. Else
 * whoever takes a team over could give it as many names again.
 */
export async function passOnNames(kysely: Queryable, player: UserId): Promise<void> {
  // Who deletes the account in this moment takes nothing over.
  await sql`update shares set user_id = creators.member_id
    from (
      select team_id, member_id from team_members join users on users.id = member_id
      where role = 'creator' and member_id <> ${player}
        and team_id in (
          select substr(kind, 6)::uuid from shares where user_id = ${player} and kind like 'name %')
      for key share of users) creators
    where user_id = ${player} and kind = 'name ' || team_id`.execute(kysely);
}
