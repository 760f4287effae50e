import * as safety from 'sync-protocol/contract/profile/safety';
import * as calls from 'sync-protocol/contract/stories';
import type { StoryId } from 'sync-protocol/ids';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser, GROWN_UP, YOUNG } from '#testing/factories.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { aComment, aStory } from '#testing/players/telling.ts';
import { heldWords, ruleStory } from '../commands.ts';

const DOUBTFUL = 'The naked truth';

onOneDatabase('comments that wait for the operator', (database) => {
  const world = testApp({ database });
  const phoneOf = async (age = GROWN_UP) => aPhone(world(), await aUser(world(), { age }));

  /** A story for everybody, and a rival of its author. */
  async function told(age = GROWN_UP) {
    const [author, reader] = [await phoneOf(age), await phoneOf(age)];
    for (const [one, other] of [[author, reader] as const, [reader, author] as const])
      world().relations.set(one.user.id, new Map([[other.user.id, { isTeammate: false, isRival: true }]]));
    const body = { title: 'First ace', content: 'In a real match!', isPublic: true };
    const story = await author.client.ok(calls.postStory, { body });
    return { author, reader, story };
  }

  const ofStory = (id: StoryId) => ({ params: { id } });
  const feedOf = async ({ client }: TestPhone, { user }: TestPhone) =>
    client.ok(calls.listStories, { query: { userId: user.id } });

  test.each([
    ['fuck off', undefined],
    [DOUBTFUL, true],
    ['write to me@example.org', true],
    ['Well served!', false],
  ])('of minors: "%s" is held: %s', async (content, isHeld) => {
    const { reader, story } = await told(YOUNG);
    const { results } = await reader.push(reader.mutation('story.comment', aComment(story.id, content)));
    if (isHeld === undefined) expect(results).toMatchObject([{ code: 'words_unfit' }]);
    await reader.pull();
    expect(reader.rows('storyComments')).toMatchObject(isHeld === undefined ? [] : [{ isHeld }]);
  });

  test('grown-ups tell each other where to write', async () => {
    const { reader, story } = await told();
    await reader.push(reader.mutation('story.comment', aComment(story.id, 'write to me@example.org')));
    await reader.pull();
    expect(reader.rows('storyComments')).toMatchObject([{ isHeld: false }]);
  });

  /** What everybody else could learn of a comment from: what they read, are told, and have on their phones. */
  async function learned(story: { id: StoryId }, author: TestPhone, other: TestPhone) {
    await author.pull();
    await other.pull();
    const due = await world()
      .db.kysely.selectFrom('dueWebPushes')
      .select('type')
      .where('userId', '=', author.user.id)
      .where('type', '=', 'victory_story_comment')
      .execute();
    return {
      rows: [author, other].flatMap((phone) => phone.rows('storyComments')),
      read: [
        ...(await author.client.ok(calls.listComments, ofStory(story.id))),
        ...(await other.client.ok(calls.listComments, ofStory(story.id))),
      ].map(({ content }) => content),
      counts: [
        ...(await feedOf(author, author)).map(({ comments }) => comments),
        ...(await feedOf(other, author)).map(({ comments }) => comments),
      ],
      news: author
        .rows('notifications')
        .filter(({ type }) => type === 'victory_story_comment')
        .map(({ title }) => title),
      pushes: due.length,
    };
  }

  test('a comment that waits is its author’s alone, and is told once when it is released', async () => {
    const { author, reader, story } = await told();
    const other = await phoneOf();
    const nothing = { rows: [], read: [], counts: [0, 0], news: [], pushes: 0 };
    const all = {
      rows: [],
      read: [DOUBTFUL, DOUBTFUL],
      counts: [1, 1],
      news: ['A comment on your story'],
      pushes: 1,
    };
    const said = aComment(story.id, DOUBTFUL);
    const params = { id: story.id, commentId: said.commentId };
    await reader.push(reader.mutation('story.comment', said));
    expect(await learned(story, author, other)).toEqual(nothing);
    expect(await reader.client.ok(calls.listComments, ofStory(story.id))).toMatchObject([
      { content: DOUBTFUL },
    ]);
    expect(await feedOf(reader, author)).toMatchObject([{ comments: 1 }]);
    await author.client.ok(calls.reportComment, { params, body: { reason: 'spam' } });
    const reports = world().db.kysely.selectFrom('reports').select('id');
    expect(await reports.where('subjectId', '=', said.commentId).execute()).toEqual([]);

    const held = async () => (await heldWords(world().deps)).comments.map(({ id }) => id);
    expect(await held()).toContain(said.commentId);
    await ruleStory(world().deps, said.commentId, false);
    expect(await held()).not.toContain(said.commentId);
    expect(await learned(story, author, other)).toEqual(all);
    await reader.pull();
    expect(reader.rows('storyComments')).toMatchObject([{ isHeld: false }]);
    await ruleStory(world().deps, said.commentId, true);
    expect(await learned(story, author, other)).toMatchObject({ read: [], counts: [0, 0] });
    await ruleStory(world().deps, said.commentId, false);
    expect(await learned(story, author, other)).toEqual(all);
  });

  test('taken back and said again in one push it is judged again, and counted where it stands', async () => {
    const { author, reader, story } = await told(YOUNG);
    const said = aComment(story.id, DOUBTFUL);
    const again = (content: string, storyId = story.id) => [
      reader.mutation('story.uncomment', { commentId: said.commentId }),
      reader.mutation('story.comment', { ...said, storyId, content }),
    ];
    await reader.push(reader.mutation('story.comment', said));
    await reader.push(...again(DOUBTFUL));
    await reader.push(...again('write to me@example.org'));
    expect((await heldWords(world().deps)).comments.map(({ id }) => id)).toContain(said.commentId);
    expect(await feedOf(author, author)).toMatchObject([{ comments: 0 }]);
    await author.pull();
    expect(author.rows('notifications')).toEqual([]);
    await reader.pull();
    expect(reader.rows('storyComments')).toMatchObject([{ isHeld: true }]);

    const body = { title: 'Second ace', content: 'Once more!', isPublic: true };
    const second = await author.client.ok(calls.postStory, { body });
    await reader.push(...again('Well served!'));
    await reader.push(...again('Well served!', second.id));
    const counts = (await feedOf(author, author)).map(({ id, comments }) => [id, comments]);
    expect(Object.fromEntries(counts)).toEqual({ [story.id]: 0, [second.id]: 1 });
    const shares = await world()
      .db.kysely.selectFrom('shares')
      .select('kind')
      .where('userId', '=', reader.user.id)
      .execute();
    expect(shares).toHaveLength(5);
  });

  test('a story that waits is not let go by telling it again', async () => {
    const [author, other] = [await phoneOf(), await phoneOf()];
    const story = aStory({ title: DOUBTFUL, isPublic: true });
    await author.push(author.mutation('story.post', story));
    await author.pull();
    const [held] = author.rows('victoryStories');
    expect(held).toMatchObject({ isHeld: true });
    await author.push(
      author.mutation('story.delete', { storyId: story.storyId, mediaUrl: '' }),
      author.mutation('story.post', story),
    );
    await author.pull();
    expect(author.rows('victoryStories')).toMatchObject([{ isHeld: true }]);
    expect(await feedOf(other, author)).toEqual([]);
  });

  test('a comment goes with a block while it waits: to release it brings nothing back', async () => {
    const { author, reader, story } = await told();
    const other = await phoneOf();
    const said = aComment(story.id, DOUBTFUL);
    await reader.push(reader.mutation('story.comment', said));
    await author.client.ok(safety.blockUser, {
      params: { id: author.user.id, blockedUserId: reader.user.id },
    });
    await ruleStory(world().deps, said.commentId, false);
    expect(await learned(story, author, other)).toMatchObject({ read: [], news: [], pushes: 0 });
  });
});
