import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from 'sync-protocol/contract/call';
import { UNFIT_TEXT } from 'sync-protocol/entities/text';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { limitConfig, type Limit } from './rate-limits.ts';
import { EMPTY, wordsFor } from './issue-words.ts';
import { requirePlayer, type Player } from './session.ts';

/** A call's input after its schemas, and the request for the little that is not in it. */
export interface CallInput<C extends Call> {
  params: z.output<C['params']>;
  query: z.output<C['query']>;
  body: z.output<C['body']>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** An answer that is JSON text already and known to fit its schema: sent as it is. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type CallAnswer<C extends Call> = Promise<z.input<C['answer']> | JsonText>;

export interface ServeOptions {
  /** Stricter than the limit of all calls. */
  limit?: Limit;
  /** Bytes of the unpacked body. */
  bodyLimit?: number;
  /** A NUL in the body is no reason to refuse all of it: the handler sees to what can't be stored. */
  toleratesNul?: boolean;
}

/** Serves a call of the contract to signed-in players. */
export function serve<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: CallInput<C> & { player: Player }) => CallAnswer<C>,
  options: ServeOptions = {},
): void {
  if (call.for !== 'player') throw new Error(`${call.path} is for anyone`);
  mount(app, call, options, async (request, reply) => {
    const player = await requirePlayer(request);
    return handler({ ...readInput(call, request, reply), player });
  });
}

/** Serves a call of the contract to whoever calls, signed in or not. */
export function serveAnyone<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: CallInput<C>) => CallAnswer<C>,
  options: ServeOptions = {},
): void {
  if (call.for !== 'anyone') throw new Error(`${call.path} is for players`);
  mount(app, call, options, async (request, reply) => handler(readInput(call, request, reply)));
}

function mount<C extends Call>(
  app: FastifyInstance,
  call: C,
  { limit, bodyLimit, toleratesNul = false }: ServeOptions,
  handler: (request: FastifyRequest, reply: FastifyReply) => CallAnswer<C>,
): void {
  app.servedCalls.push(call);
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { toleratesNul, ...(limit && { rateLimit: limitConfig(limit) }) },
    ...(bodyLimit !== undefined && { bodyLimit }),
    handler: async (request, reply) => {
      const answer = await handler(request, reply);
      reply.code(call.status);
      if (!(answer instanceof JsonText)) return reply.send(call.answer.parse(answer));
      return reply.type('application/json; charset=utf-8').send(answer.text);
    },
  });
}

/** @throws ApiError 400 with the fields that are wrong. */
export function readInput<C extends Call>(
  call: C,
  request: FastifyRequest,
  reply: FastifyReply,
): CallInput<C> {
  const issues: { path: string; message: string }[] = [];
  const read = (schema: z.ZodType, value: unknown) => {
    const parsed = schema.safeParse(value, { error: wordsFor });
    if (!parsed.success) issues.push(...parsed.error.issues.map(describeIssue));
    return parsed.data;
  };
  const input = {
    params: read(call.params, request.params),
    query: read(call.query, request.query),
    // A body where none is asked for is no reason to refuse.
    body: call.body instanceof z.ZodUndefined ? undefined : read(call.body, request.body),
  };
  if (issues.length > 0) throw invalidInput(issues);
  return { ...(input as Pick<CallInput<C>, 'params' | 'query' | 'body'>), request, reply };
}

function describeIssue(issue: z.core.$ZodIssue): { path: string; message: string } {
  return { path: issue.path.join('.'), message: issue.message };
}

/** Input that the contract does not allow, with the fields that are wrong. */
export function invalidInput(issues: { path: string; message: string }[]): ApiError {
  if (issues.some(({ message }) => message === UNFIT_TEXT.message))
    return new ApiError(400, UNFIT_TEXT.code, UNFIT_TEXT.message, { issues });
  const isIncomplete = issues.some(({ message }) => message === EMPTY);
  const message = isIncomplete ? 'Please fill in all required fields.' : 'Please check the highlighted fields.';
  return new ApiError(400, 'invalid_input', message, { issues });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call of the contract that is served. */
    servedCalls: Call[];
  }
  interface FastifyContextConfig {
    toleratesNul?: boolean;
  }
}
