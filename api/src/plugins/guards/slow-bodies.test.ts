import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { hurryBodies } from './connections.ts';

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

describe('a body has a minute, and then as long as it gets on', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  function coming() {
    const server = new EventEmitter();
    hurryBodies(server as Server);
    const socket = { bytesRead: 500, destroyed: false, writable: false, destroySoon: vi.fn<() => void>() };
    const request = Object.assign(new EventEmitter(), {
      headers: { 'content-length': String(10 * 1024 * 1024) },
      complete: false,
      socket,
    });
    server.emit('request', request);
    const pass = (seconds: number, kib = 0) => {
      for (let second = 0; second < seconds; second++) {
        socket.bytesRead += kib * 1024;
        vi.advanceTimersByTime(1000);
      }
      return socket.destroySoon.mock.calls.length > 0;
    };
    return { request, pass };
  }

  test('a file of 10 MB arrives at 64 kbit/s', () => {
    const { request, pass } = coming();
    expect(pass(10 * 128, 8)).toBe(false);
    request.complete = true;
    expect(pass(3600)).toBe(false);
  });

  test('one of which nothing comes ends after it', () => {
    const { pass } = coming();
    expect(pass(59)).toBe(false);
    expect(pass(1)).toBe(true);
  });

  test('one that stops, or only drips, ends soon', () => {
    const stopped = coming();
    expect(stopped.pass(30, 16)).toBe(false);
    expect(stopped.pass(89)).toBe(false);
    expect(stopped.pass(1)).toBe(true);
    expect(coming().pass(90, 2)).toBe(true);
  });

  test('one that has gone is not waited for', () => {
    const { request } = coming();
    request.emit('close');
    expect(vi.getTimerCount()).toBe(0);
  });
});
