import { z } from 'zod';
import { teamId, teamInvitationId, userId } from '../../ids.ts';
import { position } from '../../rules/profile/positions.ts';
import { INVITATION_MESSAGE_MAX } from '../../rules/teams/team-terms.ts';
import { heldWords } from '../held-words.ts';
import { storedText, writtenText } from '../text.ts';

/** What goes with an invitation. */
export const invitationFields = z.strictObject({
  message: writtenText.max(INVITATION_MESSAGE_MAX),
  targetPosition: position.nullable(),
  /** What speaks for the player, made from what the sender sees of them. */
  skillMatch: writtenText.max(INVITATION_MESSAGE_MAX),
});

/**
 * An invitation into a team, as one of its two sides has it. Who the other one is each of them asks the server, which
 * shows what they may see.
 */
export const teamInvitation = z.object({
  id: teamInvitationId,
  userId,
  side: z.enum(['received', 'sent']),
  otherId: userId.meta({ serverOnly: true }),
  /** The other side's row. */
  twinId: teamInvitationId.nullable().meta({ serverOnly: true }),
  teamId,
  teamName: storedText,
  message: storedText,
  targetPosition: position.nullable(),
  skillMatch: storedText,
  status: z.enum(['pending', 'accepted', 'declined']),
  createdAt: z.iso.datetime(),
  /** Until when it can be answered; of one that was declined until when neither team nor sender invites the player again. */
  expiresAt: z.iso.datetime(),
  heldWords,
});

export type TeamInvitation = z.infer<typeof teamInvitation>;
