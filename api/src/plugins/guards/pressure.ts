import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { unavailable } from '../calls/api-error.ts';

/** Milliseconds that work may wait for its turn before new work is turned away. */
const MAX_DELAY_MS = 5000;
/** Long enough that one pause, which is over by then, can't pass for the average. */
const LOOK_EVERY_MS = 2 * MAX_DELAY_MS;

/** A server that can't keep up says so at once, instead of answering everyone too late. */
export async function turnAwayUnderPressure(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_DELAY_MS,
    sampleInterval: LOOK_EVERY_MS,
    pressureHandler: (_request, _reply, _type, value) => {
      // Infinite: not one measurement since the last look, which one long statement of the embedded database does.
      if (value !== Infinity) throw unavailable();
    },
  });
}
