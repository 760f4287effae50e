import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UNFIT_TEXT } from 'sync-protocol/entities/text';
import { ApiError, notFound, tooLarge } from './api-error.ts';

const unzip = promisify(gunzip);

/**
 * Bytes of an answer up to which it is compressed in one call, so the answer to forty changes: a stream would take three
 * times as long, and this holds up the others for a fifth of a millisecond.
 */
const COMPRESSED_AT_ONCE = 16 * 1024;

const SAFE_METHODS = ['GET', 'HEAD'];

const invalidText = (fields: string[] = []) =>
  new ApiError(400, UNFIT_TEXT.code, UNFIT_TEXT.message, {
    ...(fields.length > 0 && { issues: fields.map((path) => ({ path, message: UNFIT_TEXT.message })) }),
  });

/**
 * Answers are compressed for who can read them, JSON may come compressed (the route's limit holds for the unpacked
 * size). A JSON body may be empty; no text may hold a NUL, which PostgreSQL cannot store. What nobody serves is
 * refused before its body is read.
 */
export async function readBodies(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['gzip', 'br'],
    threshold: 1024,
    syncThreshold: COMPRESSED_AT_ONCE,
    globalDecompression: false,
  });
  app.addHook('onRequest', async (request) => {
    if (request.url.includes('%00')) throw invalidText(fieldsWithNul(request));
    if (request.is404 && !SAFE_METHODS.includes(request.method)) throw notFound();
  });
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'ignore');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, sent: Buffer) => {
      const bytes = await unpacked(request, sent);
      if (bytes.length === 0) return undefined;
      if (hasMoreParts(bytes, request.routeOptions.bodyLimit / BYTES_A_PART)) throw tooLarge();
      const body = bytes.toString();
      const { toleratesNul } = request.routeOptions.config;
      if (!toleratesNul && body.includes('\\u0000') && holdsNul(body)) throw invalidText();
      return new Promise((resolve, reject) => {
        void parse(request, body, (error, value) => (error ? reject(error) : resolve(value)));
      });
    },
  );
}

/**
 * The bytes of a body before they were compressed: unpacking ends at the limit, however much would follow.
 * @throws ApiError 413, 415 or 400
 */
async function unpacked({ headers, routeOptions }: FastifyRequest, sent: Buffer): Promise<Buffer> {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') return sent;
  if (encoding !== 'gzip') throw new ApiError(415, 'wrong_type', 'Only gzip is understood here.');
  try {
    return await unzip(sent, { maxOutputLength: routeOptions.bodyLimit });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge();
    throw new ApiError(400, 'invalid_request', 'This request could not be understood.');
  }
}

/** On the average of the longest body that a call takes; what has more parts than this is none of ours. */
const BYTES_A_PART = 64;
const [QUOTE, BACKSLASH, COMMA, BRACKET, BRACE] = Buffer.from('"\\,[{');

/** Whether a JSON text has more than so many elements, fields and levels: by these, parsing takes its time. */
function hasMoreParts(json: Buffer, most: number): boolean {
  let parts = 0;
  let isText = false;
  for (let index = 0; index < json.length; index++) {
    const byte = json[index];
    if (byte === QUOTE) isText = !isText;
    else if (isText) index += byte === BACKSLASH ? 1 : 0;
    else if ((byte === COMMA || byte === BRACKET || byte === BRACE) && ++parts > most) return true;
  }
  return false;
}

/** The parts of an address that hold a NUL, as far as they have names. */
function fieldsWithNul({ params, query }: FastifyRequest): string[] {
  return [params, query]
    .flatMap((named) => Object.entries(named ?? {}))
    .flatMap(([name, value]) => (String(value).includes('\0') ? [name] : []));
}

/** Whether an escaped NUL is in a JSON text, and not merely a backslash before `u0000`. */
function holdsNul(json: string): boolean {
  return /(?<!\\)(?:\\\\)*\\u0000/.test(json);
}
