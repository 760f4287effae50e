import { hash, randomUUID } from 'node:crypto';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Deps } from '#deps';

/** Keys that must never be seen in a log, wherever an object is logged. */
const SECRET_KEYS = [
  'password',
  'email',
  'emailOrUsername',
  'token',
  'cookie',
  'authorization',
  'endpoint',
  'p256dh',
  'auth',
];

/** Structured log lines; nothing of a request but its method, route and id. */
export function logOptions({
  config,
  logTo,
}: Deps): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> {
  return {
    genReqId: () => randomUUID().slice(-12),
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: config.logLevel,
      redact: SECRET_KEYS.flatMap((key) => [key, `*.${key}`]),
      serializers: { err: describeError },
      ...(logTo && { stream: logTo }),
    },
  };
}

/** What a container's host asks every few seconds: that all is well needs no line. */
const CHECKS = new Set(['/healthz', '/readyz']);

/**
 * One line a request, with the id that its answer carries as well: who called, which way, and what spoke against it.
 * So every sign-in is there, and everything that was refused; of the checks of health those alone that failed.
 */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('refusal', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? null;
    if (route !== null && CHECKS.has(route) && reply.statusCode < 400) return;
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        code: request.refusal ?? undefined,
        ms: Math.round(reply.elapsedTime),
        player: request.player ? nameless(request.player.id) : undefined,
      },
      'answered',
    );
  });
}

/** Tells lines of one player from those of another without saying who it is. */
function nameless(userId: string): string {
  return hash('sha256', userId, 'base64url').slice(0, 12);
}

interface ErrorInLog {
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: ErrorInLog;
}

/** A database's error carries the values of the row that it is about: only what was wrong is logged. */
function describeError(error: unknown): ErrorInLog & Record<string, unknown> {
  if (!(error instanceof Error)) return { type: 'unknown', message: String(error), stack: '' };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...('code' in error && { code: error.code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of what spoke against the request, for the log. */
    refusal: string | null;
  }
}
