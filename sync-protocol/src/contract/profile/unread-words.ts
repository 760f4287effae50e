import { z } from 'zod';
import { WORD_FIELDS } from '../../rules/words/word-fields.ts';
import { defineCall, ofUser } from '../call.ts';

/** What of the own words nobody else reads, and why not. */
export const unreadWord = z.object({
  field: z.enum(WORD_FIELDS),
  /** The words that it is said of: others are judged anew. */
  text: z.string(),
  /** It waits for the operator, or the operator keeps it. */
  why: z.enum(['waits', 'kept']),
});

export const unreadWords = defineCall({
  method: 'GET',
  path: '/api/users/{id}/unread-words',
  summary: 'What the player has written of themselves that nobody else reads; for the player alone',
  params: ofUser,
  answer: z.array(unreadWord),
});

export type UnreadWord = z.infer<typeof unreadWord>;
