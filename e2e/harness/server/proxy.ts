import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from 'api/src/testing/machine/free-port.ts';
import { FaultQueue, type Rule } from './fault.ts';
import { relay } from './relay.ts';

/** A TCP hop in front of a server that can be told to misbehave. It understands just enough HTTP/1.1 to aim. */
export interface FaultProxy {
  readonly port: number;
  readonly url: string;
  /** Adds a rule; of several that match, the oldest is used up first. */
  inject(rule: Rule): void;
  /** How many requests have met a fault. */
  readonly hits: number;
  /** Cuts all connections and refuses new ones, until told otherwise. */
  setDown(down: boolean): void;
  close(): Promise<void>;
}

/** Listens on a free port of localhost and passes everything on to `targetPort` there, which may come and go. */
export async function startProxy(targetPort: number): Promise<FaultProxy> {
  const faults = new FaultQueue();
  const open = new Set<Socket>();
  let down = false;
  const server = createServer((client) => {
    if (down) {
      client.resetAndDestroy();
      return;
    }
    const upstream = connect({ host: 'localhost', port: targetPort });
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => open.delete(socket));
    }
    relay(client, upstream, faults);
  }).listen(0, '127.0.0.1');
  const port = await portOf(server);

  const cutAll = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    port,
    url: `http://localhost:${port}`,
    inject: (rule) => faults.add(rule),
    get hits() {
      return faults.hits;
    },
    setDown: (value) => {
      down = value;
      if (down) cutAll();
    },
    close: async () => {
      server.close();
      cutAll();
      await once(server, 'close');
    },
  };
}
