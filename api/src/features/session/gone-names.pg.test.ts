import { deleteAccount } from 'sync-protocol/contract/session/account';
import { completeProfile, register, sayBirth } from 'sync-protocol/contract/session/session';
import { expect, test } from 'vitest';
import { cleanUp } from '#jobs/clean-up.ts';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser, PASSWORD, signedIn } from '#testing/factories.ts';
import { refusal } from '#testing/refusal.ts';
import { freeUsernames } from './queries.ts';

const DAY_MS = 24 * 3_600_000;
// As players are told, whatever the code says: docs/security.md.
const DAYS = 180;

onOneDatabase('the username of a deleted player', (database) => {
  const world = testApp({ database });

  let newcomers = 0;

  /** What the sign-up of a new player answers who would like to have a name. */
  const take = async (displayName: string) => {
    const client = world().client();
    const email = `newcomer-${++newcomers}@example.org`;
    await client.ok(register, { body: { email, password: PASSWORD } });
    const profile = {
      firstName: 'Kim',
      lastName: 'Ace',
      position: 'Setter',
      skillLevel: 'Beginner',
    } as const;
    return client.call(completeProfile, { body: { ...profile, displayName } });
  };

  test('is nobody’s for half a year, nor one that looks like it', async () => {
    const { user, client } = await signedIn(world());
    const { displayName } = user;
    const isFree = async () => (await freeUsernames(world().db.kysely, [displayName])).length > 0;
    await client.ok(deleteAccount);
    for (const name of [displayName, displayName.toUpperCase().replaceAll('O', '0')])
      expect(await take(name)).toMatchObject(refusal(409, 'username_taken', 'displayName'));
    expect(await isFree()).toBe(false);
    const kept = await world().db.kysely.selectFrom('goneNames').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(displayName);

    world().clock.now += DAYS * DAY_MS;
    await cleanUp(world().deps);
    expect(await isFree()).toBe(false);
    world().clock.now += 1000;
    await cleanUp(world().deps);
    expect(await isFree()).toBe(true);
    expect(await take(displayName)).toMatchObject({ status: 200, body: { displayName } });
  });

  test('is not kept of who is too young for an account', async () => {
    const { user, client } = await signedIn(world(), await aUser(world(), { age: null }));
    const birthYear = new Date(world().clock.now).getUTCFullYear() - 9;
    const body = { birthMonth: 1, birthYear };
    expect(await client.call(sayBirth, { body })).toMatchObject(refusal(403, 'under_age'));
    expect(await freeUsernames(world().db.kysely, [user.displayName])).toEqual([user.displayName]);
  });
});
