import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/notifications/notifications';
import type { Deps } from '#deps';
import { requireOwn } from '#plugins/calls/require-own.ts';
import { serve } from '#plugins/calls/serve.ts';
import { mutateByCall } from '#sync/write/mutate-by-call.ts';
import { settingsOf } from './queries.ts';

/** What a player decides about reminders and the like. */
export function serveSettings(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.getSettings, ({ player, params }) => {
    requireOwn(player, params.id);
    return settingsOf(deps.db.kysely, player.id);
  });

  serve(app, calls.updateSettings, ({ player, params, body, request }) => {
    requireOwn(player, params.id);
    return mutateByCall(deps, player.id, request, {
      name: 'settings.update',
      args: () => body,
      present: ({ rows }) => {
        const settings = rows.get('userSettings', player.id);
        if (!settings) throw new Error('settings that were changed are there');
        return settings;
      },
    });
  });
}
