import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#config';
import { ApiError } from '../calls/api-error.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses every call that could change something unless it comes from the app's own pages. */
export function requireSameOrigin(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.includes(request.method) || isSameOrigin(request, config)) return;
    request.log.warn({ event: 'cross_origin' }, 'refused a call from elsewhere');
    throw crossOrigin();
  });
}

/**
 * Refuses what another site has a player's browser ask for, whether it changes something or not: a mere look may bind
 * a device or deal a day. An address that the player typed is their own wish.
 */
export function refuseForeignSites({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'] ?? 'none';
  if (site !== 'same-origin' && site !== 'none') throw crossOrigin();
}

/** Whether a browser says that the user moved from one page of the app to this address. */
export function isOwnNavigation(request: FastifyRequest): boolean {
  const { headers } = request;
  return headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-mode'] === 'navigate';
}

export function crossOrigin(): ApiError {
  return new ApiError(403, 'cross_origin', 'This can only be done from within VolleyPath.');
}

/** Browsers set both headers themselves, no page can; a caller with neither is no browser showing the app. */
function isSameOrigin(request: FastifyRequest, config: Config): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (config.publicUrl) return origin === config.publicUrl.origin;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
