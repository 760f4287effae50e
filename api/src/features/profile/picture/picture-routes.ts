import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from 'sync-protocol/contract/profile/profile';
import { userId, type UserId } from 'sync-protocol/ids';
import { AVATAR_FILE_MAX, avatarPath, NO_IMAGE } from 'sync-protocol/rules/profile/avatars';
import { z } from 'zod';
import type { Deps } from '#deps';
import { ApiError, notFound } from '#plugins/calls/api-error.ts';
import { BAD_REQUESTS, malformed } from '#plugins/calls/errors.ts';
import { requireOwn } from '#plugins/calls/require-own.ts';
import { byPlayer, fileLimits, type Limiter } from '#plugins/guards/rate-limits.ts';
import { invalidInput, serve } from '#plugins/calls/serve.ts';
import { requirePlayer } from '#plugins/session/session.ts';
import { gateOf } from '../commands.ts';
import type { Remade } from './picture-jobs.ts';
import { admit, findPicture, REASONS } from './pictures.ts';
import { findPerson } from '../queries.ts';

/** A picture of the largest size as text, and the fields beside it. */
const BODY_LIMIT = Math.ceil(AVATAR_FILE_MAX * 1.4) + 64 * 1024;
const FIELD = 'image';
const address = z.object({ id: z.uuid() });

/** The players' own pictures: checked when they come, shown to those who may see the player. */
export async function servePictures(
  app: FastifyInstance,
  deps: Deps,
  limiters: readonly Limiter[],
): Promise<void> {
  await app.register(async (pictures) => {
    await takeFiles(pictures);
    const places = new WeakMap<FastifyRequest, () => void>();
    const giveBack = (request: FastifyRequest) => places.get(request)?.();
    pictures.addHook('onResponse', async (request) => giveBack(request));
    pictures.addHook('onRequestAbort', async (request) => giveBack(request));
    serve(
      pictures,
      calls.moderateImage,
      async ({ player, request }) => {
        const file = request.isMultipart() ? await fileOf(request) : null;
        // From here on it waits at the desk, which counts it there.
        giveBack(request);
        const remade = file ? await deps.pictures.remake(file) : await pictureOfCall(deps, player, request);
        const admission = await admit(deps, player.id, remade);
        return 'path' in admission
          ? { approved: true, reason: null, profileImageUrl: admission.path }
          : { approved: false, reason: REASONS[admission.refused], profileImageUrl: null };
      },
      {
        limiters: [
          ...limiters,
          async (request) => void places.set(request, deps.pictures.keepPlace(byPlayer(request))),
        ],
        bodyLimit: BODY_LIMIT,
        isBodyRaw: true,
      },
    );
  });

  const files = fileLimits(app);
  app.get(avatarPath(':id'), files.options, async (request, reply) => {
    const viewer = await requirePlayer(request);
    await files.limit(request);
    const { data } = address.safeParse(request.params);
    const picture = data && (await findPicture(deps.db.kysely, data.id));
    if (!data || !picture) throw notFound();
    if (picture.userId !== viewer.id) {
      if (picture.profileImageUrl !== avatarPath(data.id)) throw notFound();
      const { standingTo } = await gateOf(deps, viewer.id, [picture.userId]);
      const player = await findPerson(deps.db.kysely, picture.userId);
      if (!player || !standingTo(player).sees.picture) throw notFound();
    }
    // What a path shows never changes: a phone with no signal shows what it has shown before.
    return reply
      .header('cache-control', 'private, max-age=604800, immutable')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      .header('content-disposition', 'inline; filename="picture.jpg"')
      .type('image/jpeg')
      .send(Buffer.from(picture.bytes));
  });
}

/** Forms are streamed, within their limits; JSON stays as it came, for another process to read. */
async function takeFiles(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { files: 1, fields: 0, parts: 1, headerPairs: 20, fileSize: AVATAR_FILE_MAX },
  });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (request.headers['content-encoding'] === undefined) done(null, bytes);
    else done(new ApiError(415, BAD_REQUESTS[415].code, BAD_REQUESTS[415].message));
  });
}

/** @throws ApiError 400 or 413, with the field */
async function fileOf(request: FastifyRequest): Promise<Buffer> {
  let bytes: Buffer | undefined;
  try {
    // To its end: what comes after the file is one part too many.
    for await (const file of request.files()) {
      if (file.fieldname !== FIELD) break;
      bytes = await file.toBuffer();
    }
  } catch (error) {
    if (!(error instanceof request.server.multipartErrors.RequestFileTooLargeError)) throw malformed();
    const message = REASONS.tooLarge;
    throw new ApiError(413, BAD_REQUESTS[413].code, message, { issues: [{ path: FIELD, message }] });
  }
  if (!bytes) throw invalidInput([{ path: FIELD, message: NO_IMAGE }]);
  return bytes;
}

/** @throws ApiError 400 with the fields, 403 for another player's */
async function pictureOfCall(deps: Deps, player: { id: UserId }, { body }: FastifyRequest): Promise<Remade> {
  const read = Buffer.isBuffer(body) ? await deps.pictures.readCall(body) : {};
  if ('remade' in read) {
    requireOwn(player, userId.parse(read.userId));
    return read.remade;
  }
  throw read.issues ? invalidInput(read.issues) : malformed();
}
