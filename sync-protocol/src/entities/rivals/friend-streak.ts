import { z } from 'zod';
import { userId, uuid } from '../../ids.ts';
import { RIVALRY_STATUS } from '../../rules/rivals/rival-terms.ts';
import { USERNAME_MAX } from '../../rules/session/account.ts';
import { storedText } from '../text.ts';

const day = z.iso.date();
const count = z.int().min(0);

/** A streak that two players keep, or that one has offered, as one of the two has it; the server keeps both in step. */
export const friendStreak = z.object({
  id: uuid,
  userId,
  friendId: userId,
  status: z.enum(RIVALRY_STATUS),
  /** What the friend was called when the player offered it, until `knownPlayers` says it. */
  askedAs: storedText.max(USERNAME_MAX),
  createdAt: z.iso.datetime(),
  /** The first day that can count; none before both have said yes. */
  since: day.nullable(),
  /** The run over the days on which both trained (rules/rivals/friend-streak). */
  streak: count,
  best: count,
  missed: count,
  lastDay: day.nullable(),
  /** The last day since then on which the friend trained. */
  friendDay: day.nullable(),
  /** Days that are held against nobody, because one of the two pauses. */
  pauses: z.array(z.object({ from: day, until: day })),
});

export type FriendStreak = z.infer<typeof friendStreak>;
