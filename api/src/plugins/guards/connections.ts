import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '#config';
import { addressKey } from './client-address.ts';

/** Who is slower than this does not mean to be understood; a head fits into a packet or two. */
const HEAD_WITHIN_MS = 10_000;
/** The largest picture over a bad line. */
const BODY_WITHIN_MS = 60_000;
const LOOK_AROUND_MS = 2000;
/** Forty phones in one gym, with six connections and a stream each. */
export const CONNECTIONS_AN_ADDRESS = 300;
/** What an attacker with many addresses may take of the process's memory. */
const CONNECTIONS = 10_000;

/** How long a request may take to arrive. */
export const PATIENCE: Pick<FastifyServerOptions, 'requestTimeout'> & { http: object } = {
  requestTimeout: BODY_WITHIN_MS,
  http: { headersTimeout: HEAD_WITHIN_MS, connectionsCheckingInterval: LOOK_AROUND_MS },
};

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
