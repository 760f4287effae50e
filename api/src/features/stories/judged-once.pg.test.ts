import { getProfile } from 'sync-protocol/contract/profile/profile';
import * as calls from 'sync-protocol/contract/stories';
import { newId, type StoryId } from 'sync-protocol/ids';
import { LISTS } from 'sync-protocol/rules/words/judges';
import { afterEach, expect, test, vi } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser } from '#testing/factories.ts';
import { aPulledPhone, type TestPhone } from '#testing/phone.ts';
import { aComment, aStory, feedOf } from '#testing/players/telling.ts';
import { STORIES_JUDGED } from './feed/sight.ts';

const ADULT = 19;

onOneDatabase('what a grown-up has written', (database) => {
  const world = testApp({ database });
  afterEach(() => vi.restoreAllMocks());

  /** A grown-up and a minor who may read their stories, all that they say to how to reach them left out. */
  async function authorAndMinor(): Promise<[author: TestPhone, reader: TestPhone]> {
    const [author, reader] = [
      await aPulledPhone(world(), await aUser(world(), { age: ADULT })),
      await aPulledPhone(world(), await aUser(world(), { age: 16 })),
    ];
    const rivals = { isTeammate: false, isRival: true };
    world().relations.set(author.user.id, new Map([[reader.user.id, rivals]]));
    world().relations.set(reader.user.id, new Map([[author.user.id, rivals]]));
    return [author, reader];
  }

  test.each([
    ['a short one', 'My first ace!'],
    ['a long one', 'My first ace in a real match, after so many weeks of training with all of you!'],
  ])('is judged once, however often a minor reads it: %s', async (_, words) => {
    const [author, reader] = await authorAndMinor();
    const content = `${words} ${author.user.displayName}`;
    const story = aStory({ content, isPublic: true });
    const said = `${content} said`;
    const bio = `${content} bio`;
    await author.push(author.mutation('story.post', story));
    await author.push(author.mutation('story.comment', aComment(story.storyId, said)));
    await world()
      .db.kysely.updateTable('users')
      .set({ bio, isPrivate: false })
      .where('id', '=', author.user.id)
      .execute();
    const [unsafe, texts] = [vi.spyOn(LISTS, 'isUnsafeForMinors'), vi.spyOn(LISTS, 'judgeText')];
    const params = { id: author.user.id };
    for (let read = 0; read < 2; read++) {
      expect(await feedOf(reader, author)).toMatchObject([{ content }]);
      expect(await reader.client.ok(calls.listStories, { query: { userId: params.id } })).toHaveLength(1);
      expect(await reader.client.ok(calls.countVictoryStories, { params })).toEqual({ count: 1 });
      const comments = await reader.client.ok(calls.listComments, { params: { id: story.storyId } });
      expect(comments).toMatchObject([{ content: said }]);
      expect((await reader.client.ok(getProfile, { params })).user).toMatchObject({ bio });
    }
    const own = (spy: typeof unsafe | typeof texts) =>
      spy.mock.calls.flat().filter((text) => text.startsWith(content));
    expect(own(unsafe).toSorted()).toEqual([content, bio, said]);
    expect(own(texts)).toEqual([bio]);
  });

  test('is counted without a look at all of it: only the latest are judged', async () => {
    const [author, reader] = await authorAndMinor();
    const { id, displayName: name } = author.user;
    const contact = aStory({ content: 'snap: dan_v18', isPublic: true });
    await author.push(author.mutation('story.post', contact));
    const { kysely } = world().db;
    const older = kysely.selectFrom('victoryStories').selectAll().where('id', '=', contact.storyId);
    const { createdAt, tags, ...row } = await older.executeTakeFirstOrThrow();
    const copies = Array.from({ length: STORIES_JUDGED + 10 }, (_, n) => ({
      ...row,
      tags: JSON.stringify(tags),
      id: newId<StoryId>(),
      content: `Ace of ${name} ${n}`,
      createdAt: new Date(Date.parse(createdAt) - n - 1).toISOString(),
    }));
    await kysely.insertInto('victoryStories').values(copies).execute();
    const unsafe = vi.spyOn(LISTS, 'isUnsafeForMinors');
    const params = { id };
    expect(await reader.client.ok(calls.countVictoryStories, { params })).toEqual({
      count: STORIES_JUDGED + 10,
    });
    const judged = unsafe.mock.calls.flat().filter((text) => text.startsWith(`Ace of ${name} `));
    expect(judged).toHaveLength(STORIES_JUDGED - 1);
  });
});
