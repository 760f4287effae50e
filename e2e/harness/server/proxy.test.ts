import { once } from 'node:events';
import { createServer, request, Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Fault } from './fault.ts';
import { type FaultProxy, startProxy } from './proxy.ts';

const REPLY = 'x'.repeat(100_000);
const PUSH = /^POST \/push /;

/** What the server behind the proxy got of each request's body. */
let received: string[];
let proxy: FaultProxy;
let close: () => void;

beforeEach(async () => {
  received = [];
  const server = createServer((incoming, reply) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => (body += String(chunk)));
    incoming.on('end', () => {
      received.push(body);
      reply.end(REPLY);
    });
    incoming.on('error', () => received.push(`cut after ${body.length}`));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  proxy = await startProxy((server.address() as AddressInfo).port);
  close = () => server.close();
});

afterEach(async () => {
  await proxy.close();
  close();
});

/** Sends a body; gives what came back, or the error. */
async function send(path: string, body = 'hello', agent?: Agent): Promise<string> {
  const outgoing = request(`${proxy.url}${path}`, { method: 'POST', ...(agent ? { agent } : {}) }).end(body);
  outgoing.on('error', () => undefined); // A reply that is cut tells both the reply and the request.
  try {
    const [reply] = (await once(outgoing, 'response')) as [AsyncIterable<Buffer>];
    let text = '';
    for await (const chunk of reply) text += String(chunk);
    return text;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

test('passes everything on as long as nothing is asked of it', async () => {
  expect(await send('/push', 'a'.repeat(300_000))).toBe(REPLY);
  expect(received).toEqual(['a'.repeat(300_000)]);
  expect(proxy.hits).toBe(0);
});

const LOST: [Fault, string[]][] = [
  [{ kind: 'refuse' }, []],
  [{ kind: 'cut-request', afterBytes: 1000 }, [expect.stringMatching(/^cut after (?!5000)/)]],
  [{ kind: 'drop-reply' }, ['b'.repeat(5000)]],
  [{ kind: 'cut-reply', afterBytes: 20_000 }, ['b'.repeat(5000)]],
  [{ kind: 'truncate-reply', afterBytes: 20_000 }, ['b'.repeat(5000)]],
];

test.each(LOST)('%j: the sender learns nothing, the next try passes', async (fault, seen) => {
  proxy.inject({ match: PUSH, fault });
  expect(await send('/push', 'b'.repeat(5000))).toBe('ECONNRESET');
  await expect.poll(() => received).toEqual(seen);
  expect(proxy.hits).toBe(1);
  expect(await send('/push', 'again')).toBe(REPLY);
  expect(received.at(-1)).toBe('again');
});

test('holds a request back for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  proxy.inject({ match: PUSH, fault: { kind: 'delay', ms: 3_600_000 } });
  const sent = send('/push');
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  expect(await send('/pull', 'meanwhile')).toBe(REPLY);
  expect(received).toEqual(['meanwhile']);
  vi.runAllTimers();
  expect(await sent).toBe(REPLY);
  expect(received).toEqual(['meanwhile', 'hello']);
});

test('strikes only the request it aims at, on a connection that carries several', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  proxy.inject({ match: PUSH, fault: { kind: 'drop-reply' }, times: 2 });
  expect(await send('/pull', 'one', agent)).toBe(REPLY);
  expect(await send('/push', 'two', agent)).toBe('ECONNRESET');
  expect(await send('/pull', 'three', agent)).toBe(REPLY);
  expect(await send('/push', 'four', agent)).toBe('ECONNRESET');
  expect(await send('/push', 'five', agent)).toBe(REPLY);
  expect(received).toEqual(['one', 'two', 'three', 'four', 'five']);
  agent.destroy();
});

test('refuses all while it is down, and the server may be gone too', async () => {
  proxy.setDown(true);
  expect(await send('/push')).toBe('ECONNRESET');
  proxy.setDown(false);
  expect(await send('/push')).toBe(REPLY);
  close();
  expect(await send('/push')).toBe('ECONNRESET');
});
