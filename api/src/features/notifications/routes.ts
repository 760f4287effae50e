import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/notifications/notifications';
import type { NotificationId, UserId } from 'sync-protocol/ids';
import { notificationNotFound } from 'sync-protocol/mutations/notifications/notification-changes';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { DONE } from '#plugins/calls/done.ts';
import { requireOwn } from '#plugins/calls/require-own.ts';
import { serve } from '#plugins/calls/serve.ts';
import { mutateByCall } from '#sync/write/mutate-by-call.ts';
import { countUnread, notificationOf, notificationsOf } from './queries.ts';

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
    return mutateByCall(deps, player.id, request, {
      name: 'notification.markRead',
      args: () => ({ notificationIds: body?.notificationIds }),
      present: async (_, trx) => ({ count: await countUnread(trx, player.id) }),
    });
  });

  serve(app, calls.deleteNotification, ({ player, params, request }) => {
    requireOwn(player, params.id);
    return mutateByCall(deps, player.id, request, {
      name: 'notification.delete',
      args: (trx) => ownNotification(trx, player.id, params.notificationId),
      present: () => DONE,
    });
  });
}

/** @throws Refusal when the player has no such notification: a call says so, where a phone's late tap is no mistake. */
async function ownNotification(
  kysely: Queryable,
  player: UserId,
  id: NotificationId,
): Promise<{ notificationId: NotificationId }> {
  if (!(await notificationOf(kysely, player, id))) throw notificationNotFound();
  return { notificationId: id };
}
