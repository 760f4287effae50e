import { joinRequestId, newId } from 'sync-protocol/ids';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { aSquad, creatorOf, newsOf, say } from '#testing/players/competing.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { GROWN_UP, YOUNG } from '#testing/factories.ts';
import { aComment, aStory } from '#testing/players/telling.ts';
import { correctBirth } from './correct-birth.ts';

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
});
