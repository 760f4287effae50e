import { ruleStory } from '#features/stories/commands.ts';
import * as stories from 'sync-protocol/contract/stories';
import { joinRequestId, newId } from 'sync-protocol/ids';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { aSquad, creatorOf, newsOf, say } from '#testing/players/competing.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { GROWN_UP, YOUNG } from '#testing/factories.ts';
import type { TestPhone } from '#testing/phone.ts';
import { aComment, aStory } from '#testing/players/telling.ts';
import { correctBirth } from './correct-birth.ts';

const CONTACT = 'Write to me: +49 170 1234567';

onOneDatabase('a birth that is corrected while others have something of the player', (database) => {
  const world = testApp({ database });
  const bornBefore = (years: number) => {
    const date = new Date(world().clock.now);
    return { birthMonth: date.getUTCMonth() + 1, birthYear: date.getUTCFullYear() - years - 1 };
  };

  test('a request to join goes where the player could not make it any more', async () => {
    const [team, own] = [await aSquad(world(), 1, YOUNG), await aSquad(world(), 1, YOUNG)];
    const [creator, asker] = [creatorOf(team), creatorOf(own)];
    const request = { joinRequestId: joinRequestId.parse(newId()), teamId: team.id, teamName: 'x' };
    expect(await say(asker, 'team.request', request)).toBe('applied');
    expect(await newsOf(creator)).toContain('Somebody wants to join');
    await correctBirth(world().deps, asker.user.id, bornBefore(GROWN_UP));
    expect(await newsOf(creator)).not.toContain('Somebody wants to join');
    expect(creator.rows('teamRequests')).toEqual([]);
    await asker.pull();
    expect(asker.rows('joinRequests')).toEqual([]);
    const answer = { teamId: team.id, joinRequestId: request.joinRequestId, isAccepted: true };
    expect(await say(creator, 'team.answer', answer)).toBe('request_gone');
  });

  test('what the two said to each other’s stories goes, and the news of it', async () => {
    const [one, two] = [await aSquad(world(), 1), await aSquad(world(), 1)];
    const [author, other, third] = [creatorOf(one), creatorOf(two), creatorOf(await aSquad(world(), 1))];
    const story = aStory({ isPublic: true });
    expect(await say(author, 'story.post', story)).toBe('applied');
    for (const phone of [other, third])
      expect(await say(phone, 'story.comment', aComment(story.storyId))).toBe('applied');
    expect(await newsOf(author)).toContain('2 comments on your story');
    await correctBirth(world().deps, other.user.id, bornBefore(YOUNG));
    expect(await newsOf(author)).toContain('A comment on your story');
    await other.pull();
    expect(other.rows('storyComments')).toEqual([]);
  });

  test('how to reach the player is with nobody any more', async () => {
    const team = await aSquad(world(), 2);
    const [mate, player] = team.phones as [TestPhone, TestPhone];
    const story = aStory({ content: CONTACT });
    expect(await say(player, 'story.post', story)).toBe('applied');
    const theirs = aStory();
    expect(await say(mate, 'story.post', theirs)).toBe('applied');
    expect(await say(player, 'story.comment', aComment(theirs.storyId, CONTACT))).toBe('applied');
    const read = async () => {
      const told = await mate.client.ok(stories.listStories, { query: { limit: 20 } });
      const counts = [story, theirs].map(({ storyId }) => told.find(({ id }) => id === storyId)?.comments);
      const said = await mate.client.ok(stories.listComments, { params: { id: theirs.storyId } });
      return [...counts, said.length];
    };
    expect(await read()).toEqual([0, 1, 1]);
    await correctBirth(world().deps, player.user.id, bornBefore(YOUNG));
    expect(await read()).toEqual([undefined, 0, 0]);
    await player.pull();
    const held = [...player.rows('victoryStories'), ...player.rows('storyComments')];
    expect(held.map(({ isHeld }) => isHeld)).toEqual([true, true]);
    // What the operator has read and released stays so, whenever it is corrected once more.
    await ruleStory(world().deps, story.storyId, false);
    await correctBirth(world().deps, player.user.id, bornBefore(YOUNG - 1));
    expect(await read()).toEqual([0, 0, 0]);
  });

  test('what was told to everybody is for who is close, also once the player is of age', async () => {
    const [player, stranger] = [creatorOf(await aSquad(world(), 1)), creatorOf(await aSquad(world(), 1))];
    const story = aStory({ isPublic: true });
    expect(await say(player, 'story.post', story)).toBe('applied');
    const found = async () => {
      const query = { userId: player.user.id, limit: 20 };
      return (await stranger.client.ok(stories.listStories, { query })).length;
    };
    expect(await found()).toBe(1);
    await correctBirth(world().deps, player.user.id, bornBefore(17));
    expect(await found()).toBe(0);
    await world()
      .db.kysely.updateTable('users')
      .set({ isPrivate: false })
      .where('id', '=', player.user.id)
      .execute();
    await world()
      .db.kysely.updateTable('users')
      .set(bornBefore(18))
      .where('id', '=', player.user.id)
      .execute();
    expect(await found()).toBe(0);
  });
});
