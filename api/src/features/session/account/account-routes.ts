import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/session/account';
import { DONE } from '#plugins/calls/done.ts';
import { byPlayer, limiter } from '#plugins/guards/rate-limits.ts';
import { serve, serveAnyone } from '#plugins/calls/serve.ts';
import { requirePlayer } from '#plugins/session/session.ts';
import type { Deps } from '#deps';
import { changeEmail } from './change-email.ts';
import { changePassword } from '../password/change-password.ts';
import { deleteAccount, isGone } from './delete-account.ts';
import { endOtherSessions, listDevices, signOutDevice, tellDevices } from './devices.ts';
import { exportAccount, exportName } from './export.ts';
import { rememberDevice } from '../sign-in/known-devices.ts';
import { prove, requireProved } from '../password/own-password.ts';
import { forgetPassword, resetPassword } from '../password/reset-password.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';

const MAIL_LIMIT = { max: 10, perSeconds: 600 };
const LINK_LIMIT = { max: 20, perSeconds: 60 };
const PASSWORD_LIMIT = { max: 20, perSeconds: 60 };
const EXPORT_LIMIT = { max: 10, perSeconds: 600 };
const GONE_LIMIT = { max: 60, perSeconds: 60 };

/** What players do with their own account: devices, password, e-mail address, the end of it. */
export function serveAccount(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.devices, ({ player }) => listDevices(deps, player));

  serve(app, calls.signOutDevice, async ({ player, params }) => {
    await signOutDevice(deps, player, params.id);
    return DONE;
  });

  serve(app, calls.signOutOthers, async ({ player }) => {
    const ended = await endOtherSessions(deps.db.kysely, player.id, player.session);
    tellDevices(deps, player.id);
    return { ended };
  });

  serve(
    app,
    calls.changePassword,
    async ({ player, body, request, reply }) => {
      const token = await changePassword(deps, player, body, request);
      app.sessions.remember(reply, { id: player.id, token });
      return DONE;
    },
    { limit: PASSWORD_LIMIT },
  );

  serve(
    app,
    calls.prove,
    async ({ player, body }) => {
      await prove(deps, player, body);
      return DONE;
    },
    { limit: PASSWORD_LIMIT },
  );

  serve(
    app,
    calls.changeEmail,
    async ({ player, body: { newEmail, ...proof } }) => {
      await changeEmail(deps, player, newEmail, proof);
      return DONE;
    },
    { limit: PASSWORD_LIMIT },
  );

  serve(app, calls.deleteAccount, async ({ player, request, reply }) => {
    await requireProved(deps, player);
    const impact = await deleteAccount(deps, player.id);
    await app.sessions.end(request, reply);
    return { ...DONE, error: null, impact };
  });

  serveAnyone(
    app,
    calls.accountGone,
    async ({ params: { id }, request }) => ({
      gone: await isGone(deps.db.kysely, id, app.sessions.hashOf(request)),
      ended: (await app.sessions.whoseEnded(request)) === id,
    }),
    {
      limit: GONE_LIMIT,
    },
  );

  serveExport(app, deps);
  serveLinks(app, deps);
}

function serveExport(app: FastifyInstance, deps: Deps): void {
  app.servedCalls.push(calls.exportData);
  app.get(
    calls.exportData.path,
    { config: { isForPlayers: true, limiters: [limiter(app, EXPORT_LIMIT, byPlayer)] } },
    async (request, reply) => {
      const player = await requirePlayer(request);
      await requireProved(deps, player);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${exportName(deps.now())}"`)
        .send(await exportAccount(deps, player.id));
    },
  );
}

/** What is done with a link that came by e-mail, and the mails themselves. */
function serveLinks(app: FastifyInstance, deps: Deps): void {
  serveAnyone(
    app,
    calls.verifyEmail,
    async ({ body }) => {
      await verifyEmail(deps, body.token);
      return DONE;
    },
    { limit: LINK_LIMIT },
  );

  serve(
    app,
    calls.resendVerification,
    async ({ player }) => {
      await resendVerification(deps, player.id);
      return DONE;
    },
    { limit: MAIL_LIMIT },
  );

  serveAnyone(
    app,
    calls.forgotPassword,
    async ({ body }) => {
      forgetPassword(deps, body.email);
      return DONE;
    },
    { limit: MAIL_LIMIT },
  );

  serveAnyone(
    app,
    calls.resetPassword,
    async ({ body, request, reply }) => {
      const device = await resetPassword(deps, body.token, body.newPassword, request);
      rememberDevice(reply, deps.config, device);
      return DONE;
    },
    { limit: LINK_LIMIT },
  );
}
