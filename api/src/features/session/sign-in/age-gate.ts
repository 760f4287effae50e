import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MIN_AGE } from 'sync-protocol/rules/session/age';
import { z } from 'zod';
import { keptOnce } from '#db/kept-once.ts';
import type { Deps } from '#deps';
import { ApiError } from '#plugins/calls/api-error.ts';
import { ownCookie } from '#plugins/session/own-cookie.ts';
import { newToken } from '#plugins/session/tokens.ts';
import { ageRules, type StatedBirth } from '../policy.ts';

/** A browser that never closes must not keep a whole family out for ever. */
const STOPS_FOR_MS = 24 * 3_600_000;

/**
 * Lets nobody under age have an account. Whoever is turned away gets the same answer in this browser whatever they say
 * next: it keeps a cookie, signed and for this session of the browser only, that holds no more than when that was.
 */
export interface AgeGate {
  /** @throws ApiError 403 `under_age` */
  pass(birth: StatedBirth, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Keeps the answer the same in this browser from now on. */
  close(reply: FastifyReply): Promise<void>;
  isClosed(request: FastifyRequest): Promise<boolean>;
}

export function createAgeGate({ db, config, now }: Deps): AgeGate {
  const { name, options } = ownCookie(config, 'later');
  let secret: string | undefined;
  const sign = async (at: string) => {
    secret ??= z.string().parse(await keptOnce(db, 'cookieSecret', newToken()));
    return createHmac('sha256', secret).update(at).digest();
  };
  const gate: AgeGate = {
    async pass(birth, request, reply) {
      if (await gate.isClosed(request)) throw underAge();
      if (!ageRules(birth, now().getTime()).refused) return;
      await gate.close(reply);
      throw underAge();
    },
    async close(reply) {
      const at = String(now().getTime());
      const value = `${at}.${(await sign(at)).toString('base64url')}`;
      reply.setCookie(name, value, options);
    },
    async isClosed({ cookies }) {
      const [at = '', signature = ''] = cookies[name]?.split('.') ?? [];
      if (!(Number(at) > now().getTime() - STOPS_FOR_MS)) return false;
      const [given, own] = [Buffer.from(signature, 'base64url'), await sign(at)];
      return given.length === own.length && timingSafeEqual(given, own);
    },
  };
  return gate;
}

export const underAge = () =>
  new ApiError(
    403,
    'under_age',
    `VolleyPath is for players aged ${MIN_AGE} and up. We have kept nothing of what you typed. Keep playing, and see you later!`,
  );
