import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/profile';
import { avatarPath } from 'sync-protocol/rules/avatars';
import { z } from 'zod';
import type { Deps } from '#deps';
import { notFound } from '#plugins/api-error.ts';
import { requireOwn } from '#plugins/own.ts';
import { serve } from '#plugins/serve.ts';
import { requirePlayer } from '#plugins/session.ts';
import { gateOf } from './commands.ts';
import { admitPicture, findPicture, PICTURE_BODY_LIMIT } from './pictures.ts';
import { findPerson } from './queries.ts';

const CHECK_LIMIT = { max: 30, perSeconds: 60 };
const address = z.object({ id: z.uuid() });

/** The players' own pictures: checked when they come, shown to those who may see the player. */
export function servePictures(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    calls.moderateImage,
    async ({ player, body }) => {
      requireOwn(player, body.userId);
      const admission = await admitPicture(deps, player.id, body.imageData);
      return 'path' in admission
        ? { approved: true, reason: null, profileImageUrl: admission.path }
        : { approved: false, reason: admission.reason, profileImageUrl: null };
    },
    { limit: CHECK_LIMIT, bodyLimit: PICTURE_BODY_LIMIT },
  );

  app.get(avatarPath(':id'), async (request, reply) => {
    const viewer = await requirePlayer(request);
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
