import { z } from 'zod';
import { joinRequestId, teamId, userId } from '../../ids.ts';
import { storedText } from '../text.ts';

/** That a player wants into a team, as their own phones have it; gone once they are in. */
export const joinRequest = z.object({
  id: joinRequestId,
  userId,
  /** By which they join at once, as soon as the server hears of it; else somebody has to let them in. */
  code: z.string().nullable(),
  /** Null with a code: the phone doesn't know yet whose it is. */
  teamId: teamId.nullable(),
  teamName: storedText,
  status: z.enum(['pending', 'declined']),
  /** When it was asked; of one that was declined when that was, as the server heard of it. */
  createdAt: z.iso.datetime(),
});

/** The same as the team's phones have it, until it is answered. */
export const teamRequest = z.object({
  id: joinRequestId,
  teamId,
  requesterId: userId.meta({ serverOnly: true }),
  status: z.enum(['pending', 'accepted', 'declined']),
  createdAt: z.iso.datetime(),
});

export type JoinRequest = z.infer<typeof joinRequest>;
export type TeamRequest = z.infer<typeof teamRequest>;
