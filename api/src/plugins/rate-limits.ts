import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config';
import { ApiError } from './api-error.ts';
import { addressKey } from './client-address.ts';

/** Calls a minute from one address; a team in one gym shares an address. */
const DEFAULT_PER_MINUTE = 1200;

/** How many calls of one route an address may make. */
export interface Limit {
  max: number;
  perSeconds: number;
}

export async function limitRates(app: FastifyInstance, config: Config): Promise<void> {
  if (!config.rateLimits) return;
  await app.register(rateLimit, {
    max: DEFAULT_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: (request) => addressKey(request.ip),
    errorResponseBuilder: (request, context) => {
      request.log.warn({ event: 'rate_limited' }, 'refused a call over the limit');
      return new ApiError(
        429,
        'too_many_requests',
        'That was a lot at once. Please wait a moment and try again.',
        {
          retryAfter: Math.ceil(context.ttl / 1000),
        },
      );
    },
  });
}

/** A route's own limit, in the form that the plugin reads. */
export function limitConfig({ max, perSeconds }: Limit): { max: number; timeWindow: number } {
  return { max, timeWindow: perSeconds * 1000 };
}
