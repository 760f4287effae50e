import type { DayTotal } from 'sync-protocol/entities/progress/day-total';
import type { RivalActivity } from 'sync-protocol/entities/rivals/rival-activity';
import { clientGroupId, type UserId } from 'sync-protocol/ids';
import type { Mutator } from 'sync-protocol/mutations/mutation';
import { friendStreakAccept, friendStreakOffer } from 'sync-protocol/mutations/rivals/friend-streaks';
import { rivalAccept, rivalRequest } from 'sync-protocol/mutations/rivals/rivalry-changes';
import { Rows } from 'sync-protocol/mutations/rows';
import { tasksDone } from 'sync-protocol/rules/progress/credit';
import { tierOf } from 'sync-protocol/rules/progress/streak';
import { agesOf, birthOf } from 'sync-protocol/rules/session/age';
import { RIVALRY_TYPES } from 'sync-protocol/rules/rivals/rival-terms';
import { DAY_MS, trainingDay } from 'sync-protocol/rules/training-day';
import { userScope } from '#db/scopes.ts';
import type { Deps } from '#deps';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';
import { loadRows } from '#sync/write/load.ts';
import { demoId, type DemoPerson } from './people.ts';

type RivalDeps = ChangeDeps &
  Pick<Deps, 'db'> & {
    /** Where the players are. */
    zone: string;
  };

const RIVALS = 4;
/** So long a streak together has been kept. */
const TOGETHER_DAYS = 21;

/**
 * Gives a player of the demo rivals of about their age who have trained, a streak with one of them, another's offer of
 * one, and one more who asks; once.
 */
export async function befriend(
  deps: RivalDeps,
  player: DemoPerson,
  others: readonly DemoPerson[],
): Promise<void> {
  const { kysely } = deps.db;
  const known = await kysely
    .selectFrom('rivalries')
    .select('id')
    .where('userId', '=', player.id)
    .executeTakeFirst();
  if (known) return;
  const now = deps.now().getTime();
  const peers = others.filter((one) =>
    ['peers', 'adults'].includes(agesOf(birthOf(one), birthOf(player), now)),
  );
  const [asker, ...rivals] = peers.slice(0, RIVALS + 1);
  for (const [index, rival] of rivals.entries()) {
    const type = RIVALRY_TYPES[index % RIVALRY_TYPES.length] ?? 'friendly';
    await act(deps, rival.id, rivalRequest, asking(player, type, ''));
    await act(deps, player.id, rivalAccept, { rivalId: rival.id });
    await tell(deps, player.id, rival.id);
  }
  const [friend, offering] = rivals;
  if (friend) {
    const offer = { friendId: player.id, askedAs: player.displayName };
    await act(deps, friend.id, friendStreakOffer, offer, TOGETHER_DAYS);
    await act(deps, player.id, friendStreakAccept, { friendId: friend.id }, TOGETHER_DAYS);
  }
  if (offering)
    await act(deps, offering.id, friendStreakOffer, { friendId: player.id, askedAs: player.displayName });
  if (asker) await act(deps, asker.id, rivalRequest, asking(player, 'intense', 'First to 500 this week?'));
}

function asking(
  { id, displayName }: DemoPerson,
  rivalshipType: (typeof RIVALRY_TYPES)[number],
  message: string,
) {
  return { rivalId: id, rivalshipType, message, askedAs: displayName };
}

/** Does what the player would have tapped, for today or for a day as long ago. */
async function act<Args>(
  deps: RivalDeps,
  player: UserId,
  mutator: Mutator<string, Args>,
  args: Args,
  daysAgo = 0,
): Promise<void> {
  const at = new Date(deps.now().getTime() - daysAgo * DAY_MS);
  const context = {
    userId: player,
    clientGroup: clientGroupId.parse(demoId('rivals', player)),
    at: at.toISOString(),
    day: trainingDay(at.getTime(), deps.zone),
    tz: deps.zone,
    planOf: () => undefined,
  };
  await deps.db.transaction(async (tx) => {
    const rows = new Rows();
    await loadRows(deps, tx.kysely, [userScope(player)], mutator.needs(args, context), rows);
    mutator.effect(rows, args, context);
    await changeRows(deps, tx, { changes: rows.changes() });
  });
}

/** What the rival did last, as if the two had been rivals then. */
async function tell(deps: RivalDeps, reader: UserId, rival: UserId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const last: DayTotal | undefined = await tx.kysely
      .selectFrom('dayTotals')
      .selectAll()
      .where('userId', '=', rival)
      .orderBy('day', 'desc')
      .executeTakeFirst();
    if (!last) return;
    const at = Math.max(...Object.values(last.done).flat());
    const after: RivalActivity = {
      id: demoId('activity', reader, rival),
      userId: reader,
      rivalId: rival,
      activityType: 'task_completed',
      day: last.day,
      data: { tasks: tasksDone(last), multiplier: tierOf(last.streak).multiplier },
      pointsInvolved: last.points,
      createdAt: new Date(at).toISOString(),
    };
    await changeRows(deps, tx, {
      changes: [{ table: 'rivalActivities', id: after.id, before: undefined, after }],
    });
  });
}
