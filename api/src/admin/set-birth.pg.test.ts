import { getProfile } from 'sync-protocol/contract/profile/profile';
import { authUser } from 'sync-protocol/contract/session/session';
import { ADULT_AGE } from 'sync-protocol/rules/session/age';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { signedIn } from '#testing/factories.ts';
import { asking, aSquad, creatorOf, newsOf, say } from '#testing/players/competing.ts';
import { userCommands } from './users.ts';

onOneDatabase('the operator', (database) => {
  const world = testApp({ database });
  const setBirth = async (...words: string[]) => {
    const said: string[] = [];
    await userCommands['set-birth']?.run({ ...world().deps, say: (line) => said.push(line) }, words);
    return said.join('\n');
  };
  const bornIn = (age: number) => `${new Date(world().clock.now).getUTCFullYear() - age}-01`;

  test('corrects when a player was born, and keeps nobody who is too young', async () => {
    const { user, client } = await signedIn(world());
    const isMinor = async () => (await client.ok(authUser)).isMinor;
    await expect(setBirth(user.id, bornIn(15))).rejects.toThrow('for good');
    expect(await isMinor()).toBe(false);
    expect(await setBirth(user.id, bornIn(15), '--yes')).toContain('under 18');
    expect(await isMinor()).toBe(true);
    expect(await client.ok(getProfile, { params: { id: user.id } })).toMatchObject({
      user: { hideRealName: true, isPrivate: true },
    });
    for (const words of [[], ['2011'], ['2011-13'], ['2011-4'], ['soon']])
      await expect(setBirth(user.id, ...words)).rejects.toThrow('as in 2011-04');
    await expect(setBirth(user.id, bornIn(9))).rejects.toThrow('under 13');
    await expect(setBirth(user.id, bornIn(-1))).rejects.toThrow('still to come');
    expect(await isMinor()).toBe(true);
    // Nothing ends for a minor who was one before, nor for a grown-up.
    expect(await setBirth(user.id, bornIn(16))).toContain('under 18');
    expect(await setBirth(user.email, bornIn(30))).toContain('18 or older');
    expect(await isMinor()).toBe(false);
  });

  test('leaves nobody with what was asked by a username that is a minor’s from then on, and waits', async () => {
    const [asker, peer] = [
      creatorOf(await aSquad(world(), 1, ADULT_AGE)),
      creatorOf(await aSquad(world(), 1, ADULT_AGE)),
    ];
    const displayName = 'Kim5551234567';
    const { kysely } = world().db;
    await kysely.updateTable('users').set({ displayName }).where('id', '=', asker.user.id).execute();
    expect(await say(asker, 'rival.request', asking(peer))).toBe('applied');
    expect(await newsOf(peer)).toContain('New rival request');
    expect(await setBirth(asker.user.id, bornIn(17), '--yes')).toContain('under 18');
    expect(await newsOf(peer)).not.toContain('New rival request');
    expect(peer.rows('rivalries')).toEqual([]);
  });
});
