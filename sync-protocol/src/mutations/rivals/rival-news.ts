import { z } from 'zod';
import { cheer } from '../../entities/cheer.ts';
import { instantText, isOfOurTime } from '../../entities/time.ts';
import { uuid } from '../../ids.ts';
import { rivalCheerId } from '../../rules/derived-ids.ts';
import { Refusal, type Mutator } from '../mutation.ts';
import { seeUpTo } from '../see-up-to.ts';

export const rivalCheerArgs = z.strictObject({ activityId: uuid, cheer });
export const rivalMarkNotifiedArgs = z.strictObject({});
export const rivalSeeUpToArgs = z.strictObject({ upTo: instantText.refine(isOfOurTime) });

export const ACTIVITY_GONE = { code: 'activity_gone', message: 'This is no longer there to cheer for.' };

/** Calls out to a rival for what they did, once. */
export const rivalCheer: Mutator<'rival.cheer', z.infer<typeof rivalCheerArgs>> = {
  name: 'rival.cheer',
  needs: ({ activityId }, { userId }) => [
    { table: 'rivalActivities', ids: [activityId] },
    { table: 'rivalCheers', ids: [rivalCheerId(userId, activityId)] },
  ],
  effect: (rows, { activityId, cheer: called }, { userId, at }) => {
    const id = rivalCheerId(userId, activityId);
    if (rows.get('rivalCheers', id)) return;
    const activity = rows.get('rivalActivities', activityId);
    if (!activity || activity.activityType === 'cheer')
      throw new Refusal(ACTIVITY_GONE.code, ACTIVITY_GONE.message);
    rows.put('rivalCheers', {
      id,
      userId,
      rivalId: activity.rivalId,
      activityId,
      cheer: called,
      createdAt: at,
    });
  },
};

/** Marks all that the feed told by then as seen, as calls ask for it, and phones of before. */
export const rivalMarkNotified: Mutator<'rival.markNotified', z.infer<typeof rivalMarkNotifiedArgs>> = {
  name: 'rival.markNotified',
  needs: () => [{ table: 'userSettings', all: true }],
  effect: (rows, _, { userId, at }) => seeUpTo(rows, userId, 'rivalsSeenAt', at),
};

/** Marks what the feed tells as seen, up to the newest that was on the player's screen. */
export const rivalSeeUpTo: Mutator<'rival.markNotified@2', z.infer<typeof rivalSeeUpToArgs>> = {
  name: 'rival.markNotified@2',
  needs: () => [{ table: 'userSettings', all: true }],
  effect: (rows, { upTo }, { userId }) => seeUpTo(rows, userId, 'rivalsSeenAt', upTo),
};
