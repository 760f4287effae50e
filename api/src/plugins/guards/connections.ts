import type { IncomingMessage, Server } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { STORY_FILE_MAX } from 'sync-protocol/rules/stories/story-media';
import type { Config } from '#config';
import { answerClientError } from '../calls/client-errors.ts';
import { addressKey } from './client-address.ts';

/** Who is slower than this does not mean to be understood; a head fits into a packet or two. */
const HEAD_WITHIN_MS = 10_000;
/** What every body may take; and of one that may take long, how much of it has to come in each such while. */
const BODY_WITHIN_MS = 60_000;
/** Half of 64 kbit/s, a bad line at the edge of a village, which may stand still now and then. */
const LEAST_BYTES = 4 * 1024 * (BODY_WITHIN_MS / 1000);
/** The largest body of all, a story's file, over the worst line. */
const LARGEST_WITHIN_MS = BODY_WITHIN_MS * (1 + Math.ceil(STORY_FILE_MAX / LEAST_BYTES));
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

const long = new WeakSet<IncomingMessage>();

/** Lets a body take more than a minute, as long as it gets on: only where it lies on the disk until it is whole. */
export function mayTakeLong(request: IncomingMessage): void {
  long.add(request);
}

/**
 * Hangs up on bodies that do not get on. One that is kept in memory has a minute; one that may take long has to bring
 * enough in each. So a large file arrives over a bad line, and nobody keeps a request open with what came at first.
 */
export function hurryBodies(server: Server, withinMs = BODY_WITHIN_MS): void {
  server.on('request', (request: IncomingMessage) => {
    const { headers, socket } = request;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    let before = socket.bytesRead;
    const timer = setInterval(() => {
      if (request.complete) return;
      const came = socket.bytesRead - before;
      before = socket.bytesRead;
      if (!long.has(request) || came < LEAST_BYTES) answerClientError(TOO_SLOW, socket);
    }, withinMs);
    request.once('close', () => clearInterval(timer));
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
