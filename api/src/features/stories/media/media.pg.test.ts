import { execFileSync, spawnSync } from 'node:child_process';
import * as safety from 'sync-protocol/contract/profile/safety';
import { mediaKinds, reportStory } from 'sync-protocol/contract/stories';
import { newId, storyId } from 'sync-protocol/ids';
import {
  coverPath,
  LOOSE_MEDIA_DAYS,
  MEDIA_A_DAY,
  mediaPath,
  NO_VIDEOS,
  STORY_PHOTO_SIDE,
  STORY_VIDEO_SECONDS,
} from 'sync-protocol/rules/stories/story-media';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '#jobs/clean-up.ts';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser } from '#testing/factories.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';
import { fileShownBy } from '../commands.ts';
import { coverIdOf, digestOf } from './take-file.ts';
import { createVideoDesk } from './video-desk.ts';
import { rangeIn } from './byte-range.ts';

const DAY_MS = 24 * 3_600_000;
/** Where it is missing the refusal is tested, and nothing else of videos. */
const HAS_FFMPEG = spawnSync('ffmpeg', ['-version']).status === 0;

onOneDatabase('the files of stories', (kind) => {
  const world = testApp({ database: kind });
  let photo: Buffer;

  beforeAll(async () => {
    const court = { width: 2400, height: 1200, channels: 3 as const, background: '#c6893f' };
    photo = await sharp({ create: court })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
  });

  const put = ({ client }: TestPhone, id: string, bytes: Buffer, headers: Record<string, string> = {}) =>
    client.send('PUT', mediaPath(id), {
      payload: bytes,
      headers: {
        'content-type': 'image/jpeg',
        'content-digest': `sha-256=:${digestOf(bytes)}:`,
        ...headers,
      },
    });
  const get = ({ client }: TestPhone, id: string, headers: Record<string, string> = {}) =>
    client.get(mediaPath(id), headers);

  const aStory = (fileId: string) => ({
    storyId: storyId.parse(newId()),
    title: 'Look',
    content: 'Our court!',
    storyType: 'general' as const,
    location: '',
    tags: [],
    isPublic: false,
    mediaType: 'photo' as const,
    mediaUrl: mediaPath(fileId),
  });

  async function rivals() {
    const [one, other] = [
      await aPhone(world(), await aUser(world())),
      await aPhone(world(), await aUser(world())),
    ];
    world().relations.set(other.user.id, new Map([[one.user.id, { isTeammate: false, isRival: true }]]));
    return [one, other] as const;
  }

  test('a photo waits for its file, is made anew, and seen by who may see a story with it, as long as they may', async () => {
    const [author, reader] = await rivals();
    const fileId = newId();
    const story = aStory(fileId);
    const post = author.mutation('story.post', story, { lane: 'media' });
    const quote = author.mutation('settings.update', { tutorialDone: true });
    const waiting = await author.push(quote, post);
    expect(waiting).toMatchObject({
      results: [{ lane: 'core', status: 'applied' }],
      needsMedia: { lane: 'media', id: 1 },
    });
    expect(await put(author, fileId, photo)).toMatchObject({
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

  test.each(['png', 'webp', 'jpeg'] as const)(
    'of a %s that no phone has made smaller nothing but the picture is kept',
    async (format) => {
      const [author] = await rivals();
      const fileId = newId();
      const sent = await sharp(photo).keepExif().toFormat(format).toBuffer();
      expect((await sharp(sent).metadata()).exif).toBeDefined();
      expect((await put(author, fileId, sent, { 'content-type': `image/${format}` })).status).toBe(200);
      const kept = await sharp((await get(author, fileId)).bytes).metadata();
      expect(kept).toMatchObject({ format: 'jpeg', width: STORY_PHOTO_SIDE });
      expect([kept.exif, kept.xmp, kept.icc]).toEqual([undefined, undefined, undefined]);
    },
  );

  test('the same once more changes nothing; another file under its id, or another player’s, is refused', async () => {
    const [author, reader] = await rivals();
    const fileId = newId();
    const answers = await Promise.all([put(author, fileId, photo), put(author, fileId, photo)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const other = await sharp(photo).negate().jpeg().toBuffer();
    expect(await put(author, fileId, other)).toMatchObject(refusal(409, 'media_exists'));
    expect(await put(reader, fileId, photo)).toMatchObject(refusal(409, 'media_exists'));
    const taken = await reader.push(reader.mutation('story.post', aStory(fileId), { lane: 'media' }));
    expect(taken).toMatchObject({ results: [{ status: 'rejected', code: 'media_taken' }] });
    await author.push(author.mutation('story.post', aStory(fileId), { lane: 'media' }));
    const twice = await author.push(author.mutation('story.post', aStory(fileId), { lane: 'media' }));
    expect(twice).toMatchObject({ results: [{ code: 'media_taken' }] });
    // Whoever knows a video’s id can work its cover’s out.
    expect(await put(reader, coverIdOf(fileId), other)).toMatchObject(refusal(400, 'invalid_input'));
  });

  describe('of a reported story that its author deletes, a photo is kept', () => {
    async function reported() {
      const [author, reader] = await rivals();
      const fileId = newId();
      await put(author, fileId, photo);
      const { storyId: id, mediaUrl } = aStory(fileId);
      const post = { ...aStory(fileId), storyId: id };
      await author.push(author.mutation('story.post', post, { lane: 'media' }));
      await reader.client.ok(reportStory, { params: { id }, body: { reason: 'unsafe' } });
      await author.push(author.mutation('story.delete', { storyId: id, mediaUrl }, { lane: 'media' }));
      await cleanUp(world().deps);
      for (const phone of [author, reader]) expect((await get(phone, fileId)).status).toBe(404);
      return { id, fileId, isKept: () => world().deps.media.has(fileId) };
    }

    test('for the operator, until the report is dealt with', async () => {
      const { id, fileId, isKept } = await reported();
      expect(await isKept()).toBe(true);
      expect(await fileShownBy(world().db.kysely, id)).toMatchObject({ id: fileId });
      const resolvedAt = new Date(world().clock.now).toISOString();
      await world()
        .db.kysely.updateTable('reports')
        .set({ resolvedAt })
        .where('subjectId', '=', id)
        .execute();
      await cleanUp(world().deps);
      expect(await isKept()).toBe(false);
      expect(await fileShownBy(world().db.kysely, id)).toBeUndefined();
    });

    test('no longer than any file that nobody sees', async () => {
      const { isKept } = await reported();
      world().clock.now += (LOOSE_MEDIA_DAYS + 1) * DAY_MS;
      await cleanUp(world().deps);
      expect(await isKept()).toBe(false);
    });
  });

  test('S2.13: what comes after one without its file waits with it, in the order of its lane', async () => {
    const [author] = await rivals();
    const [late, here] = [newId(), newId()];
    await put(author, here, photo);
    const posts = [late, here].map((id) => author.mutation('story.post', aStory(id), { lane: 'media' }));
    expect(await author.push(...posts)).toMatchObject({ results: [], needsMedia: { lane: 'media', id: 1 } });
    await author.pull();
    expect(author.rows('victoryStories')).toEqual([]);
    await put(author, late, photo);
    await author.push(...posts);
    await author.pull();
    expect(author.rows('victoryStories')).toHaveLength(2);
  });

  test('a photo that was given up before it was sent uses its number and nothing else', async () => {
    const [author] = await rivals();
    const given = { ...aStory(newId()), isWithdrawn: true as const };
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

  const clip = (kind: 'mp4' | 'mov' | 'webm', seconds = 2, rate = 10) => {
    const source = `testsrc=duration=${seconds}:size=320x240:rate=${rate}`;
    const told = ['-metadata', 'location=+51.5000-000.1000/', '-metadata', 'title=Grandma’s yard'];
    const form =
      kind === 'webm'
        ? ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8']
        : ['-pix_fmt', 'yuv420p', '-movflags', 'frag_keyframe'];
    const args = ['-v', 'error', '-f', 'lavfi', '-i', source, ...told, ...form, '-f', kind, 'pipe:1'];
    return execFileSync('ffmpeg', args);
  };
  const aVideo = (fileId: string) => ({ ...aStory(fileId), mediaType: 'video' as const });

  describe.runIf(HAS_FFMPEG)('a video', () => {
    test.each([
      ['mp4', 'video/mp4', 'video/mp4'],
      ['mov', 'video/quicktime', 'video/mp4'],
      ['webm', 'video/webm', 'video/webm'],
    ] as const)(
      '(%s) tells nothing but what is seen in it, has a cover, comes in parts, and goes with its story',
      async (kind, sentAs, shownAs) => {
        const [author, reader] = await rivals();
        const fileId = newId();
        const bytes = clip(kind);
        expect(bytes.includes('Grandma')).toBe(true);
        const sent = { 'content-type': sentAs };
        expect(await put(author, fileId, bytes, sent)).toMatchObject({ status: 200 });
        const story = aVideo(fileId);
        const asPhoto = author.mutation('story.post', aStory(fileId), { lane: 'media' });
        const answer = await author.push(
          asPhoto,
          author.mutation('story.post', story, { lane: 'media' }),
          author.mutation('story.edit', { ...story, mediaType: 'photo' }, { lane: 'media' }),
        );
        expect(answer.results).toMatchObject([
          { code: 'wrong_type' },
          { status: 'applied' },
          { code: 'media_fixed' },
        ]);

        const seen = await get(reader, fileId);
        expect(seen).toMatchObject({ status: 200, headers: { 'content-type': shownAs } });
        for (const trace of ['Grandma', '+51.5', 'location']) expect(seen.bytes.includes(trace)).toBe(false);
        const part = await get(reader, fileId, { range: 'bytes=100-' });
        expect(part.headers['content-range']).toBe(`bytes 100-${seen.bytes.length - 1}/${seen.bytes.length}`);
        expect(part.bytes).toEqual(seen.bytes.subarray(100));
        const cover = await reader.client.get(coverPath(mediaPath(fileId)));
        expect(await sharp(cover.bytes).metadata()).toMatchObject({
          format: 'jpeg',
          width: 320,
          height: 240,
        });

        const stranger = await aPhone(world(), await aUser(world()));
        for (const path of [mediaPath(fileId), coverPath(mediaPath(fileId))])
          expect((await stranger.client.get(path)).status).toBe(404);
        const { storyId: id, mediaUrl } = story;
        await author.push(author.mutation('story.delete', { storyId: id, mediaUrl }, { lane: 'media' }));
        await cleanUp(world().deps);
        const { media } = world().deps;
        expect([await media.has(fileId), await media.has(coverIdOf(fileId))]).toEqual([false, false]);
      },
    );

    test.each<[string, () => Buffer, number, string]>([
      ['longer than it may be', () => clip('webm', STORY_VIDEO_SECONDS + 2, 1), 413, 'too_long'],
      ['that only begins as one', () => Buffer.from('0000ftypmp42 and then nothing'), 400, 'unreadable_file'],
    ])('%s is refused', async (_, bytes, status, code) => {
      const [author] = await rivals();
      const type = { 'content-type': 'video/mp4' };
      expect(await put(author, newId(), bytes(), type)).toMatchObject(refusal(status, code));
    });

    test('with what may not be seen anywhere in it is refused', async () => {
      const [author] = await rivals();
      const { vision } = world().deps;
      let looks = 0;
      world().deps.vision = {
        ...vision,
        look: async (pixels) => ({ ...(await vision.look(pixels)), porn: (looks += 1) === 3 ? 0.9 : 0 }),
      };
      const type = { 'content-type': 'video/webm' };
      const answer = await put(author, newId(), clip('webm'), type);
      world().deps.vision = vision;
      expect(answer).toMatchObject(refusal(409, 'image_not_approved'));
    });
  });

  test('a video is refused where there is no ffmpeg, in words that say what to do', async () => {
    const [author] = await rivals();
    const { videos } = world().deps;
    world().deps.videos = createVideoDesk({ folder: '/nowhere', path: '/nowhere' });
    const bytes = Buffer.from('0000ftypmp42');
    const answer = await put(author, newId(), bytes, { 'content-type': 'video/mp4' });
    const kinds = await author.client.ok(mediaKinds);
    world().deps.videos = videos;
    expect(kinds).toEqual({ takesVideos: false });
    expect(await author.client.ok(mediaKinds)).toEqual({ takesVideos: HAS_FFMPEG });
    expect(answer).toMatchObject(refusal(415, 'no_videos'));
    expect(answer.body).toMatchObject({ message: NO_VIDEOS });
  });

  describe('is refused', () => {
    test.each([
      ['damaged', {}, { 'content-digest': 'sha-256=:AAAA:' }, 400, 'bad_digest'],
      ['what calls itself a video', { text: 'ftypmp42' }, { 'content-type': 'video/mp4' }, 415, 'wrong_type'],
      ['what is no picture', { text: 'not a picture at all' }, {}, 415, 'wrong_type'],
      [
        'what only begins as one',
        { text: '\u00ff\u00d8\u00ff\u00e0 and then nothing' },
        {},
        400,
        'unreadable_file',
      ],
      ['what may not be seen', { scores: { porn: 0.9 } }, {}, 409, 'image_not_approved'],
    ] as const)(
      '%s',
      async (_, { text, scores }: { text?: string; scores?: { porn: number } }, headers, status, code) => {
        const [author] = await rivals();
        const { vision } = world();
        const before = vision.scores;
        vision.scores = { ...before, ...scores };
        const bytes = text === undefined ? photo : Buffer.from(text, 'latin1');
        expect(await put(author, newId(), bytes, headers)).toMatchObject(refusal(status, code));
        vision.scores = before;
      },
    );

    test('what was meant for another player’s account: it waits for theirs', async () => {
      const [author, next] = await rivals();
      const id = newId();
      const payload = photo;
      const headers = {
        'content-type': 'image/jpeg',
        'content-digest': `sha-256=:${digestOf(payload)}:`,
      };
      const path = `${mediaPath(id)}?userId=${author.user.id}`;
      expect(await next.client.send('PUT', path, { payload, headers })).toMatchObject(
        refusal(401, 'not_signed_in'),
      );
      expect((await author.client.send('PUT', path, { payload, headers })).status).toBe(200);
      const kept = world().db.kysely.selectFrom('media').select('userId').where('id', '=', id);
      expect(await kept.execute()).toEqual([{ userId: author.user.id }]);
    });

    test('what comes without a session, before its bytes', async () => {
      const client = world().client();
      const sent = { payload: photo, headers: { 'content-type': 'image/jpeg' } };
      expect((await client.send('PUT', mediaPath(newId()), sent)).status).toBe(401);
      expect((await client.get(mediaPath(newId()))).status).toBe(401);
    });

    test('more than a day’s share, until tomorrow', async () => {
      const [author] = await rivals();
      const at = new Date(world().clock.now).toISOString();
      const one = { userId: author.user.id, kind: 'file' as const, at };
      await world()
        .db.kysely.insertInto('shares')
        .values(Array.from({ length: MEDIA_A_DAY }, () => one))
        .execute();
      expect(await put(author, newId(), photo)).toMatchObject(refusal(429, 'many_files'));
      world().clock.now += DAY_MS + 1;
      expect((await put(author, newId(), photo)).status).toBe(200);
    });
  });

  test('a file that no story names goes after a month', async () => {
    const [author] = await rivals();
    const [loose, shown] = [newId(), newId()];
    for (const id of [loose, shown]) await put(author, id, photo);
    await author.push(author.mutation('story.post', aStory(shown), { lane: 'media' }));
    world().clock.now += (LOOSE_MEDIA_DAYS + 1) * DAY_MS;
    await cleanUp(world().deps);
    const { media } = world().deps;
    expect([await media.has(loose), await media.has(shown)]).toEqual([false, true]);
  });
});

test.each([
  [undefined, undefined],
  ['bytes=0-3', { first: 0, last: 3 }],
  ['bytes=6-', { first: 6, last: 9 }],
  ['bytes=-4', { first: 6, last: 9 }],
  ['bytes=-40', { first: 0, last: 9 }],
  ['bytes=5-400', { first: 5, last: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=4-2', 'unsatisfiable'],
  ['bytes=0-1,3-4', undefined],
  ['pages=1-2', undefined],
  ['bytes=-', undefined],
])('%s of ten bytes', (header, expected) => {
  expect(rangeIn(header, 10)).toEqual(expected);
});
