import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { portOf } from 'api/src/testing/machine/free-port.ts';

/** An HTTP server in front of the product's, which can pretend that a new build has been brought up. */
export interface Front {
  readonly url: string;
  /** From now on the service worker's script is another one, as after every build. */
  bringUpNewBuild(): void;
  /** From now on this is the service worker's script. */
  bringUpWorker(script: string): void;
  close(): Promise<void>;
}

/** Listens on a free port of localhost and passes everything on to `targetPort` there. */
export async function startFront(targetPort: number): Promise<Front> {
  let builds = 1;
  let worker: string | undefined;
  const server = createServer((incoming, outgoing) => {
    if (worker !== undefined && incoming.url === '/sw.js') {
      outgoing.writeHead(200, { 'content-type': 'application/javascript', 'cache-control': 'no-cache' });
      outgoing.end(worker);
      return;
    }
    pass(
      incoming,
      outgoing,
      targetPort,
      builds > 1 && incoming.url === '/sw.js' ? `\n// build ${builds}` : '',
    );
  }).listen(0, '127.0.0.1');
  const port = await portOf(server);
  return {
    url: `http://localhost:${port}`,
    bringUpNewBuild: () => {
      builds += 1;
    },
    bringUpWorker: (script) => {
      worker = script;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Passes one exchange on, with `addition` behind the answer's body. */
function pass(incoming: IncomingMessage, outgoing: ServerResponse, port: number, addition: string): void {
  const { method, url, headers } = incoming;
  const asked = addition
    ? { ...headers, 'accept-encoding': 'identity', 'if-none-match': '', 'if-modified-since': '' }
    : headers;
  const upstream = request({ host: 'localhost', port, method, path: url, headers: asked }, (answer) => {
    const { 'content-length': length, ...rest } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, addition || length === undefined ? rest : answer.headers);
    answer.on('data', (chunk: Buffer) => outgoing.write(chunk));
    answer.on('end', () => outgoing.end(addition));
  });
  upstream.on('error', () => outgoing.destroy());
  outgoing.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
}
