import { blockUser } from 'sync-protocol/contract/profile/safety';
import { createTeam, joinTeamByCode, setTeamRole } from 'sync-protocol/contract/teams';
import { deleteAccount } from 'sync-protocol/contract/session/account';
import { teamInvitationId } from 'sync-protocol/ids';
import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { anInvitation, found, join, say } from '#testing/players/competing.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser, signedIn } from '#testing/factories.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';

onOneDatabase('roles in a team', (database) => {
  const world = testApp({ database });
  const player = async (age: number) => signedIn(world(), await aUser(world(), { age }));

  test.each([
    ['a grown-up who came by the code of a minor’s team', 16, 30, false],
    ['a peer', 16, 15, true],
    ['a minor who came by a grown-up’s code', 30, 15, true],
    ['somebody who is blocked', 30, 31, false],
  ])('whose name the creator sees may answer for it, nobody else: %s', async (who, own, age, may) => {
    const { client, user } = await player(own);
    const { id, code = '' } = await client.ok(createTeam, { body: { name: 'Spikers' } });
    const other = await player(age);
    await other.client.ok(joinTeamByCode, { body: { code } });
    if (who === 'somebody who is blocked')
      await client.ok(blockUser, { params: { id: user.id, blockedUserId: other.user.id } });
    for (const role of ['admin', 'creator'] as const)
      expect(
        await client.call(setTeamRole, { params: { teamId: id, userId: other.user.id }, body: { role } }),
      ).toMatchObject(may ? { status: 200 } : refusal(403, 'member_unseen'));
  });

  describe('whose creator deletes the account', () => {
    const phone = async (age: number) => aPhone(world(), await aUser(world(), { age }));
    type Way = 'code' | 'invitation' | 'blocked' | 'admin';
    /** Who came first, of the players of such ages who came into the team of a creator. */
    const heirOf = async (age: number, members: readonly (readonly [age: number, way: Way])[]) => {
      const creator = await phone(age);
      const { teamId, code } = await found(creator);
      const phones: TestPhone[] = [];
      for (const [theirs, way] of members) {
        const other = await phone(theirs);
        phones.push(other);
        world().clock.now += 1000;
        if (way === 'invitation') {
          expect(await say(creator, 'team.invite', anInvitation(teamId, other))).toBe('applied');
          await other.pull();
          const [invitation] = other.rows('teamInvitations');
          const invitationId = teamInvitationId.parse(invitation?.id);
          expect(await say(other, 'team.respond', { invitationId, isAccepted: true })).toBe('applied');
        } else expect(await join(other, code)).toBe('applied');
        if (way === 'admin')
          await creator.client.ok(setTeamRole, {
            params: { teamId, userId: other.user.id },
            body: { role: 'admin' },
          });
        if (way === 'blocked')
          await creator.client.ok(blockUser, {
            params: { id: creator.user.id, blockedUserId: other.user.id },
          });
      }
      await creator.client.ok(deleteAccount);
      const roles = [];
      for (const one of phones) {
        await one.pull();
        const place = one.rows('memberships')[0]?.id;
        roles.push(one.rows('teamMembers').find(({ id }) => id === place)?.role);
      }
      expect(roles.filter((role) => role === 'creator')).toHaveLength(1);
      return roles.indexOf('creator');
    };

    const [GROWN, ADMIN] = [
      [30, 'code'],
      [30, 'admin'],
    ] as const;
    test.each([
      ['who has been there longest', 30, [GROWN, GROWN], 0],
      ['an admin', 30, [GROWN, ADMIN], 1],
      [
        'whom they see, before a grown-up who came by the code of a minor’s team',
        16,
        [GROWN, [15, 'code']],
        1,
      ],
      ['whom they see, before who is blocked', 30, [[30, 'blocked'], GROWN], 1],
      [
        'who is nobody to nobody in it',
        17,
        [
          [20, 'code'],
          [14, 'invitation'],
          [17, 'code'],
        ],
        2,
      ],
      ['who is met by the code', 30, [GROWN, [14, 'code']], 0],
      ['whom they don’t see, where nobody else is', 16, [GROWN], 0],
    ] as const)('goes to %s', async (_, creator, members, heir) => {
      expect(await heirOf(creator, members)).toBe(heir);
    });
  });
});
