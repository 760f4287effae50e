import type { FastifyInstance, FastifyReply } from 'fastify';
import * as calls from 'sync-protocol/contract/session/session';
import { DONE } from '#plugins/calls/done.ts';
import { crossOrigin, isOwnNavigation } from '#plugins/guards/same-origin.ts';
import { serve, serveAnyone } from '#plugins/calls/serve.ts';
import type { Deps } from '#deps';
import type { AgeGate } from './sign-in/age-gate.ts';
import { completeProfile, register, type SignedIn } from './commands.ts';
import { currentUser } from './current-user.ts';
import { rememberDevice } from './sign-in/known-devices.ts';
import { logIn } from './sign-in/log-in.ts';
import { playerCounter } from './player-count.ts';
import { SIGN_IN_LIMIT } from './policy.ts';
import { freeUsernames } from './queries.ts';
import { sayBirth } from './account/say-birth.ts';
import { proposeUsername } from './sign-in/usernames.ts';
import { mailNewcomer } from './account/verify-email.ts';

/** Typing mistakes of a whole club in one gym; what becomes an account, or tells of one, is counted besides. */
const REGISTER_LIMIT = { max: 300, perSeconds: 600 };
const AGE_LIMIT = { max: 120, perSeconds: 60 };
const USERNAME_LIMIT = { max: 60, perSeconds: 60 };
const PROPOSALS = 12;

/** Sign-up, sign-in, sign-out, and the first profile. */
export function serveSession(app: FastifyInstance, deps: Deps, gate: AgeGate): void {
  const welcome = ({ id, token, device }: SignedIn, reply: FastifyReply) => {
    app.sessions.remember(reply, { id, token });
    rememberDevice(reply, deps.config, device);
    return currentUser(deps, id);
  };

  serveAnyone(
    app,
    calls.register,
    async ({ body, request, reply }) => {
      await gate.pass(body, request, reply);
      const newcomer = await register(deps, body, request);
      deps.background.run(() => mailNewcomer(deps, { id: newcomer.id, email: body.email }));
      return welcome(newcomer, reply);
    },
    { limit: REGISTER_LIMIT },
  );

  serveAnyone(
    app,
    calls.checkAge,
    async ({ body, request, reply }) => {
      await gate.pass(body, request, reply);
      return DONE;
    },
    { limit: AGE_LIMIT },
  );

  serve(app, calls.sayBirth, async ({ player, body, request, reply }) => {
    await sayBirth(deps, player.id, body, gate, request, reply);
    return currentUser(deps, player.id);
  });

  serveAnyone(
    app,
    calls.login,
    async ({ body, request, reply }) => welcome(await logIn(deps, body, request), reply),
    { limit: SIGN_IN_LIMIT },
  );

  serveAnyone(app, calls.logout, async ({ request, reply }) => {
    await app.sessions.end(request, reply);
    return DONE;
  });

  app.servedCalls.push(calls.openLogout);
  app.get(calls.openLogout.path, async (request, reply) => {
    if (!isOwnNavigation(request)) throw crossOrigin();
    await app.sessions.end(request, reply);
    return reply.redirect('/', 303);
  });

  const countPlayers = playerCounter(deps.db.kysely, deps.now);
  serveAnyone(app, calls.playerCount, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=600');
    return { count: await countPlayers() };
  });

  serve(app, calls.authUser, ({ player }) => currentUser(deps, player.id));

  serveAnyone(app, calls.browserSession, async ({ request }) => {
    const player = await app.sessions.find(request);
    return { user: player && (await currentUser(deps, player.id)) };
  });

  serve(
    app,
    calls.generateUsername,
    async () => {
      const [displayName = proposeUsername()] = await freeUsernames(
        deps.db.kysely,
        Array.from({ length: PROPOSALS }, proposeUsername),
      );
      return { displayName };
    },
    { limit: USERNAME_LIMIT },
  );

  serve(app, calls.completeProfile, async ({ player, body }) => {
    await completeProfile(deps, player.id, body);
    return currentUser(deps, player.id);
  });
}
