import { z } from 'zod';
import { userId } from '../ids.ts';
import { countAnswer, defineCall } from './call.ts';

export const newRivalActivities = defineCall({
  method: 'GET',
  path: '/api/users/{id}/rival-activities/new-count',
  summary: 'How many activities of rivals the player has not seen',
  params: z.object({ id: userId }),
  answer: countAnswer,
});
