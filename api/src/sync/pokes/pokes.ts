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
import { hearScopes } from './hear-scopes.ts';
import type { SentPoke } from './poke-bus.ts';

/** Proxies and phones give up on a connection that says nothing for a minute. */
export const HEARTBEAT_MS = 25_000;
/** How often a stream sees by itself whether its session stands: it is told of its end, unless a node dies just then. */
export const HEARTBEATS_A_CHECK = 12;
/** A device that reads nothing is cut off rather than written to for ever. */
const MAX_UNREAD_BYTES = 16 * 1024;

/**
 * How long a stream waits on average until it pokes for no reason (S7.3). It knows no rhythm, however often it begins
 * anew: so a poke that has one, as where somebody was blocked, tells nothing.
 */
export const IDLE_POKE_MS = 10 * 60_000;
/** A longer wait than a timer can hold. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** More devices than anybody looks at at once: one that is shown the door comes back after its usual delay. */
export const MAX_STREAMS_A_PLAYER = 8;

type PokeDeps = Pick<SyncDeps, 'db' | 'pokes' | 'halves' | 'now' | 'idlePokeMs'>;

/** Server-sent events that tell a device when to pull (S7.1). */
export function servePokes(app: FastifyInstance, deps: PokeDeps): void {
  const { pokes } = deps;
  const open = new OpenStreams(MAX_STREAMS_A_PLAYER);
  app.metrics.gauge('poke_streams', 'Streams of pokes that are open on this node', () => open.size);
  app.servedCalls.push(calls.pokes);
  app.get(calls.pokes.path, async (request, reply) => {
    refuseForeignSites(request);
    const player = await requirePlayer(request);
    const { clientGroup } = readInput(calls.pokes, request, reply).query;
    let stream: ServerResponse | undefined;
    const endHearing = await hearScopes(deps, player.id, (poke) => {
      // What is poked before the stream opens its device asks for then.
      if (stream && (poke.sender === null || poke.sender !== clientGroup)) send(stream, poke);
    });
    if (reply.raw.destroyed) {
      // Gone while it was asked who it is: its `close` has been, and nothing would end what begins here.
      endHearing();
      reply.hijack();
      return;
    }
    const opened = (stream = openStream(reply));
    const endIfOver = async () => {
      // A database that can't say is no reason to go: the device could not come back.
      const stands = await app.sessions.stands(player).catch(() => true);
      if (stands || opened.writableEnded) return;
      // The last word makes the device ask, whereupon it learns why.
      send(opened, { scope: userScope(player.id), seq: 0, sender: null });
      opened.end();
    };
    const endWatching = pokes.subscribe([sessionsScope(player.id)], () => void endIfOver());
    let idle: NodeJS.Timeout | undefined;
    const pokeIdly = () => {
      const wait = -Math.log(1 - Math.random()) * deps.idlePokeMs;
      idle = setTimeout(
        () => {
          send(opened, { scope: userScope(player.id), seq: 0, sender: null });
          pokeIdly();
        },
        Math.min(wait, MAX_TIMER_MS),
      );
    };
    const stop = () => {
      clearInterval(heartbeat);
      clearTimeout(idle);
      endHearing();
      endWatching();
    };
    let beats = 0;
    const heartbeat = setInterval(() => {
      if (opened.destroyed) return stop();
      write(opened, ': still here\n\n');
      if (++beats % HEARTBEATS_A_CHECK === 0) void endIfOver();
    }, HEARTBEAT_MS);
    pokeIdly();
    open.add(player.id, opened);
    opened.on('close', stop);
    // It may have ended between the first look and the watch.
    void endIfOver();
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
