import type { Socket } from 'node:net';
import type { Fault, FaultQueue } from './fault.ts';

/** One request and its reply on a connection that may carry many, one after the other. */
interface Exchange {
  fault: Fault | undefined;
  requestBytes: number;
  replyBytes: number;
}

/** Passes bytes between a client and a server, and does to each exchange what its fault says. */
export function relay(client: Socket, upstream: Socket, faults: FaultQueue): void {
  let exchange: Exchange = { fault: undefined, requestBytes: 0, replyBytes: 1 };

  client.on('data', (chunk: Buffer) => {
    const isNew = exchange.replyBytes > 0;
    if (isNew) exchange = { fault: faults.take(firstLine(chunk)), requestBytes: 0, replyBytes: 0 };
    exchange.requestBytes += chunk.length;
    if (isNew && exchange.fault?.kind === 'delay') {
      client.pause();
      setTimeout(() => {
        upstream.write(chunk);
        client.resume();
      }, exchange.fault.ms);
    } else {
      passRequest(chunk, exchange, client, upstream);
    }
  });
  upstream.on('data', (chunk: Buffer) => {
    exchange.replyBytes += chunk.length;
    passReply(chunk, exchange, client, upstream);
  });
  upstream.on('error', () => client.resetAndDestroy());
  upstream.on('close', () => client.destroySoon());
  client.on('close', () => upstream.destroySoon());
}

function passRequest(
  chunk: Buffer,
  { fault, requestBytes }: Exchange,
  client: Socket,
  upstream: Socket,
): void {
  if (fault?.kind === 'refuse') {
    client.resetAndDestroy();
  } else if (fault?.kind === 'cut-request' && requestBytes > fault.afterBytes) {
    upstream.end(beginning(chunk, requestBytes, fault.afterBytes));
    client.resetAndDestroy();
  } else {
    upstream.write(chunk);
  }
}

function passReply(chunk: Buffer, { fault, replyBytes }: Exchange, client: Socket, upstream: Socket): void {
  if (fault?.kind === 'drop-reply') {
    client.resetAndDestroy();
  } else if (fault?.kind === 'cut-reply' && replyBytes > fault.afterBytes) {
    client.write(beginning(chunk, replyBytes, fault.afterBytes), () => client.resetAndDestroy());
    upstream.pause();
  } else if (fault?.kind === 'truncate-reply' && replyBytes > fault.afterBytes) {
    client.end(beginning(chunk, replyBytes, fault.afterBytes));
    upstream.pause();
  } else {
    client.write(chunk);
  }
}

/** The part of a chunk that still fits when `total` bytes, this chunk included, are cut down to `limit`. */
function beginning(chunk: Buffer, total: number, limit: number): Buffer {
  return chunk.subarray(0, Math.max(0, limit - (total - chunk.length)));
}

function firstLine(chunk: Buffer): string {
  return chunk.toString('latin1').split('\r\n', 1)[0] ?? '';
}
