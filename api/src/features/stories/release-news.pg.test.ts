import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aDevice } from '#testing/players/devices.ts';
import { aPulledPhone } from '#testing/phone.ts';
import { DOUBTFUL, releasing } from '#testing/players/releasing.ts';
import { aStory } from '#testing/players/telling.ts';

onBothDatabases('that others see a story now, whoever wrote it', (kind) => {
  const world = testApp({ database: kind });

  /** A story that waits, of somebody with a device. */
  async function waiting() {
    const author = await aPulledPhone(world());
    const endpoint = await aDevice(world(), author.user);
    const story = aStory({ title: DOUBTFUL });
    await author.push(author.mutation('story.post', story));
    return { author, story, endpoint };
  }
  const { rule, newsOf, tell } = releasing(world, 'victory_story_released');

  test('is told once a release, in the app and on the devices, with the way to it and nobody’s words', async () => {
    const { author, story, endpoint } = await waiting();
    expect(await newsOf(author)).toEqual([]);
    const path = `/victory-stories?story=${story.storyId}`;
    const told = { read: false, data: JSON.stringify({ actionUrl: path }) };
    await rule(story.storyId, false);
    await rule(story.storyId, false);
    const [first, ...more] = await newsOf(author);
    expect(first).toMatchObject(told);
    expect(more).toEqual([]);
    expect(await tell()).toEqual([[endpoint, first?.title, path]]);
    expect(await tell()).toEqual([]);
    const said = JSON.stringify([world().pushed.at(-1), first?.title, first?.message]);
    for (const words of [author.user.displayName, DOUBTFUL]) expect(said).not.toContain(words);
    // Held and released again it is news again, in the place of the one before.
    await author.push(author.mutation('notification.markRead', {}));
    for (const isHeld of [true, false]) await rule(story.storyId, isHeld);
    expect(await newsOf(author)).toMatchObject([told]);
    expect(await tell()).toEqual([[endpoint, first?.title, path]]);
    await author.push(author.mutation('settings.update', { storyNews: false }));
    for (const isHeld of [true, false]) await rule(story.storyId, isHeld);
    expect(await tell()).toEqual([]);
  });

  test('of two the devices are told as one', async () => {
    const { author, story, endpoint } = await waiting();
    const other = aStory({ title: DOUBTFUL });
    await author.push(author.mutation('story.post', other));
    for (const { storyId } of [story, other]) await rule(storyId, false);
    expect(await newsOf(author)).toHaveLength(2);
    expect(await tell()).toEqual([[endpoint, '2 of your stories are approved', '/victory-stories']]);
  });

  test('stands no longer than it is so: held or written anew it waits, and with the story it goes', async () => {
    const { author, story } = await waiting();
    const released = async () => {
      await rule(story.storyId, false);
      expect(await newsOf(author)).toHaveLength(1);
    };
    await released();
    await rule(story.storyId, true);
    expect(await newsOf(author)).toEqual([]);
    await released();
    await author.push(author.mutation('story.edit', { ...story, content: 'It is naked' }));
    expect(await newsOf(author)).toEqual([]);
    await released();
    await author.push(author.mutation('story.edit', { ...story, title: 'First ace' }));
    expect(await newsOf(author)).toHaveLength(1);
    await author.push(author.mutation('story.delete', { storyId: story.storyId, mediaUrl: '' }));
    expect(await newsOf(author)).toEqual([]);
  });

  test('is told nothing of a story that never waited, nor of one that the operator holds', async () => {
    const { author } = await waiting();
    const fine = aStory();
    await author.push(author.mutation('story.post', fine));
    await rule(fine.storyId, false);
    await rule(fine.storyId, true);
    expect(await newsOf(author)).toEqual([]);
  });
});
