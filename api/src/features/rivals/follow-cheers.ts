import type { RivalActivity, RivalCheer } from 'sync-protocol/entities/rivals/rival-activity';
import { newId } from 'sync-protocol/ids';
import { changesOf, type RowChange } from 'sync-protocol/mutations/rows';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { tellOfCheers } from '#features/notifications/commands.ts';
import type { Cause } from '#sync/server-half.ts';

/** Brings cheers to who is cheered: into their feed, and as one notification however many there are. */
export async function followCheers(cause: Cause): Promise<RowChange[]> {
  const cheers = changesOf(cause.changes, 'rivalCheers').flatMap(({ before, after }) =>
    !before && after ? [after] : [],
  );
  const day = trainingDay(cause.now.getTime(), 'UTC');
  const heard = cheers.map(({ rivalId: userId, cheer }) => ({ userId, cheer, path: '/rivals?tab=activity' }));
  const news = await tellOfCheers(cause, 'rival', heard);
  return [...cheers.map((cheer) => told(cheer, day, cause.now)), ...news];
}

function told({ userId, rivalId, cheer }: RivalCheer, day: string, now: Date): RowChange {
  const after: RivalActivity = {
    id: newId(),
    userId: rivalId,
    rivalId: userId,
    activityType: 'cheer',
    day,
    data: { cheer },
    pointsInvolved: 0,
    createdAt: now.toISOString(),
  };
  return { table: 'rivalActivities', id: after.id, before: undefined, after };
}
