import * as calls from 'sync-protocol/contract/analysis';
import { analysisId, newId } from 'sync-protocol/ids';
import { analyze, type Analysis } from 'sync-protocol/rules/technique/analyze';
import { NEWER_ENGINE } from 'sync-protocol/rules/technique/claims';
import { SHOWN_JOINTS } from 'sync-protocol/rules/technique/playback';
import { ENGINE_VERSION, PHASES } from 'sync-protocol/rules/technique/terms';
import { testClip, type TestClip } from 'sync-protocol/rules/technique/testing/clips';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { signedIn, type TestUser } from '#testing/factories.ts';
import { aPhone } from '#testing/phone.ts';

onOneDatabase('technique by landmarks', (database) => {
  const world = testApp({ database });
  let user: TestUser;
  let client: TestClient;
  beforeEach(async () => {
    ({ user, client } = await signedIn(world()));
  });

  const bodyOf = ({ width, height, frames }: TestClip) => ({
    technique: 'serving',
    playerLevel: 'beginner',
    userId: user.id,
    width,
    height,
    frames: frames.map(({ t, landmarks, turn }) => ({ timestamp: t, landmarks, turn })),
  });
  const analyzed = (body: unknown) => client.json('POST', '/api/video-sequence-analysis', body);
  const kept = () =>
    world().db.kysely.selectFrom('analyses').selectAll().where('userId', '=', user.id).execute();

  test('a clip gets the verdict that phones give, and it is kept', async () => {
    const clip = testClip('serving_fault');
    const local = analyze(clip, { technique: 'serving', level: 'beginner' });
    const { status, body } = await analyzed(bodyOf(clip));
    expect(status).toBe(200);
    const answer = calls.analysisAnswer.parse(body);
    expect(local.ok && local.analysis).toMatchObject({ score: answer.analysis.score });
    expect(answer.analysis.improvements).toContain('The elbow drops below the shoulder');
    expect(answer.analysis.nextSteps.length).toBeGreaterThan(1);
    expect(answer.recommendations.drills).toContain('Bow-and-Arrow Freeze');
    expect(answer).toMatchObject({ frameCount: clip.frames.length });
    expect(await kept()).toMatchObject([
      { id: answer.analysis.id, technique: 'serving', score: answer.analysis.score },
    ]);
  });

  test('one picture is a check of the position', async () => {
    const { frames, ...body } = bodyOf(testClip('serving_good'));
    const { timestamp: _, ...frame } = frames[42] ?? { timestamp: 0 };
    const answer = await client.json('POST', '/api/video-analysis', { ...body, ...frame });
    expect(answer).toMatchObject({
      status: 200,
      body: { frameCount: 1, analysis: { mode: 'still', score: 100 } },
    });
  });

  test('a clip for overlays says what to show over which moment, and its score out of ten', async () => {
    const clip = testClip('serving_fault');
    const body = { ...bodyOf(clip), videoProcessed: true };
    const answered = await client.json('POST', '/api/ar-video-analysis', body);
    expect(answered.status).toBe(200);
    const { analysis, frameAnalysis } = calls.arAnalysisAnswer.parse(answered.body);
    expect(analysis.overallScore).toBe(analysis.score / 10);
    expect(frameAnalysis.map(({ description }) => description)).toEqual(PHASES);
    expect(frameAnalysis[3]).toMatchObject({
      feedback: { type: 'error', message: expect.stringContaining('The elbow drops below the shoulder') },
      bodyPose: { correctness: 'error' },
    });
    expect(frameAnalysis[3]?.bodyPose.joints).toHaveLength(SHOWN_JOINTS.length);
    expect(await kept()).toMatchObject([{ id: analysis.id, mode: 'sequence', score: analysis.score }]);
    expect(await client.json('POST', '/api/ar-video-analysis', bodyOf(clip))).toMatchObject({ status: 400 });
  });

  test('an id that is kept already answers what was kept under it, whatever is sent with it', async () => {
    const id = analysisId.parse(newId());
    const [clip, other] = [testClip('serving_fault'), testClip('spiking_good')];
    const first = calls.analysisAnswer.parse((await analyzed({ ...bodyOf(clip), analysisId: id })).body);
    const again = { ...bodyOf(other), technique: 'spiking', playerLevel: 'advanced', analysisId: id };
    const { status, body } = await analyzed(again);
    expect({ status, body }).toEqual({ status: 200, body: { ...first, frameCount: other.frames.length } });

    const overlays = (sent: object) =>
      client.json('POST', '/api/ar-video-analysis', { ...sent, videoProcessed: true, analysisId: id });
    const shown = async (sent: object) => calls.arAnalysisAnswer.parse((await overlays(sent)).body);
    const [same, changed] = [await shown(bodyOf(clip)), await shown(again)];
    expect(changed.analysis).toEqual(same.analysis);
    expect(changed.analysis).toMatchObject({
      technique: 'serving',
      improvements: first.analysis.improvements,
    });
    const said = ({ frameAnalysis }: calls.ArAnalysisAnswer) =>
      frameAnalysis.map(({ timestamp, description, feedback }) => ({ timestamp, description, feedback }));
    expect(said(changed)).toEqual(said(same));
    expect(await kept()).toHaveLength(1);
  });

  test('what can’t be judged is refused in words that help, and nothing is kept', async () => {
    expect(await analyzed(bodyOf(testClip('standing_still')))).toMatchObject({
      status: 422,
      body: { code: 'no_attempt', message: expect.stringContaining('Content validation failed') },
    });
    expect(await analyzed(bodyOf(testClip('serving_oblique')))).toMatchObject({
      status: 422,
      body: { code: 'oblique' },
    });
    const { frames, ...about } = bodyOf(testClip('serving_good'));
    const crowd = { ...about, frames: frames.map((frame) => ({ ...frame, people: 2 })) };
    const several = { status: 422, body: { code: 'several_people' } };
    expect(await analyzed(crowd)).toMatchObject(several);
    const { timestamp: _, ...frame } = crowd.frames[42] ?? { timestamp: 0 };
    expect(await client.json('POST', '/api/video-analysis', { ...about, ...frame })).toMatchObject(several);
    expect(await kept()).toEqual([]);
  });

  test('what a phone has found is kept by its word; a score that its own values do not make is refused', async () => {
    const result = analyze(testClip('serving_good'), { technique: 'serving', level: 'beginner' });
    if (!result.ok) throw new Error(result.reason);
    const phone = await aPhone(world());
    const save = (change: Partial<Analysis>) =>
      phone.push(
        phone.mutation('analysis.save', {
          analysisId: analysisId.parse(newId()),
          ...result.analysis,
          ...change,
        }),
      );
    const refused = { results: [{ status: 'rejected', code: 'not_by_the_rules' }] };
    expect(await save({ score: result.analysis.score - 1 })).toMatchObject(refused);
    // Of an engine that this server does not know nothing is believed; its player is told that it is not their fault.
    expect(await save({ engineVersion: ENGINE_VERSION + 1 })).toMatchObject({
      results: [{ status: 'rejected', ...NEWER_ENGINE }],
    });
    expect(await save({})).toMatchObject({ results: [{ status: 'applied' }] });
  });

  test('what comes back goes by the same rules, and of no day that is not of our time', async () => {
    const result = analyze(testClip('serving_good'), { technique: 'serving', level: 'beginner' });
    if (!result.ok) throw new Error(result.reason);
    const phone = await aPhone(world());
    const restore = (madeAt: string, change: object = {}) =>
      phone.push(
        phone.mutation('analysis.restore', {
          analysisId: analysisId.parse(newId()),
          madeAt,
          ...result.analysis,
          ...change,
        }),
      );
    const day = '2026-10-01T16:20:00.000Z';
    for (const forged of ['0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z', 'yesterday'])
      expect(await restore(forged)).toMatchObject({ results: [{ status: 'rejected', code: 'bad_args' }] });
    expect(await restore(day, { score: result.analysis.score - 1 })).toMatchObject({
      results: [{ status: 'rejected', code: 'not_by_the_rules' }],
    });
    expect(await restore(day)).toMatchObject({ results: [{ status: 'applied' }] });
  });

  test('a picture instead of landmarks, and somebody else’s name, are refused', async () => {
    const body = bodyOf(testClip('serving_good'));
    const picture = {
      ...body,
      frames: body.frames.map(({ timestamp }) => ({ timestamp, frameData: 'data:,' })),
    };
    expect(await analyzed(picture)).toMatchObject({ status: 400 });
    expect(await analyzed({ ...body, userId: newId() })).toMatchObject({ status: 403 });
  });
});
