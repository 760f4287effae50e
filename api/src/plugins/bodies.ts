import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { UNFIT_TEXT } from 'sync-protocol/entities/text';
import { ApiError } from './api-error.ts';

const invalidText = () => new ApiError(400, UNFIT_TEXT.code, UNFIT_TEXT.message);

/**
 * Answers are compressed for who can read them, bodies may come compressed (the route's limit holds for the
 * unpacked size). A JSON body may be empty; no text may hold a NUL, which PostgreSQL cannot store.
 */
export async function readBodies(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['gzip', 'br'],
    threshold: 1024,
    requestEncodings: ['gzip'],
    onUnsupportedRequestEncoding: () => new ApiError(415, 'wrong_type', 'Only gzip is understood here.'),
  });
  app.addHook('onRequest', async (request) => {
    if (request.url.includes('%00')) throw invalidText();
  });
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'ignore');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') return done(null, undefined);
    const { toleratesNul } = request.routeOptions.config;
    if (!toleratesNul && body.includes('\\u0000') && holdsNul(body)) return done(invalidText());
    void parse(request, body, done);
  });
}

/** Whether an escaped NUL is in a JSON text, and not merely a backslash before `u0000`. */
function holdsNul(json: string): boolean {
  return /(?<!\\)(?:\\\\)*\\u0000/.test(json);
}
