import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { CONNECTIONS_AN_ADDRESS } from './connections.ts';

const world = testApp({ database: 'postgres' });
beforeAll(() => world().app.listen({ host: '0.0.0.0', port: 0 }));

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function connectFrom(localAddress: string): Promise<Socket> {
  const { port } = world().app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

async function isServed(socket: Socket): Promise<boolean> {
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return new Promise((resolve) => {
    socket.once('data', () => resolve(true));
    socket.once('close', () => resolve(false));
  });
}

test('one address can’t hold all connections, and gets back what it lets go of', async () => {
  for (let count = 0; count < CONNECTIONS_AN_ADDRESS; count++) await connectFrom('127.0.0.2');
  expect(await isServed(await connectFrom('127.0.0.2'))).toBe(false);
  expect(await isServed(await connectFrom('127.0.0.3'))).toBe(true);
  const [first] = sockets;
  first?.destroy();
  await expect.poll(async () => isServed(await connectFrom('127.0.0.2'))).toBe(true);
});

test('nobody can take their time over a head or a body', () => {
  const { headersTimeout, requestTimeout } = world().app.server;
  expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 10_000, requestTimeout: 2_640_000 });
});
