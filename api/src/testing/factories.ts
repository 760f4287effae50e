import { randomInt } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { clientGroupId, userId, type ClientGroupId, type UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { insertPlayer } from '#features/session/sign-in/new-player.ts';
import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';
import { inLetters } from './players/in-letters.ts';

export const PASSWORD = 'Volley1ball';
const DAY_MS = 24 * 3_600_000;
/** What is checked against a hash costs what is written in it: so little that nobody waits for it in tests. */
const CHEAP = { memoryCost: 1024, timeCost: 1 };
let passwordHash: Promise<string> | undefined;

export interface TestUser {
  id: UserId;
  email: string;
  displayName: string;
}

interface UserOptions {
  minor?: boolean;
  /** In years; null: they have not said it. */
  age?: number | null;
  joinedDaysAgo?: number;
}

/** Years of age of who is no minor, and of who is. */
export const GROWN_UP = 30;
export const YOUNG = 15;

/** A player with a complete profile, an adult unless told otherwise; everybody's password is `PASSWORD`. */
export async function aUser(
  { db, deps, clock }: TestApp,
  { minor = false, age = minor ? YOUNG : GROWN_UP, joinedDaysAgo = 0 }: UserOptions = {},
): Promise<TestUser> {
  passwordHash ??= hash(PASSWORD, CHEAP);
  const id = userId.parse(newId());
  const displayName = `Player${inLetters(randomInt(1e6))}x${inLetters(randomInt(1e6))}`;
  const email = `${displayName.toLowerCase()}@example.org`;
  const account = {
    email,
    passwordHash: await passwordHash,
    minor,
    ...(age !== null && bornBefore(clock.now, age)),
    createdAt: new Date(clock.now - joinedDaysAgo * DAY_MS).toISOString(),
  };
  await db.transaction((tx) => insertPlayer(deps, tx, id, account));
  await db.kysely
    .updateTable('users')
    .set({ displayName, firstName: 'Real', lastName: 'Name', position: 'Setter', skillLevel: 'Beginner' })
    .where('id', '=', id)
    .execute();
  return { id, email, displayName };
}

/** So many players like another one, by made-up names; their ids come before all others. */
export async function copiesOf(
  { db: { kysely } }: Pick<TestApp, 'db'>,
  { id }: TestUser,
  count: number,
): Promise<UserId[]> {
  const [{ nameLook: _, wordRulings, ...user }, { tasksByCategory, ...stats }] = await Promise.all([
    kysely.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    kysely.selectFrom('playerStats').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  ]);
  const ids = Array.from({ length: count }, (_, n) =>
    userId.parse(`00000000-0000-7000-8000-${String(n).padStart(12, '0')}`),
  );
  const ofUser = { ...user, wordRulings: JSON.stringify(wordRulings) };
  const ofStats = { ...stats, tasksByCategory: JSON.stringify(tasksByCategory) };
  await kysely
    .insertInto('users')
    .values(
      ids.map((copy, n) => ({
        ...ofUser,
        id: copy,
        email: `${copy}@example.org`,
        displayName: `Copy${inLetters(n)}`,
      })),
    )
    .execute();
  await kysely
    .insertInto('playerStats')
    .values(ids.map((copy) => ({ ...ofStats, id: copy })))
    .execute();
  return ids;
}

/** The birth of who will be a year older once this month is over. */
function bornBefore(now: number, age: number): { birthMonth: number; birthYear: number } {
  const date = new Date(now);
  return { birthMonth: date.getUTCMonth() + 1, birthYear: date.getUTCFullYear() - age - 1 };
}

/** A browser in which a player (a new one unless given) is signed in. */
export async function signedIn(
  world: TestApp,
  user?: TestUser,
): Promise<{ user: TestUser; client: TestClient }> {
  const player = user ?? (await aUser(world));
  const client = world.client();
  const { sessions } = world.app;
  const token = await sessions.open(world.db.kysely, { cookies: {}, headers: {} }, player.id);
  client.cookies.set(sessions.cookieName, token);
  return { user: player, client };
}

/** Gives a player a passkey that stands in the database only: it can be listed and removed, not used. */
export async function keepPasskey({ db, clock }: TestApp, player: UserId, id: string): Promise<void> {
  const createdAt = new Date(clock.now).toISOString();
  const device = { publicKey: 'AA', counter: 0, transports: 'internal', name: 'Phone', lastUsedAt: null };
  await db.kysely
    .insertInto('passkeys')
    .values({ ...device, id, userId: player, createdAt })
    .execute();
}

/** Connects a player with a provider by a subject that nobody else has. */
export async function keepIdentity({ db, clock }: TestApp, player: UserId): Promise<void> {
  const createdAt = new Date(clock.now).toISOString();
  await db.kysely
    .insertInto('identities')
    .values({ issuer: 'https://provider.example', subject: player, userId: player, createdAt })
    .execute();
}

/** Leaves a player no password: they sign in with something else, as after a sign-up at a provider. */
export async function forgetPassword({ db }: TestApp, player: UserId): Promise<void> {
  await db.kysely
    .updateTable('users')
    .set({ passwordHash: null, authProvider: 'oauth' })
    .where('id', '=', player)
    .execute();
}

/** A change of a player that was set aside just now; answers whose phone sent it. */
export async function aQuarantined(
  { db: { kysely }, clock }: Pick<TestApp, 'db' | 'clock'>,
  userId: UserId,
  args: Record<string, unknown>,
): Promise<ClientGroupId> {
  const clientGroup = clientGroupId.parse(newId());
  const at = new Date(clock.now).toISOString();
  await kysely.insertInto('syncClientGroups').values({ id: clientGroup, userId, createdAt: at }).execute();
  await kysely
    .insertInto('syncResults')
    .values({
      clientGroup,
      lane: 'core',
      id: 7,
      status: 'quarantined',
      code: 'quarantined',
      message: 'Kept aside',
      name: 'profile.update',
      args: JSON.stringify(args),
      at,
    })
    .execute();
  return clientGroup;
}
