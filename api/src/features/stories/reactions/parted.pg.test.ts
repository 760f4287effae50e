import { listComments } from 'sync-protocol/contract/stories';
import { membershipId } from 'sync-protocol/ids';
import { newTeamCode } from 'sync-protocol/rules/teams/team-code';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { GROWN_UP, YOUNG } from '#testing/factories.ts';
import type { TestPhone } from '#testing/phone.ts';
import { asking, aSquad, found, join, newsOf, say } from '#testing/players/competing.ts';
import { aComment, aStory } from '#testing/players/telling.ts';

const NEWS = 'A comment on your story';

onOneDatabase('what a coach has said to a player’s story', (database) => {
  const world = testApp({ database });

  /** A coach who said something to a minor's story, which another one of the team reads also as their rival. */
  async function scene() {
    const team = await aSquad(world(), 3, YOUNG, GROWN_UP);
    const [coach, player, rival] = team.phones as [TestPhone, TestPhone, TestPhone];
    await say(player, 'rival.request', asking(rival));
    await say(rival, 'rival.accept', { rivalId: player.user.id });
    const { storyId } = aStory();
    expect(await say(player, 'story.post', aStory({ storyId }))).toBe('applied');
    expect(await say(coach, 'story.comment', aComment(storyId))).toBe('applied');
    const read = async () => {
      const lists = await Promise.all(
        [player, rival].map(({ client }) => client.ok(listComments, { params: { id: storyId } })),
      );
      await coach.pull();
      return [...lists.map((all) => all.length), coach.rows('storyComments').length];
    };
    expect([await read(), await newsOf(player)]).toEqual([[1, 1, 1], expect.arrayContaining([NEWS])]);
    return { team, coach, player, read };
  }
  const placeIn = async (phone: TestPhone, team: string) => {
    await phone.pull();
    return membershipId.parse(phone.rows('memberships').find(({ teamId }) => teamId === team)?.id);
  };

  test.each(['the player leaves', 'the player is removed', 'the team ends'])(
    'is read by nobody any more once %s, and is no news',
    async (how) => {
      const { team, coach, player, read } = await scene();
      const { id: teamId } = team;
      const place = { teamId, membershipId: await placeIn(player, teamId), code: newTeamCode() };
      const said = {
        'the player leaves': () => say(player, 'team.leave', { teamId }),
        'the player is removed': () => say(coach, 'team.removeMember', place),
        'the team ends': () => say(coach, 'team.delete', { teamId }),
      }[how];
      expect(await said?.()).toBe('applied');
      expect([await read(), await newsOf(player)]).toEqual([[0, 0, 0], expect.not.arrayContaining([NEWS])]);
    },
  );

  test('stands as long as another team’s code has brought them together', async () => {
    const { team, coach, player, read } = await scene();
    expect(await join(player, (await found(coach)).code)).toBe('applied');
    expect(await say(player, 'team.leave', { teamId: team.id })).toBe('applied');
    expect([await read(), await newsOf(player)]).toEqual([[1, 1, 1], expect.arrayContaining([NEWS])]);
  });
});
