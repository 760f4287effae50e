import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from 'sync-protocol/contract/sync';
import type { ClientGroupId } from 'sync-protocol/ids';
import {
  MAX_MUTATIONS_A_PUSH,
  MAX_PUSH_BYTES,
  MAX_PUSH_BYTES_UNZIPPED,
  OLDEST_PROTOCOL,
  PROTOCOL,
  type OutboxMutation,
  type PushRequest,
} from 'sync-protocol/wire';
import { unpackMutations } from 'sync-protocol/wire-packing';
import { z } from 'zod';
import { ApiError, behind, tooLarge, unavailable } from '#plugins/calls/api-error.ts';
import { invalidInput, JsonText, serve } from '#plugins/calls/serve.ts';
import type { Report } from './push/batch.ts';
import type { SyncDeps } from './deps.ts';
import { servePokes } from './pokes/pokes.ts';
import { pull, pullAfterPush } from './pull/pull.ts';
import { pushSafely } from './push/push-safely.ts';
import { packResults } from './push/results.ts';

/** The calls of a phone that keeps its own copy of a player's rows. */
export async function serveSync(app: FastifyInstance, deps: SyncDeps): Promise<void> {
  await app.register(async (sync) => {
    sync.addHook('onRequest', async (request) => refuseLongBody(request));
    sync.addHook('preValidation', async ({ body, query }) => {
      refuseOtherProtocols(body ?? query);
      refuseManyMutations(body);
    });
    servePush(sync, deps);
    serve(sync, calls.pull, async ({ query, player, request }) => {
      const { clientGroup, cursor, packed } = query;
      return new JsonText(
        await pull(
          deps,
          { player: player.id, clientGroup, cursor, isPacked: packed === '1' },
          reportTo(request).failed,
        ),
      );
    });
    servePokes(sync, deps);
  });
}

function servePush(app: FastifyInstance, deps: SyncDeps): void {
  serve(
    app,
    calls.push,
    async ({ body, player, request }) => {
      const now = deps.now().getTime();
      const { clientGroup, cursor, packed = false } = body;
      const sender = { player: player.id, clientGroup, now, skew: now - Date.parse(body.clientNow) };
      const { failed, isBehind, results, news, ...pushed } = await pushSafely(
        deps,
        sender,
        unpack(body),
        reportTo(request, clientGroup),
      );
      if (isBehind) throw behind();
      if (failed) throw unavailable();
      const answer = {
        results: packed ? packResults(results) : results,
        ...pushed,
        serverTime: deps.now().toISOString(),
      };
      if (cursor === undefined) return new JsonText(JSON.stringify(answer));
      const pulling = { player: player.id, clientGroup, cursor, isPacked: packed };
      const page = await pullAfterPush(deps, pulling, news);
      return new JsonText(`{"pull":${page},${JSON.stringify(answer).slice(1)}`);
    },
    { bodyLimit: MAX_PUSH_BYTES_UNZIPPED, toleratesNul: true },
  );
}

function unpack({ mutations }: PushRequest): OutboxMutation[] {
  try {
    return unpackMutations(mutations);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw invalidInput(
      error.issues.map(({ path, message }) => ({ path: ['mutations', 0, ...path].join('.'), message })),
    );
  }
}

/** What it did, without its arguments: these are a player's words, and a log is read by many. */
function reportTo({ log }: FastifyRequest, clientGroup?: ClientGroupId): Report {
  return {
    failed: (error, mutation) => {
      const about = mutation && { lane: mutation.lane, id: mutation.id, name: mutation.name };
      log.error({ err: error, mutation: about }, 'a mutation failed unexpectedly');
    },
    quarantined: ({ lane, id, name }) =>
      log.error(
        { mutation: { clientGroup, lane, id, name } },
        'a mutation was quarantined: npm run admin -- quarantined',
      ),
  };
}

/** S2.1; what is zipped may be longer once it is unzipped. */
function refuseLongBody({ headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > MAX_PUSH_BYTES) throw tooLarge();
}

const sentProtocol = z.object({ protocol: z.coerce.number() });

/** S8.1, before anything else of the message is looked at: another version's may look different. */
function refuseOtherProtocols(message: unknown): void {
  const sent = sentProtocol.safeParse(message);
  if (!sent.success) return;
  const { protocol } = sent.data;
  if (protocol < OLDEST_PROTOCOL || protocol > PROTOCOL)
    throw new ApiError(426, 'upgrade_required', 'Please update the app to go on.');
}

function refuseManyMutations(message: unknown): void {
  if (typeof message !== 'object' || message === null || !('mutations' in message)) return;
  const { mutations } = message;
  if (Array.isArray(mutations) && mutations.length > MAX_MUTATIONS_A_PUSH) throw tooLarge();
}
