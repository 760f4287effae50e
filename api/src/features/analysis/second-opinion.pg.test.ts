import sharp from 'sharp';
import * as calls from 'sync-protocol/contract/analysis';
import { analysisId, newId } from 'sync-protocol/ids';
import { testClip } from 'sync-protocol/rules/technique/testing/clips';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp, testApp, type TestApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser, signedIn } from '#testing/factories.ts';
import { fakeVisionModel, GOOD_WORDS, saying } from '#testing/outside/fake-vision-model.ts';

const PLACE = 'Gym hall 7';

/** A picture that says where it was taken, as phones make them. */
async function aPicture(): Promise<string> {
  const jpeg = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#345' } })
    .withExif({ IFD0: { ImageDescription: PLACE } })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

onOneDatabase('a second opinion', (database) => {
  const without = testApp({ database });
  const withModel = async () => {
    const model = await fakeVisionModel();
    const visionModel = { url: model.url, key: 'k', model: 'coach-1' };
    const world = await buildTestApp({ database: without().db, config: { visionModel } });
    onTestFinished(() => world.close());
    return { model, world };
  };

  async function aPlayer(world: TestApp, age: number | null = 30) {
    const { user, client } = await signedIn(world, await aUser(world, { age }));
    const { width, height, frames } = testClip('serving_fault');
    const about = { technique: 'serving', playerLevel: 'beginner', userId: user.id, width, height };
    const { landmarks, turn } = frames[42] ?? { landmarks: null, turn: null };
    const still = (more: object) =>
      client.json('POST', '/api/video-analysis', { ...about, landmarks, turn, ...more });
    const clip = (frameData: string | undefined, more: object = {}, path = '/api/video-sequence-analysis') =>
      client.json('POST', path, {
        ...about,
        frames: frames.map(({ t, ...frame }, index) => ({
          ...frame,
          timestamp: t,
          ...(index % 10 === 0 && { frameData }),
        })),
        ...more,
      });
    const kept = () =>
      world.db.kysely.selectFrom('analyses').selectAll().where('userId', '=', user.id).execute();
    return { client, still, clip, kept };
  }

  test('adds words to what the rules have found, and has no say in the score; a picture goes without its place', async () => {
    const { model, world } = await withModel();
    const player = await aPlayer(world);
    const [before, imageData] = [await player.still({}), await aPicture()];
    model.answer = saying({ ...GOOD_WORDS, score: 100, overallScore: 100 });
    const id = analysisId.parse(newId());
    const { status, body } = await player.still({ imageData, secondOpinion: true, analysisId: id });
    expect(status).toBe(200);
    const answer = calls.analysisAnswer.parse(body);
    expect(answer.secondOpinion).toEqual({ by: model.url.host, ...GOOD_WORDS });
    const alone = calls.analysisAnswer.parse(before.body);
    expect(alone.secondOpinion).toBeNull();
    const { id: _, createdAt: __, ...verdict } = alone.analysis;
    expect(answer.analysis).toMatchObject({ ...verdict, id });
    const sent = JSON.stringify(model.asked);
    expect(Buffer.from(imageData.split(',')[1] ?? '', 'base64').includes(PLACE)).toBe(true);
    const pictures = [...sent.matchAll(/base64,([A-Za-z0-9+/=]+)/g)].map(([, text = '']) =>
      Buffer.from(text, 'base64'),
    );
    expect(pictures.map((jpeg) => jpeg.includes(PLACE))).toEqual([false]);
    expect(await player.kept()).toHaveLength(2);
  });

  test('is of eight pictures of a clip; and where none comes, what was measured stands', async () => {
    const { model, world } = await withModel();
    const player = await aPlayer(world);
    const picture = await aPicture();
    expect(await player.clip(picture, { secondOpinion: true })).toMatchObject({
      status: 200,
      body: { secondOpinion: GOOD_WORDS },
    });
    for (const answer of [{ status: 429, body: '{}' }, saying('no JSON')]) {
      model.answer = answer;
      expect(await player.still({ imageData: picture, secondOpinion: true })).toMatchObject({
        status: 200,
        body: { secondOpinion: null, analysis: { improvements: expect.any(Array) } },
      });
    }
    world.vision.scores = { drawing: 0, hentai: 0, neutral: 0, porn: 1, sexy: 0 };
    const asked = model.asked.length;
    expect(await player.still({ imageData: picture, secondOpinion: true })).toMatchObject({
      body: { secondOpinion: null },
    });
    expect(model.asked).toHaveLength(asked);
    expect(world.logs.join('')).toContain('it answered 429');
    expect(world.logs.join('')).not.toContain('base64,');
  });

  test.each([15, null])(
    'is not offered to a player of %s years, and their picture is refused',
    async (age) => {
      const { model, world } = await withModel();
      const player = await aPlayer(world, age);
      expect(await player.client.get('/api/second-opinion')).toMatchObject({ body: { by: null } });
      const refused = { status: 403, body: { code: 'no_pictures' } };
      expect(await player.still({ imageData: await aPicture(), secondOpinion: true })).toMatchObject(refused);
      expect(model.asked).toEqual([]);
      expect(await player.kept()).toEqual([]);
    },
  );

  test('needs a host that has set up a model, and a player who asks for it each time', async () => {
    const picture = await aPicture();
    const refused = { status: 403, body: { code: 'no_pictures' } };
    const unable = await aPlayer(without());
    expect(await unable.client.get('/api/second-opinion')).toMatchObject({ body: { by: null } });
    expect(await unable.clip(picture, { secondOpinion: true })).toMatchObject(refused);
    const { model, world } = await withModel();
    const player = await aPlayer(world);
    expect(await player.client.get('/api/second-opinion')).toMatchObject({ body: { by: model.url.host } });
    expect(await player.clip(picture)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'secondOpinion' }] },
    });
    const ar = { videoProcessed: true, secondOpinion: true };
    expect(await player.clip(picture, ar, '/api/ar-video-analysis')).toMatchObject(refused);
    expect(await player.still({ imageData: 'data:text/html,x', secondOpinion: true })).toMatchObject({
      status: 400,
    });
    expect(
      await player.still({ imageData: 'data:image/png;base64,AAAA', secondOpinion: true }),
    ).toMatchObject({
      status: 200,
      body: { secondOpinion: null },
    });
    expect(model.asked).toEqual([]);
  });

  test('keeps an analysis once, by the id of the phone; never over another player’s', async () => {
    const { world } = await withModel();
    const [one, other] = [await aPlayer(world), await aPlayer(world)];
    const id = analysisId.parse(newId());
    expect(await one.still({ analysisId: id })).toMatchObject({ status: 200 });
    expect(await one.still({ analysisId: id })).toMatchObject({ status: 200 });
    expect(await one.kept()).toHaveLength(1);
    expect(await other.still({ analysisId: id })).toMatchObject({ status: 409, body: { code: 'id_taken' } });
    expect(await other.kept()).toEqual([]);
  });
});
