import { PassThrough } from 'node:stream';
import * as safety from 'sync-protocol/contract/profile/safety';
import * as stories from 'sync-protocol/contract/stories';
import { newId } from 'sync-protocol/ids';
import { coverPath, mediaPath, STORY_PHOTO_SIDE } from 'sync-protocol/rules/stories/story-media';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { cleanUp } from '#jobs/clean-up.ts';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { sendForm } from '#testing/bodies/form.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';
import { authorAndReader, putFile, showing, tellShowing } from '#testing/players/telling.ts';
import { coverIdOf, digestOf } from './take-file.ts';

onOneDatabase('the photos of stories', (kind) => {
  const world = testApp({ database: kind });
  let photo: Buffer;

  beforeAll(async () => {
    const court = { width: 2400, height: 1200, channels: 3 as const, background: '#c6893f' };
    photo = await sharp({ create: court })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
  });

  const get = ({ client }: TestPhone, id: string, headers: Record<string, string> = {}) =>
    client.get(mediaPath(id), headers);

  test('a photo waits for its file, is made anew, and seen by who may see a story with it, as long as they may', async () => {
    const [author, reader] = await authorAndReader(world());
    const fileId = newId();
    const story = showing(fileId);
    const post = author.mutation('story.post', story, { lane: 'media' });
    const quote = author.mutation('settings.update', { tutorialDone: true });
    const waiting = await author.push(quote, post);
    expect(waiting).toMatchObject({
      results: [{ lane: 'core', status: 'applied' }],
      needsMedia: { lane: 'media', id: 1 },
    });
    expect(await putFile(author.client, fileId, photo)).toMatchObject({
      status: 200,
      body: { mediaUrl: mediaPath(fileId) },
    });
    expect((await get(author, fileId)).status).toBe(200);
    expect((await get(reader, fileId)).status).toBe(404);
    expect(await author.push(post)).toMatchObject({ results: [{ lane: 'media', id: 1, status: 'applied' }] });

    const seen = await get(reader, fileId);
    expect(seen).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/jpeg',
        'cache-control': 'private, max-age=30',
        'accept-ranges': 'bytes',
      },
    });
    // It is its own cover.
    expect((await reader.client.get(coverPath(mediaPath(fileId)))).bytes).toEqual(seen.bytes);
    const { width, height, exif } = await sharp(seen.bytes).metadata();
    expect({ width, height, exif }).toEqual({
      width: STORY_PHOTO_SIDE,
      height: STORY_PHOTO_SIDE / 2,
      exif: undefined,
    });
    const part = await get(reader, fileId, { range: 'bytes=2-5' });
    expect(part).toMatchObject({
      status: 206,
      headers: { 'content-range': `bytes 2-5/${seen.bytes.length}`, 'content-length': '4' },
    });
    expect(part.bytes).toEqual(seen.bytes.subarray(2, 6));
    expect((await get(reader, fileId, { range: `bytes=${seen.bytes.length}-` })).status).toBe(416);
    expect((await get(reader, fileId, { 'if-none-match': String(seen.headers.etag) })).status).toBe(304);
    // Else whoever has the original would know it, and two accounts that show it for one.
    expect(seen.headers.etag).not.toContain(digestOf(photo));

    await author.client.ok(safety.blockUser, {
      params: { id: author.user.id, blockedUserId: reader.user.id },
    });
    expect((await get(reader, fileId)).status).toBe(404);
    await author.push(
      author.mutation(
        'story.delete',
        { storyId: story.storyId, mediaUrl: story.mediaUrl },
        { lane: 'media' },
      ),
    );
    expect((await get(author, fileId)).status).toBe(404);
    expect(await world().deps.media.has(fileId)).toBe(true);
    await cleanUp(world().deps);
    expect(await world().deps.media.has(fileId)).toBe(false);
  });

  test('one that comes as a form is there for a story of its player, and for nobody before that', async () => {
    const [author, reader] = await authorAndReader(world());
    const sent = await sendForm(author.client, stories.uploadMedia.path, ['media', photo]);
    expect(sent.status).toBe(201);
    const { mediaUrl } = stories.uploadMedia.answer.parse(sent.body);
    expect((await author.client.get(mediaUrl)).headers['content-type']).toBe('image/jpeg');
    expect((await reader.client.get(mediaUrl)).status).toBe(404);
    const body = { title: 'First ace', content: 'At last!', mediaType: 'photo' as const, mediaUrl };
    expect(await reader.client.call(stories.postStory, { body })).toMatchObject(refusal(409, 'media_taken'));
    const usual = { storyType: 'training', isPublic: false, location: '', tags: [] };
    expect(await author.client.ok(stories.postStory, { body })).toMatchObject({ ...body, ...usual });
    expect((await reader.client.get(mediaUrl)).status).toBe(200);
  });

  test.each(['png', 'webp', 'jpeg'] as const)(
    'of a %s that no phone has made smaller nothing but the picture is kept',
    async (format) => {
      const author = await aPhone(world());
      const fileId = newId();
      const sent = await sharp(photo).keepExif().toFormat(format).toBuffer();
      expect((await sharp(sent).metadata()).exif).toBeDefined();
      expect((await putFile(author.client, fileId, sent, { 'content-type': `image/${format}` })).status).toBe(
        200,
      );
      const kept = await sharp((await get(author, fileId)).bytes).metadata();
      expect(kept).toMatchObject({ format: 'jpeg', width: STORY_PHOTO_SIDE });
      expect([kept.exif, kept.xmp, kept.icc]).toEqual([undefined, undefined, undefined]);
    },
  );

  test('the same once more changes nothing; another file under its id, or another player’s, is refused', async () => {
    const [author, reader] = await authorAndReader(world());
    const fileId = newId();
    const answers = await Promise.all([
      putFile(author.client, fileId, photo),
      putFile(author.client, fileId, photo),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const other = await sharp(photo).negate().jpeg().toBuffer();
    expect(await putFile(author.client, fileId, other)).toMatchObject(refusal(409, 'media_exists'));
    expect(await putFile(reader.client, fileId, photo)).toMatchObject(refusal(409, 'media_exists'));
    const taken = await reader.push(tellShowing(reader, fileId));
    expect(taken).toMatchObject({ results: [{ status: 'rejected', code: 'media_taken' }] });
    await author.push(tellShowing(author, fileId));
    const twice = await author.push(tellShowing(author, fileId));
    expect(twice).toMatchObject({ results: [{ code: 'media_taken' }] });
    // Whoever knows a video’s id can work its cover’s out.
    expect(await putFile(reader.client, coverIdOf(fileId), other)).toMatchObject(
      refusal(400, 'invalid_input'),
    );
  });

  test('files that take long to come over bad lines hold up nobody else’s, and arrive', async () => {
    const slow = [await aPhone(world()), await aPhone(world()), await aPhone(world()), await aPhone(world())];
    const headers = { 'content-type': 'image/jpeg', 'content-digest': `sha-256=:${digestOf(photo)}:` };
    const coming = [...slow, ...slow, ...slow].map(({ client }) => {
      const payload = new PassThrough();
      payload.write(photo.subarray(0, 9));
      return { payload, answer: client.send('PUT', mediaPath(newId()), { payload, headers }) };
    });
    const next = await aPhone(world());
    expect((await putFile(next.client, newId(), photo)).status).toBe(200);
    for (const { payload } of coming) payload.end(photo.subarray(9));
    for (const { answer } of coming) expect((await answer).status).toBe(200);
  });

  test('S2.13: what comes after one without its file waits with it, in the order of its lane', async () => {
    const author = await aPhone(world());
    const [late, here] = [newId(), newId()];
    await putFile(author.client, here, photo);
    const posts = [late, here].map((id) => tellShowing(author, id));
    expect(await author.push(...posts)).toMatchObject({ results: [], needsMedia: { lane: 'media', id: 1 } });
    await author.pull();
    expect(author.rows('victoryStories')).toEqual([]);
    await putFile(author.client, late, photo);
    await author.push(...posts);
    await author.pull();
    expect(author.rows('victoryStories')).toHaveLength(2);
  });

  test('a photo that was given up before it was sent uses its number and nothing else', async () => {
    const author = await aPhone(world());
    const given = { ...showing(newId()), isWithdrawn: true as const };
    const { storyId, mediaUrl } = given;
    const answer = await author.push(
      author.mutation('story.post', given, { lane: 'media' }),
      author.mutation('story.edit', given, { lane: 'media' }),
      author.mutation('story.delete', { storyId, mediaUrl, isWithdrawn: true }, { lane: 'media' }),
    );
    expect(answer).toMatchObject({ results: [{ status: 'applied', to: 3 }] });
    await author.pull();
    expect(author.rows('victoryStories')).toEqual([]);
    expect(author.lanes.media).toBe(3);
  });
});
