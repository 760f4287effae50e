import * as calls from 'sync-protocol/contract/profile/profile';
import { BIO_MAX } from 'sync-protocol/entities/profile/user';
import { newId } from 'sync-protocol/new-id';
import { avatarPath } from 'sync-protocol/rules/profile/avatars';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser, signedIn } from '#testing/factories.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';

const EVERYTHING = {
  firstName: 'Maya',
  lastName: 'Okafor',
  hideRealName: true,
  isPrivate: true,
  position: 'Libero',
  skillLevel: 'Elite',
  yearsPlaying: 7,
  school: 'North High',
  clubTeam: 'Net Results',
  teamName: 'Blue',
  hometown: 'Dallas',
  bio: 'I dig.\nA lot.',
  timezone: 'Europe/Paris',
  profileImageUrl: 'volleyball-7',
} as const;

onOneDatabase('the own profile', (database) => {
  const world = testApp({ database });
  let phone: TestPhone;
  beforeEach(async () => {
    phone = await aPhone(world());
  });

  const patch = (body: unknown, as = phone.client) => as.json('PATCH', `/api/users/${phone.user.id}`, body);

  test('changes field by field, for the phones too', async () => {
    const params = { id: phone.user.id };
    expect(await phone.client.ok(calls.updateProfile, { params, body: EVERYTHING })).toMatchObject(
      EVERYTHING,
    );
    await phone.client.ok(calls.updateProfile, { params, body: { bio: '', teamName: '  Red ' } });
    await phone.pull();
    expect(phone.rows('users')).toMatchObject([
      { ...EVERYTHING, bio: '', teamName: 'Red', displayName: phone.user.displayName },
    ]);
  });

  test.each(['firstName', 'lastName'])('can change %s, and not take it away', async (name) => {
    await patch({ [name]: 'Maya' });
    expect(await patch({ [name]: ' ' })).toMatchObject(refusal(409, 'name_missing'));
    await phone.pull();
    expect(phone.rows('users')).toMatchObject([{ [name]: 'Maya' }]);
  });

  test('takes nothing along that is not the player’s to write', async () => {
    const row = () =>
      world()
        .db.kysely.selectFrom('users')
        .innerJoin('playerStats', 'playerStats.id', 'users.id')
        .selectAll('users')
        .select('totalPoints')
        .where('users.id', '=', phone.user.id)
        .executeTakeFirstOrThrow();
    const before = await row();
    const smuggled = {
      id: newId(),
      email: 'other@example.org',
      emailVerifiedAt: new Date().toISOString(),
      passwordHash: 'x',
      displayName: 'Another1',
      birthYear: 1990,
      disabled: true,
      hidden: true,
      totalPoints: 1_000_000,
    };
    for (const [name, value] of Object.entries(smuggled))
      expect(await patch({ [name]: value, bio: 'And this' }), name).toMatchObject(
        refusal(400, 'invalid_input'),
      );
    expect(await row()).toEqual(before);
    // Of a queue too: what is not of the mutation is not of the player's row.
    await phone.push(phone.mutation('profile.update', { ...smuggled, bio: 'And this' }));
    expect(await row()).toEqual(before);
  });

  test('is changed by a queue as by a call', async () => {
    await phone.push(phone.mutation('profile.update', EVERYTHING));
    await phone.pull();
    expect(phone.rows('users')).toMatchObject([EVERYTHING]);
  });

  test.each([
    ['firstName', 'x'.repeat(51)],
    ['bio', 'x'.repeat(BIO_MAX + 1)],
    ['position', 'Goalkeeper'],
    ['skillLevel', 'Best'],
    ['yearsPlaying', -1],
    ['hideRealName', 'no'],
    ['isPrivate', null],
    ['timezone', 'Mars/Olympus'],
    ['profileImageUrl', 'volleyball-13'],
    ['profileImageUrl', 'https://tracker.example/pixel.png'],
    ['profileImageUrl', 'javascript:alert(1)'],
  ])('refuses %s %j', async (field, value) => {
    expect(await patch({ [field]: value })).toMatchObject(refusal(400, 'invalid_input', field));
  });

  test.each([{ displayName: 'Another' }, { email: 'a@b.example' }, { birthYear: 1990 }, { id: newId() }])(
    'keeps what is not the player’s to change: %j',
    async (body) => {
      expect((await patch(body)).status).toBe(400);
    },
  );

  test('takes no picture that the server has not stored of this player', async () => {
    const other = await aUser(world());
    const [own, foreign] = [newId(), newId()];
    const createdAt = new Date(world().clock.now).toISOString();
    const bytes = Buffer.from([1, 2, 3]);
    await world()
      .db.kysely.insertInto('avatars')
      .values([
        { id: own, userId: phone.user.id, bytes, createdAt },
        { id: foreign, userId: other.id, bytes, createdAt },
      ])
      .execute();
    for (const id of [foreign, newId()]) {
      const body = { profileImageUrl: avatarPath(id) };
      expect(await patch(body)).toMatchObject(refusal(409, 'image_not_approved'));
      const mutation = phone.mutation('profile.update', body);
      expect((await phone.push(mutation)).results).toMatchObject([
        { id: mutation.id, status: 'rejected', code: 'image_not_approved' },
      ]);
    }
    const body = { profileImageUrl: avatarPath(own) };
    await phone.push(
      phone.mutation('profile.update', { bio: 'before' }),
      phone.mutation('profile.update', body),
    );
    expect(await patch({ ...body, teamName: 'Green' })).toMatchObject({
      status: 200,
      body: { ...body, bio: 'before', teamName: 'Green' },
    });
  });

  test('is nobody else’s to change', async () => {
    const stranger = await signedIn(world());
    expect(await patch({ bio: 'hacked' }, stranger.client)).toMatchObject(refusal(403, 'forbidden'));
    expect((await patch({ bio: 'hacked' }, world().client())).status).toBe(401);
    expect((await phone.client.json('PATCH', '/api/users/x', {})).status).toBe(400);
    expect((await patch(undefined)).status).toBe(400);
  });

  test('of a player under 18, or of unknown age, hides name and profile until they say otherwise', async () => {
    const minor = await aPhone(world(), await aUser(world(), { minor: true }));
    const url = `/api/users/${minor.user.id}`;
    expect(await minor.client.json('PATCH', url, { bio: 'Hi' })).toMatchObject({
      body: { hideRealName: true, isPrivate: true },
    });
    expect(await minor.client.json('PATCH', url, { isPrivate: false })).toMatchObject({
      body: { hideRealName: true, isPrivate: false },
    });
  });
});
