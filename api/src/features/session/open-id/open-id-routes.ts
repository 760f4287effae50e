import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as connections from 'sync-protocol/contract/session/connection';
import type { ConnectProblem } from 'sync-protocol/contract/session/connection';
import * as calls from 'sync-protocol/contract/session/session';
import type { SignInProblem } from 'sync-protocol/contract/session/session';
import { appOrigin } from '#config';
import type { Deps } from '#deps';
import { DONE } from '#plugins/calls/done.ts';
import { ApiError, notFound } from '#plugins/calls/api-error.ts';
import { serve, serveAnyone } from '#plugins/calls/serve.ts';
import { ownCookie } from '#plugins/session/own-cookie.ts';
import type { Player } from '#plugins/session/session.ts';
import { OpenIdRefusal, type OpenId } from '#providers/open-id.ts';
import type { AgeGate } from '../sign-in/age-gate.ts';
import { connectIdentity, disconnectIdentity, findConnection } from './connection.ts';
import { NOT_SET_UP_PAGE, NOT_SET_UP_POLICY } from './not-set-up.ts';
import { enterByIdentity, SignInRefusal } from './open-id-commands.ts';
import { type OpenIdState, readOpenIdState, writeOpenIdState } from './open-id-state.ts';
import { SIGN_IN_LIMIT } from '../policy.ts';
import { requireOwner } from '../password/own-password.ts';
import { newChallenge, takeChallenge } from '../passkeys/passkey-challenges.ts';

const CALLBACK = '/api/login/callback';
const STATE_SECONDS = 600;
const CONNECT_LIMIT = { max: 20, perSeconds: 60 };

type Problem = SignInProblem | ConnectProblem;

/** Sign-in by way of an OpenID provider: there and back by the browser, which ends up inside the app again. */
export function serveOpenId(app: FastifyInstance, deps: Deps, gate: AgeGate): void {
  const { openId } = deps;
  serveAnyone(app, calls.signInWays, async () => ({
    openId: openId?.name ?? null,
    contact: deps.config.contactEmail,
  }));
  const cookies = stateCookies(deps);
  const redirectUri = (request: FastifyRequest) => originOf(deps, request) + CALLBACK;
  /** Where the provider is, for a browser that keeps what it left with. */
  const begin = async (
    provider: OpenId,
    request: FastifyRequest,
    reply: FastifyReply,
    reason: Pick<OpenIdState, 'birth' | 'connects' | 'wanted'>,
  ) => {
    const { url, kept } = await provider.begin(redirectUri(request)).catch((error: unknown) => {
      request.log.error({ err: error }, 'the sign-in provider can’t be reached');
      throw providerUnavailable(provider.name);
    });
    cookies.keep(reply, { ...kept, ...reason });
    return url.href;
  };
  serveConnection(app, deps, async (provider, player, request, reply) => {
    return begin(provider, request, reply, { connects: await newChallenge(deps, player.id) });
  });
  serveAnyone(
    app,
    calls.leaveForOpenId,
    async ({ body, request, reply }) => {
      if (!openId) throw notFound();
      const { birthMonth, birthYear, wanted } = body;
      if (birthMonth === undefined || birthYear === undefined)
        return { url: await begin(openId, request, reply, { wanted }) };
      await gate.pass(body, request, reply);
      return { url: await begin(openId, request, reply, { birth: { birthMonth, birthYear }, wanted }) };
    },
    { limit: SIGN_IN_LIMIT },
  );
  app.servedCalls.push(calls.openIdLogin);
  if (!openId) {
    app.get(calls.openIdLogin.path, async (_, reply) =>
      reply
        .code(503)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', NOT_SET_UP_POLICY)
        .send(NOT_SET_UP_PAGE),
    );
    return;
  }

  app.get(calls.openIdLogin.path, async (request, reply) => {
    // Another site could otherwise sign its visitors in without a word.
    if (request.headers['sec-fetch-site'] === 'cross-site') return backTo(reply, 'failed');
    try {
      return await reply.redirect(await begin(openId, request, reply, {}), 302);
    } catch {
      return backTo(reply, 'unavailable');
    }
  });

  app.get(CALLBACK, async (request, reply) => {
    const kept = readOpenIdState(request.cookies[cookies.name]);
    cookies.forget(reply);
    try {
      if (!kept) throw new SignInRefusal('failed');
      const cameBackTo = new URL(request.url, originOf(deps, request));
      const identity = await openId.finish(cameBackTo, kept);
      if (kept.connects !== undefined) {
        await connectIdentity(deps, identity, await mayConnect(deps, request, kept.connects));
        return await reply.redirect('/profile?connected=1', 303);
      }
      const isTooYoung = await gate.isClosed(request);
      app.sessions.remember(reply, await enterByIdentity(deps, identity, kept, isTooYoung, request));
      return await reply.redirect(kept.wanted ?? '/', 303);
    } catch (error) {
      return backTo(reply, problemOf(error, request), kept);
    }
  });
}

/** The way to the provider for a player who connects it. */
type Leave = (
  openId: OpenId,
  player: Player,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<string>;

/** What a signed-in player sees of the provider, how they connect it, and how they take it away again. */
function serveConnection(app: FastifyInstance, deps: Deps, leave: Leave): void {
  serve(app, connections.getConnection, ({ player }) => findConnection(deps, player.id));
  serve(
    app,
    connections.beginConnection,
    async ({ player, body, request, reply }) => {
      if (!deps.openId) throw notFound();
      await requireOwner(deps, player, body);
      return { url: await leave(deps.openId, player, request, reply) };
    },
    { limit: CONNECT_LIMIT },
  );
  serve(app, connections.disconnect, async ({ player }) => {
    await disconnectIdentity(deps, player.id);
    return DONE;
  });
}

/** A provider is connected to the account of who proved to be the player: what the browser keeps could be made up. */
async function mayConnect(deps: Deps, request: FastifyRequest, question: string): Promise<Player> {
  const player = await request.server.sessions.find(request);
  if (!player || !(await takeChallenge(deps, question, player.id))) throw new SignInRefusal('failed');
  return player;
}

function problemOf(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof SignInRefusal) return error.problem;
  if (error instanceof OpenIdRefusal) return 'cancelled';
  request.log.warn({ err: error, event: 'open_id' }, 'a sign-in by the provider failed');
  return 'failed';
}

/** Back to where the player left from, which says what came between, and still leads to the page that they wanted. */
function backTo(
  reply: FastifyReply,
  problem: Problem,
  { connects, wanted }: Pick<OpenIdState, 'connects' | 'wanted'> = {},
): FastifyReply {
  reply.request.refusal = problem;
  const isNewcomers = problem === 'birth_first' || problem === 'under_age';
  const screen = connects !== undefined ? '/profile' : isNewcomers ? '/signup' : '/auth';
  const query = new URLSearchParams({ problem, ...(wanted !== undefined && { wanted }) });
  return reply.redirect(`${screen}?${query}`, 303);
}

/** The origin that the browser knows the app by. */
function originOf({ config }: Deps, request: FastifyRequest): string {
  return config.publicUrl ? appOrigin(config) : `${request.protocol}://${request.host}`;
}

/** The cookie that binds what comes back from the provider to the browser that left for it. */
function stateCookies({ config }: Deps) {
  const { name, options } = ownCookie(config, 'open-id');
  return {
    name,
    keep: (reply: FastifyReply, kept: OpenIdState) =>
      reply.setCookie(name, writeOpenIdState(kept), { ...options, maxAge: STATE_SECONDS }),
    forget: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}

const providerUnavailable = (name: string) =>
  new ApiError(503, 'provider_unavailable', `${name} can’t be reached just now. Please try again later.`);
