import { z } from 'zod';
import { userId, uuid } from '../../ids.ts';
import { RIVAL_MESSAGE_MAX, RIVALRY_STATUS, RIVALRY_TYPES } from '../../rules/rivals/rival-terms.ts';
import { USERNAME_MAX } from '../../rules/session/account.ts';
import { heldWords } from '../held-words.ts';
import { storedText } from '../text.ts';

/** A rivalry as one of the two has it; the other has a row of their own, which the server keeps in step. */
export const rivalry = z.object({
  id: uuid,
  userId,
  /** The same for both. */
  rivalryId: uuid,
  rivalId: userId,
  status: z.enum(RIVALRY_STATUS),
  rivalshipType: z.enum(RIVALRY_TYPES),
  /** What was said with the request. */
  message: storedText.max(RIVAL_MESSAGE_MAX),
  /** What the other was called when the player asked them, until `knownPlayers` says it. */
  askedAs: storedText.max(USERNAME_MAX),
  createdAt: z.iso.datetime(),
  acceptedAt: z.iso.datetime().nullable(),
  heldWords,
});

export type Rivalry = z.infer<typeof rivalry>;
