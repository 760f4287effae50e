import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Config } from '#config';
import { ApiError } from '../calls/api-error.ts';
import { addressKey } from './client-address.ts';

/** Calls a minute from one address; a team in one gym shares an address. */
const DEFAULT_PER_MINUTE = 1200;

/** How many calls may be made. */
export interface Limit {
  max: number;
  perSeconds: number;
}

export async function limitRates(app: FastifyInstance, config: Config): Promise<void> {
  if (!config.rateLimits) return;
  await app.register(rateLimit, {
    max: DEFAULT_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: byAddress,
    errorResponseBuilder: (request, { ttl }) => tooMany(request, ttl),
  });
}

/** Refuses a call that is one too many. */
export type Limiter = (request: FastifyRequest) => Promise<void>;

/** Counts the calls of one sender, by whichever routes they come. @throws ApiError 429 */
export function limiter(
  app: FastifyInstance,
  { max, perSeconds }: Limit,
  senderOf: (request: FastifyRequest) => string = byAddress,
): Limiter {
  if (!app.hasDecorator('createRateLimit')) return async () => undefined;
  const count = app.createRateLimit({ max, timeWindow: perSeconds * 1000, keyGenerator: senderOf });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(request, counted.ttl);
  };
}

function byAddress(request: FastifyRequest): string {
  return addressKey(request.ip);
}

/** For what is served to players: who calls is known by then. */
export function byPlayer({ player }: FastifyRequest): string {
  if (!player) throw new Error('nobody has asked yet who calls');
  return player.id;
}

function tooMany(request: FastifyRequest, ttl: number): ApiError {
  request.log.warn({ event: 'rate_limited' }, 'refused a call over the limit');
  return new ApiError(
    429,
    'too_many_requests',
    'That was a lot at once. Please wait a moment and try again.',
    { retryAfter: Math.ceil(ttl / 1000) },
  );
}

/** A route's own limit, in the form that the plugin reads. */
export function limitConfig({ max, perSeconds }: Limit): { max: number; timeWindow: number } {
  return { max, timeWindow: perSeconds * 1000 };
}

/** Pictures and files of one player: a board shows fifty, and a video is asked for in parts. */
const FILES_LIMIT = { max: 600, perSeconds: 60 };
/** And of one address: forty phones in one gym, whoever they are. */
const FILES_OF_ADDRESS = { max: 6000, perSeconds: 60 };

/**
 * For what pages load beside their rows: counted by itself, so that looking at pictures takes no calls from a gym.
 * @returns the route's options, and what its handler asks once it knows who calls
 */
export function fileLimits(app: FastifyInstance): { options: RouteShorthandOptions; limit: Limiter } {
  return {
    options: { config: { rateLimit: limitConfig(FILES_OF_ADDRESS) } },
    limit: limiter(app, FILES_LIMIT, byPlayer),
  };
}

/** Enough for whoever types, too little for whoever collects names. */
const SEARCH_LIMIT = { max: 60, perSeconds: 60 };

/** Searches of one player, from however many addresses. */
export function searchLimiter(app: FastifyInstance): Limiter {
  return limiter(app, SEARCH_LIMIT, byPlayer);
}
