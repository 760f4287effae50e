import type { UserId } from 'sync-protocol/ids';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import { changesOf, type RowChange } from 'sync-protocol/mutations/rows';
import { INVITATION_DAYS, MAX_INVITED_A_DAY, MAX_INVITED_A_WEEK } from 'sync-protocol/rules/teams/team-terms';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import type { Statement } from '#db/statement.ts';
import type { Asked, Refused } from '#sync/server-half.ts';

type Invite = Asked<MutationArgs<'team.invite'>>;

const INVITED_BEFORE: Refused = {
  code: 'invited_before',
  message: 'You invited this player a few times already. Please give it a week.',
};
const INVITED_MANY: Refused = {
  code: 'invited_many',
  message: 'You invited a lot of players today. You can invite more tomorrow.',
};

/**
 * Whether a player has invited somebody, or anybody, so often that this invitation is refused.
 * @param passed the invitations of the same push that were let through before this one
 * @returns why this one is refused; undefined where it may go out
 */
export async function whyNoMore(
  kysely: Queryable,
  { args, context: { userId, at } }: Invite,
  passed: readonly Invite[],
): Promise<Refused | undefined> {
  const before = await invitesOf(kysely, userId, at);
  // However often a push invites somebody into a team, one invitation comes of it.
  const also = new Map(passed.map((one) => [pairOf(one), one.args.playerId]));
  also.delete(pairOf({ args }));
  const toPlayer = [...before.map(({ playerId }) => playerId), ...also.values()];
  if (toPlayer.filter((id) => id === args.playerId).length >= MAX_INVITED_A_WEEK) return INVITED_BEFORE;
  const today = before.filter(({ isToday }) => isToday).length + also.size;
  return today >= MAX_INVITED_A_DAY ? INVITED_MANY : undefined;
}

const pairOf = ({ args: { teamId, playerId } }: Pick<Invite, 'args'>) => `${teamId} ${playerId}`;

function invitesOf(kysely: Queryable, player: UserId, at: string) {
  const ago = (days: number) => new Date(Date.parse(at) - days * DAY_MS).toISOString();
  return kysely
    .selectFrom('teamInvites')
    .select('playerId')
    .select((of) => of('at', '>', ago(1)).as('isToday'))
    .where('userId', '=', player)
    .where('at', '>', ago(INVITATION_DAYS))
    .execute();
}

/** Remembers who was invited. What is made and taken back in one push reaches nobody, and doesn't count. */
export function keepInvites(statement: Statement, changes: readonly RowChange[], now: Date): string[] {
  const invites = changesOf(changes, 'teamInvitations').flatMap(({ before, after }) =>
    after?.side === 'sent' && !before ? [{ userId: after.userId, playerId: after.otherId }] : [],
  );
  if (invites.length === 0) return [];
  return [
    `team_invited as (
      insert into team_invites (user_id, player_id, at)
      select r."userId", r."playerId", ${statement.value(now.toISOString(), 'timestamptz')}
      from json_to_recordset(${statement.rows(invites)}) as r ("userId" uuid, "playerId" uuid))`,
  ];
}
