import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { hurryBodies, mayTakeLong } from './connections.ts';

test('a body that stays away is answered that it was too slow, and the line is closed', async () => {
  const server = createServer();
  hurryBodies(server, 1);
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nbut');
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString()));
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 408 .*"code":"too_slow"/s);
});

describe('a body has a minute, and one that may take long as long as it gets on', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  function coming({ isLong = true } = {}) {
    const server = new EventEmitter();
    hurryBodies(server as Server);
    const socket = { bytesRead: 500, destroyed: false, writable: false, destroySoon: vi.fn<() => void>() };
    const request = Object.assign(new EventEmitter(), {
      headers: { 'content-length': String(10 * 1024 * 1024) },
      complete: false,
      socket,
    });
    server.emit('request', request);
    if (isLong) mayTakeLong(request as unknown as IncomingMessage);
    const pass = (seconds: number, kib = 0) => {
      for (let second = 0; second < seconds; second++) {
        socket.bytesRead += kib * 1024;
        vi.advanceTimersByTime(1000);
      }
      return socket.destroySoon.mock.calls.length > 0;
    };
    return { request, pass };
  }

  test('a file of 10 MB arrives at 64 kbit/s, with a line that stands still now and then', () => {
    const { request, pass } = coming();
    for (let minute = 0; minute < 43; minute++) expect(pass(30, 8) || pass(30)).toBe(false);
    request.complete = true;
    expect(pass(3600)).toBe(false);
  });

  test('what is kept in memory has no more than the minute, however much of it came', () => {
    const { pass } = coming({ isLong: false });
    expect(pass(59, 100)).toBe(false);
    expect(pass(1, 100)).toBe(true);
  });

  test('one of which nothing comes ends after it, and what came at first buys no time', () => {
    const none = coming();
    expect(none.pass(59)).toBe(false);
    expect(none.pass(1)).toBe(true);
    const burst = coming();
    expect(burst.pass(1, 9 * 1024)).toBe(false);
    expect(burst.pass(118)).toBe(false);
    expect(burst.pass(1)).toBe(true);
    expect(coming().pass(60, 2)).toBe(true);
  });

  test('one that has gone is not waited for', () => {
    const { request } = coming();
    request.emit('close');
    expect(vi.getTimerCount()).toBe(0);
  });
});
