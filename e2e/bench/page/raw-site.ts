import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { build } from 'vite';

const ENTRY = join(import.meta.dirname, 'raw-page.ts');
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Raw</title>
<meta name="viewport" content="width=device-width"><style>li { min-height: 64px } input { width: 48px; height: 48px }
.done b { text-decoration: line-through }</style><script type="module" src="page.js"></script></head><body></body></html>`;

/** Serves the raw page, built as the app is, with the tasks that it downloads once. */
export async function startRawSite(
  tasks: readonly Task[],
): Promise<{ url: string; stop: () => Promise<void> }> {
  const files: Record<string, [type: string, text: string]> = {
    '/': ['text/html', PAGE],
    '/page.js': ['text/javascript', await bundle()],
    '/tasks.json': ['application/json', JSON.stringify(tasks)],
  };
  const server = createServer(({ url = '' }, response) => {
    const [type, text] = files[url] ?? ['text/plain', ''];
    response.writeHead(files[url] ? 200 : 404, { 'content-type': type }).end(text);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', rolldownOptions: { input: ENTRY } },
  });
  const chunks = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [code] = chunks.flatMap((chunk) => (chunk.type === 'chunk' && chunk.isEntry ? [chunk.code] : []));
  if (code === undefined) throw new Error('the raw page was not built');
  return code;
}
