import { blockUser, unblockUser } from 'sync-protocol/contract/profile/safety';
import * as calls from 'sync-protocol/contract/teams';
import { joinRequestId, membershipId, newId } from 'sync-protocol/ids';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { found, join, say } from '#testing/players/competing.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser, GROWN_UP, signedIn } from '#testing/factories.ts';
import { aPulledPhone, type TestPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';

const ASKED = 'Somebody wants to join';
const GONE = 'request_gone';

onOneDatabase('a request to join, where a block stands between who asks and who answers', (database) => {
  const world = testApp({ database });
  const phoneOf = async () => aPulledPhone(world(), await aUser(world(), { age: GROWN_UP }));
  const clientOf = async ({ user }: TestPhone) => (await signedIn(world(), user)).client;
  const heard = async (phone: TestPhone) => {
    await phone.pull();
    return phone.rows('notifications').filter(({ title }) => title === ASKED).length;
  };
  const ask = async (phone: TestPhone, { teamId, name }: MutationArgs<'team.create'>) => {
    const id = joinRequestId.parse(newId());
    const args = { joinRequestId: id, teamId, teamName: name };
    expect(await say(phone, 'team.request', args)).toBe('applied');
    return id;
  };
  const block = async (blocker: TestPhone, blocked: TestPhone) =>
    (await clientOf(blocker)).ok(blockUser, {
      params: { id: blocker.user.id, blockedUserId: blocked.user.id },
    });

  /** A team with an admin beside its creator, and somebody who wants in. */
  const asked = async () => {
    const [creator, admin, gina] = [await phoneOf(), await phoneOf(), await phoneOf()];
    const team = await found(creator);
    await join(admin, team.code);
    const place = { teamId: team.teamId, membershipId: membershipId.parse(admin.rows('memberships')[0]?.id) };
    expect(await say(creator, 'team.setRole', { ...place, role: 'admin' })).toBe('applied');
    const request = await ask(gina, team);
    const listed = async (phone: TestPhone) =>
      (await (await clientOf(phone)).ok(calls.teamRequests, { params: { id: team.teamId } })).map(
        ({ displayName }) => displayName,
      );
    const answer = (phone: TestPhone, isAccepted: boolean) =>
      say(phone, 'team.answer', { teamId: team.teamId, joinRequestId: request, isAccepted });
    return { team, place, creator, admin, gina, request, listed, answer };
  };

  test.each(['who answers', 'who asks'])('by %s: it is gone for this one alone', async (who) => {
    const { team, creator, admin, gina, request, listed, answer } = await asked();
    expect([await heard(creator), await heard(admin)]).toEqual([1, 1]);
    await (who === 'who answers' ? block(creator, gina) : block(gina, creator));
    expect([await listed(creator), await listed(admin)]).toEqual([[], [gina.user.displayName]]);
    expect([await heard(creator), await heard(admin)]).toEqual([0, 1]);
    expect([await answer(creator, true), await answer(creator, false)]).toEqual([GONE, GONE]);
    const byCall = (await clientOf(creator)).call(calls.answerTeamRequest, {
      params: { id: team.teamId, requestId: request },
      body: { status: 'accepted' },
    });
    expect(await byCall).toMatchObject(refusal(409, GONE));
    // Who asked hears nothing of it.
    await gina.pull();
    expect(gina.rows('joinRequests')).toMatchObject([{ id: request, status: 'pending' }]);
    expect(gina.rows('notifications')).toEqual([]);
    expect(await answer(admin, true)).toBe('applied');
    await gina.pull();
    expect(gina.rows('memberships')).toMatchObject([{ teamId: team.teamId }]);
  });

  test('whoever is an admin later hears nothing of it', async () => {
    const { place, creator, admin, gina } = await asked();
    expect(await say(creator, 'team.setRole', { ...place, role: 'member' })).toBe('applied');
    await block(admin, gina);
    expect(await say(creator, 'team.setRole', { ...place, role: 'admin' })).toBe('applied');
    expect(await heard(admin)).toBe(0);
  });

  test('is there again once they are unblocked', async () => {
    const { creator, gina, listed, answer } = await asked();
    await block(creator, gina);
    const ids = { id: creator.user.id, blockedUserId: gina.user.id };
    await (await clientOf(creator)).ok(unblockUser, { params: ids });
    expect(await listed(creator)).toEqual([gina.user.displayName]);
    expect(await answer(creator, true)).toBe('applied');
  });
});
