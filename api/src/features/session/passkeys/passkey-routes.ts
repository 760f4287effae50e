import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from 'sync-protocol/contract/session/passkeys';
import type { Deps } from '#deps';
import { DONE } from '#plugins/calls/done.ts';
import { serve, serveAnyone } from '#plugins/calls/serve.ts';
import { rememberDevice } from '../sign-in/known-devices.ts';
import { add, optionsToAdd, optionsToSignIn, removePasskey, signInByPasskey } from './passkeys.ts';
import { currentUser } from '../current-user.ts';
import { SIGN_IN_LIMIT } from '../policy.ts';

const NEW_PASSKEY_LIMIT = { max: 20, perSeconds: 60 };

/** Passkeys: the player's own, and signing in with one. */
export function servePasskeys(app: FastifyInstance, deps: Deps): void {
  const { kysely } = deps.db;
  const originOf = (request: FastifyRequest) =>
    deps.config.publicUrl ?? new URL(`${request.protocol}://${request.host}`);

  serve(app, calls.passkeys, ({ player }) =>
    kysely
      .selectFrom('passkeys')
      .select(['id', 'name', 'createdAt', 'lastUsedAt'])
      .where('userId', '=', player.id)
      .orderBy('createdAt')
      .execute(),
  );

  serve(
    app,
    calls.newPasskeyOptions,
    async ({ player, body, request }) => ({
      ...(await optionsToAdd(deps, player, body, originOf(request))),
    }),
    { limit: NEW_PASSKEY_LIMIT },
  );

  serve(app, calls.addPasskey, ({ player, body, request }) =>
    add(deps, player, body, request, originOf(request)),
  );

  serve(app, calls.removePasskey, async ({ player, params }) => {
    await removePasskey(deps, player.id, params.id);
    return DONE;
  });

  serveAnyone(
    app,
    calls.passkeyLoginOptions,
    async ({ request }) => ({ ...(await optionsToSignIn(deps, originOf(request))) }),
    { limit: SIGN_IN_LIMIT },
  );

  serveAnyone(
    app,
    calls.passkeyLogin,
    async ({ body, request, reply }) => {
      const { id, token, device } = await signInByPasskey(deps, body, request, originOf(request));
      app.sessions.remember(reply, { id, token });
      rememberDevice(reply, deps.config, device);
      return currentUser(deps, id);
    },
    { limit: SIGN_IN_LIMIT },
  );
}
