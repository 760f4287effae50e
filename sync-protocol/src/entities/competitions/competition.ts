import { z } from 'zod';
import { competitionId, teamId, userId } from '../../ids.ts';
import { EMPTY_FIELD } from '../../messages.ts';
import { COMPETITION_STATUSES, ENDINGS } from '../../rules/competitions/competition-states.ts';
import {
  COMPETITION_DESCRIPTION_MAX,
  COMPETITION_NAME_MAX,
  COMPETITION_TYPES,
  DURATION_MAX,
  DURATION_MIN,
  SIDES,
  TARGET_MAX,
  TARGET_MIN,
} from '../../rules/competitions/competition-terms.ts';
import { heldWords } from '../held-words.ts';
import { storedText, writtenText } from '../text.ts';

/** What a challenge is about. */
export const competitionFields = z.strictObject({
  name: writtenText.min(1, EMPTY_FIELD).max(COMPETITION_NAME_MAX),
  description: writtenText.max(COMPETITION_DESCRIPTION_MAX),
  competitionType: z.enum(COMPETITION_TYPES),
  targetValue: z.int().min(TARGET_MIN).max(TARGET_MAX),
  /** In days. */
  duration: z.int().min(DURATION_MIN).max(DURATION_MAX),
});

const instant = z.iso.datetime().nullable();
const score = z.int().min(0).nullable();

/**
 * A competition between two teams, as one of them has it. How far they are each phone asks the server: it changes with
 * every task of every player.
 */
export const competition = z.object({
  id: competitionId,
  teamId,
  /** The same for both teams: the id of the challenging one's row. */
  competitionId,
  side: z.enum(SIDES),
  otherTeamId: teamId,
  otherTeamName: storedText,
  ...competitionFields.shape,
  name: storedText,
  description: storedText,
  /** Where it was thought up: its days end there. */
  tz: z.string(),
  status: z.enum(COMPETITION_STATUSES),
  ending: z.enum(ENDINGS).nullable(),
  createdAt: z.iso.datetime(),
  /** Until when the challenge can be answered. */
  expiresAt: z.iso.datetime(),
  startedAt: instant,
  endsAt: instant,
  closedAt: instant,
  /** What the teams came to, once it is completed. */
  ownScore: score,
  otherScore: score,
  heldWords,
  /** Who thought it up: a no is one to them, too, and the words go with them. */
  askedBy: userId.nullish().meta({ serverOnly: true }),
});

export type Competition = z.infer<typeof competition>;
