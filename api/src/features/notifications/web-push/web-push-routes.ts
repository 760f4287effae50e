import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/notifications/web-push';
import { DONE } from '#plugins/calls/done.ts';
import { serve, serveAnyone } from '#plugins/calls/serve.ts';
import type { Deps } from '#deps';
import { TEST_TEXT } from './web-push-texts.ts';
import { sendToDevices, subscribe, unsubscribe } from './subscriptions.ts';

const TEST_LIMIT = { max: 6, perSeconds: 60 };

/** Which browsers get push messages. */
export function serveWebPush(app: FastifyInstance, deps: Deps): void {
  serveAnyone(app, calls.pushKey, async () => ({ publicKey: deps.webPush.publicKey }));

  serve(app, calls.subscribePush, async ({ player, body }) => {
    await subscribe(deps, player, body);
    return DONE;
  });

  serve(app, calls.unsubscribePush, async ({ player, body }) => {
    await unsubscribe(deps, player.id, body.endpoint);
    return DONE;
  });

  serve(
    app,
    calls.testPush,
    async ({ player, request }) => ({
      devices: await sendToDevices(deps, request.log, player.id, TEST_TEXT),
    }),
    { limit: TEST_LIMIT },
  );
}
