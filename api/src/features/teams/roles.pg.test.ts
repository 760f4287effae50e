import { blockUser } from 'sync-protocol/contract/profile/safety';
import { createTeam, joinTeamByCode, setTeamRole } from 'sync-protocol/contract/teams';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser, signedIn } from '#testing/factories.ts';
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
});
