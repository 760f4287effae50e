import type { doneAnswer } from 'sync-protocol/contract/call';
import type { z } from 'zod';

/** The answer of a call that has nothing to tell. */
export const DONE: z.infer<typeof doneAnswer> = { success: true };
