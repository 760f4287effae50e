import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { UserId } from 'sync-protocol/ids';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import { sessionsScope } from '#db/scopes.ts';
import { Statement } from '#db/statement.ts';
import type { Deps } from '#deps';
import { notSignedIn, sessionEnded } from '../calls/api-error.ts';
import { deviceLabel } from './device-label.ts';
import { whoseEndedSession } from './ended-sessions.ts';
import { KnownSessions } from './known-sessions.ts';
import { ownCookie } from './own-cookie.ts';
import { newToken, tokenHash as hashed } from './tokens.ts';

/** A phone that was offline for two weeks must not have to sign in again: hence so long. */
export const IDLE_DAYS = 30;
export const ABSOLUTE_DAYS = 180;
/** How stale "last seen" may be, so that not every read writes. */
const SEEN_EVERY_MS = 3_600_000;

/** Who calls. */
export interface Player {
  id: UserId;
  /** The hash that the session is stored under. */
  session: string;
}

/** The browser that asks: its cookies, and what it calls itself. */
type Browser = Pick<FastifyRequest, 'cookies' | 'headers'>;

/** Sessions: a cookie with 256 random bits, of which the database knows only the hash. */
interface Sessions {
  readonly cookieName: string;
  /** Stores a new session in place of the browser's old one; the token is for `remember`, after the commit. */
  open(kysely: Queryable, browser: Browser, user: UserId): Promise<string>;
  /** Gives a standing session another token, again for `remember`; the old one opens nothing any more. */
  rotate(kysely: Queryable, player: Player): Promise<string>;
  /** Gives the browser its token: whoever called is the player from now on. */
  remember(reply: FastifyReply, signedIn: { id: UserId; token: string }): void;
  /** Ends the browser's session here and in the browser, with the pictures that it has put by. */
  end(browser: Browser, reply: FastifyReply): Promise<void>;
  find(browser: Browser): Promise<Player | null>;
  /** Whether a session that was found is still one. */
  stands(player: Player): Promise<boolean>;
  /** The same as the database says now, whatever was known. */
  standsStill(player: Player): Promise<boolean>;
  /** What the browser's session is stored under, whether there is one or not; null if it has no cookie. */
  hashOf(browser: Browser): string | null;
  /** Whose session the browser's was before it was ended on purpose, from elsewhere. */
  whoseEnded(browser: Browser): Promise<UserId | null>;
}

export async function addSessions(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(cookie);
  app.decorate('sessions', createSessions(deps));
  app.decorateRequest('player', null);
}

/** @throws ApiError 401 unless a player's session came with the request. */
export async function requirePlayer(request: FastifyRequest): Promise<Player> {
  const { sessions } = request.server;
  request.player ??= await sessions.find(request);
  if (request.player) return request.player;
  throw (await sessions.whoseEnded(request)) ? sessionEnded() : notSignedIn();
}

function createSessions({ config, db, now, pokes }: Deps): Sessions {
  const { name: cookieName, options: cookieOptions } = ownCookie(config, 'session');
  const hashOf = ({ cookies }: Browser) => {
    const token = cookies[cookieName];
    return token ? hashed(token) : null;
  };
  const known = new KnownSessions(pokes, now);
  /** Whose session a browser had where somebody else signs in: told once that is committed. */
  const replaced = new WeakMap<Browser, UserId>();
  const tellEnd = (id: UserId) => pokes.publish([{ scope: sessionsScope(id), seq: 0, sender: null }]);
  const ask = async (tokenHash: string) => {
    const found = await findPlayer(db.kysely, tokenHash, now());
    if (found && now().getTime() - Date.parse(found.lastSeenAt) > SEEN_EVERY_MS)
      await markSeen(db.kysely, tokenHash, now());
    return found?.id;
  };
  const close = async (kysely: Queryable, browser: Browser) => {
    const tokenHash = hashOf(browser);
    if (!tokenHash) return undefined;
    return kysely
      .deleteFrom('sessions')
      .where('tokenHash', '=', tokenHash)
      .returning('userId')
      .executeTakeFirst();
  };
  return {
    cookieName,
    async open(kysely, browser, userId) {
      const token = newToken();
      const at = now();
      const session = {
        tokenHash: hashed(token),
        userId,
        createdAt: at.toISOString(),
        lastSeenAt: at.toISOString(),
        expiresAt: new Date(at.getTime() + ABSOLUTE_DAYS * DAY_MS).toISOString(),
        device: deviceLabel(browser.headers['user-agent'] ?? ''),
      };
      // The same player again: what hangs on this browser's session stays with it.
      const renewed = await kysely
        .updateTable('sessions')
        .set(session)
        .where('tokenHash', '=', hashOf(browser))
        .where('userId', '=', userId)
        .executeTakeFirst();
      if (renewed.numUpdatedRows > 0n) return token;
      const closed = await close(kysely, browser);
      if (closed) replaced.set(browser, closed.userId);
      await kysely.insertInto('sessions').values(session).execute();
      return token;
    },
    async rotate(kysely, player) {
      const token = newToken();
      await kysely
        .updateTable('sessions')
        .set({ tokenHash: hashed(token) })
        .where('tokenHash', '=', player.session)
        .execute();
      return token;
    },
    remember(reply, { id, token }) {
      const before = hashOf(reply.request);
      if (before !== null) {
        known.forget(before);
        tellEnd(id);
        const other = replaced.get(reply.request);
        if (other) tellEnd(other);
      }
      reply.setCookie(cookieName, token, { ...cookieOptions, maxAge: (ABSOLUTE_DAYS * DAY_MS) / 1000 });
      reply.request.player = { id, session: hashed(token) };
    },
    async end(browser, reply) {
      const closed = await close(db.kysely, browser);
      if (closed) tellEnd(closed.userId);
      reply.clearCookie(cookieName, cookieOptions).header('clear-site-data', '"cache"');
    },
    async find(browser) {
      const tokenHash = hashOf(browser);
      if (!tokenHash) return null;
      const id = await known.find(tokenHash, () => ask(tokenHash));
      return id === undefined ? null : { id, session: tokenHash };
    },
    async stands({ session }) {
      return (await known.find(session, () => ask(session))) !== undefined;
    },
    async standsStill({ session }) {
      known.forget(session);
      return (await ask(session)) !== undefined;
    },
    hashOf,
    async whoseEnded(browser) {
      const tokenHash = hashOf(browser);
      return tokenHash ? whoseEndedSession(db.kysely, tokenHash) : null;
    },
  };
}

interface FoundPlayer {
  id: UserId;
  lastSeenAt: string;
}

async function findPlayer(kysely: Queryable, tokenHash: string, now: Date): Promise<FoundPlayer | undefined> {
  const statement = new Statement();
  const at = statement.value(now.toISOString(), 'timestamptz');
  const [found] = await statement.run<FoundPlayer>(
    kysely,
    `select u.id, s.last_seen_at as "lastSeenAt" from sessions s
    join users u on u.id = s.user_id and not u.disabled
    where s.token_hash = ${statement.value(tokenHash, 'text')}
      and s.expires_at > ${at} and s.last_seen_at > ${at} - interval '${IDLE_DAYS * 24} hours'`,
  );
  return found;
}

async function markSeen(kysely: Queryable, tokenHash: string, now: Date): Promise<void> {
  await kysely
    .updateTable('sessions')
    .set({ lastSeenAt: now.toISOString() })
    .where('tokenHash', '=', tokenHash)
    .execute();
}

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions;
  }
  interface FastifyRequest {
    /** Set once a route has asked for it. */
    player: Player | null;
  }
}
