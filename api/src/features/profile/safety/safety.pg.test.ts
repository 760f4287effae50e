import { leaderboard } from 'sync-protocol/contract/leaderboard';
import { getProfile } from 'sync-protocol/contract/profile/profile';
import * as calls from 'sync-protocol/contract/profile/safety';
import { userId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { SentPoke } from '#sync/pokes/poke-bus.ts';
import { testApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { copiesOf } from '#testing/factories.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';
import { hideUser } from './hide-user.ts';
import { listReports, resolveReport } from './report-queue.ts';

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
  /** Who stands at which rank: the players by their number, null for who is not seen. */
  const boardOf = async (viewer: TestPhone) => {
    const ids = [player, other, third].map(({ user }) => user.id);
    const entries = await viewer.client.ok(leaderboard, { query: { limit: 100 } });
    return entries.flatMap((entry) => {
      const place = entry.isPrivate ? null : ids.findIndex((id) => id === entry.id);
      return place === -1 ? [] : [[place, entry.rank]];
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
      // Nobody's rank tells of it.
      const without = (whom: number) => before.map(([place, rank]) => [place === whom ? null : place, rank]);
      expect(await boardOf(player)).toEqual(without(1));
      expect(await boardOf(other)).toEqual(without(0));
      expect(await boardOf(third)).toEqual(before);
      expect((await profileOf(third, other)).status).toBe(200);

      await other.client.ok(calls.unblockUser, { params: params(other, player) });
      expect((await profileOf(other, player)).status).toBe(404);
      await player.client.ok(calls.unblockUser, { params: params() });
      expect((await profileOf(other, player)).status).toBe(200);
      expect(await boardOf(player)).toEqual(before);
    });

    test('so that the phones of both ask anew for whom they show, alike at its end, and once', async () => {
      await Promise.all([player, other, third].map((phone) => phone.pull()));
      const heard: SentPoke[] = [];
      const scopes = [player, other, third].map(({ user }) => `user:${user.id}`);
      onTestFinished(world().deps.pokes.subscribe(scopes, (poke) => heard.push(poke)));
      const anew = [player, other].map(({ user }) => ({ scope: `user:${user.id}`, seq: 0, sender: null }));
      await block();
      await block();
      expect(heard).toEqual(anew);
      heard.length = 0;
      const back = () => player.client.ok(calls.unblockUser, { params: params() });
      await back();
      await back();
      expect(heard).toEqual(anew);
      // Who was never there is no news to anybody.
      await player.client.ok(calls.blockUser, {
        params: { id: player.user.id, blockedUserId: userId.parse(newId()) },
      });
      expect(heard).toEqual(anew);
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

    test('silently: who is blocked can block back, and neither list nor answer tells them', async () => {
      await block(other, player);
      const own = { params: { id: player.user.id } };
      const nobody = { id: player.user.id, blockedUserId: userId.parse(newId()) };
      const answers = [
        await player.client.call(calls.blockUser, { params: nobody }),
        await block(player, other),
        await player.client.call(calls.unblockUser, { params: nobody }),
      ];
      for (const { status, body } of answers) expect([status, body]).toEqual([200, { success: true }]);
      expect(await player.client.ok(calls.listBlocks, own)).toEqual([]);
      // It counts all the same.
      await other.client.ok(calls.unblockUser, { params: params(other, player) });
      expect((await profileOf(player, other)).status).toBe(404);
      expect((await profileOf(other, player)).status).toBe(404);
      expect(await player.client.ok(calls.listBlocks, own)).toEqual([]);
      await player.client.ok(calls.unblockUser, { params: params(player, other) });
      expect((await profileOf(player, other)).status).toBe(200);
    });

    test.each([
      { hidden: true },
      { disabled: true },
      { displayName: null },
      { birthYear: null },
      { birthYear: 2012 },
    ])('and not named if they were not to be seen: %j', async (state) => {
      await world().db.kysely.updateTable('users').set(state).where('id', '=', other.user.id).execute();
      expect((await block()).status).toBe(200);
      const own = { params: { id: player.user.id } };
      expect(await player.client.ok(calls.listBlocks, own)).toEqual([]);
      const back = { displayName: 'Seen', birthYear: 1990, hidden: false, disabled: false };
      await world()
        .db.kysely.updateTable('users')
        .set({ ...back, displayName: other.user.displayName })
        .where('id', '=', other.user.id)
        .execute();
      expect(await player.client.ok(calls.listBlocks, own)).toEqual([]);
      expect((await profileOf(player, other)).status).toBe(404);
    });

    test('at most five hundred of those whom the player could see', async () => {
      const blockerId = userId.parse(player.user.id);
      const blocks = (await copiesOf(world(), player.user, 500)).map((blockedId) => ({
        blockerId,
        blockedId,
        createdAt: new Date(world().clock.now).toISOString(),
      }));
      await world().db.kysely.insertInto('blocks').values(blocks).execute();
      expect(await block()).toMatchObject(refusal(409, 'too_many_blocks'));
      expect((await profileOf(player, other)).status).toBe(200);
      // Else it would tell that somebody is not to be seen.
      await hideUser(world().deps, userId.parse(third.user.id));
      expect((await block(player, third)).status).toBe(200);
    });

    test('by the player alone, and nobody blocks themselves', async () => {
      for (const call of [calls.blockUser, calls.unblockUser]) {
        expect(await third.client.call(call, { params: params() })).toMatchObject(refusal(403, 'forbidden'));
        expect((await world().client().call(call, { params: params() })).status).toBe(401);
      }
      expect(await block(player, player)).toMatchObject(refusal(409, 'own_account'));
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

    test('with a copy of what others could see of them then', async () => {
      const write = (profile: object) =>
        world().db.kysely.updateTable('users').set(profile).where('id', '=', other.user.id).execute();
      // What waits for the operator nobody has seen.
      await write({ bio: 'You all\nplay badly', clubTeam: 'Naked Blues', profileImageUrl: 'volleyball-3' });
      await block(other, player);
      // The same once more is the same.
      for (let times = 0; times < 2; times++) await report({ reason: 'bullying' });
      await write({ bio: 'Be kind', profileImageUrl: '' });
      const { displayName } = other.user;
      const seen = [displayName, 'Real', 'Name', 'You all\nplay badly', 'Setter', 'volleyball-3'].join(' | ');
      expect(await queue()).toMatchObject([{ copy: seen, firstCopy: '' }]);
      // Reported again since, it is what it is by now, and what it was at first.
      for (const bio of ['Be kind', 'Be kinder']) {
        await write({ bio });
        await report({ reason: 'bullying' });
      }
      const now = [displayName, 'Real', 'Name', 'Be kinder', 'Setter'].join(' | ');
      expect(await queue()).toMatchObject([{ copy: now, firstCopy: seen }]);
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
      // Whether there is such a player is not told.
      const nobody = `/api/users/${newId()}/reports`;
      const unheard = await player.client.json('POST', nobody, { reason: 'spam' });
      // Who blocks is not safe from reports.
      await block(other, player);
      const heard = await report({ reason: 'spam' });
      expect([heard.status, heard.body]).toEqual([201, unheard.body]);
      expect(unheard.status).toBe(201);
      expect(await queue()).toHaveLength(1);
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
