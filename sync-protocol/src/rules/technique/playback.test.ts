import { describe, expect, it } from 'vitest';
import { analyze, type Analysis } from './analyze.ts';
import { CRITERIA } from './criteria/all.ts';
import type { PoseClip } from './motion/landmarks.ts';
import { CURVES } from './measures/curves.ts';
import { curvesOf, frameAnalysisOf, frameNearest } from './playback.ts';
import { PHASES, TECHNIQUES, type Technique } from './terms.ts';
import { testClip } from './testing/clips.ts';

const CLIPS: Record<Technique, string> = {
  serving: 'serving',
  spiking: 'spiking',
  approach: 'spiking',
  setting: 'setting',
  passing: 'passing',
  blocking: 'blocking',
};

function analysisOf(clip: PoseClip, technique: Technique): Analysis {
  const result = analyze(clip, { technique, level: 'advanced' });
  if (!result.ok) throw new Error(`${technique} was refused: ${result.reason}`);
  return result.analysis;
}

describe.each(TECHNIQUES)('%s', (technique) => {
  const clips = ['good', 'fault'].map((kind) => testClip(`${CLIPS[technique]}_${kind}`));

  it('has for each measured angle and length a curve that goes through what was found', () => {
    for (const clip of clips) {
      const analysis = analysisOf(clip, technique);
      const curves = curvesOf(clip, analysis);
      const measured = analysis.findings.filter(({ id, value }) => value !== null && CURVES[id]);
      expect(curves.map(({ id }) => id)).toEqual(measured.map(({ id }) => id));
      for (const { id, value, at } of measured) {
        const curve = curves.find((one) => one.id === id);
        const point = curve?.points.find(({ t }) => Math.abs(t - (at ?? 0)) < 0.011);
        expect(point?.value, id).toBeCloseTo(value ?? Number.NaN, 1);
      }
    }
  });

  it('says at each key moment the worst of what is measured there, with the joints of that frame', () => {
    for (const clip of clips) {
      const analysis = analysisOf(clip, technique);
      const frames = frameAnalysisOf(clip, analysis);
      expect(frames.map(({ description }) => description)).toEqual(PHASES);
      for (const { timestamp, description, isJudged, feedback, bodyPose } of frames) {
        const verdicts = CRITERIA[technique]
          .filter(({ phase }) => phase === description)
          .map(({ id }) => analysis.findings.find((one) => one.id === id)?.verdict)
          .filter((verdict) => verdict !== undefined && verdict !== 'unseen');
        const worst = ['fault', 'warning'].find((one) => verdicts.some((verdict) => verdict === one));
        expect(bodyPose.correctness).toBe(
          worst === 'fault' ? 'error' : worst === 'warning' ? 'warning' : 'good',
        );
        expect(isJudged).toBe(verdicts.length > 0);
        expect(feedback.message).not.toBe('');
        const [x, y, confidence] = frameNearest(clip.frames, timestamp)?.landmarks?.[11] ?? [];
        expect(bodyPose.joints[0]).toEqual({ name: 'leftShoulder', x, y, confidence });
      }
    }
  });
});

it('names the fault, what was measured and what to do at the moment of it', () => {
  const clip = testClip('serving_fault');
  const loading = frameAnalysisOf(clip, analysisOf(clip, 'serving')).find(
    ({ description }) => description === 'loading phase',
  );
  expect(loading).toMatchObject({
    isJudged: true,
    feedback: {
      type: 'error',
      message: 'The elbow drops below the shoulder. Draw the elbow back at shoulder height, like an archer.',
    },
    bodyPose: {
      correctness: 'error',
      positionFeedback: expect.stringMatching(/^Elbow in the draw -0\.\d+ torso/),
    },
  });
});
