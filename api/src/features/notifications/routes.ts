import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/notifications';
import type { Deps } from '#deps';
import { requireOwn } from '#plugins/own.ts';
import { serve } from '#plugins/serve.ts';
import { act } from '#sync/act.ts';
import { countUnread, notificationsOf } from './queries.ts';

/** The list of what a player was told. */
export function serveNotifications(app: FastifyInstance, deps: Deps): void {
  const { kysely } = deps.db;

  serve(app, calls.listNotifications, ({ player, params }) => {
    requireOwn(player, params.id);
    return notificationsOf(kysely, player.id);
  });

  serve(app, calls.unreadNotifications, async ({ player, params }) => {
    requireOwn(player, params.id);
    return { count: await countUnread(kysely, player.id) };
  });

  serve(app, calls.markNotificationsRead, ({ player, params, body, request }) => {
    requireOwn(player, params.id);
    return act(deps, player.id, request, {
      name: 'notification.markRead',
      args: () => ({ notificationIds: body?.notificationIds }),
      present: async (_, trx) => ({ count: await countUnread(trx, player.id) }),
    });
  });

  serve(app, calls.deleteNotification, ({ player, params, request }) => {
    requireOwn(player, params.id);
    return act(deps, player.id, request, {
      name: 'notification.delete',
      args: () => ({ notificationId: params.notificationId }),
      present: () => ({ success: true as const }),
    });
  });
}
