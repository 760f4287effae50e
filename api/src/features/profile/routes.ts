import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/profile';
import { canViewProfile } from 'sync-protocol/rules/privacy';
import { pausesOf } from '#db/pauses.ts';
import type { Deps } from '#deps';
import { requireOwn } from '#plugins/own.ts';
import { serve } from '#plugins/serve.ts';
import { act } from '#sync/act.ts';
import { findSeen, requireOpenProfile } from './commands.ts';
import type { Limiter } from '#plugins/rate-limits.ts';
import { isInFull, withStoredPicture } from './pictures.ts';
import { presentProfile } from './present.ts';

/** What players say of themselves, and what others see of it. */
export function serveProfile(app: FastifyInstance, deps: Deps, pictureLimiters: readonly Limiter[]): void {
  const { kysely } = deps.db;
  const nowMs = () => deps.now().getTime();

  serve(app, calls.getUser, async ({ player: viewer, params: { id } }) => {
    const { player, relation } = await requireOpenProfile(deps, viewer.id, id);
    return presentProfile(player, relation, await pausesOf(kysely, id), nowMs());
  });

  serve(app, calls.getProfile, async ({ player: viewer, params: { id } }) => {
    const { player, relation, relationship } = await findSeen(deps, viewer.id, id);
    return {
      user: presentProfile(player, relation, await pausesOf(kysely, id), nowMs()),
      relationship,
      canViewProfile: canViewProfile(player, relation),
    };
  });

  serve(app, calls.updateProfile, async ({ player, params, body, request }) => {
    requireOwn(player, params.id);
    if (isInFull(body.profileImageUrl)) for (const limit of pictureLimiters) await limit(request);
    const args = await withStoredPicture(deps, player.id, body);
    return act(deps, player.id, request, {
      name: 'profile.update',
      args: () => args,
      present: ({ rows }) => {
        const user = rows.get('users', player.id);
        if (!user) throw new Error('a profile that was changed is there');
        return user;
      },
    });
  });
}
