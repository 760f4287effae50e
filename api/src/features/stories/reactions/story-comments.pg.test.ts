import * as safety from 'sync-protocol/contract/profile/safety';
import * as calls from 'sync-protocol/contract/stories';
import { newId, storyCommentId } from 'sync-protocol/ids';
import { COMMENTS_A_DAY } from 'sync-protocol/rules/stories/story-terms';
import { expect, test } from 'vitest';
import { userScope } from '#db/scopes.ts';
import { testApp } from '#testing/app.ts';
import { untilWaiting } from '#testing/databases/waiting.ts';
import { onBothDatabases, onOneOfThem } from '#testing/databases/databases.ts';
import { aDevice, whatIsTold } from '#testing/players/devices.ts';
import { aPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';
import { aComment, aStory, feedOf, outcomes, told } from '#testing/players/telling.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { ruleStory } from '../commands.ts';

onBothDatabases('what is said to a story', (kind) => {
  const world = testApp({ database: kind });

  const ofStory = ({ storyId: id }: { storyId: string }) => ({ params: { id } });

  test('its author takes away what others said to it; nobody else does, and whose words they are, may as well', async () => {
    const { author, reader, story } = await told(world());
    const said = [aComment(story.storyId, 'Boo!'), aComment(story.storyId, 'Well, nice.')] as const;
    await reader.push(...said.map((one) => reader.mutation('story.comment', one)));
    const [boo, nice] = said.map(({ commentId }) => ({ params: { id: story.storyId, commentId } }));
    const third = await aPhone(world());
    world().relations.set(third.user.id, new Map([[author.user.id, { isTeammate: true, isRival: false }]]));
    expect(await third.client.call(calls.deleteComment, boo)).toMatchObject(
      refusal(404, 'comment_not_found'),
    );
    await author.client.ok(calls.deleteComment, boo);
    await reader.pull();
    expect(reader.rows('storyComments')).toMatchObject([{ content: 'Well, nice.' }]);
    expect(await feedOf(author, author)).toMatchObject([{ comments: 1 }]);
    await reader.client.ok(calls.deleteComment, nice);
    expect(await feedOf(author, author)).toMatchObject([{ comments: 0 }]);
    expect(await author.client.call(calls.deleteComment, boo)).toMatchObject(
      refusal(404, 'comment_not_found'),
    );
  });

  onOneOfThem(kind, () => {
    test('what is taken back, or goes with its story, its author does not hear of any more', async () => {
      const { author, reader, story } = await told(world());
      const news = async () => {
        await author.pull();
        return author
          .rows('notifications')
          .flatMap(({ type, title, read }) => (type === 'victory_story_comment' ? [[title, read]] : []));
      };
      const [old, one, two] = [aComment(story.storyId), aComment(story.storyId), aComment(story.storyId)];
      const say = (...all: (typeof old)[]) =>
        reader.push(...all.map((comment) => reader.mutation('story.comment', comment)));
      const takeBack = ({ commentId }: typeof old) =>
        reader.push(reader.mutation('story.uncomment', { commentId }));
      await say(old);
      await author.push(author.mutation('notification.markRead', {}));
      world().clock.now += 1;
      await say(one, two);
      await whatIsTold(world());
      // What was read before changes nothing.
      await takeBack(old);
      expect(await news()).toEqual([['2 comments on your story', false]]);
      const params = { id: story.storyId, commentId: one.commentId };
      await author.client.ok(calls.deleteComment, { params });
      expect(await news()).toEqual([['A comment on your story', false]]);
      await takeBack(two);
      expect(await news()).toEqual([]);
      expect(await whatIsTold(world())).toEqual([]);
      await say(two);
      expect(await news()).toEqual([['A comment on your story', false]]);
      await author.client.ok(calls.deleteStory, ofStory(story));
      expect(await news()).toEqual([]);
    });
  });

  test('of very many comments the latest are read, and one more is taken', async () => {
    const { author, reader, story } = await told(world());
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

  onOneOfThem(kind, () => {
    test('so many comments a day, whenever a phone says that they were written', async () => {
      const { reader, story } = await told(world());
      const push = (daysAgo: number, count: number) =>
        reader.push(
          ...Array.from({ length: count }, () =>
            reader.mutation('story.comment', aComment(story.storyId), reader.ago(daysAgo)),
          ),
        );
      expect(outcomes(await push(10, COMMENTS_A_DAY))).toEqual(['applied']);
      expect(outcomes(await push(0, 1))).toEqual(['many_comments']);
    });

    test('a block takes it out of sight at once, with what was said, and ends all reactions', async () => {
      const { author, reader, story } = await told(world());
      await reader.push(reader.mutation('story.comment', aComment(story.storyId)));
      await author.client.ok(safety.blockUser, {
        params: { id: author.user.id, blockedUserId: reader.user.id },
      });
      expect(await feedOf(reader, author)).toEqual([]);
      expect(await feedOf(author, author)).toMatchObject([{ comments: 0 }]);
      expect(await author.client.ok(calls.listComments, ofStory(story))).toEqual([]);
      const late = await reader.push(
        reader.mutation('story.like', { storyId: story.storyId }),
        reader.mutation('story.comment', aComment(story.storyId)),
      );
      expect(outcomes(late)).toEqual(['story_not_found']);
      expect(await reader.client.call(calls.listComments, ofStory(story))).toMatchObject(
        refusal(404, 'story_not_found'),
      );
    });

    test('a block by either side ends what each has said to the other, for all who read it, and nothing else', async () => {
      for (const by of ['author', 'reader'] as const) {
        const { author, reader, story } = await told(world(), { isPublic: true });
        const theirs = aStory({ isPublic: true });
        await reader.push(
          reader.mutation('story.post', theirs),
          reader.mutation('story.comment', aComment(story.storyId, 'Boo!')),
        );
        await author.push(author.mutation('story.comment', aComment(theirs.storyId, 'Boo too!')));
        const third = await aPhone(world());
        for (const { storyId } of [story, theirs])
          await third.push(third.mutation('story.comment', aComment(storyId, 'Be kind.')));
        const [blocker, blocked] = by === 'author' ? [author, reader] : [reader, author];
        await blocker.client.ok(safety.blockUser, {
          params: { id: blocker.user.id, blockedUserId: blocked.user.id },
        });
        for (const one of [story, theirs])
          expect(await third.client.ok(calls.listComments, ofStory(one))).toMatchObject([
            { content: 'Be kind.' },
          ]);
        for (const phone of [author, reader]) {
          await phone.pull();
          expect(phone.rows('storyComments')).toEqual([]);
        }
        await blocker.client.ok(safety.unblockUser, {
          params: { id: blocker.user.id, blockedUserId: blocked.user.id },
        });
        expect(await author.client.ok(calls.listComments, ofStory(story))).toMatchObject([
          { content: 'Be kind.' },
        ]);
      }
    });

    test('a block by either side leaves likes counted: one less would tell the other side of it', async () => {
      for (const by of ['author', 'reader'] as const) {
        const { author, reader, story } = await told(world());
        await reader.push(reader.mutation('story.like', { storyId: story.storyId }));
        const [blocker, blocked] = by === 'author' ? [author, reader] : [reader, author];
        await blocker.client.ok(safety.blockUser, {
          params: { id: blocker.user.id, blockedUserId: blocked.user.id },
        });
        await author.pull();
        expect(author.rows('victoryStories')).toMatchObject([{ likes: 1 }]);
        expect(await feedOf(author, author)).toMatchObject([{ likes: 1 }]);
      }
    });
  });

  test('of a block and a comment at once one comes first, and nothing is heard of who is blocked', async () => {
    for (let round = 0; round < 3; round++) {
      const { author, reader, story } = await told(world());
      const params = { id: author.user.id, blockedUserId: reader.user.id };
      const [answer] = await Promise.all([
        reader.push(reader.mutation('story.comment', aComment(story.storyId))),
        author.client.ok(safety.blockUser, { params }),
      ]);
      await author.pull();
      const isSaid = answer.results[0]?.status === 'applied';
      if (!isSaid) expect(outcomes(answer)).toEqual(['story_not_found']);
      // What was said before the block goes with it, and so does the news of it.
      expect(await feedOf(author, author)).toMatchObject([{ comments: 0 }]);
      expect(author.rows('notifications').filter(({ type }) => type === 'victory_story_comment')).toEqual([]);
      expect(await author.client.ok(calls.listComments, ofStory(story))).toEqual([]);
      expect(outcomes(await reader.push(reader.mutation('story.comment', aComment(story.storyId))))).toEqual([
        'story_not_found',
      ]);
    }
  });

  onOneOfThem(kind, () => {
    test.each(['author', 'reader'] as const)(
      'what one has said is no news any more once the %s blocks the other, on either side',
      async (by) => {
        const { author, reader, story } = await told(world());
        const theirs = aStory({ isPublic: true });
        const [third, fourth] = [await aPhone(world()), await aPhone(world())];
        for (const phone of [third, fourth])
          world().relations.set(
            phone.user.id,
            new Map([[author.user.id, { isTeammate: true, isRival: false }]]),
          );
        await reader.push(reader.mutation('story.post', theirs));
        const said = aComment(story.storyId);
        await third.push(third.mutation('story.comment', said));
        await reader.push(reader.mutation('story.comment', aComment(story.storyId)));
        await fourth.push(fourth.mutation('story.comment', aComment(story.storyId)));
        await author.push(author.mutation('story.comment', aComment(theirs.storyId)));
        const news = async (phone: typeof author) => {
          await phone.pull();
          const all = phone.rows('notifications').filter(({ type }) => type === 'victory_story_comment');
          return all.map(({ title }) => title);
        };
        expect(await news(author)).toEqual(['3 comments on your story']);
        expect(await news(reader)).toEqual(['A comment on your story']);
        const [blocker, blocked] = by === 'author' ? [author, reader] : [reader, author];
        const params = { id: blocker.user.id, blockedUserId: blocked.user.id };
        // Asked for again, it takes nobody else's.
        for (let time = 0; time < 2; time++) await blocker.client.ok(safety.blockUser, { params });
        expect(await news(author)).toEqual(['2 comments on your story']);
        expect(await news(reader)).toEqual([]);
        await aDevice(world(), author.user);
        await aDevice(world(), reader.user);
        const titles = (await whatIsTold(world())).map(({ notification }) => notification.title);
        expect(titles.filter((title) => title.includes('comment'))).toEqual(['2 comments on your stories']);
        // What goes later is counted among what they read.
        await third.push(third.mutation('story.uncomment', { commentId: said.commentId }));
        expect(await news(author)).toEqual(['A comment on your story']);
      },
    );

    test('news that was read goes alike with a block and with what is taken back', async () => {
      const left: unknown[] = [];
      for (const how of ['block', 'uncomment'] as const) {
        const { author, reader, story } = await told(world());
        const third = await aPhone(world());
        world().relations.set(
          third.user.id,
          new Map([[author.user.id, { isTeammate: true, isRival: false }]]),
        );
        const [said, only] = [aComment(story.storyId), aStory()];
        await author.push(author.mutation('story.post', only));
        const alone = aComment(only.storyId);
        await third.push(third.mutation('story.comment', aComment(story.storyId)));
        await reader.push(reader.mutation('story.comment', said), reader.mutation('story.comment', alone));
        await author.push(author.mutation('notification.markRead', {}));
        if (how === 'block')
          await reader.client.ok(safety.blockUser, {
            params: { id: reader.user.id, blockedUserId: author.user.id },
          });
        else
          for (const { commentId } of [said, alone])
            await reader.push(reader.mutation('story.uncomment', { commentId }));
        await author.pull();
        const news = author.rows('notifications').filter(({ type }) => type === 'victory_story_comment');
        left.push(news.map(({ title, read }) => ({ title, read })));
      }
      const one = [{ title: 'A comment on your story', read: true }];
      expect(left).toEqual([one, one]);
    });

    test('a block takes the news of what was read, too, but none of what others have said since', async () => {
      const { author, reader, story } = await told(world());
      const read = aStory();
      await author.push(author.mutation('story.post', read));
      await reader.push(reader.mutation('story.comment', aComment(read.storyId)));
      const third = await aPhone(world());
      world().relations.set(third.user.id, new Map([[author.user.id, { isTeammate: true, isRival: false }]]));
      await reader.push(reader.mutation('story.comment', aComment(story.storyId)));
      await author.push(author.mutation('notification.markRead', {}));
      world().clock.now += 1;
      await third.push(third.mutation('story.comment', aComment(story.storyId)));
      const params = { id: author.user.id, blockedUserId: reader.user.id };
      await author.client.ok(safety.blockUser, { params });
      await author.pull();
      const news = author.rows('notifications').filter(({ type }) => type === 'victory_story_comment');
      expect(news).toMatchObject([{ read: false, title: 'A comment on your story' }]);
      expect(news[0]?.data).toContain(story.storyId);
    });
  });

  test.runIf(kind === 'postgres')(
    'who comments in the middle of a block meets it, and a block in the middle of a comment waits',
    async () => {
      const { db } = world();
      const somebodyWaits = () => untilWaiting(db, 1);
      const { author, reader, story } = await told(world());
      const [blockerId, blockedId] = [author.user.id, reader.user.id];
      const late = await db.transaction(async ({ kysely }) => {
        await holdPlayers(kysely, [blockerId, blockedId]);
        const answer = reader.push(reader.mutation('story.comment', aComment(story.storyId)));
        await somebodyWaits();
        const createdAt = new Date(world().clock.now).toISOString();
        await kysely.insertInto('blocks').values({ blockerId, blockedId, createdAt, listed: true }).execute();
        return { answer };
      });
      expect(outcomes(await late.answer)).toEqual(['story_not_found']);
      const other = await told(world());
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
    const { author, reader, story } = await told(world(), { isPublic: true });
    const other = await aPhone(world());
    for (const phone of [reader, other])
      await phone.push(phone.mutation('story.comment', aComment(story.storyId)));
    const counts = async () => {
      const seen = [reader, other, author].map(async (phone) => {
        const listed = await phone.client.ok(calls.listComments, ofStory(story));
        const [shown] = await feedOf(phone, author);
        const own = listed.filter(({ user }) => user.id === phone.user.id).length;
        expect(shown?.commentsByUser).toBe(own);
        return [listed.length, shown?.comments, shown?.commentsCount];
      });
      const counted = await Promise.all(seen);
      // The author's own row says nothing of it, whoever sees whom.
      await author.pull();
      expect(author.rows('victoryStories')).toMatchObject([{ comments: 0 }]);
      return counted;
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
});
