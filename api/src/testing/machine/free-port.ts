import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** The port of a server that has just been told to listen, once it does. */
export async function portOf(server: Server): Promise<number> {
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No TCP port was given.');
  return address.port;
}

/** A TCP port of 127.0.0.1 that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  const port = await portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}
