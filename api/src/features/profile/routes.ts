import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/profile';
import type { Deps } from '#deps';
import { requireOwn } from '#plugins/own.ts';
import { serve } from '#plugins/serve.ts';
import { act } from '#sync/act.ts';

/** What players say of themselves. */
export function serveProfile(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.updateProfile, ({ player, params, body, request }) => {
    requireOwn(player, params.id);
    return act(deps, player.id, request, {
      name: 'profile.update',
      args: () => body,
      present: ({ rows }) => {
        const user = rows.get('users', player.id);
        if (!user) throw new Error('a profile that was changed is there');
        return user;
      },
    });
  });
}
