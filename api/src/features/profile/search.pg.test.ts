import { searchUsers } from 'sync-protocol/contract/profile/profile';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aUser, signedIn, YOUNG } from '#testing/factories.ts';

onBothDatabases('GET /api/users/search', (kind) => {
  const world = testApp({ database: kind });
  const named = (id: string, changes: Record<string, unknown>) =>
    world()
      .db.kysely.updateTable('users')
      .set(changes)
      .where('id', '=', id as never)
      .execute();
  const find = async (client: Awaited<ReturnType<typeof signedIn>>['client'], q: string) =>
    (await client.ok(searchUsers, { query: { q } })).map(({ id }) => id);

  test('finds grown-ups by the beginning of a username, and by a real name that they show', async () => {
    const { client, user } = await signedIn(world());
    const [open, hidden, closed] = [await aUser(world()), await aUser(world()), await aUser(world())];
    await named(open.id, {
      displayName: 'Zorro1',
      firstName: 'Zelda',
      lastName: 'Quick',
      hideRealName: false,
      isPrivate: false,
    });
    await named(hidden.id, {
      displayName: 'Zorro2',
      firstName: 'Zelda',
      lastName: 'Quick',
      hideRealName: true,
      isPrivate: false,
    });
    await named(closed.id, {
      displayName: 'Zorro3',
      firstName: 'Zelda',
      lastName: 'Quick',
      hideRealName: false,
      isPrivate: true,
    });
    await named(user.id, { displayName: 'Zorro4' });
    expect((await find(client, 'zor')).toSorted()).toEqual([open.id, hidden.id, closed.id].toSorted());
    expect(await find(client, 'Zelda Q')).toEqual([open.id]);
    expect(await find(client, 'quick')).toEqual([open.id]);
    expect(await find(client, '@zorro2')).toEqual([hidden.id]);
    expect(await find(client, '%o')).toEqual([]);
    const [entry] = await client.ok(searchUsers, { query: { q: 'zorro3' } });
    expect(entry).toMatchObject({ displayName: 'Zorro3', firstName: '', position: null });
  });

  test('finds a minor by all of their username alone, and only for peers', async () => {
    const minor = await aUser(world(), { age: YOUNG });
    await named(minor.id, {
      displayName: 'Xylophon',
      hideRealName: false,
      isPrivate: false,
      firstName: 'Xena',
    });
    const peer = await signedIn(world(), await aUser(world(), { age: YOUNG + 1 }));
    expect(await find(peer.client, 'xylophon')).toEqual([minor.id]);
    for (const q of ['xylopho', 'xena']) expect(await find(peer.client, q)).toEqual([]);
    const adult = await signedIn(world());
    expect(await find(adult.client, 'xylophon')).toEqual([]);
    const ageless = await signedIn(world(), await aUser(world(), { age: null }));
    expect(await find(ageless.client, 'xylophon')).toEqual([]);
    await world()
      .db.kysely.insertInto('blocks')
      .values({ blockerId: minor.id, blockedId: peer.user.id, createdAt: new Date().toISOString() })
      .execute();
    expect(await find(peer.client, 'xylophon')).toEqual([]);
  });

  test('asks for two letters', async () => {
    const { client } = await signedIn(world());
    for (const q of [' a ', '@a', ' @ a', '@@'])
      expect(await client.call(searchUsers, { query: { q } })).toMatchObject({ status: 400 });
    expect(
      await world()
        .client()
        .call(searchUsers, { query: { q: 'abc' } }),
    ).toMatchObject({ status: 401 });
  });
});
