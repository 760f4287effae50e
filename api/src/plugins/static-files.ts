import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#deps';
import { notFound } from './calls/api-error.ts';
import { FOR_EVER } from './calls/kept-answer.ts';
import { KILL_SWITCH } from './kill-switch.ts';

/** Files that say which others belong to the newest version. */
const ALWAYS_ASKED =
  /\/((index|home|guest|sign-up|door)\.html|sw\.js|files\.(pack|outlines)|manifest\.webmanifest)$/;
/** What is sent there to whoever has no session, or one that has ended (web/build/pages.ts). */
const GUESTS_PAGES = new Map([
  ['/', 'guest.html'],
  ['/auth', 'door.html'],
  ['/signup', 'sign-up.html'],
]);
/** Named after their content: what is in them never changes. */
const HASHED = /\/assets\//;
/** A file of a build that came after the start, which knows only those that were there: the pages are of that build, too. */
const NEWER = /^([\w-]+\/)*[\w-]+(\.[\w-]+)+$/;
/** What the build has compressed lies beside the file, and is sent in its place (web/build/compressed.ts). */
const COMPRESSED = /\.(br|gz)$/;

/**
 * Serves the built web app; any page address gets its index, a missing file never does. Whoever comes to the start
 * page or the door without a session gets a page made for guests, and with one Home's shape.
 */
export async function serveWebApp(
  app: FastifyInstance,
  { webRoot, config }: Pick<Deps, 'webRoot' | 'config'>,
): Promise<void> {
  if (webRoot !== null) {
    await app.register(fastifyStatic, {
      root: webRoot,
      index: false,
      wildcard: false,
      preCompressed: true,
      ...(!config.serviceWorker && { globIgnore: ['sw.js*'] }),
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cachingOf(path.slice(webRoot.length).replaceAll('\\', '/')));
      },
    });
    app.get<{ Params: { '*': string } }>('/assets/*', ({ params: { '*': name } }, reply) =>
      NEWER.test(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound(),
    );
    if (!config.serviceWorker)
      app.get('/sw.js', (_, reply) =>
        reply.type('application/javascript').header('cache-control', 'no-cache').send(KILL_SWITCH),
      );
    for (const [path, page] of GUESTS_PAGES) {
      app.get(path, async (request, reply) => {
        reply.header('vary', 'cookie');
        if (await hasSession(app, request)) return reply.sendFile(path === '/' ? 'home.html' : 'index.html');
        // With a question in its address the screen says something of its own.
        return reply.sendFile(page === 'sign-up.html' && request.url !== path ? 'door.html' : page);
      });
    }
  }
  // Without its worker the app can't take what another one shares with it: it says so. The file is not read.
  const goThere = async (_: FastifyRequest, reply: FastifyReply) => reply.redirect('/share', 303);
  app.post('/share', { onRequest: goThere }, goThere);
  app.setNotFoundHandler((request, reply) => {
    if (webRoot === null || !isPage(request)) throw notFound();
    return reply.sendFile('index.html');
  });
}

/** Whether the browser's cookie opens anything; while nobody can say, it does: the page comes all the same. */
async function hasSession(app: FastifyInstance, request: FastifyRequest): Promise<boolean> {
  try {
    return (await app.sessions.find(request)) !== null;
  } catch (error) {
    request.log.warn({ err: error }, 'could not ask whose page it is');
    return true;
  }
}

function cachingOf(sent: string): string {
  const path = sent.replace(COMPRESSED, '');
  if (ALWAYS_ASKED.test(path)) return 'no-cache';
  return HASHED.test(path) ? FOR_EVER : 'public, max-age=3600';
}

function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = request.url.split('?')[0] ?? '';
  const isFile = /\.[^/]*$/.test(path);
  return !isFile && !/^\/api(\/|$)/.test(path) && (request.headers.accept ?? '').includes('text/html');
}
