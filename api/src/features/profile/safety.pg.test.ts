import { leaderboard } from 'sync-protocol/contract/leaderboard';
import { getProfile } from 'sync-protocol/contract/profile';
import * as calls from 'sync-protocol/contract/safety';
import { userId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import { onOneDatabase } from '#testing/databases.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';
import { hideUser, listReports, resolveReport } from './moderation.ts';

onOneDatabase('players who do no good', (database) => {
  const world = testApp({ database });
  let player: TestPhone;
  let other: TestPhone;
  let third: TestPhone;
  beforeEach(async () => {
    [player, other, third] = await Promise.all([aPhone(world()), aPhone(world()), aPhone(world())]);
  });

  const params = (by = player, whom = other) => ({ id: by.user.id, blockedUserId: whom.user.id });
  const block = (by = player, whom = other) => by.client.call(calls.blockUser, { params: params(by, whom) });
  const profileOf = (viewer: TestPhone, whom: TestPhone) =>
    viewer.client.call(getProfile, { params: { id: whom.user.id } });
  const train = async (phone: TestPhone, count: number) => {
    await phone.pull();
    await phone.start(testRegimenId('serving'));
    const tasks = phone.rows('tasks').slice(0, count);
    await phone.push(...tasks.map((task) => phone.setCompleted(task)));
  };
  const boardOf = async (viewer: TestPhone) => {
    const ids = [player, other, third].map(({ user }) => user.id);
    const entries = await viewer.client.ok(leaderboard, { query: { limit: 100 } });
    return entries.flatMap(({ id, rank }) => {
      const place = ids.findIndex((one) => one === id);
      return place < 0 ? [] : [[place, rank]];
    });
  };

  describe('are blocked', () => {
    test('so that neither sees the other, in lists or profiles, until the block is taken back', async () => {
      await train(player, 1);
      await train(other, 2);
      await train(third, 3);
      const before = await boardOf(player);
      expect(before.map(([place]) => place)).toEqual([2, 1, 0]);
      expect((await block()).status).toBe(200);
      expect((await block()).status).toBe(200);
      for (const [viewer, whom] of [
        [player, other],
        [other, player],
      ] as const)
        expect(await profileOf(viewer, whom)).toMatchObject(refusal(404, 'user_not_found'));
      // The others keep their ranks.
      expect(await boardOf(player)).toEqual(before.filter(([place]) => place !== 1));
      expect(await boardOf(other)).toEqual(before.filter(([place]) => place !== 0));
      expect(await boardOf(third)).toEqual(before);
      expect((await profileOf(third, other)).status).toBe(200);

      await other.client.ok(calls.unblockUser, { params: params(other, player) });
      expect((await profileOf(other, player)).status).toBe(404);
      await player.client.ok(calls.unblockUser, { params: params() });
      expect((await profileOf(other, player)).status).toBe(200);
      expect(await boardOf(player)).toEqual(before);
    });

    test('and listed by username for the one who blocked, nobody else', async () => {
      await block(player, other);
      world().clock.now += 1000;
      await block(player, third);
      const own = { params: { id: player.user.id } };
      expect(await player.client.ok(calls.listBlocks, own)).toEqual([
        { id: third.user.id, displayName: third.user.displayName },
        { id: other.user.id, displayName: other.user.displayName },
      ]);
      expect(await other.client.ok(calls.listBlocks, { params: { id: other.user.id } })).toEqual([]);
      expect(await other.client.call(calls.listBlocks, own)).toMatchObject(refusal(403, 'forbidden'));
    });

    test('by the player alone, and only if there is such a player', async () => {
      for (const call of [calls.blockUser, calls.unblockUser]) {
        expect(await third.client.call(call, { params: params() })).toMatchObject(refusal(403, 'forbidden'));
        expect((await world().client().call(call, { params: params() })).status).toBe(401);
      }
      expect(await block(player, player)).toMatchObject(refusal(409, 'own_account'));
      const nobody = { id: player.user.id, blockedUserId: userId.parse(newId()) };
      expect(await player.client.call(calls.blockUser, { params: nobody })).toMatchObject(
        refusal(404, 'user_not_found'),
      );
      expect((await player.client.json('PUT', `/api/users/${player.user.id}/blocks/x`)).status).toBe(400);
    });
  });

  describe('are reported', () => {
    const report = (body: object, by = player, whom = other) =>
      by.client.json('POST', `/api/users/${whom.user.id}/reports`, body);
    const queue = async () =>
      (await listReports(world().deps)).filter(({ userId: id }) => id === other.user.id);

    test('to a queue that the operator works off', async () => {
      expect((await report({ reason: 'bullying', details: ' Mean words ' })).status).toBe(201);
      world().clock.now += 1000;
      expect((await report({ reason: 'spam' }, third)).status).toBe(201);
      // Once more is not two reports.
      expect((await report({ reason: 'bullying', details: 'Mean words, again' })).status).toBe(201);
      const [first, second] = await queue();
      expect(first).toMatchObject({
        kind: 'user',
        subjectId: other.user.id,
        username: other.user.displayName,
        reportedBy: player.user.displayName,
        reason: 'bullying',
        details: 'Mean words, again',
        resolvedAt: null,
        hidden: false,
      });
      expect(second).toMatchObject({ reason: 'spam', details: '', reportedBy: third.user.displayName });
      expect(await resolveReport(world().deps, first?.id ?? '', 'Talked to them')).toBe(true);
      expect(await resolveReport(world().deps, first?.id ?? '', 'Again')).toBe(false);
      expect(await resolveReport(world().deps, 'nonsense', 'x')).toBe(false);
      expect(await queue()).toHaveLength(1);
      const done = await listReports(world().deps, { isResolved: true });
      expect(done.find(({ id }) => id === first?.id)).toMatchObject({ resolution: 'Talked to them' });
      expect((await report({ reason: 'bullying' })).status).toBe(201);
      expect(await queue()).toHaveLength(2);
    });

    test('and stay reported when the reporter leaves', async () => {
      await report({ reason: 'unsafe' });
      await world().db.kysely.deleteFrom('users').where('id', '=', player.user.id).execute();
      expect(await queue()).toMatchObject([{ reason: 'unsafe', reportedBy: null }]);
    });

    test('with a reason, by a player, and not by themselves', async () => {
      expect(await report({ reason: 'ugly' })).toMatchObject(refusal(400, 'invalid_input', 'reason'));
      expect(await report({ reason: 'spam', details: 'x'.repeat(1001) })).toMatchObject(
        refusal(400, 'invalid_input', 'details'),
      );
      expect(await report({ reason: 'spam' }, player, player)).toMatchObject(refusal(409, 'own_account'));
      const url = `/api/users/${other.user.id}/reports`;
      expect((await world().client().json('POST', url, { reason: 'spam' })).status).toBe(401);
      const nobody = `/api/users/${newId()}/reports`;
      expect(await player.client.json('POST', nobody, { reason: 'spam' })).toMatchObject(
        refusal(404, 'user_not_found'),
      );
      // Who blocks is not safe from reports.
      await block(other, player);
      expect((await report({ reason: 'spam' })).status).toBe(201);
    });

    test('and hidden by the operator: from everyone but themselves', async () => {
      await train(other, 2);
      expect(await hideUser(world().deps, userId.parse(other.user.id))).toBe(true);
      expect((await profileOf(player, other)).status).toBe(404);
      expect((await boardOf(player)).map(([place]) => place)).not.toContain(1);
      expect((await profileOf(other, other)).status).toBe(200);
      expect((await boardOf(other)).map(([place]) => place)).toContain(1);
      expect(await hideUser(world().deps, userId.parse(other.user.id), false)).toBe(true);
      expect((await profileOf(player, other)).status).toBe(200);
      expect(await hideUser(world().deps, userId.parse(newId()))).toBe(false);
    });
  });
});
