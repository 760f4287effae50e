import { z } from 'zod';
import { userId } from '../ids.ts';
import { countAnswer, defineCall } from './call.ts';

export const newVictoryStories = defineCall({
  method: 'GET',
  path: '/api/users/{id}/victory-stories/new-count',
  summary: 'How many victory stories the player has not seen',
  params: z.object({ id: userId }),
  answer: countAnswer,
});
