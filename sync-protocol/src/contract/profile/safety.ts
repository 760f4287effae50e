import { z } from 'zod';
import { writtenText } from '../../entities/text.ts';
import { user } from '../../entities/profile/user.ts';
import { userId } from '../../ids.ts';
import { REPORT_DETAILS_MAX, REPORT_REASONS } from '../../rules/profile/report-terms.ts';
import { defineCall, doneAnswer, ofUser } from '../call.ts';

export const reportUser = defineCall({
  method: 'POST',
  path: '/api/users/{id}/reports',
  summary: 'Brings a player to the operator’s notice; who reports stays between the two',
  params: ofUser,
  body: z.object({
    reason: z.enum(REPORT_REASONS),
    details: writtenText.max(REPORT_DETAILS_MAX).default(''),
  }),
  status: 201,
  answer: doneAnswer,
});

const ofBlock = ofUser.extend({ blockedUserId: userId });

export const blockUser = defineCall({
  method: 'PUT',
  path: '/api/users/{id}/blocks/{blockedUserId}',
  summary: 'Keeps the player and another from seeing each other anywhere',
  params: ofBlock,
  answer: doneAnswer,
});

export const unblockUser = defineCall({
  method: 'DELETE',
  path: '/api/users/{id}/blocks/{blockedUserId}',
  summary: 'Takes the player’s own block back',
  params: ofBlock,
  answer: doneAnswer,
});

export const listBlocks = defineCall({
  method: 'GET',
  path: '/api/users/{id}/blocks',
  summary: 'Whom the player has blocked, the latest first: by username only',
  params: ofUser,
  answer: z.array(z.object({ id: userId, displayName: user.shape.displayName })),
});
