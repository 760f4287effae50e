import { deleteAccount } from 'sync-protocol/contract/session/account';
import * as calls from 'sync-protocol/contract/stories';
import { newId, storyCommentId, type UserId } from 'sync-protocol/ids';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import { MEDIA_A_DAY, mediaPath } from 'sync-protocol/rules/stories/story-media';
import { COMMENTS_A_DAY, STORIES_A_DAY, STORY_PAGE } from 'sync-protocol/rules/stories/story-terms';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanUp } from '#jobs/clean-up.ts';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser, GROWN_UP, PASSWORD, YOUNG } from '#testing/factories.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';
import { aComment, aPhoto, aStory, putFile, tellShowing } from '#testing/players/telling.ts';

// What screens of ours don't send: forged clocks and addresses, the same thing twice at once, far too much of it.
onOneDatabase('stories, sent by who means no good', (database) => {
  const world = testApp({ database });
  const phoneOf = async (age = GROWN_UP) => aPhone(world(), await aUser(world(), { age }));

  const tell = async (phone: TestPhone, more: Partial<MutationArgs<'story.post'>> = {}) => {
    const story = aStory(more);
    const { results } = await phone.push(phone.mutation('story.post', story));
    return { id: story.storyId, said: results[0]?.code ?? results[0]?.status };
  };
  const teammates = (one: TestPhone, other: TestPhone) => {
    for (const [viewer, seen] of [[one, other] as const, [other, one] as const])
      world().relations.set(
        viewer.user.id,
        new Map([[seen.user.id, { isTeammate: true, isRival: false, isByCode: true }]]),
      );
  };

  test.each([
    '0000-01-01T00:00:00Z',
    '0000-12-31T23:59:59.999Z',
    '9999-12-31T23:59:59.999999999999Z',
  ] as const)('a page before %s is asked for in vain', async (instant) => {
    const { client } = await phoneOf();
    const before = `${instant},${newId()}` as const;
    const { status } = await client.call(calls.listStories, { query: { before } });
    expect(status).toBeLessThan(500);
  });

  test('what many strangers tell everybody hides from nobody what their own team tells', async () => {
    const [minor, mate] = [await phoneOf(YOUNG), await phoneOf(YOUNG)];
    teammates(minor, mate);
    const { id } = await tell(mate);
    const strangers = [await phoneOf(), await phoneOf()];
    const rows = Array.from({ length: STORY_PAGE * 8 }, (_, n) => {
      const { storyId: strange, ...fields } = aStory({ isPublic: true });
      const userId = strangers[n % 2]?.user.id as UserId;
      return {
        ...fields,
        id: strange,
        userId,
        tags: JSON.stringify([]) as never,
        isHeld: false,
        likes: 0,
        comments: 0,
        createdAt: new Date(world().clock.now + 1000 * (n + 1)).toISOString(),
        editedAt: null,
        scope: `user:${userId}`,
        seq: n + 1,
        born: n + 1,
      };
    });
    await world().db.kysely.insertInto('victoryStories').values(rows).execute();
    const feed = await minor.client.ok(calls.listStories);
    expect(feed.map((story) => story.id)).toEqual([id]);
  });

  test('deleting stories makes no room for more on that day', async () => {
    const author = await phoneOf();
    for (let told = 0; told < STORIES_A_DAY; told++) {
      const { id, said } = await tell(author);
      expect(said).toBe('applied');
      await author.push(author.mutation('story.delete', { storyId: id, mediaUrl: '' }));
    }
    expect(await tell(author)).toMatchObject({ said: 'many_stories' });
    world().clock.now += DAY_MS + 1;
    await cleanUp(world().deps);
    expect(await tell(author)).toMatchObject({ said: 'applied' });
  });

  describe('comments', () => {
    test('a forged clock buys no more of them, nor the first place', async () => {
      const author = await phoneOf();
      const { id } = await tell(author, { isPublic: true });
      const other = await phoneOf();
      const said = Array.from({ length: COMMENTS_A_DAY + 1 }, (_, n) => n);
      const codes = new Set<string | undefined>();
      for (const [from, until] of [
        [0, COMMENTS_A_DAY] as const,
        [COMMENTS_A_DAY, COMMENTS_A_DAY + 1] as const,
      ]) {
        const batch = said.slice(from, until).map((n) => {
          const at = new Date(Date.UTC(2022, 0, 1 + 2 * n)).toISOString();
          return other.mutation('story.comment', aComment(id), { at, day: at.slice(0, 10) });
        });
        for (const { code } of (await other.push(...batch)).results) codes.add(code);
      }
      expect([...codes]).toEqual([undefined, 'many_comments']);
      const [first] = await author.client.ok(calls.listComments, { params: { id } });
      expect(Date.parse(first?.createdAt ?? '')).toBe(world().clock.now);
    });

    test('deleting them makes no room for more on that day', async () => {
      const [author, other] = [await phoneOf(), await phoneOf()];
      const { id } = await tell(author, { isPublic: true });
      const all = Array.from({ length: COMMENTS_A_DAY }, () => aComment(id));
      await other.push(...all.map((one) => other.mutation('story.comment', one)));
      await other.push(...all.map(({ commentId }) => other.mutation('story.uncomment', { commentId })));
      const { results } = await other.push(other.mutation('story.comment', aComment(id)));
      expect(results).toMatchObject([{ code: 'many_comments' }]);
    });

    test('after however many there is room for one more, and it is seen', async () => {
      const author = await phoneOf();
      const { id } = await tell(author, { isPublic: true });
      const { user } = await phoneOf();
      const rows = Array.from({ length: 600 }, (_, n) => ({
        id: storyCommentId.parse(newId()),
        userId: user.id,
        storyId: id,
        content: `No ${n}`,
        isHeld: false,
        createdAt: new Date(world().clock.now - 1000 * (600 - n)).toISOString(),
        scope: `user:${user.id}`,
        seq: n + 1,
        born: n + 1,
      }));
      await world().db.kysely.insertInto('storyComments').values(rows).execute();
      const body = { content: 'And one more' };
      expect(await author.client.call(calls.postComment, { params: { id }, body })).toMatchObject({
        status: 201,
        body: { content: 'And one more' },
      });
      const listed = await author.client.ok(calls.listComments, { params: { id } });
      expect(listed.at(-1)).toMatchObject({ content: 'And one more' });
      expect(listed.at(-2)).toMatchObject({ content: 'No 599' });
    });
  });

  describe('links', () => {
    test.each([
      ['a bad word in one', 'https://instagram.com/killyourself', GROWN_UP, 'words_unfit'],
      ['a minor’s', 'https://www.instagram.com/maya.plays.12', YOUNG, 'held'],
      ['a grown-up’s', 'https://www.instagram.com/maya.plays.12', GROWN_UP, 'shown'],
    ] as const)('%s', async (_, mediaUrl, age, expected) => {
      const author = await phoneOf(age);
      const { id, said } = await tell(author, { mediaType: 'link', mediaUrl });
      const row = await world()
        .db.kysely.selectFrom('victoryStories')
        .select('isHeld')
        .where('id', '=', id)
        .executeTakeFirst();
      expect(row ? (row.isHeld ? 'held' : 'shown') : said).toBe(expected);
    });

    test('nor does one come in by telling it another way', async () => {
      const author = await phoneOf(YOUNG);
      const { id } = await tell(author);
      const linked = aStory({ storyId: id, mediaType: 'link', mediaUrl: 'https://x.com/maya_12' });
      await author.push(author.mutation('story.edit', linked));
      await author.pull();
      expect(author.rows('victoryStories')).toMatchObject([{ mediaType: 'link', isHeld: true }]);
    });
  });

  describe('photos', () => {
    test('two of one push don’t share a file', async () => {
      const author = await phoneOf();
      const fileId = newId();
      await putFile(author.client, fileId, await aPhoto('red'));
      const { results } = await author.push(tellShowing(author, fileId), tellShowing(author, fileId));
      expect(results).toMatchObject([{ status: 'applied' }, { status: 'rejected', code: 'media_taken' }]);
    });

    test('of two under one number at once one is kept, as it is', async () => {
      const author = await phoneOf();
      const fileId = newId();
      const photos = [await aPhoto('red'), await aPhoto('lime')];
      const answers = await Promise.all(photos.map((photo) => putFile(author.client, fileId, photo)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const kept = photos[answers.findIndex(({ status }) => status === 200)];
      const meanOf = async (bytes: Buffer | undefined) =>
        (await sharp(bytes).stats()).channels.map(({ mean }) => Math.round(mean / 20));
      const { bytes } = await author.client.get(mediaPath(fileId));
      expect(await meanOf(bytes)).toEqual(await meanOf(kept));
    });

    test('those that come at once don’t pass a day’s share either', async () => {
      const author = await phoneOf();
      const at = new Date(world().clock.now).toISOString();
      const one = { userId: author.user.id, kind: 'file' as const, at };
      await world()
        .db.kysely.insertInto('shares')
        .values(Array.from({ length: MEDIA_A_DAY - 1 }, () => one))
        .execute();
      const photo = await aPhoto('red');
      const answers = await Promise.all([
        putFile(author.client, newId(), photo),
        putFile(author.client, newId(), photo),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    });

    test('of an account that is deleted while one is looked at, nothing is kept', async () => {
      const author = await phoneOf();
      const fileId = newId();
      const { deps } = world();
      const { look } = deps.vision;
      deps.vision.look = async (pixels) => {
        await author.client.json('POST', '/api/auth/prove', { currentPassword: PASSWORD });
        await author.client.ok(deleteAccount);
        return look(pixels);
      };
      const answer = await putFile(author.client, fileId, await aPhoto('red'));
      deps.vision.look = look;
      expect(answer).toMatchObject(refusal(401, 'not_signed_in'));
      expect(await deps.media.has(fileId)).toBe(false);
    });
  });
});
