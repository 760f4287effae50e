import { z } from 'zod';
import { membershipId, teamId, userId, uuid } from '../../ids.ts';
import { cheer } from '../cheer.ts';

/**
 * What a player has called out to a teammate on a training day, or a teammate to them, as their own phones have it. Who
 * the other one is each of them asks the server, which shows what they may see.
 */
export const teamCheer = z.object({
  id: uuid,
  userId,
  side: z.enum(['sent', 'received']),
  otherId: userId.meta({ serverOnly: true }),
  teamId,
  /** The other one's place in the team. */
  membershipId,
  cheer,
  day: z.iso.date(),
  createdAt: z.iso.datetime(),
});

export type TeamCheer = z.infer<typeof teamCheer>;
