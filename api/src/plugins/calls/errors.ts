import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorAnswer } from 'sync-protocol/contract/call';
import { TOO_LARGE } from 'sync-protocol/messages';
import { Refusal } from 'sync-protocol/mutations/mutation';
import { isDatabaseUnavailable, isOutOfRoom } from '#db/errors.ts';
import { ApiError, notSignedIn, unavailable } from './api-error.ts';
import type { Player } from '../session/session.ts';

interface BadRequest {
  code: string;
  message: string;
}

/** What Node or Fastify finds wrong with a request before we see it, by its status. */
export const BAD_REQUESTS: Partial<Record<number, BadRequest>> & Record<400 | 413 | 415, BadRequest> = {
  400: { code: 'invalid_request', message: 'This request could not be understood.' },
  408: { code: 'too_slow', message: 'This took too long to arrive. Please try again.' },
  413: { code: 'too_large', message: TOO_LARGE },
  414: { code: 'too_long', message: 'This address is too long.' },
  415: { code: 'wrong_type', message: 'This kind of content is not accepted here.' },
  431: { code: 'too_large', message: TOO_LARGE },
};

export const malformed = () => new ApiError(400, BAD_REQUESTS[400].code, BAD_REQUESTS[400].message);

/** Every failure leaves as `{message, code, issues?}`; what nobody expected is logged and told to no one. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    app.trouble.note(error);
    const answer = asApiError(error);
    // Whoever was deleted a moment ago fails in many ways, and they are nobody's fault.
    const isGone = answer.status === 500 && request.player && !(await standsStill(request.player));
    sendError(isGone ? notSignedIn() : answer, error, request, reply);
    return reply;
  });
  const standsStill = (player: Player) => app.sessions.standsStill(player).catch(() => true);
}

/** What Fastify refuses before it knows the route, such as an address that can't be decoded. */
export function sendFrameworkError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  sendError(asApiError(error), error, request, reply);
}

function sendError(answer: ApiError, error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (answer.status >= 500) request.log.error({ err: error }, 'a request failed');
  if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter);
  if (hasMuchToCome(request)) reply.header('connection', 'close');
  request.refusal = answer.code;
  const body: ErrorAnswer = { message: answer.message, code: answer.code };
  if (answer.issues) body.issues = answer.issues;
  reply.code(answer.status).header('x-request-id', request.id).header('cache-control', 'no-store').send(body);
}

/** Longer than any phone's answer to a question; what is refused anyway need not be taken in. */
const MUCH = 64 * 1024;

function hasMuchToCome({ raw, headers }: FastifyRequest): boolean {
  if (raw.complete) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > MUCH;
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof Refusal) return fromRefusal(error);
  if (isDatabaseUnavailable(error) || isOutOfRoom(error)) return unavailable();
  const status = statusOf(error);
  if (status === 503) return unavailable();
  const known = BAD_REQUESTS[status];
  if (known) return new ApiError(status, known.code, known.message);
  if (status >= 400 && status < 500) return malformed();
  return new ApiError(500, 'unexpected', 'Something went wrong on our side. Please try again.');
}

/**
 * What the rules of the game refuse is a conflict (409), and what is not there says so by the end of its code (404). Here
 * is every other one: unfit input, what is not the player's to do, what is no more, and what was done too often.
 */
const REFUSED_AS: ReadonlyMap<string, 400 | 403 | 404 | 429> = new Map([
  ['words_unfit', 400],
  ['words_contact', 400],
  ['not_manager', 403],
  ['not_creator', 403],
  ['creator_stays', 403],
  ['minors_inside', 403],
  ['member_unseen', 403],
  // A team that one is not in is not there.
  ['foreign_scope', 404],
  ['team_gone', 404],
  ['member_gone', 404],
  ['code_unknown', 404],
  ['too_many_codes', 429],
  ['many_new_codes', 429],
  ['many_names', 429],
  ['asked_before', 429],
  ['asked_many', 429],
  ['challenged_many', 429],
  ['team_asked_before', 429],
  ['invited_before', 429],
  ['invited_many', 429],
  ['cheered_many', 429],
  ['changes_limit', 429],
  ['many_comments', 429],
  ['many_stories', 429],
]);

/** Most limits are those of a day, and looked at anew with every try. */
const AN_HOUR = 3600;

function fromRefusal({ code, message }: Refusal): ApiError {
  const status = REFUSED_AS.get(code) ?? (code.endsWith('_not_found') ? 404 : 409);
  return new ApiError(status, code, message, status === 429 ? { retryAfter: AN_HOUR } : {});
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}
