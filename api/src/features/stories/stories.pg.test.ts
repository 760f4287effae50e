import * as calls from 'sync-protocol/contract/stories';
import * as safety from 'sync-protocol/contract/profile/safety';
import { deleteAccount } from 'sync-protocol/contract/session/account';
import { newId, storyCommentId, storyId } from 'sync-protocol/ids';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import { COMMENTS_A_DAY } from 'sync-protocol/rules/stories/story-terms';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { userScope } from '#db/scopes.ts';
import { testApp } from '#testing/app.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aUser, GROWN_UP, PASSWORD, YOUNG } from '#testing/factories.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { ruleStory } from './commands.ts';

const aStory = (more: Partial<MutationArgs<'story.post'>> = {}): MutationArgs<'story.post'> => ({
  storyId: storyId.parse(newId()),
  title: 'First ace',
  content: 'My first ace in a real match!',
  storyType: 'tournament',
  location: '',
  tags: ['ace'],
  isPublic: false,
  mediaType: 'text_only',
  mediaUrl: '',
  ...more,
});

onBothDatabases('stories', (kind) => {
  const world = testApp({ database: kind });

  const phoneOf = async (age: number | null = GROWN_UP) => aPhone(world(), await aUser(world(), { age }));

  async function rivals(ages: [number, number] = [GROWN_UP, GROWN_UP]) {
    const [one, other] = [await phoneOf(ages[0]), await phoneOf(ages[1])];
    const askedAs = other.user.displayName;
    await one.push(
      one.mutation('rival.request', {
        rivalId: other.user.id,
        rivalshipType: 'friendly',
        message: '',
        askedAs,
      }),
    );
    await other.push(other.mutation('rival.accept', { rivalId: one.user.id }));
    return [one, other] as const;
  }

  async function told(more: Partial<MutationArgs<'story.post'>> = {}, ages?: [number, number]) {
    const [author, reader] = await rivals(ages);
    const story = aStory(more);
    const answer = await author.push(author.mutation('story.post', story));
    await author.pull();
    return { author, reader, story, answer };
  }

  /** What a player finds of another: in the feed, where there may be others' as well. */
  const feedOf = async (phone: TestPhone, { user }: TestPhone) =>
    (await phone.client.ok(calls.listStories)).filter(({ userId }) => userId === user.id);
  const ofStory = ({ storyId: id }: { storyId: string }) => ({ params: { id } });
  const comment = (story: { storyId: MutationArgs<'story.like'>['storyId'] }, content = 'Well served!') => ({
    commentId: storyCommentId.parse(newId()),
    storyId: story.storyId,
    content,
  });
  /** What became of each, those alike in a row once. */
  const status = (answer: { results: { status: string; code?: string | undefined }[] }) =>
    answer.results
      .map(({ status: one, code }) => code ?? one)
      .filter((one, index, all) => one !== all[index - 1]);

  test('is told, liked, commented on, told another way and taken back: each side sees it', async () => {
    const { author, reader, story } = await told();
    expect(author.rows('victoryStories')).toMatchObject([{ id: story.storyId, likes: 0, isHeld: false }]);
    expect(author.rows('playerStats')).toMatchObject([{ stories: 1 }]);
    expect(await feedOf(reader, author)).toMatchObject([
      {
        id: story.storyId,
        title: 'First ace',
        tags: ['ace'],
        relationshipType: 'rival',
        isLikedByUser: false,
      },
    ]);
    expect(await feedOf(author, author)).toMatchObject([{ relationshipType: 'self' }]);

    const said = comment(story);
    const { storyId: id } = story;
    const liked = reader.mutation('story.like', { storyId: id });
    const again = reader.mutation('story.like', { storyId: id });
    expect(status(await reader.push(liked, again, reader.mutation('story.comment', said)))).toEqual([
      'applied',
    ]);
    expect(await feedOf(reader, author)).toMatchObject([{ likes: 1, comments: 1, isLikedByUser: true }]);
    await author.pull();
    expect(author.rows('victoryStories')).toMatchObject([{ likes: 1, comments: 1 }]);
    const news = author.rows('notifications').filter(({ type }) => type === 'victory_story_comment');
    expect(news).toMatchObject([
      {
        type: 'victory_story_comment',
        title: 'A comment on your story',
        data: expect.stringContaining(id) as string,
      },
    ]);
    expect(JSON.stringify(news)).not.toContain(reader.user.displayName);
    expect(await author.client.ok(calls.listComments, ofStory(story))).toMatchObject([
      { content: 'Well served!', user: { id: reader.user.id } },
    ]);

    await author.push(author.mutation('story.edit', { ...story, title: 'First two aces' }));
    expect(await feedOf(reader, author)).toMatchObject([
      { title: 'First two aces', likes: 1, editedAt: expect.any(String) as string },
    ]);
    await reader.push(
      reader.mutation('story.unlike', { storyId: id }),
      reader.mutation('story.uncomment', { commentId: said.commentId }),
    );
    await author.pull();
    expect(author.rows('victoryStories')).toMatchObject([{ title: 'First two aces', likes: 0, comments: 0 }]);
    await author.push(author.mutation('story.delete', { storyId: id, mediaUrl: '' }));
    expect(await feedOf(reader, author)).toEqual([]);
    expect(author.rows('victoryStories')).toEqual([]);
    const late = await reader.push(
      reader.mutation('story.like', { storyId: id }),
      reader.mutation('story.comment', comment(story)),
      reader.mutation('story.unlike', { storyId: id }),
    );
    expect(status(late)).toEqual(['story_not_found', 'applied']);
  });

  test('two who like at once are two, whoever else writes on the author’s rows', async () => {
    const { author, reader, story } = await told();
    const third = await phoneOf();
    world().relations.set(third.user.id, new Map([[author.user.id, { isTeammate: true, isRival: false }]]));
    const { storyId: id } = story;
    await Promise.all([
      reader.push(reader.mutation('story.like', { storyId: id })),
      third.push(third.mutation('story.like', { storyId: id })),
      author.push(author.mutation('story.edit', { ...story, title: 'Once more' })),
    ]);
    await author.pull();
    expect(author.rows('victoryStories')).toMatchObject([{ likes: 2, title: 'Once more' }]);
  });

  test('one that its author liked and took back in the same breath stays gone', async () => {
    const { author, reader, story } = await told();
    const { storyId: id } = story;
    await author.push(
      author.mutation('story.like', { storyId: id }),
      author.mutation('story.delete', { storyId: id, mediaUrl: '' }),
    );
    await author.pull();
    expect(author.rows('victoryStories')).toEqual([]);
    expect(await feedOf(reader, author)).toEqual([]);
  });

  test('what others said to it goes with it, whoever uses its number again', async () => {
    const { author, reader, story } = await told();
    await reader.push(
      reader.mutation('story.like', { storyId: story.storyId }),
      reader.mutation('story.comment', comment(story)),
    );
    await author.push(author.mutation('story.delete', { storyId: story.storyId, mediaUrl: '' }));
    await reader.pull();
    expect([reader.rows('storyLikes'), reader.rows('storyComments')]).toEqual([[], []]);
    await author.push(author.mutation('story.post', story));
    expect(await author.client.ok(calls.listComments, ofStory(story))).toEqual([]);
    expect(await feedOf(reader, author)).toMatchObject([{ likes: 0, comments: 0, isLikedByUser: false }]);
  });

  test('its author takes away what others said to it; nobody else does, and whose words they are, may as well', async () => {
    const { author, reader, story } = await told();
    const said = [comment(story, 'Boo!'), comment(story, 'Well, nice.')] as const;
    await reader.push(...said.map((one) => reader.mutation('story.comment', one)));
    const [boo, nice] = said.map(({ commentId }) => ({ params: { id: story.storyId, commentId } }));
    const third = await phoneOf();
    world().relations.set(third.user.id, new Map([[author.user.id, { isTeammate: true, isRival: false }]]));
    expect(await third.client.call(calls.deleteComment, boo)).toMatchObject(
      refusal(404, 'comment_not_found'),
    );
    await author.client.ok(calls.deleteComment, boo);
    await reader.pull();
    expect(reader.rows('storyComments')).toMatchObject([{ content: 'Well, nice.' }]);
    await author.pull();
    expect(author.rows('victoryStories')).toMatchObject([{ comments: 1 }]);
    await reader.client.ok(calls.deleteComment, nice);
    await author.pull();
    expect(author.rows('victoryStories')).toMatchObject([{ comments: 0 }]);
    expect(await author.client.call(calls.deleteComment, boo)).toMatchObject(
      refusal(404, 'comment_not_found'),
    );
  });

  test('of very many comments the latest are read, and one more is taken', async () => {
    const { author, reader, story } = await told();
    const at = world().clock.now;
    const rows = Array.from({ length: 500 }, (_, n) => ({
      id: storyCommentId.parse(newId()),
      userId: author.user.id,
      storyId: story.storyId,
      content: `No ${n}`,
      isHeld: false,
      createdAt: new Date(at - 1000 + n).toISOString(),
      scope: userScope(author.user.id),
      seq: 1,
      born: 1,
    }));
    await world().db.kysely.insertInto('storyComments').values(rows).execute();
    await reader.client.ok(calls.postComment, { ...ofStory(story), body: { content: 'The last word' } });
    const listed = await author.client.ok(calls.listComments, ofStory(story));
    expect([listed.length, listed.at(-1)?.content]).toEqual([500, 'The last word']);
  });

  test('so many comments a day, whenever a phone says that they were written', async () => {
    const { reader, story } = await told();
    const push = (daysAgo: number, count: number) =>
      reader.push(
        ...Array.from({ length: count }, () =>
          reader.mutation('story.comment', comment(story), reader.ago(daysAgo)),
        ),
      );
    expect(status(await push(10, COMMENTS_A_DAY))).toEqual(['applied']);
    expect(status(await push(0, 1))).toEqual(['many_comments']);
  });

  test('a block takes it out of sight at once, with what was said, and ends all reactions', async () => {
    const { author, reader, story } = await told();
    await reader.push(reader.mutation('story.comment', comment(story)));
    await author.client.ok(safety.blockUser, {
      params: { id: author.user.id, blockedUserId: reader.user.id },
    });
    expect(await feedOf(reader, author)).toEqual([]);
    expect(await author.client.ok(calls.listComments, ofStory(story))).toEqual([]);
    const late = await reader.push(
      reader.mutation('story.like', { storyId: story.storyId }),
      reader.mutation('story.comment', comment(story)),
    );
    expect(status(late)).toEqual(['story_not_found']);
    expect(await reader.client.call(calls.listComments, ofStory(story))).toMatchObject(
      refusal(404, 'story_not_found'),
    );
  });

  test('of a block and a comment at once one comes first, and nothing is heard of who is blocked', async () => {
    for (let round = 0; round < 3; round++) {
      const { author, reader, story } = await told();
      const params = { id: author.user.id, blockedUserId: reader.user.id };
      const [answer] = await Promise.all([
        reader.push(reader.mutation('story.comment', comment(story))),
        author.client.ok(safety.blockUser, { params }),
      ]);
      await author.pull();
      const isSaid = answer.results[0]?.status === 'applied';
      if (!isSaid) expect(status(answer)).toEqual(['story_not_found']);
      // What was said before the block is counted and told, or neither.
      expect(author.rows('victoryStories')).toMatchObject([{ comments: isSaid ? 1 : 0 }]);
      const news = author.rows('notifications').filter(({ type }) => type === 'victory_story_comment');
      expect(news).toHaveLength(isSaid ? 1 : 0);
      expect(await author.client.ok(calls.listComments, ofStory(story))).toEqual([]);
      expect(status(await reader.push(reader.mutation('story.comment', comment(story))))).toEqual([
        'story_not_found',
      ]);
    }
  });

  test.runIf(kind === 'postgres')(
    'who comments in the middle of a block meets it, and a block in the middle of a comment waits',
    async () => {
      const { db } = world();
      const somebodyWaits = () =>
        expect
          .poll(async () => {
            const { rows } = await sql`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(db.kysely);
            return rows.length;
          })
          .toBe(1);
      const { author, reader, story } = await told();
      const [blockerId, blockedId] = [author.user.id, reader.user.id];
      const late = await db.transaction(async ({ kysely }) => {
        await holdPlayers(kysely, [blockerId, blockedId]);
        const answer = reader.push(reader.mutation('story.comment', comment(story)));
        await somebodyWaits();
        const createdAt = new Date(world().clock.now).toISOString();
        await kysely.insertInto('blocks').values({ blockerId, blockedId, createdAt, listed: true }).execute();
        return { answer };
      });
      expect(status(await late.answer)).toEqual(['story_not_found']);
      const other = await told();
      const params = { id: other.author.user.id, blockedUserId: other.reader.user.id };
      const after = await db.transaction(async ({ kysely }) => {
        await holdPlayers(kysely, [other.reader.user.id]);
        const answer = other.author.client.ok(safety.blockUser, { params });
        await somebodyWaits();
        return { answer };
      });
      await after.answer;
    },
  );

  test('how much was said to it is what the reader may read: the number tells of no block, and of nothing held', async () => {
    const { author, reader, story } = await told({ isPublic: true });
    const other = await phoneOf();
    for (const phone of [reader, other]) await phone.push(phone.mutation('story.comment', comment(story)));
    const counts = async () => {
      const seen = [reader, other, author].map(async (phone) => {
        const listed = await phone.client.ok(calls.listComments, ofStory(story));
        const [shown] = await feedOf(phone, author);
        return [listed.length, shown?.comments, shown?.commentsCount];
      });
      return Promise.all(seen);
    };
    const all = (count: number) => [count, count, count];
    expect(await counts()).toEqual([all(2), all(2), all(2)]);
    await other.client.ok(safety.blockUser, {
      params: { id: other.user.id, blockedUserId: reader.user.id },
    });
    expect(await counts()).toEqual([all(1), all(1), all(2)]);
    const [held] = await reader.client.ok(calls.listComments, ofStory(story));
    await ruleStory(world().deps, held?.id ?? '', true);
    expect(await counts()).toEqual([all(1), all(1), all(1)]);
  });

  test('of a minor only teammates and rivals see it, and how often it is liked is the author’s alone', async () => {
    const { author, reader, story } = await told({ isPublic: true }, [YOUNG, YOUNG + 1]);
    expect(author.rows('victoryStories')).toMatchObject([{ isPublic: false }]);
    await reader.push(reader.mutation('story.like', { storyId: story.storyId }));
    expect(await feedOf(reader, author)).toMatchObject([
      { likes: null, likesCount: null, isLikedByUser: true },
    ]);
    expect(await feedOf(author, author)).toMatchObject([{ likes: 1, likesCount: 1 }]);
    for (const age of [YOUNG + 2, GROWN_UP, null])
      expect(await feedOf(await phoneOf(age), author)).toEqual([]);
  });

  test('one for everybody is seen by grown-up strangers, one for few is not', async () => {
    const { author, story } = await told({ isPublic: true });
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

  test('the count is of what the viewer may see, whatever the page', async () => {
    const { author, reader } = await told({ isPublic: true });
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

  test('pages follow each other without a gap, however many come meanwhile', async () => {
    const [author, reader] = await rivals();
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
    await reader.push(reader.mutation('story.markSeen', {}));
    expect(await reader.client.ok(calls.newVictoryStories, { params: { id: reader.user.id } })).toEqual({
      count: 0,
    });
  });

  describe('words', () => {
    test.each([
      ['a bad word is not taken', { title: 'You fucking losers' }, GROWN_UP, 'words_unfit'],
      ['nor as a tag', { tags: ['fuckyou'] }, GROWN_UP, 'words_unfit'],
      ['a minor’s number waits', { content: 'Call me: 0171 2345678' }, YOUNG, 'held'],
      ['a grown-up’s does not', { content: 'Call me: 0171 2345678' }, GROWN_UP, 'shown'],
    ] as const)('%s', async (_, more, age, expected) => {
      const tags = 'tags' in more ? [...more.tags] : [];
      const { author, reader, answer } = await told({ ...more, tags }, [age, age]);
      const seen = await feedOf(reader, author);
      const held = author.rows('victoryStories').map(({ isHeld }) => (isHeld ? 'held' : 'shown'));
      expect(status(answer)[0] === 'applied' ? held[0] : status(answer)[0]).toBe(expected);
      expect(seen).toHaveLength(expected === 'shown' ? 1 : 0);
    });
  });

  const leave = async ({ client }: TestPhone) => {
    await client.json('POST', '/api/auth/prove', { currentPassword: PASSWORD });
    await client.ok(deleteAccount);
  };

  test('who deletes their account leaves nothing, and no count but their own', async () => {
    const { author, reader, story } = await told();
    await reader.push(
      reader.mutation('story.like', { storyId: story.storyId }),
      reader.mutation('story.comment', comment(story)),
    );
    await leave(reader);
    await author.pull();
    expect(author.rows('victoryStories')).toMatchObject([{ likes: 0, comments: 0 }]);
    expect(await author.client.ok(calls.listComments, ofStory(story))).toEqual([]);
    await leave(author);
    const left = await world()
      .db.kysely.selectFrom('victoryStories')
      .select('id')
      .where('id', '=', story.storyId)
      .execute();
    expect(left).toEqual([]);
  });
});
