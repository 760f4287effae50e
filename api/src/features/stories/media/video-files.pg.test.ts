import { execFileSync, spawnSync } from 'node:child_process';
import { mediaKinds } from 'sync-protocol/contract/stories';
import { newId } from 'sync-protocol/ids';
import {
  coverPath,
  mediaPath,
  NO_VIDEOS,
  STORY_VIDEO_SECONDS,
} from 'sync-protocol/rules/stories/story-media';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanUp } from '#jobs/clean-up.ts';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';
import { authorAndReader, putFile, showing, tellShowing } from '#testing/players/telling.ts';
import { coverIdOf } from './take-file.ts';
import { createVideoDesk } from './video-desk.ts';

/** Where it is missing the refusal is tested, and nothing else of videos. */
const HAS_FFMPEG = spawnSync('ffmpeg', ['-version']).status === 0;

onOneDatabase('the videos of stories', (kind) => {
  const world = testApp({ database: kind });

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
  const aVideo = (fileId: string) => ({ ...showing(fileId), mediaType: 'video' as const });

  describe.runIf(HAS_FFMPEG)('a video', () => {
    test.each([
      ['mp4', 'video/mp4', 'video/mp4'],
      ['mov', 'video/quicktime', 'video/mp4'],
      ['webm', 'video/webm', 'video/webm'],
    ] as const)(
      '(%s) tells nothing but what is seen in it, has a cover, comes in parts, and goes with its story',
      async (kind, sentAs, shownAs) => {
        const [author, reader] = await authorAndReader(world());
        const fileId = newId();
        const bytes = clip(kind);
        expect(bytes.includes('Grandma')).toBe(true);
        const sent = { 'content-type': sentAs };
        expect(await putFile(author.client, fileId, bytes, sent)).toMatchObject({ status: 200 });
        const story = aVideo(fileId);
        const asPhoto = tellShowing(author, fileId);
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

        const seen = await reader.client.get(mediaPath(fileId));
        expect(seen).toMatchObject({ status: 200, headers: { 'content-type': shownAs } });
        for (const trace of ['Grandma', '+51.5', 'location']) expect(seen.bytes.includes(trace)).toBe(false);
        const part = await reader.client.get(mediaPath(fileId), { range: 'bytes=100-' });
        expect(part.headers['content-range']).toBe(`bytes 100-${seen.bytes.length - 1}/${seen.bytes.length}`);
        expect(part.bytes).toEqual(seen.bytes.subarray(100));
        const cover = await reader.client.get(coverPath(mediaPath(fileId)));
        expect(await sharp(cover.bytes).metadata()).toMatchObject({
          format: 'jpeg',
          width: 320,
          height: 240,
        });

        const stranger = await aPhone(world());
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
      const author = await aPhone(world());
      const type = { 'content-type': 'video/mp4' };
      expect(await putFile(author.client, newId(), bytes(), type)).toMatchObject(refusal(status, code));
    });

    test('with what may not be seen anywhere in it is refused', async () => {
      const author = await aPhone(world());
      const { vision } = world().deps;
      let looks = 0;
      world().deps.vision = {
        ...vision,
        look: async (pixels) => ({ ...(await vision.look(pixels)), porn: (looks += 1) === 3 ? 0.9 : 0 }),
      };
      const type = { 'content-type': 'video/webm' };
      const answer = await putFile(author.client, newId(), clip('webm'), type);
      world().deps.vision = vision;
      expect(answer).toMatchObject(refusal(409, 'image_not_approved'));
    });
  });

  test('a video is refused where there is no ffmpeg, in words that say what to do', async () => {
    const author = await aPhone(world());
    const { videos } = world().deps;
    world().deps.videos = createVideoDesk({ folder: '/nowhere', path: '/nowhere' });
    const bytes = Buffer.from('0000ftypmp42');
    const answer = await putFile(author.client, newId(), bytes, { 'content-type': 'video/mp4' });
    const kinds = await author.client.ok(mediaKinds);
    world().deps.videos = videos;
    expect(kinds).toEqual({ takesVideos: false });
    expect(await author.client.ok(mediaKinds)).toEqual({ takesVideos: HAS_FFMPEG });
    expect(answer).toMatchObject(refusal(415, 'no_videos'));
    expect(answer.body).toMatchObject({ message: NO_VIDEOS });
  });
});
