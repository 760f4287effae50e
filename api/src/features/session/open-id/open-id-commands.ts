import type { FastifyRequest } from 'fastify';
import type { ConnectProblem } from 'sync-protocol/contract/session/connection';
import type { SignInProblem } from 'sync-protocol/contract/session/session';
import { requiredName } from 'sync-protocol/entities/profile/user';
import { userId, type UserId } from 'sync-protocol/ids';
import { email as emailAddress } from 'sync-protocol/rules/session/account';
import { newId } from 'sync-protocol/new-id';
import type { Queryable } from '#db/db.ts';
import { isUniqueViolation } from '#db/errors.ts';
import type { Deps } from '#deps';
import type { Identity } from '#providers/open-id.ts';
import { insertPlayer } from '../sign-in/new-player.ts';
import type { OpenIdState } from './open-id-state.ts';
import { ageRules } from '../policy.ts';
import { holdAccount } from '../account/sign-in-ways.ts';

/** Why a player who came back from the provider is not signed in, or why it was not connected. */
export class SignInRefusal extends Error {
  override name = 'SignInRefusal';
  readonly problem: SignInProblem | ConnectProblem;
  constructor(problem: SignInProblem | ConnectProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Signs in the player whom the provider knows by this identity, or makes an account for a newcomer. An account that
 * merely has the same e-mail address stays closed: only its owner can connect the provider to it.
 * @param isTooYoung whether this browser was told so: then it gets no new account
 * @returns who that is, and the token that the browser keeps
 * @throws SignInRefusal
 */
export async function enterByIdentity(
  deps: Deps,
  identity: Identity,
  { birth }: OpenIdState,
  isTooYoung: boolean,
  request: FastifyRequest,
): Promise<{ id: UserId; token: string }> {
  const { db, now } = deps;
  const { sessions } = request.server;
  const known = await findByIdentity(db.kysely, identity);
  if (known?.disabled) throw new SignInRefusal('failed');
  if (known)
    return db.transaction(async ({ kysely }) => {
      await holdAccount(kysely, known.id, () => new SignInRefusal('failed'));
      // Taken away meanwhile.
      if (!(await findByIdentity(kysely, identity))) throw new SignInRefusal('failed');
      return { id: known.id, token: await sessions.open(kysely, request, known.id) };
    });
  if (!birth) throw new SignInRefusal('birth_first');
  const { refused, minor } = ageRules(birth, now().getTime());
  if (isTooYoung || refused) throw new SignInRefusal('under_age');
  const { firstName, lastName } = identity;
  const email = emailAddress.safeParse(identity.email).data;
  if (!email) throw new SignInRefusal('no_email');
  const id = userId.parse(newId());
  try {
    return await db.transaction(async (tx) => {
      const { kysely } = tx;
      const createdAt = now().toISOString();
      const names = { firstName: fittingName(firstName), lastName: fittingName(lastName) };
      await insertPlayer(deps, tx, id, { email, ...names, ...birth, passwordHash: null, minor, createdAt });
      await connect(kysely, identity, id, createdAt);
      return { id, token: await sessions.open(kysely, request, id) };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) throw new SignInRefusal('email_taken');
    throw error;
  }
}

/** What the provider calls the player, if they could have written it themselves; else the profile asks for it. */
function fittingName(name: string | undefined): string {
  return requiredName.safeParse(name).data ?? '';
}

/** Writes down that a player enters by this identity; refused by an index where that can't be. */
export async function connect(
  kysely: Queryable,
  { issuer, subject }: Identity,
  player: UserId,
  createdAt: string,
): Promise<void> {
  await kysely.insertInto('identities').values({ issuer, subject, userId: player, createdAt }).execute();
}

export function findByIdentity(kysely: Queryable, { issuer, subject }: Identity) {
  return kysely
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.userId')
    .select(['users.id', 'users.disabled'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}
