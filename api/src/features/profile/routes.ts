import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/profile';
import type { UserId } from 'sync-protocol/ids';
import type { Sight } from 'sync-protocol/rules/privacy';
import type { Deps } from '#deps';
import { statsFor } from '#features/progress/commands.ts';
import { requireOwn } from '#plugins/own.ts';
import { serve } from '#plugins/serve.ts';
import { act } from '#sync/act.ts';
import { findSeen, requireOpenProfile } from './commands.ts';
import { PICTURE_BODY_LIMIT, withStoredPicture } from './pictures.ts';
import { presentProfile } from './present.ts';

/** What players say of themselves, and what others see of it. */
export function serveProfile(app: FastifyInstance, deps: Deps): void {
  const statsSeen = async (id: UserId, sees: Sight) => (sees.points ? statsFor(deps, id, sees) : null);

  serve(app, calls.getUser, async ({ player: viewer, params: { id } }) => {
    const { player, sees } = await requireOpenProfile(deps, viewer.id, id);
    return presentProfile(player, sees, await statsSeen(id, sees));
  });

  serve(app, calls.getProfile, async ({ player: viewer, params: { id } }) => {
    const { player, sees, relationship } = await findSeen(deps, viewer.id, id);
    return {
      user: presentProfile(player, sees, await statsSeen(id, sees)),
      relationship,
      canViewProfile: sees.facts,
    };
  });

  serve(
    app,
    calls.updateProfile,
    async ({ player, params, body, request }) => {
      requireOwn(player, params.id);
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
    },
    { bodyLimit: PICTURE_BODY_LIMIT },
  );
}
