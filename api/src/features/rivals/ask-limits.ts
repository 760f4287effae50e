import type { UserId } from 'sync-protocol/ids';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import type { Asked, Refused } from '#sync/server-half.ts';

/** Requests of a player to everybody in a day, and to the same one in a week. */
const MAX_ASKS_A_DAY = 30;
const MAX_ASKS_A_WEEK = 3;
/** So long they count. */
export const ASKS_KEPT_DAYS = 7;

const ASKED_BEFORE: Refused = {
  code: 'asked_before',
  message: 'You asked this player a few times already. Please give it a week.',
};
const ASKED_MANY: Refused = {
  code: 'asked_many',
  message: 'You asked a lot of players today. You can ask more tomorrow.',
};

/** Says of one after the other whom a push asks why they may not be asked now; undefined: they are. */
export async function askLimits(
  kysely: Queryable,
  asked: readonly Asked<unknown>[],
): Promise<(player: UserId) => Refused | undefined> {
  const asks = await asksOf(kysely, asked[0]);
  const today = asks.filter(({ isToday }) => isToday).length;
  /** By the same push. */
  const alsoAsked = new Set<UserId>();
  return (player) => {
    if (asks.filter(({ rivalId }) => rivalId === player).length >= MAX_ASKS_A_WEEK) return ASKED_BEFORE;
    if (today + alsoAsked.size >= MAX_ASKS_A_DAY) return ASKED_MANY;
    alsoAsked.add(player);
    return undefined;
  };
}

async function asksOf(kysely: Queryable, asked: Asked<unknown> | undefined) {
  if (!asked) return [];
  const { userId, at } = asked.context;
  const ago = (days: number) => new Date(Date.parse(at) - days * DAY_MS).toISOString();
  return kysely
    .selectFrom('rivalAsks')
    .select('rivalId')
    .select((of) => of('at', '>', ago(1)).as('isToday'))
    .where('userId', '=', userId)
    .where('at', '>', ago(ASKS_KEPT_DAYS))
    .execute();
}
