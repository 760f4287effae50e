import * as calls from 'sync-protocol/contract/stories';
import { deleteAccount } from 'sync-protocol/contract/session/account';
import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onBothDatabases, onOneOfThem } from '#testing/databases/databases.ts';
import { GROWN_UP, PASSWORD, YOUNG } from '#testing/factories.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';
import { aComment, feedOf, outcomes, told } from '#testing/players/telling.ts';

onBothDatabases('stories', (kind) => {
  const world = testApp({ database: kind });

  const ofStory = ({ storyId: id }: { storyId: string }) => ({ params: { id } });

  test('is told, liked, commented on, told another way and taken back: each side sees it', async () => {
    const { author, reader, story } = await told(world());
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

    const said = aComment(story.storyId);
    const { storyId: id } = story;
    const liked = reader.mutation('story.like', { storyId: id });
    const again = reader.mutation('story.like', { storyId: id });
    expect(outcomes(await reader.push(liked, again, reader.mutation('story.comment', said)))).toEqual([
      'applied',
    ]);
    expect(await feedOf(reader, author)).toMatchObject([{ likes: 1, comments: 1, isLikedByUser: true }]);
    expect(await feedOf(author, author)).toMatchObject([{ likes: 1, comments: 1 }]);
    await author.pull();
    expect(author.rows('victoryStories')).toMatchObject([{ likes: 1 }]);
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
    expect(author.rows('victoryStories')).toMatchObject([{ title: 'First two aces', likes: 0 }]);
    expect(await feedOf(author, author)).toMatchObject([{ comments: 0 }]);
    await author.push(author.mutation('story.delete', { storyId: id, mediaUrl: '' }));
    expect(await feedOf(reader, author)).toEqual([]);
    expect(author.rows('victoryStories')).toEqual([]);
    const late = await reader.push(
      reader.mutation('story.like', { storyId: id }),
      reader.mutation('story.comment', aComment(story.storyId)),
      reader.mutation('story.unlike', { storyId: id }),
    );
    expect(outcomes(late)).toEqual(['story_not_found', 'applied']);
  });

  test('two who like at once are two, whoever else writes on the author’s rows', async () => {
    const { author, reader, story } = await told(world());
    const third = await aPhone(world());
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
    const { author, reader, story } = await told(world());
    const { storyId: id } = story;
    await author.push(
      author.mutation('story.like', { storyId: id }),
      author.mutation('story.delete', { storyId: id, mediaUrl: '' }),
    );
    await author.pull();
    expect(author.rows('victoryStories')).toEqual([]);
    expect(await feedOf(reader, author)).toEqual([]);
  });

  onOneOfThem(kind, () => {
    test('is changed and taken back by nobody else: who sees it hears that it is another’s, who does not, nothing', async () => {
      const { author, reader, story } = await told(world());
      const stranger = await aPhone(world());
      for (const [{ client }, answer] of [
        [reader, refusal(403, 'forbidden')],
        [stranger, refusal(404, 'story_not_found')],
      ] as const) {
        const edited = await client.call(calls.editStory, { ...ofStory(story), body: { title: 'Mine now' } });
        expect(edited).toMatchObject(answer);
        expect(await client.call(calls.deleteStory, ofStory(story))).toMatchObject(answer);
      }
      expect(await feedOf(author, author)).toMatchObject([{ title: story.title }]);
    });

    test('what others said to it goes with it, whoever uses its number again', async () => {
      const { author, reader, story } = await told(world());
      await reader.push(
        reader.mutation('story.like', { storyId: story.storyId }),
        reader.mutation('story.comment', aComment(story.storyId)),
      );
      await author.push(author.mutation('story.delete', { storyId: story.storyId, mediaUrl: '' }));
      await reader.pull();
      expect([reader.rows('storyLikes'), reader.rows('storyComments')]).toEqual([[], []]);
      await author.push(author.mutation('story.post', story));
      expect(await author.client.ok(calls.listComments, ofStory(story))).toEqual([]);
      expect(await feedOf(reader, author)).toMatchObject([{ likes: 0, comments: 0, isLikedByUser: false }]);
    });

    test('what its author says to it in the push that takes it back is nowhere', async () => {
      const { author, story } = await told(world());
      const { storyId: id } = story;
      await author.push(
        author.mutation('story.like', { storyId: id }),
        author.mutation('story.comment', aComment(id)),
        author.mutation('story.delete', { storyId: id, mediaUrl: '' }),
      );
      await author.pull();
      expect([author.rows('storyLikes'), author.rows('storyComments')]).toEqual([[], []]);
      const { kysely } = world().db;
      const left = await kysely.selectFrom('storyComments').select('id').where('storyId', '=', id).execute();
      expect(left).toEqual([]);
    });

    describe('words', () => {
      test.each([
        ['a bad word is not taken', { title: 'You fucking losers' }, GROWN_UP, 'words_unfit'],
        ['nor as a tag', { tags: ['fuckyou'] }, GROWN_UP, 'words_unfit'],
        ['a minor’s number waits', { content: 'Call me: 0171 2345678' }, YOUNG, 'held'],
        ['a grown-up’s does not', { content: 'Call me: 0171 2345678' }, GROWN_UP, 'shown'],
      ] as const)('%s', async (_, more, age, expected) => {
        const tags = 'tags' in more ? [...more.tags] : [];
        const { author, reader, answer } = await told(world(), { ...more, tags }, [age, age]);
        const seen = await feedOf(reader, author);
        const held = author.rows('victoryStories').map(({ isHeld }) => (isHeld ? 'held' : 'shown'));
        expect(outcomes(answer)[0] === 'applied' ? held[0] : outcomes(answer)[0]).toBe(expected);
        expect(seen).toHaveLength(expected === 'shown' ? 1 : 0);
      });
    });
  });

  const leave = async ({ client }: TestPhone) => {
    await client.json('POST', '/api/auth/prove', { currentPassword: PASSWORD });
    await client.ok(deleteAccount);
  };

  test('who deletes their account leaves nothing, and no count but their own', async () => {
    const { author, reader, story } = await told(world());
    await reader.push(
      reader.mutation('story.like', { storyId: story.storyId }),
      reader.mutation('story.comment', aComment(story.storyId)),
    );
    await leave(reader);
    await author.pull();
    expect(author.rows('victoryStories')).toMatchObject([{ likes: 0 }]);
    expect(await feedOf(author, author)).toMatchObject([{ comments: 0 }]);
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
