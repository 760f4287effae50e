import type { FastifyInstance, FastifyReply } from 'fastify';
import * as calls from 'sync-protocol/contract/session';
import type { UserId } from 'sync-protocol/ids';
import { crossOrigin, isOwnNavigation } from '#plugins/same-origin.ts';
import { serve, serveAnyone } from '#plugins/serve.ts';
import type { Deps } from '#deps';
import { completeProfile, logIn, register, type SignedIn } from './commands.ts';
import { presentCurrentUser } from './present.ts';
import { playerCounter } from './player-count.ts';
import { findCurrentUser, freeUsernames } from './queries.ts';
import { proposeUsername } from './usernames.ts';

const LOGIN_LIMIT = { max: 20, perSeconds: 60 };
/** A whole team may sign up from one gym. */
const REGISTER_LIMIT = { max: 60, perSeconds: 3600 };
const USERNAME_LIMIT = { max: 60, perSeconds: 60 };
const PROPOSALS = 12;

const GOOGLE_IS_OFF = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sign in to VolleyPath</title>
<h1>Google sign-in is not set up here</h1>
<p>This VolleyPath server has no connection to Google. Please sign in with your e-mail address or username.</p>
<p><a href="/auth">Back to sign-in</a></p></html>`;

/** Sign-up, sign-in, sign-out, and the first profile. */
export function serveSession(app: FastifyInstance, deps: Deps): void {
  const currentUser = async (id: UserId) =>
    presentCurrentUser(await findCurrentUser(deps.db.kysely, id), deps.now());
  const welcome = ({ id, token }: SignedIn, reply: FastifyReply) => {
    app.sessions.remember(reply, token);
    return currentUser(id);
  };

  serveAnyone(
    app,
    calls.register,
    async ({ body, request, reply }) => welcome(await register(deps, body, request), reply),
    { limit: REGISTER_LIMIT },
  );

  serveAnyone(
    app,
    calls.login,
    async ({ body, request, reply }) => welcome(await logIn(deps, body, request), reply),
    { limit: LOGIN_LIMIT },
  );

  serveAnyone(app, calls.logout, async ({ request, reply }) => {
    await app.sessions.end(request, reply);
    return { success: true as const };
  });

  app.get('/api/logout', async (request, reply) => {
    if (!isOwnNavigation(request)) throw crossOrigin();
    await app.sessions.end(request, reply);
    return reply.redirect('/', 303);
  });

  app.get('/api/login', async (_, reply) => reply.type('text/html; charset=utf-8').send(GOOGLE_IS_OFF));

  const countPlayers = playerCounter(deps.db.kysely, deps.now);
  serveAnyone(app, calls.playerCount, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=600');
    return { count: await countPlayers() };
  });

  serve(app, calls.authUser, ({ player }) => currentUser(player.id));

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
    return currentUser(player.id);
  });
}
