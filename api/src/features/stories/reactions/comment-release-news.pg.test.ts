import * as safety from 'sync-protocol/contract/profile/safety';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aDevice } from '#testing/players/devices.ts';
import { aPulledPhone } from '#testing/phone.ts';
import { DOUBTFUL, releasing } from '#testing/players/releasing.ts';
import { aComment, aStory } from '#testing/players/telling.ts';

onBothDatabases('that others read a comment now, whoever wrote it', (kind) => {
  const world = testApp({ database: kind });

  /** A comment that waits, under the story of a rival or, if they are strangers, one for everybody. */
  async function waiting({ areRivals = true } = {}) {
    const [author, reader] = [await aPulledPhone(world()), await aPulledPhone(world())];
    const rival = { isTeammate: false, isRival: true };
    if (areRivals) world().relations.set(reader.user.id, new Map([[author.user.id, rival]]));
    const endpoint = await aDevice(world(), reader.user);
    const story = aStory({ isPublic: true });
    await author.push(author.mutation('story.post', story));
    const said = aComment(story.storyId, DOUBTFUL);
    await reader.push(reader.mutation('story.comment', said));
    return { author, reader, story, said, endpoint };
  }
  const { rule, newsOf, tell } = releasing(world, 'victory_story_comment_released');

  test('is told once a release, in the app and on the devices, with the way to it and nobody’s words', async () => {
    const { author, reader, story, said, endpoint } = await waiting();
    expect(await newsOf(reader)).toEqual([]);
    const path = `/victory-stories?story=${story.storyId}`;
    const told = {
      title: 'Your comment is approved',
      read: false,
      data: JSON.stringify({ actionUrl: path }),
    };
    await rule(said.commentId, false);
    await rule(said.commentId, false);
    const [first, ...more] = await newsOf(reader);
    expect(first).toMatchObject(told);
    expect(more).toEqual([]);
    expect(await newsOf(author)).toEqual([]);
    expect(await tell()).toEqual([[endpoint, told.title, path]]);
    expect(await tell()).toEqual([]);
    const words = JSON.stringify([world().pushed.at(-1), first?.title, first?.message]);
    for (const one of [author.user.displayName, reader.user.displayName, DOUBTFUL, story.title])
      expect(words).not.toContain(one);
    // Held and released again it is news again, in the place of the one before.
    await reader.push(reader.mutation('notification.markRead', {}));
    for (const isHeld of [true, false]) await rule(said.commentId, isHeld);
    expect(await newsOf(reader)).toMatchObject([told]);
    expect(await tell()).toEqual([[endpoint, told.title, path]]);
    await reader.push(reader.mutation('settings.update', { storyNews: false }));
    for (const isHeld of [true, false]) await rule(said.commentId, isHeld);
    expect(await newsOf(reader)).toHaveLength(1);
    expect(await tell()).toEqual([]);
  });

  test('of two the devices are told as one', async () => {
    const { author, reader, said, endpoint } = await waiting();
    const other = aStory({ isPublic: true });
    await author.push(author.mutation('story.post', other));
    const more = aComment(other.storyId, DOUBTFUL);
    await reader.push(reader.mutation('story.comment', more));
    for (const { commentId } of [said, more]) await rule(commentId, false);
    expect(await tell()).toEqual([[endpoint, '2 of your comments are approved', '/victory-stories']]);
  });

  test('also of one’s own words under one’s own story', async () => {
    const { author, story } = await waiting();
    const own = aComment(story.storyId, DOUBTFUL);
    await author.push(author.mutation('story.comment', own));
    await rule(own.commentId, false);
    expect(await newsOf(author)).toHaveLength(1);
  });

  test('stands no longer than it is so: held or said again it waits, and with comment or story it goes', async () => {
    const { author, reader, story, said } = await waiting();
    const released = async () => {
      await rule(said.commentId, false);
      expect(await newsOf(reader)).toHaveLength(1);
    };
    await released();
    await rule(said.commentId, true);
    expect(await newsOf(reader)).toEqual([]);
    await released();
    const uncomment = () => reader.mutation('story.uncomment', { commentId: said.commentId });
    await reader.push(uncomment(), reader.mutation('story.comment', said));
    expect(await newsOf(reader)).toEqual([]);
    await released();
    await reader.push(uncomment());
    expect(await newsOf(reader)).toEqual([]);
    await reader.push(reader.mutation('story.comment', said));
    await released();
    await author.push(author.mutation('story.delete', { storyId: story.storyId, mediaUrl: '' }));
    expect(await newsOf(reader)).toEqual([]);
  });

  test('goes when the story waits, or is no longer for who wrote the comment', async () => {
    const { author, reader, story, said } = await waiting();
    await rule(said.commentId, false);
    await author.push(author.mutation('story.edit', { ...story, isPublic: false }));
    // A rival still sees it.
    expect(await newsOf(reader)).toHaveLength(1);
    await rule(story.storyId, true);
    expect(await newsOf(reader)).toEqual([]);

    const strange = await waiting({ areRivals: false });
    await rule(strange.said.commentId, false);
    expect(await newsOf(strange.reader)).toHaveLength(1);
    await strange.author.push(strange.author.mutation('story.edit', { ...strange.story, isPublic: false }));
    expect(await newsOf(strange.reader)).toEqual([]);
  });

  test('is told nothing under a story that its writer does not see any more', async () => {
    const hidden = await waiting({ areRivals: false });
    await hidden.author.push(hidden.author.mutation('story.edit', { ...hidden.story, isPublic: false }));
    await rule(hidden.said.commentId, false);
    expect(await newsOf(hidden.reader)).toEqual([]);
    const held = await waiting();
    await rule(held.story.storyId, true);
    await rule(held.said.commentId, false);
    expect(await newsOf(held.reader)).toEqual([]);
  });

  test.each(['author', 'reader'] as const)('goes with a block by the %s', async (blocker) => {
    const both = await waiting();
    await rule(both.said.commentId, false);
    expect(await newsOf(both.reader)).toHaveLength(1);
    const blocked = blocker === 'author' ? both.reader : both.author;
    await both[blocker].client.ok(safety.blockUser, {
      params: { id: both[blocker].user.id, blockedUserId: blocked.user.id },
    });
    expect(await newsOf(both.reader)).toEqual([]);
    await rule(both.said.commentId, false);
    expect(await newsOf(both.reader)).toEqual([]);
    expect(await tell()).toEqual([]);
  });

  test('is told nothing of a comment that never waited', async () => {
    const { reader, story } = await waiting();
    const fine = aComment(story.storyId);
    await reader.push(reader.mutation('story.comment', fine));
    await rule(fine.commentId, false);
    await rule(fine.commentId, true);
    expect(await newsOf(reader)).toEqual([]);
  });
});
