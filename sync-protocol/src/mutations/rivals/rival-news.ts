import { z } from 'zod';
import { cheer } from '../../entities/cheer.ts';
import { uuid } from '../../ids.ts';
import { rivalCheerId } from '../../rules/derived-ids.ts';
import { freshSettings } from '../../rules/fresh-rows.ts';
import { Refusal, type Mutator } from '../mutation.ts';

export const rivalCheerArgs = z.strictObject({ activityId: uuid, cheer });
export const rivalMarkNotifiedArgs = z.strictObject({});

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

/** Marks what the feed tells as seen, as it stood at the time. */
export const rivalMarkNotified: Mutator<'rival.markNotified', z.infer<typeof rivalMarkNotifiedArgs>> = {
  name: 'rival.markNotified',
  needs: () => [{ table: 'userSettings', all: true }],
  effect: (rows, _, { userId, at }) => {
    const settings = rows.get('userSettings', userId) ?? freshSettings(userId);
    const { rivalsSeenAt } = settings;
    if (!rivalsSeenAt || rivalsSeenAt < at) rows.put('userSettings', { ...settings, rivalsSeenAt: at });
  },
};
