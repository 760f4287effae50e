import { inLetters } from 'api/src/testing/players/in-letters.ts';
import { type APIRequestContext, type BrowserContext, expect, request as requests } from '@playwright/test';
import type { Database } from '../server/database.ts';
import { callAsApp } from './as-app.ts';
import type { ProductServer } from '../server/server.ts';
import { ZONE } from './zone.ts';

/** Someone who plays: what it takes to sign in as them, and how the app shows them. */
export interface Account {
  id: string;
  email: string;
  password: string;
  /** The username. */
  displayName: string;
  firstName: string;
  lastName: string;
}

/** Good enough for every rule of the sign-up form. */
const PASSWORD = 'Libero7digs';

let count = 0;

/** A name nobody else has on this worker's server: letters only, all equally long, so that none begins another. */
function freshName(): string {
  count += 1;
  return `Player${inLetters(1_000 + count)}`;
}

/**
 * Makes a grown-up player with a complete profile through the front door; the cookies of `request` are signed in
 * afterwards. `profile` overrides fields of the completed profile, `birthYear` the age; `knowsApp` is false for one
 * whom the tutorial is still to be shown to.
 */
export async function signUp(
  request: APIRequestContext,
  server: ProductServer,
  {
    birthYear = 1998,
    profile = {},
    knowsApp = true,
  }: { birthYear?: number; profile?: Record<string, unknown>; knowsApp?: boolean } = {},
): Promise<Account> {
  const displayName = freshName();
  const credentials = { email: `${displayName.toLowerCase()}@example.org`, password: PASSWORD };
  const names = { firstName: 'Casey', lastName: 'Rivers' };
  const { id } = await callAsApp<{ id: string }>(request, server, 'POST /api/auth/register', {
    ...credentials,
    ...names,
    birthMonth: 4,
    birthYear,
    timezone: ZONE,
  });
  const basics = { displayName, position: 'Setter', skillLevel: 'Intermediate', yearsPlaying: 3 };
  await callAsApp(request, server, 'POST /api/auth/complete-profile', { ...names, ...basics, ...profile });
  if (knowsApp) await callAsApp(request, server, `PATCH /api/users/${id}/settings`, { tutorialDone: true });
  return { id, ...credentials, displayName, ...names };
}

/** Signs the cookies of `request` in as a player who exists. */
export async function signIn(
  request: APIRequestContext,
  server: ProductServer,
  account: Account,
): Promise<void> {
  const { email, password } = account;
  await callAsApp(request, server, 'POST /api/auth/login', { emailOrUsername: email, password });
}

/** Lets a player's sessions run out, among them that of this browser; returns when the server, too, has heard of it. */
export async function expireSessions(
  context: BrowserContext,
  server: ProductServer,
  sql: Database['query'],
  { id }: Account,
): Promise<void> {
  await sql('delete from sessions where user_id = $1', [id]);
  // Else the server would know them for a minute.
  const poke = { node: 'the test', pokes: [[`sessions:${id}`, 0, null]] };
  await sql('select pg_notify($1, $2)', ['pokes', JSON.stringify(poke)]);
  const asked = await requests.newContext({ storageState: await context.storageState() });
  await expect.poll(async () => (await asked.get(`${server.url}/api/auth/user`)).status()).toBe(401);
  await asked.dispose();
}
