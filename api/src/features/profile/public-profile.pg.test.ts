import * as calls from 'sync-protocol/contract/profile/profile';
import { userStats } from 'sync-protocol/contract/progress';
import { newId } from 'sync-protocol/new-id';
import { STRANGERS, type Relationship } from 'sync-protocol/rules/profile/privacy';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser, signedIn, type TestUser } from '#testing/factories.ts';
import { refusal } from '#testing/refusal.ts';

const PRIVATE = refusal(403, 'private_profile');
const GONE = refusal(404, 'user_not_found');

onOneDatabase('the profile of another player', (database) => {
  const world = testApp({ database });
  let viewer: { user: TestUser; client: TestClient };
  let player: TestUser;
  beforeEach(async () => {
    viewer = await signedIn(world());
    player = await aUser(world());
    await set({
      firstName: 'Canary',
      lastName: 'Name',
      school: 'Canary School',
      hometown: 'Canary Town',
      bio: 'I set.',
      clubTeam: 'Net Results',
    });
  });

  const set = (values: object, id = player.id) =>
    world().db.kysely.updateTable('users').set(values).where('id', '=', id).execute();
  const relate = (relationship: Relationship) =>
    world().relations.set(viewer.user.id, new Map([[player.id, relationship]]));
  const profile = (client = viewer.client) => client.call(calls.getProfile, { params: { id: player.id } });
  const user = (client = viewer.client) => client.call(calls.getUser, { params: { id: player.id } });
  const stats = (client = viewer.client) => client.call(userStats, { params: { id: player.id } });

  test('is open to strangers, but for where the player lives and learns', async () => {
    const { body } = await profile();
    expect(body).toMatchObject({
      user: {
        id: player.id,
        displayName: player.displayName,
        username: player.displayName,
        firstName: 'Canary',
        volleyballPosition: 'Setter',
        bio: 'I set.',
        clubTeam: 'Net Results',
        currentStreak: 0,
        totalPoints: 0,
      },
      relationship: STRANGERS,
      canViewProfile: true,
    });
    expect(JSON.stringify(body)).not.toMatch(/School|Town|example\.org|timezone|birth/);
    expect((await user()).body).toEqual((body as { user: unknown }).user);
    expect((await stats()).status).toBe(200);
  });

  test('shows a hidden name to teammates and rivals only', async () => {
    await set({ hideRealName: true });
    expect(JSON.stringify((await profile()).body)).not.toContain('Canary');
    for (const relationship of [
      { isTeammate: true, isRival: false },
      { isTeammate: false, isRival: true },
    ]) {
      relate(relationship);
      expect((await profile()).body).toMatchObject({
        user: { firstName: 'Canary', school: 'Canary School', hometown: 'Canary Town' },
        relationship,
        canViewProfile: true,
      });
    }
  });

  test('that is private is for teammates and rivals only', async () => {
    await set({ isPrivate: true });
    const { status, body } = await profile();
    expect(status).toBe(200);
    expect(body).toEqual({
      user: {
        id: player.id,
        displayName: player.displayName,
        username: player.displayName,
        firstName: '',
        lastName: '',
        hideRealName: false,
        position: null,
        volleyballPosition: null,
        profileImageUrl: '',
      },
      relationship: STRANGERS,
      canViewProfile: false,
      canApproach: true,
    });
    expect(await user()).toMatchObject(PRIVATE);
    expect(await stats()).toMatchObject(PRIVATE);
    relate({ isTeammate: false, isRival: true });
    expect((await profile()).body).toMatchObject({ user: { bio: 'I set.' }, canViewProfile: true });
    expect((await user()).status).toBe(200);
    expect((await stats()).status).toBe(200);
  });

  test('to the player themselves is whole, private or not', async () => {
    await set({ isPrivate: true, hideRealName: true });
    const own = await signedIn(world(), player);
    expect((await profile(own.client)).body).toMatchObject({
      user: { firstName: 'Canary', school: 'Canary School' },
      canViewProfile: true,
    });
    expect((await user(own.client)).body).toMatchObject({ hometown: 'Canary Town' });
  });

  test.each([{ disabled: true }, { hidden: true }, { displayName: null }])(
    'is not there for a player who is %j',
    async (state) => {
      await set(state);
      relate({ isTeammate: true, isRival: true });
      for (const ask of [profile, user, stats]) expect(await ask()).toMatchObject(GONE);
    },
  );

  test('of a minor is there for peers, and for who trains with them by their team’s code', async () => {
    await set({ birthYear: new Date(world().clock.now).getUTCFullYear() - 15 });
    for (const ask of [profile, user, stats]) expect(await ask()).toMatchObject(GONE);
    for (const relationship of [
      { isTeammate: true, isRival: false },
      { isTeammate: false, isRival: true, isByCode: true },
    ]) {
      relate(relationship);
      for (const ask of [profile, user, stats]) expect(await ask()).toMatchObject(GONE);
    }
    relate({ isTeammate: true, isRival: false, isByCode: true });
    expect((await profile()).body).toMatchObject({ user: { hometown: 'Canary Town' }, canViewProfile: true });
    expect(JSON.stringify((await profile()).body)).not.toContain('isByCode');
    const peer = await signedIn(world(), await aUser(world(), { minor: true }));
    expect((await profile(peer.client)).body).toMatchObject({
      user: { bio: 'I set.' },
      canViewProfile: true,
    });
    expect((await stats(peer.client)).status).toBe(200);
    const own = await signedIn(world(), player);
    expect(await own.client.call(calls.getProfile, { params: { id: viewer.user.id } })).toMatchObject(GONE);
  });

  test('is not there before the player has said their age, nor for who has not', async () => {
    relate({ isTeammate: true, isRival: true, isByCode: true });
    await set({ birthMonth: null });
    for (const ask of [profile, user, stats]) expect(await ask()).toMatchObject(GONE);
    await set({ birthMonth: 1 });
    expect((await profile()).status).toBe(200);
    await set({ birthYear: null }, viewer.user.id);
    for (const ask of [profile, user, stats]) expect(await ask()).toMatchObject(GONE);
    const own = await signedIn(world(), player);
    expect((await profile(own.client)).status).toBe(200);
  });

  test('is not there for either side of a block', async () => {
    relate({ isTeammate: true, isRival: true });
    const own = await signedIn(world(), player);
    await world()
      .db.kysely.insertInto('blocks')
      .values({ blockerId: player.id, blockedId: viewer.user.id, createdAt: new Date().toISOString() })
      .execute();
    for (const ask of [profile, user, stats]) expect(await ask()).toMatchObject(GONE);
    const params = { id: viewer.user.id };
    expect(await own.client.call(calls.getProfile, { params })).toMatchObject(GONE);
  });

  test('needs a session, and a player who exists', async () => {
    for (const ask of [profile, user, stats]) expect((await ask(world().client())).status).toBe(401);
    for (const path of ['', '/profile', '/stats']) {
      expect(await viewer.client.get(`/api/users/${newId()}${path}`)).toMatchObject(GONE);
      expect((await viewer.client.get(`/api/users/nobody${path}`)).status).toBe(400);
    }
  });
});
