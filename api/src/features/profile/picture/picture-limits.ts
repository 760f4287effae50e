import type { FastifyInstance } from 'fastify';
import { byPlayer, limiter, type Limiter } from '#plugins/guards/rate-limits.ts';

/** Unpacking and looking at a picture is the dearest thing that a call can ask for. */
const BY_PLAYER = { max: 10, perSeconds: 60 };
const BY_ADDRESS = { max: 30, perSeconds: 60 };

/** One count of all pictures that come, by whichever call. */
export function pictureLimiters(app: FastifyInstance): Limiter[] {
  return [limiter(app, BY_PLAYER, byPlayer), limiter(app, BY_ADDRESS)];
}
