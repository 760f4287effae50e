import { once } from 'node:events';
import { createServer } from 'node:http';
import { portOf } from 'api/src/testing/machine/free-port.ts';

/** An answer that is not our server's. */
export interface Page {
  status: number;
  type: string;
  body: string | Buffer;
  encoding?: string;
  location?: string;
}

/** A network that wants something first: whatever is asked, it answers with its page. */
export async function startPortal({ status, type, body, encoding, location }: Page) {
  let hits = 0;
  const server = createServer((request, response) => {
    hits += 1;
    request.resume();
    response.writeHead(status, {
      'content-type': type,
      ...(encoding && { 'content-encoding': encoding }),
      ...(location && { location }),
    });
    response.end(body);
  }).listen(0, '127.0.0.1');
  const port = await portOf(server);
  return {
    url: `http://localhost:${port}`,
    hits: () => hits,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
