import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, ErrorAnswer } from 'sync-protocol/contract/call';
import { wordsFor } from 'sync-protocol/contract/issue-words';
import { UNFIT_TEXT } from 'sync-protocol/entities/text';
import { EMPTY_FIELD, INCOMPLETE } from 'sync-protocol/messages';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { etagOf, KeptAnswer } from './kept-answer.ts';
import { readAs } from './read-as.ts';
import { byPlayer, limitConfig, limiter, type Limit, type Limiter } from '../guards/rate-limits.ts';
import { refuseForeignSites } from '../guards/same-origin.ts';
import { requirePlayer, type Player } from '../session/session.ts';

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

  get tag(): string {
    return etagOf(this.text);
  }
}

export type CallAnswer<C extends Call> = Promise<z.input<C['answer']> | JsonText | KeptAnswer<C>>;

export interface ServeOptions {
  /** Of this call alone: by player where one must be signed in, since a gym shares an address; else by address. */
  limit?: Limit;
  /** Limits that several calls share, asked once it is known who calls. */
  limiters?: readonly Limiter[];
  /** Bytes of the unpacked body. */
  bodyLimit?: number;
  /** The body comes to the handler as it was sent. */
  isBodyRaw?: boolean;
  /** A NUL in the body is no reason to refuse all of it: the handler sees to what can't be stored. */
  toleratesNul?: boolean;
  /** The answer has an ETag: who has it already is told so in a word. */
  tagged?: boolean;
}

/** Calls of one player, from however many addresses: far more than all their devices make. */
const PLAYER_LIMIT = { max: 600, perSeconds: 60 };
/** Bytes of the body of a call that needs no session: enough for a passkey's answer. */
const STRANGERS_BODY_LIMIT = 16 * 1024;

/**
 * Who calls a player's call is known before a byte of its body is read, and after an address has used up its limit:
 * asking costs a look into the database.
 */
export function askWhoCalls(app: FastifyInstance): void {
  const limit = limiter(app, PLAYER_LIMIT, byPlayer);
  app.addHook('onRoute', (route) => {
    const { isForPlayers, limiters = [] } = route.config ?? {};
    if (!isForPlayers) return;
    const admit = async (request: FastifyRequest) => {
      refuseForeignSites(request);
      await requirePlayer(request);
      for (const one of [limit, ...limiters]) await one(request);
    };
    route.onRequest = [route.onRequest ?? []].flat().concat(admit);
  });
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
    return handler({ ...readInput(call, request, reply, options), player });
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
  const limited = { bodyLimit: STRANGERS_BODY_LIMIT, ...options };
  mount(app, call, limited, async (request, reply) => handler(readInput(call, request, reply)));
}

function mount<C extends Call>(
  app: FastifyInstance,
  call: C,
  { limit, limiters = [], bodyLimit, toleratesNul = false, tagged = false }: ServeOptions,
  handler: (request: FastifyRequest, reply: FastifyReply) => CallAnswer<C>,
): void {
  app.servedCalls.push(call);
  const isForPlayers = call.for === 'player';
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: {
      isForPlayers,
      toleratesNul,
      limiters: limit && isForPlayers ? [limiter(app, limit, byPlayer), ...limiters] : limiters,
      ...(limit && !isForPlayers && { rateLimit: limitConfig(limit) }),
    },
    ...(bodyLimit !== undefined && { bodyLimit }),
    handler: async (request, reply) => {
      const answer = await handler(request, reply);
      reply.code(call.status);
      const isReady = answer instanceof JsonText || answer instanceof KeptAnswer;
      if (!isReady && !tagged) return reply.send(call.answer.parse(answer));
      const ready = isReady ? answer : new JsonText(JSON.stringify(call.answer.parse(answer)));
      if (tagged && isKnown(request, reply, ready)) return reply.code(304).send();
      if (ready instanceof KeptAnswer) return reply.send(await ready.bodyFor(request, reply));
      return reply.type('application/json; charset=utf-8').send(ready.text);
    },
  });
}

/** Names an answer by its ETag, and says whether the caller has it already. */
function isKnown(request: FastifyRequest, reply: FastifyReply, { tag }: { tag: string }): boolean {
  reply.header('etag', tag);
  return (request.headers['if-none-match'] ?? '')
    .split(/,\s*/)
    .some((known) => known.replace(/^W\//, '') === tag);
}

/** @throws ApiError 400 with the fields that are wrong. */
export function readInput<C extends Call>(
  call: C,
  request: FastifyRequest,
  reply: FastifyReply,
  { isBodyRaw = false }: ServeOptions = {},
): CallInput<C> {
  const issues: Issue[] = [];
  const read = (schema: z.ZodType, value: unknown) => {
    const parsed = readAs(schema, value, { error: wordsFor });
    if (!parsed.success) issues.push(...parsed.error.issues.flatMap(describeIssue));
    return parsed.data;
  };
  const input = {
    params: read(call.params, request.params),
    query: read(call.query, request.query),
    // A body where none is asked for is no reason to refuse.
    body: isBodyRaw || call.body instanceof z.ZodUndefined ? undefined : read(call.body, request.body),
  };
  // Of a field, the first thing that is wrong is enough.
  const firsts = new Map(issues.toReversed().map((issue) => [issue.path, issue]));
  if (issues.length > 0) throw invalidInput([...firsts.values()].reverse().slice(0, MAX_ISSUES));
  return { ...(input as Pick<CallInput<C>, 'params' | 'query' | 'body'>), request, reply };
}

/** Whoever sends a thousand unknown fields need not hear of each. */
const MAX_ISSUES = 20;

type Issue = NonNullable<ErrorAnswer['issues']>[number];

/** What is wrong, by field; a field that nobody knows is one of its own. */
function describeIssue({ path, message, ...issue }: z.core.$ZodIssue): Issue[] {
  const fields = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
  return fields.map((field) => ({ path: field.join('.'), message }));
}

/** Input that the contract does not allow, with the fields that are wrong. */
export function invalidInput(issues: Issue[]): ApiError {
  if (issues.some(({ message }) => message === UNFIT_TEXT.message))
    return new ApiError(400, UNFIT_TEXT.code, UNFIT_TEXT.message, { issues });
  const isIncomplete = issues.some(({ message }) => message === EMPTY_FIELD);
  const message = isIncomplete ? INCOMPLETE : 'Please check the highlighted fields.';
  return new ApiError(400, 'invalid_input', message, { issues });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call of the contract that is served. */
    servedCalls: Call[];
  }
  interface FastifyContextConfig {
    isForPlayers?: boolean;
    limiters?: readonly Limiter[];
    toleratesNul?: boolean;
  }
}
