import { z } from 'zod';
import { clientGroupId } from '../ids.ts';
import { poke, pullAnswer, pullQuery, pushAnswer, pushRequest } from '../wire.ts';
import { defineCall } from './call.ts';

export const push = defineCall({
  method: 'POST',
  path: '/api/sync/push',
  summary: 'Runs a device’s queued changes, each exactly once and in order',
  body: pushRequest,
  answer: pushAnswer,
});

export const pull = defineCall({
  method: 'GET',
  path: '/api/sync/pull',
  summary: 'What changed for the player since a cursor',
  query: pullQuery,
  answer: pullAnswer,
});

export const pokes = defineCall({
  method: 'GET',
  path: '/api/sync/poke',
  summary: 'Tells, as long as it is open, that there is something to pull (server-sent events)',
  query: z.object({
    /** Whose own pushes are not to be told. */
    clientGroup: clientGroupId.optional(),
  }),
  answer: poke,
  streams: true,
});
