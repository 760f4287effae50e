import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { newId } from 'sync-protocol/ids';
import { HOSTILE_CALLS, type HostileCall } from './hostile-calls.ts';
import type { Orders, Outcome } from './orders.ts';

// A process that attacks the server of a bench on this machine, for a few seconds.

/** An attacker waits for nobody, but has a memory of its own to lose. */
const MAX_OPEN = 1500;
const MAX_STREAMS = 1000;
const TICK_MS = 20;

process.once('message', (orders: Orders) => void attack(orders));

async function attack(orders: Orders): Promise<void> {
  const answers: Record<string, number> = {};
  const note = (what: string) => (answers[what] = (answers[what] ?? 0) + 1);
  const strike = striker(orders, note);
  process.send?.('ready');
  let sent = 0;
  const start = Date.now();
  const timer = setInterval(() => {
    const due = ((Date.now() - start) / 1000) * orders.perSecond;
    for (; sent < due; sent++) strike(sent);
  }, TICK_MS);
  setTimeout(() => {
    clearInterval(timer);
    const outcome: Outcome = { sent, answers };
    process.send?.(outcome, undefined, undefined, () => process.exit());
  }, orders.seconds * 1000);
}

/** What sends the next hostile thing, whichever it is. */
function striker(orders: Orders, note: (what: string) => void): (count: number) => void {
  const { kind, senders } = orders;
  const senderOf = (count: number) => {
    const sender = senders[count % senders.length];
    if (!sender) throw new Error('nobody attacks');
    return sender;
  };
  let open = 0;
  if (kind === 'heads') {
    return (count) => {
      if (open > MAX_OPEN) return note('not sent');
      open += 1;
      slowHead(orders, senderOf(count).address).on('close', () => {
        open -= 1;
        note('closed');
      });
    };
  }
  const agents = new Map(
    senders.map(({ address }) => [
      address,
      new Agent({
        keepAlive: true,
        localAddress: address,
        family: 4,
        maxSockets: kind === 'streams' ? Infinity : 60,
      }),
    ]),
  );
  const calls = kind === 'streams' ? [] : HOSTILE_CALLS[kind]();
  return (count) => {
    const sender = senderOf(count);
    const call = kind === 'streams' ? aStream() : calls[Math.floor(count / senders.length) % calls.length];
    if (!call || open >= (kind === 'streams' ? MAX_STREAMS : MAX_OPEN)) return note('not sent');
    open += 1;
    const sent = request({
      host: '127.0.0.1',
      port: orders.port,
      method: call.method,
      path: call.path.replace('{id}', sender.id),
      agent: agents.get(sender.address),
      headers: {
        host: `localhost:${orders.port}`,
        origin: `http://localhost:${orders.port}`,
        ...call.headers,
        ...(call.isSignedIn && { cookie: sender.cookie }),
        ...(call.body && { 'content-length': call.body.length }),
      },
    });
    sent.on('response', (response) => {
      note(String(response.statusCode));
      response.resume();
    });
    sent.on('error', () => note('cut off'));
    sent.on('close', () => (open -= 1));
    sent.end(call.body);
  };
}

function aStream(): HostileCall {
  return { method: 'GET', path: `/api/sync/poke?clientGroup=${newId()}`, isSignedIn: true };
}

function slowHead({ port }: Orders, localAddress: string): Socket {
  const socket = connect({ host: '127.0.0.1', port, localAddress });
  socket.on('error', () => undefined);
  socket.write('POST /api/sync/push HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  return socket;
}
