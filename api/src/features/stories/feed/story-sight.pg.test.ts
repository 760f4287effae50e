import * as safety from 'sync-protocol/contract/profile/safety';
import * as calls from 'sync-protocol/contract/stories';
import { newId } from 'sync-protocol/ids';
import { mediaPath } from 'sync-protocol/rules/stories/story-media';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { aSquad, say } from '#testing/players/competing.ts';
import { onBothDatabases, onOneOfThem } from '#testing/databases/databases.ts';
import { aUser, GROWN_UP, YOUNG } from '#testing/factories.ts';
import { aPhone } from '#testing/phone.ts';
import { aPhoto, aStory, feedOf, putFile, rivals, showing, told } from '#testing/players/telling.ts';
import { ruleStory } from '../commands.ts';

onBothDatabases('who sees a story', (kind) => {
  const world = testApp({ database: kind });

  const phoneOf = async (age: number | null = GROWN_UP) => aPhone(world(), await aUser(world(), { age }));

  test('of a minor only teammates and rivals see it, and how often it is liked is the author’s alone', async () => {
    const { author, reader, story } = await told(world(), { isPublic: true }, [YOUNG, YOUNG + 1]);
    expect(author.rows('victoryStories')).toMatchObject([{ isPublic: false }]);
    await reader.push(reader.mutation('story.like', { storyId: story.storyId }));
    expect(await feedOf(reader, author)).toMatchObject([
      { likes: null, likesCount: null, isLikedByUser: true },
    ]);
    expect(await feedOf(author, author)).toMatchObject([{ likes: 1, likesCount: 1 }]);
    for (const age of [YOUNG + 2, GROWN_UP, null])
      expect(await feedOf(await phoneOf(age), author)).toEqual([]);
  });

  onOneOfThem(kind, () => {
    test('one for everybody is seen by grown-up strangers, one for few is not', async () => {
      const { author, story } = await told(world(), { isPublic: true });
      await author.push(author.mutation('story.post', aStory({ title: 'Not for all' })));
      const stranger = await phoneOf();
      const mine = { query: { userId: author.user.id } };
      expect(await stranger.client.ok(calls.listStories, mine)).toMatchObject([
        { id: story.storyId, relationshipType: null },
      ]);
      expect((await feedOf(stranger, author)).map(({ id }) => id)).toContain(story.storyId);
      const named = { query: { username: `@${author.user.displayName.toUpperCase()}` } };
      expect(await stranger.client.ok(calls.listStories, named)).toHaveLength(1);
      expect(await stranger.client.ok(calls.listStories, { query: { username: 'Nobodyatall' } })).toEqual([]);
    });

    test.each([
      [
        'the rivalry ends',
        async () => {
          const [author, reader] = await rivals(world());
          return { author, reader, end: () => say(author, 'rival.remove', { rivalId: reader.user.id }) };
        },
      ],
      [
        'its author leaves the team',
        async () => {
          const { id: teamId, phones } = await aSquad(world());
          const [reader, author] = phones;
          return { author, reader, end: () => author && say(author, 'team.leave', { teamId }) };
        },
      ],
      [
        'the reader leaves it',
        async () => {
          const { id: teamId, phones } = await aSquad(world());
          const [author, reader] = phones;
          return { author, reader, end: () => reader && say(reader, 'team.leave', { teamId }) };
        },
      ],
    ] as const)('it is gone with its photo and its place among the new ones once %s', async (_, meet) => {
      const { author, reader, end } = await meet();
      if (!author || !reader) throw new Error('there are two');
      const fileId = newId();
      await putFile(author.client, fileId, await aPhoto('red'));
      const story = showing(fileId);
      await author.push(author.mutation('story.post', story, { lane: 'media' }));
      const params = { id: story.storyId };
      const seen = async () => [
        (await feedOf(reader, author)).length,
        (await reader.client.ok(calls.newVictoryStories, { params: { id: reader.user.id } })).count,
        (await reader.client.get(mediaPath(fileId))).status,
        (await reader.client.call(calls.listComments, { params })).status,
        (await reader.client.call(calls.likeStory, { params })).status,
      ];
      expect(await seen()).toEqual([1, 1, 200, 200, 200]);
      expect(await end()).toBe('applied');
      expect(await seen()).toEqual([0, 0, 404, 404, 404]);
      expect((await author.client.get(mediaPath(fileId))).status).toBe(200);
    });
  });

  test('the count is of what the viewer may see, whatever the page', async () => {
    const { author, reader } = await told(world(), { isPublic: true });
    for (const title of ['For few', 'The naked truth'])
      await author.push(author.mutation('story.post', aStory({ title })));
    const stranger = await phoneOf();
    const params = { id: author.user.id };
    const counts = async () =>
      Promise.all(
        [author, reader, stranger].map(async ({ client }) => {
          const { count } = await client.ok(calls.countVictoryStories, { params });
          const listed = await client.ok(calls.listStories, { query: { userId: author.user.id } });
          expect(count).toBe(listed.length);
          return count;
        }),
      );
    expect(await counts()).toEqual([3, 2, 1]);
    await author.client.ok(safety.blockUser, { params: { ...params, blockedUserId: reader.user.id } });
    expect(await counts()).toEqual([3, 0, 1]);
    expect(await stranger.client.ok(calls.countVictoryStories, { params: { id: newId() } })).toEqual({
      count: 0,
    });
  });

  onOneOfThem(kind, () => {
    test('one that nobody could see is told when it is first released, and keeps that place', async () => {
      const [author, reader] = await rivals(world());
      const waits = aStory({ title: 'The naked truth' });
      const stories = async () => ({
        count: (await reader.client.ok(calls.newVictoryStories, { params: { id: reader.user.id } })).count,
        titles: (await feedOf(reader, author)).map(({ title }) => title),
      });
      const rule = async (id: string, isHeld: boolean) => {
        world().clock.now += 1000;
        await ruleStory(world().deps, id, isHeld);
      };
      await author.push(author.mutation('story.post', waits));
      world().clock.now += 1000;
      const shown = aStory({ title: 'Shown' });
      await author.push(author.mutation('story.post', shown));
      await author.pull();
      const [latest] = await feedOf(reader, author);
      await reader.push(reader.mutation('story.markSeen@2', { upTo: latest?.createdAt ?? '' }));
      expect(await stories()).toEqual({ count: 0, titles: ['Shown'] });
      // Its author makes other words of it while it waits: it goes on waiting, and nobody has seen it yet.
      await author.push(author.mutation('story.edit', { ...waits, title: 'The naked net' }));
      await rule(waits.storyId, false);
      expect(await stories()).toEqual({ count: 1, titles: ['The naked net', 'Shown'] });
      await author.pull();
      const at = new Date(world().clock.now).toISOString();
      const own = author.rows('victoryStories').find(({ id }) => id === waits.storyId);
      expect(own).toMatchObject({ isHeld: false, createdAt: at, editedAt: null });
      expect(own).not.toHaveProperty('isUntold');
      // What others have seen before comes back to where it was.
      await author.push(author.mutation('story.edit', { ...shown, content: 'The naked truth' }));
      await rule(shown.storyId, false);
      for (const isHeld of [true, false]) await rule(waits.storyId, isHeld);
      expect(await stories()).toEqual({ count: 1, titles: ['The naked net', 'Shown'] });
      const shares = world().db.kysely.selectFrom('shares').select('kind');
      expect(await shares.where('userId', '=', author.user.id).execute()).toHaveLength(2);
    });
  });

  test('pages follow each other without a gap, however many come meanwhile', async () => {
    const [author, reader] = await rivals(world());
    const posts = Array.from({ length: 5 }, (_, n) =>
      author.mutation('story.post', aStory({ title: `No ${n}` })),
    );
    for (const post of posts) {
      await author.push(post);
      world().clock.now += 1000;
    }
    const query = { userId: author.user.id, limit: 2 };
    const titles: string[] = [];
    let before: `${string},${string}` | undefined;
    for (;;) {
      const page = await reader.client.ok(calls.listStories, {
        query: { ...query, ...(before && { before }) },
      });
      titles.push(...page.map(({ title }) => title));
      const last = page.at(-1);
      if (!last) break;
      before = `${last.createdAt},${last.id}`;
    }
    expect(titles).toEqual(['No 4', 'No 3', 'No 2', 'No 1', 'No 0']);
    expect(await reader.client.ok(calls.newVictoryStories, { params: { id: reader.user.id } })).toEqual({
      count: 5,
    });
    // Up to the third of them, as a phone says it that has not got the last two.
    const [, , third] = await reader.client.ok(calls.listStories, { query: { userId: author.user.id } });
    await reader.push(reader.mutation('story.markSeen@2', { upTo: third?.createdAt ?? '' }));
    expect(await reader.client.ok(calls.newVictoryStories, { params: { id: reader.user.id } })).toEqual({
      count: 2,
    });
    await reader.push(reader.mutation('story.markSeen', {}));
    expect(await reader.client.ok(calls.newVictoryStories, { params: { id: reader.user.id } })).toEqual({
      count: 0,
    });
  });
});
