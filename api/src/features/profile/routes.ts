import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/profile/profile';
import { unreadWords } from 'sync-protocol/contract/profile/unread-words';
import type { Deps } from '#deps';
import { statsFor, statsForAll } from '#features/progress/commands.ts';
import { requireOwn } from '#plugins/calls/require-own.ts';
import { serve } from '#plugins/calls/serve.ts';
import { mutateByCall } from '#sync/write/mutate-by-call.ts';
import { approachable, findSeen, requireOpenProfile } from './commands.ts';
import { searchLimiter, type Limiter } from '#plugins/guards/rate-limits.ts';
import { isInFull, withStoredPicture } from './picture/pictures.ts';
import { presentProfile } from './present.ts';
import { search } from './search.ts';
import { unreadWordsOf } from './unread-words.ts';

/** What players say of themselves, and what others see of it. */
export function serveProfile(app: FastifyInstance, deps: Deps, pictureLimiters: readonly Limiter[]): void {
  serve(
    app,
    calls.searchUsers,
    async ({ player: viewer, query: { q } }) => {
      const found = await search(deps, viewer.id, q);
      const stats = await statsForAll(
        deps,
        found.map(({ player: { id }, sees }) => ({ id, sees })),
      );
      return found.map(({ player, sees, relationship }) => ({
        ...presentProfile(player, sees, stats.get(player.id)),
        relationship,
      }));
    },
    { limiters: [searchLimiter(app)] },
  );

  serve(app, calls.getUser, async ({ player: viewer, params: { id } }) => {
    const { player, sees } = await requireOpenProfile(deps, viewer.id, id);
    return presentProfile(player, sees, await statsFor(deps, id, sees));
  });

  serve(app, calls.getProfile, async ({ player: viewer, params: { id } }) => {
    const { player, sees, relationship } = await findSeen(deps, viewer.id, id);
    return {
      user: presentProfile(player, sees, await statsFor(deps, id, sees)),
      relationship,
      canViewProfile: sees.facts,
      canApproach: (await approachable(deps.db.kysely, viewer.id, [id], deps.now().getTime())).has(id),
    };
  });

  serve(app, unreadWords, ({ player, params: { id } }) => {
    requireOwn(player, id);
    return unreadWordsOf(deps, id);
  });

  serve(app, calls.updateProfile, async ({ player, params, body, request }) => {
    requireOwn(player, params.id);
    if (isInFull(body.profileImageUrl)) for (const limit of pictureLimiters) await limit(request);
    const args = await withStoredPicture(deps, player.id, body);
    return mutateByCall(deps, player.id, request, {
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
