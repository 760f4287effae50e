import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as calls from 'sync-protocol/contract/sync';
import { poke as pokeSchema } from 'sync-protocol/wire';
import { readInput } from '#plugins/calls/serve.ts';
import { sessionsScope, userScope } from '#db/scopes.ts';
import { refuseForeignSites } from '#plugins/guards/same-origin.ts';
import { requirePlayer } from '#plugins/session/session.ts';
import type { SyncDeps } from '../deps.ts';
import { OpenStreams } from './open-streams.ts';
import type { SentPoke } from './poke-bus.ts';
import { scopesOf } from '../scopes.ts';

/** Proxies and phones give up on a connection that says nothing for a minute. */
export const HEARTBEAT_MS = 25_000;
/** A device that reads nothing is cut off rather than written to for ever. */
const MAX_UNREAD_BYTES = 16 * 1024;

/** More devices than anybody looks at at once: one that is shown the door comes back after its usual delay. */
export const MAX_STREAMS_A_PLAYER = 8;

/** Server-sent events that tell a device when to pull (S7.1). */
export function servePokes(app: FastifyInstance, deps: Pick<SyncDeps, 'db' | 'pokes' | 'halves'>): void {
  const { pokes } = deps;
  const open = new OpenStreams(MAX_STREAMS_A_PLAYER);
  app.servedCalls.push(calls.pokes);
  app.get(calls.pokes.path, async (request, reply) => {
    refuseForeignSites(request);
    const player = await requirePlayer(request);
    const { clientGroup } = readInput(calls.pokes, request, reply).query;
    const scopes = await scopesOf(deps, player.id);
    if (reply.raw.destroyed) {
      // Gone while it was asked who it is: its `close` has been, and nothing would end what begins here.
      reply.hijack();
      return;
    }
    const stream = openStream(reply);
    const endIfOver = async () => {
      // A database that can't say is no reason to go: the device could not come back.
      const stands = await app.sessions.stands(player).catch(() => true);
      if (stands || stream.writableEnded) return;
      // The last word makes the device ask, whereupon it learns why.
      send(stream, { scope: userScope(player.id), seq: 0, sender: null });
      stream.end();
    };
    const ends = sessionsScope(player.id);
    let heard = scopes;
    const hear = (poke: SentPoke) => {
      if (poke.scope === ends) return void endIfOver();
      if (poke.sender === null || poke.sender !== clientGroup) send(stream, poke);
      // Whoever joins or leaves a team hears so in their own scope.
      if (poke.scope === userScope(player.id)) void hearAnew();
    };
    let end = pokes.subscribe([...heard, ends], hear);
    const hearAnew = async () => {
      const now = await scopesOf(deps, player.id).catch(() => heard);
      if (stream.destroyed || now.join() === heard.join()) return;
      end();
      heard = now;
      end = pokes.subscribe([...heard, ends], hear);
    };
    const stop = () => {
      clearInterval(heartbeat);
      end();
    };
    const heartbeat = setInterval(() => {
      if (stream.destroyed) return stop();
      write(stream, ': still here\n\n');
      void endIfOver();
    }, HEARTBEAT_MS);
    open.add(player.id, stream);
    stream.on('close', stop);
  });
  app.addHook('preClose', async () => {
    open.endAll();
  });
}

function openStream(reply: FastifyReply): ServerResponse {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
  write(reply.raw, ': here\n\n');
  return reply.raw;
}

function send(stream: ServerResponse, { scope, seq }: SentPoke): void {
  write(stream, `data: ${JSON.stringify(pokeSchema.parse({ scope, seq }))}\n\n`);
}

function write(stream: ServerResponse, text: string): void {
  if (stream.writableLength > MAX_UNREAD_BYTES) stream.destroy();
  else if (!stream.writableEnded) stream.write(text);
}
