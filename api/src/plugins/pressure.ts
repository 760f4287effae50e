import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { unavailable } from './api-error.ts';

/** Milliseconds that work may wait for its turn before new work is turned away. */
const MAX_DELAY_MS = 5000;

/** A server that can't keep up says so at once, instead of answering everyone too late. */
export async function turnAwayUnderPressure(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_DELAY_MS,
    pressureHandler: (_request, _reply, _type, value) => {
      // Infinite: not one measurement in the last second, which one long statement of the embedded database does.
      if (value !== Infinity) throw unavailable();
    },
  });
}
