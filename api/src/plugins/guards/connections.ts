import type { IncomingMessage, Server } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { STORY_FILE_MAX } from 'sync-protocol/rules/stories/story-media';
import type { Config } from '#config';
import { answerClientError } from '../calls/client-errors.ts';
import { addressKey } from './client-address.ts';

/** Who is slower than this does not mean to be understood; a head fits into a packet or two. */
const HEAD_WITHIN_MS = 10_000;
/** What every body may take, however little of it comes; and what one has to bring each second after that. */
const BODY_WITHIN_MS = 60_000;
/** 64 kbit/s: a bad line at the edge of a village. */
const LEAST_BYTES_A_SECOND = 8 * 1024;
/** The largest body of all, a story's file, over the worst line. */
const LARGEST_WITHIN_MS = BODY_WITHIN_MS + (STORY_FILE_MAX / LEAST_BYTES_A_SECOND) * 1000;
const LOOK_AROUND_MS = 2000;
/** Forty phones in one gym, with six connections and a stream each; of use where they come with no proxy before this. */
export const CONNECTIONS_AN_ADDRESS = 300;
/** What an attacker with many addresses may take of the process's memory. */
const CONNECTIONS = 10_000;

/** How long a request may take to arrive at most; of most bodies `hurryBodies` has had enough long before. */
export const PATIENCE: Pick<FastifyServerOptions, 'requestTimeout'> & { http: object } = {
  requestTimeout: LARGEST_WITHIN_MS,
  http: { headersTimeout: HEAD_WITHIN_MS, connectionsCheckingInterval: LOOK_AROUND_MS },
};

/**
 * Hangs up on bodies that do not get on: each has a minute, and a second more for whatever a bad line brings in one. So a
 * large file arrives over it, and nobody keeps a request open with a byte now and then.
 */
export function hurryBodies(server: Server, withinMs = BODY_WITHIN_MS): void {
  server.on('request', (request: IncomingMessage) => {
    const { headers, socket } = request;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    const [begun, before] = [Date.now(), socket.bytesRead];
    const look = () => {
      if (request.complete) return;
      const granted = withinMs + ((socket.bytesRead - before) / LEAST_BYTES_A_SECOND) * 1000;
      const left = begun + granted - Date.now();
      if (left > 0) timer = setTimeout(look, left);
      else answerClientError(TOO_SLOW, socket);
    };
    let timer = setTimeout(look, withinMs);
    request.once('close', () => clearTimeout(timer));
  });
}

/** As Node calls it where it has had enough itself. */
const TOO_SLOW = Object.assign(new Error('a body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** Nobody can hold all connections; behind a proxy, which holds those of everybody, that is the proxy's to see to. */
export function limitConnections(
  { server }: FastifyInstance,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): void {
  server.maxConnections = CONNECTIONS;
  if (trustProxy !== false) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    if (count > CONNECTIONS_AN_ADDRESS) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 0) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
