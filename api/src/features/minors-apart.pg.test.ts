import { leaderboard } from 'sync-protocol/contract/leaderboard';
import { getProfile, getUser } from 'sync-protocol/contract/profile/profile';
import * as calls from 'sync-protocol/contract/stories';
import { newId } from 'sync-protocol/ids';
import { SNAPSHOT_MS } from 'sync-protocol/rules/profile/privacy';
import { mediaPath } from 'sync-protocol/rules/stories/story-media';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { anInvitation, asking, aSquad, creatorOf, say } from '#testing/players/competing.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser, GROWN_UP } from '#testing/factories.ts';
import { aPulledPhone, type TestPhone } from '#testing/phone.ts';
import { aComment, aPhoto, aStory, feedOf, putFile, showing } from '#testing/players/telling.ts';
import { ruleStory } from './stories/commands.ts';

const ADULT = 19;
const MINOR = 16;
const CONTACT = 'snap: dan_v18';
const LINE = 'Don’t tell your parents';

const RIVAL = { isTeammate: false, isRival: true };
const TEAMMATE = { isTeammate: true, isRival: false };
const BY_CODE = { ...TEAMMATE, isByCode: true };

onOneDatabase('a minor and a grown-up', (database) => {
  const world = testApp({ database });
  const phoneOf = async (age: number) => aPulledPhone(world(), await aUser(world(), { age }));
  const relate = (one: TestPhone, other: TestPhone, relationship: typeof BY_CODE | typeof RIVAL) => {
    world().relations.set(one.user.id, new Map([[other.user.id, relationship]]));
    world().relations.set(other.user.id, new Map([[one.user.id, relationship]]));
  };
  const write = ({ user: { id } }: TestPhone, words: object) =>
    world().db.kysely.updateTable('users').set(words).where('id', '=', id).execute();

  const MATRIX = [
    ['a grown-up who is a rival', GROWN_UP, RIVAL, true],
    ['a grown-up stranger', GROWN_UP, undefined, true],
    ['a minor who is a rival', MINOR, RIVAL, false],
    ['a minor who is a stranger', MINOR, undefined, false],
    ['a minor who was invited into the team', MINOR, TEAMMATE, false],
    ['a minor who came by the code', MINOR, BY_CODE, true],
  ] as const;

  test.each(MATRIX)('how to reach a grown-up in their profile: %s', async (_, age, tie, isRead) => {
    const [author, reader] = [await phoneOf(ADULT), await phoneOf(age)];
    if (tie) relate(author, reader, tie);
    const words = { bio: CONTACT, clubTeam: CONTACT, lastName: CONTACT };
    await write(author, { ...words, isPrivate: false, hideRealName: false });
    const points = { userId: author.user.id, timeWindow: 'alltime', period: 'all', points: 70 } as const;
    await world().db.kysely.insertInto('pointTotals').values(points).execute();
    const params = { id: author.user.id };
    const read = isRead ? words : { bio: '', clubTeam: '', lastName: '' };
    expect((await reader.client.ok(getProfile, { params })).user).toMatchObject(read);
    expect(await reader.client.ok(getUser, { params })).toMatchObject(read);
    // Strangers stand as they were a while ago.
    world().clock.now += SNAPSHOT_MS;
    const board = await reader.client.ok(leaderboard, { query: { timeframe: 'alltime' } });
    expect(board.find((one) => !one.isPrivate && one.id === author.user.id)).toMatchObject({
      lastName: read.lastName,
    });
    // What the operator has released is for all.
    const wordRulings = JSON.stringify({ bio: { text: CONTACT, shown: true } });
    await write(author, { wordRulings });
    expect((await reader.client.ok(getProfile, { params })).user.bio).toBe(CONTACT);
  });

  test.each(MATRIX)('how to reach a grown-up in their stories: %s', async (_, age, tie, isRead) => {
    const [author, reader] = [await phoneOf(ADULT), await phoneOf(age)];
    if (tie) relate(author, reader, tie);
    const fileId = newId();
    await putFile(author.client, fileId, await aPhoto('red'));
    const story = { ...showing(fileId), isPublic: true };
    const told = { ...story, content: CONTACT };
    await author.push(author.mutation('story.post', told, { lane: 'media' }));
    await author.push(author.mutation('story.post', aStory({ isPublic: true })));
    const seen = async () => ({
      feed: (await feedOf(reader, author)).length,
      profile: (await reader.client.ok(calls.listStories, { query: { userId: author.user.id } })).length,
      one: (await reader.client.ok(calls.listStories, { query: { story: story.storyId } })).length,
      count: (await reader.client.ok(calls.countVictoryStories, { params: { id: author.user.id } })).count,
      comments: (await reader.client.call(calls.listComments, { params: { id: story.storyId } })).status,
      file: (await reader.client.get(mediaPath(fileId))).status,
    });
    const all = { feed: 2, profile: 2, one: 1, count: 2, comments: 200, file: 200 };
    const none = { feed: 1, profile: 1, one: 0, count: 1, comments: 404, file: 404 };
    expect(await seen()).toEqual(isRead ? all : none);
    await ruleStory(world().deps, story.storyId, true);
    expect(await seen()).toEqual(none);
    await ruleStory(world().deps, story.storyId, false);
    expect(await seen()).toEqual(all);
    // Told to fewer and to all again it is the same one, in other words another.
    for (const isPublic of [false, true])
      await author.push(author.mutation('story.edit', { ...told, isPublic }));
    expect(await seen()).toEqual(all);
    await author.push(author.mutation('story.edit', { ...told, title: 'Once more' }));
    expect(await seen()).toEqual(isRead ? all : none);
  });

  test.each(MATRIX)('how to reach a grown-up in what they say: %s', async (_, age, tie, isRead) => {
    const [author, reader] = [await phoneOf(ADULT), await phoneOf(age)];
    if (tie) relate(author, reader, tie);
    const story = aStory({ isPublic: true });
    await author.push(author.mutation('story.post', story));
    const said = aComment(story.storyId, CONTACT);
    await author.push(author.mutation('story.comment', said));
    await author.push(author.mutation('story.comment', aComment(story.storyId)));
    const read = async () => {
      const comments = await reader.client.ok(calls.listComments, { params: { id: story.storyId } });
      const [shown] = await feedOf(reader, author);
      // A number that differs from the list would tell that there is more.
      expect([shown?.comments, shown?.commentsCount]).toEqual([comments.length, comments.length]);
      return comments.map(({ content }) => content);
    };
    const fit = 'Well served!';
    expect(await read()).toEqual(isRead ? [CONTACT, fit] : [fit]);
    await ruleStory(world().deps, said.commentId, true);
    expect(await read()).toEqual([fit]);
    await ruleStory(world().deps, said.commentId, false);
    expect(await read()).toEqual([CONTACT, fit]);
  });

  test.each([
    ['a grown-up says to a minor', ADULT, MINOR, RIVAL, true],
    ['a minor says to a grown-up', MINOR, ADULT, TEAMMATE, true],
    ['a minor says to another', MINOR, MINOR, RIVAL, true],
    ['a teammate by code says to a minor', ADULT, MINOR, BY_CODE, false],
    ['a grown-up says to another', ADULT, GROWN_UP, RIVAL, false],
  ] as const)('a line that groomers use, which %s, waits or not', async (_, from, to, tie, isHeld) => {
    const [author, reader] = [await phoneOf(to), await phoneOf(from)];
    relate(author, reader, tie);
    const story = aStory();
    await author.push(author.mutation('story.post', story));
    await reader.push(reader.mutation('story.comment', aComment(story.storyId, LINE)));
    await reader.pull();
    expect(reader.rows('storyComments')).toMatchObject([{ isHeld }]);
  });

  test.each([
    ['a grown-up, to a minor', ADULT, MINOR, undefined, true],
    ['a minor, to another', MINOR, MINOR, undefined, true],
    ['a teammate by code, to a minor', ADULT, MINOR, BY_CODE, false],
    ['a grown-up, to another', ADULT, GROWN_UP, undefined, false],
  ] as const)('so it does in a rival request by %s', async (_, from, to, tie, isHeld) => {
    const [one, other] = [await phoneOf(from), await phoneOf(to)];
    if (tie) relate(one, other, tie);
    expect(await say(one, 'rival.request', asking(other, { message: LINE }))).toBe('applied');
    await other.pull();
    expect(other.rows('rivalries')).toMatchObject([{ message: isHeld ? '' : LINE }]);
  });

  test.each([
    [MINOR, true],
    [GROWN_UP, false],
  ])('so it does in an invitation to a player of %s years', async (age, isHeld) => {
    const squad = await aSquad(world());
    const [coach, guest] = [creatorOf(squad), await phoneOf(age)];
    const { id } = coach.user;
    const { birthYear } = await world()
      .db.kysely.selectFrom('users')
      .select('birthYear')
      .where('id', '=', guest.user.id)
      .executeTakeFirstOrThrow();
    // A peer of theirs.
    const birth = { birthYear: (birthYear ?? 0) - 2 };
    await world().db.kysely.updateTable('users').set(birth).where('id', '=', id).execute();
    expect(await say(coach, 'team.invite', anInvitation(squad.id, guest, { message: LINE }))).toBe('applied');
    await guest.pull();
    expect(guest.rows('teamInvitations')).toMatchObject([{ message: isHeld ? '' : LINE }]);
  });
});
