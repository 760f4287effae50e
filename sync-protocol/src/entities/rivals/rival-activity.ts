import { z } from 'zod';
import { userId, uuid } from '../../ids.ts';
import { RIVAL_ACTIVITY_TYPES } from '../../rules/rivals/rival-terms.ts';
import { cheer } from '../cheer.ts';

/** What a rival did on a training day, told to one player; what comes later that day makes the same row say more. */
export const rivalActivity = z.object({
  id: uuid,
  userId,
  rivalId: userId,
  activityType: z.enum(RIVAL_ACTIVITY_TYPES),
  day: z.iso.date(),
  data: z.object({
    /** Of tasks: how many, the last one unless its words are the rival's own, and the multiplier in percent. */
    tasks: z.int().optional(),
    taskName: z.string().optional(),
    multiplier: z.int().optional(),
    badgeIds: z.array(z.string()).optional(),
    streak: z.int().optional(),
    cheer: cheer.optional(),
  }),
  pointsInvolved: z.int(),
  /** When it last said more. */
  createdAt: z.iso.datetime(),
});

/** What a player has called out to a rival, and for what. */
export const rivalCheer = z.object({
  id: uuid,
  userId,
  rivalId: userId,
  activityId: uuid,
  cheer,
  createdAt: z.iso.datetime(),
});

export type RivalActivity = z.infer<typeof rivalActivity>;
export type RivalCheer = z.infer<typeof rivalCheer>;
