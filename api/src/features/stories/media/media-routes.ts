import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as calls from 'sync-protocol/contract/stories';
import { newId } from 'sync-protocol/new-id';
import {
  mediaPath,
  mediaTypeOf,
  STORY_FILE_MAX,
  STORY_PHOTO_TYPES,
  STORY_VIDEO_TYPES,
} from 'sync-protocol/rules/stories/story-media';
import { z } from 'zod';
import type { Deps } from '#deps';
import { gateOf } from '#features/profile/commands.ts';
import { ApiError, notFound, notSignedIn } from '#plugins/calls/api-error.ts';
import { malformed } from '#plugins/calls/errors.ts';
import { invalidInput, serve } from '#plugins/calls/serve.ts';
import { addressKey } from '#plugins/guards/client-address.ts';
import { mayTakeLong } from '#plugins/guards/connections.ts';
import { fileLimits, type Limiter } from '#plugins/guards/rate-limits.ts';
import { requirePlayer, type Player } from '#plugins/session/session.ts';
import { storiesShowing, toldOf } from '../queries.ts';
import { seenOf } from '../feed/sight.ts';
import { isHere, refuseMany } from './coming-file.ts';
import { coverIdOf, fileTooLarge, orUnavailable, takeFile, wrongFile } from './take-file.ts';
import { rangeIn } from './byte-range.ts';
import { fileName } from './file-name.ts';

const FIELD = 'media';
const NO_FILE = { path: FIELD, message: 'Please choose a picture or a video.' };
const STORY_FILE_TYPES = [...STORY_PHOTO_TYPES, ...STORY_VIDEO_TYPES];
const address = z.object({ id: z.uuid() });
const wanted = z.object({ cover: z.literal('1') });

/** The photos and videos of stories: taken from their players alone, shown to who may see a story with them. */
export async function serveMedia(
  app: FastifyInstance,
  deps: Deps,
  limiters: readonly Limiter[],
): Promise<void> {
  await app.register(async (media) => {
    await media.register(multipart, {
      limits: { files: 1, fields: 0, parts: 1, headerPairs: 20, fileSize: STORY_FILE_MAX },
    });
    // As it comes: a file goes on to the disk.
    media.addContentTypeParser(/^(image|video)\//, (_, payload, done) => done(null, payload));
    const options = { limiters, isBodyRaw: true };

    /**
     * Nobody who may send no more today holds a place with bytes that nobody wants. What is here already, and comes again
     * since its answer was lost, is no further file.
     */
    const take = async (
      { player, request }: { player: Player; request: FastifyRequest },
      { id, digest }: { id: string; digest?: string },
      sent: AsyncIterable<Buffer>,
    ) => {
      const { kysely } = deps.db;
      const isKnown = digest !== undefined && (await isHere(kysely, player.id, { id, digest }));
      if (!isKnown) await refuseMany(kysely, player.id, id, deps.now());
      const sender = { player: player.id, address: addressKey(request.ip) };
      return deps.arrivals.take(sender, inItsTime(request, sent), async (file) => {
        if (digest !== undefined && file.digest !== digest) throw badDigest();
        return { mediaUrl: await takeFile(deps, player.id, id, file) };
      });
    };

    serve(
      media,
      calls.putMedia,
      async ({ player, params, query, request }) => {
        if (query.userId !== undefined && query.userId !== player.id) throw notSignedIn();
        const sent = bodyOf(request);
        return take({ player, request }, { id: params.id, digest: digestIn(request) }, sent);
      },
      options,
    );

    serve(
      media,
      calls.uploadMedia,
      async ({ player, request }) => take({ player, request }, { id: newId() }, fileIn(request)),
      options,
    );
  });

  serve(app, calls.mediaKinds, async () => ({ takesVideos: await deps.videos.isAble() }));

  const files = fileLimits(app);
  app.get(mediaPath(':id'), files.options, async (request, reply) => {
    const viewer = await requirePlayer(request);
    await files.limit(request);
    const { data } = address.safeParse(request.params);
    const file =
      data &&
      (await deps.db.kysely.selectFrom('media').selectAll().where('id', '=', data.id).executeTakeFirst());
    if (!file) throw notFound();
    if (file.userId !== viewer.id) {
      const gate = await gateOf(deps, viewer.id, [file.userId], storiesShowing(mediaPath(file.id)));
      if (seenOf(gate, viewer.id, toldOf(gate.beside[0])).length === 0) throw notFound();
    }
    const isCover = mediaTypeOf(file.type) === 'video' && wanted.safeParse(request.query).success;
    return isCover ? sendCover(deps, file, reply) : send(deps, file, request, reply);
  });
}

/** What every file of a story is sent with: kept for so short a while that whoever may see it no more soon does not. */
function asFile(reply: FastifyReply, type: string): FastifyReply {
  return reply
    .header('cache-control', 'private, max-age=30')
    .header('vary', 'cookie')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header('content-disposition', `inline; filename="${fileName({ id: 'story', type })}"`)
    .type(type);
}

/** The picture that stands for a video. */
async function sendCover({ media }: Deps, file: { id: string }, reply: FastifyReply): Promise<FastifyReply> {
  const bytes = await orUnavailable(media.get(coverIdOf(file.id)));
  if (!bytes) throw notFound();
  return asFile(reply, 'image/jpeg').send(bytes);
}

/** A file, or the part that is asked for. */
async function send(
  { media }: Deps,
  file: { id: string; type: string; bytes: number },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // What an id names never changes, and the digest is that of what was sent: it would tell who has the same original.
  const tag = `"${file.id}"`;
  asFile(reply, file.type).header('etag', tag).header('accept-ranges', 'bytes');
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const range = rangeIn(request.headers.range, file.bytes);
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
  const bytes = await orUnavailable(media.get(file.id, range));
  if (!bytes) throw notFound();
  if (!range) return reply.header('content-length', file.bytes).send(bytes);
  return reply
    .code(206)
    .header('content-range', `bytes ${range.first}-${range.last}/${file.bytes}`)
    .header('content-length', range.last - range.first + 1)
    .send(bytes);
}

/** Nothing is read before there is a place for it: until then it may not take long, however many of them there are. */
async function* inItsTime({ raw }: FastifyRequest, sent: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  mayTakeLong(raw);
  yield* sent;
}

/** A file that is a body by itself. @throws ApiError 413 or 415 before a byte of it comes; and in it, 400 or 413 */
function bodyOf({ body, headers }: FastifyRequest): AsyncGenerator<Buffer> {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (!(body instanceof Readable) || !STORY_FILE_TYPES.some((one) => one === type)) throw wrongFile();
  if (Number(headers['content-length'] ?? 0) > STORY_FILE_MAX) throw fileTooLarge();
  return bytesOf(body);
}

async function* bytesOf(body: Readable): AsyncGenerator<Buffer> {
  let left = STORY_FILE_MAX;
  try {
    // Whoever is refused in the middle is told so: the line stays open for that.
    for await (const bytes of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      left -= bytes.length;
      if (left < 0) throw fileTooLarge();
      yield bytes;
    }
  } catch (error) {
    throw error instanceof ApiError ? error : malformed();
  }
}

/** What a file's digest is said to be. @throws ApiError 400 when nothing is said */
function digestIn({ headers }: FastifyRequest): string {
  const said = /(?:^|,)\s*sha-256=:([A-Za-z0-9+/=]+):/.exec(headers['content-digest']?.toString() ?? '')?.[1];
  if (said === undefined) throw badDigest();
  return said;
}

const badDigest = () => new ApiError(400, 'bad_digest', 'This file arrived damaged. Please try again.');

/** What comes of a file in a form. @throws ApiError 400 or 413, with the field */
async function* fileIn(request: FastifyRequest): AsyncGenerator<Buffer> {
  if (!request.isMultipart()) throw invalidInput([NO_FILE]);
  let isThere = false;
  try {
    // To its end: what comes after the file is one part too many.
    for await (const { fieldname, file } of request.files()) {
      if (fieldname !== FIELD) break;
      isThere = true;
      yield* file as AsyncIterable<Buffer>;
    }
  } catch (error) {
    if (error instanceof request.server.multipartErrors.RequestFileTooLargeError) throw fileTooLarge();
    throw malformed();
  }
  if (!isThere) throw invalidInput([NO_FILE]);
}
