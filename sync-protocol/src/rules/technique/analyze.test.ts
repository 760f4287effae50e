import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { analysisFields } from '../../entities/analysis/analysis.ts';
import { adviceOf } from './advice.ts';
import { analyze } from './analyze.ts';
import type { PoseClip } from './motion/landmarks.ts';
import { ENGINE_VERSION, PLAYER_LEVELS, TECHNIQUES } from './terms.ts';
import {
  mirrored,
  onStiffLegs,
  testClip,
  varied,
  withArmHanging,
  withFootLifted,
  withOpenElbows,
  withOtherHand,
  withPushAhead,
} from './testing/clips.ts';
import { analysisOf, CLIPS, improvementsIn, scoreOf } from './testing/judged.ts';

describe.each(TECHNIQUES)('%s', (technique) => {
  const { good, fault, intended } = CLIPS[technique];
  const [goodClip, faultClip] = [testClip(good), testClip(fault)];

  it('finds contact within four frames of where it is', () => {
    for (const clip of [goodClip, faultClip]) {
      const { phases } = analysisOf(clip, technique);
      const found = phases.find(({ phase }) => phase === 'contact point')?.at ?? Number.NaN;
      expect(Math.abs(found - (clip.contact ?? 0))).toBeLessThanOrEqual(4 / 30 + 0.01);
      expect(phases.map(({ at }) => at)).toEqual(phases.map(({ at }) => at).toSorted((a, b) => a - b));
    }
  });

  test.each(PLAYER_LEVELS)('what is done well beats the fault by twenty points for %s players', (level) => {
    expect(scoreOf(goodClip, technique, level) - scoreOf(faultClip, technique, level)).toBeGreaterThanOrEqual(
      20,
    );
  });

  it('names the fault among the first three things to work on, with frame, value and rule', () => {
    const { findings } = analysisOf(faultClip, technique);
    const { improvements, drills, nextSteps } = adviceOf(technique, 'intermediate', findings);
    expect(improvements.map(({ id }) => id)).toContain(intended);
    expect(findings.find(({ id }) => id === intended)).toEqual({
      id: intended,
      verdict: expect.stringMatching(/warning|fault/),
      value: expect.any(Number),
      at: expect.any(Number),
    });
    expect(drills.length).toBeGreaterThan(0);
    expect(nextSteps.length).toBeGreaterThan(1);
    expect(
      adviceOf(technique, 'intermediate', analysisOf(goodClip, technique).findings).improvements,
    ).toEqual([]);
  });

  it('is never worth less for who begins', () => {
    for (const clip of [goodClip, faultClip]) {
      const [beginner = 0, intermediate = 0, advanced = 0] = PLAYER_LEVELS.map((level) =>
        scoreOf(clip, technique, level),
      );
      expect(beginner).toBeGreaterThanOrEqual(intermediate);
      expect(intermediate).toBeGreaterThanOrEqual(advanced);
    }
  });

  it('says the same of a left-hander who does the same', () => {
    for (const clip of [goodClip, faultClip]) {
      const [right, left] = [analysisOf(clip, technique), analysisOf(mirrored(clip), technique)];
      expect({ ...left, hand: 'either' }).toEqual({ ...right, hand: 'either' });
      if (technique !== 'blocking') expect([right.hand, left.hand]).toEqual(['right', 'left']);
    }
  });

  it('tells good from fault in bodies, at speeds and before cameras that no clip shows', () => {
    const within = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    const variation = fc.record({
      speed: within(0.7, 1.5),
      legs: within(0.88, 1.15),
      arms: within(0.9, 1.12),
      tilt: within(-4, 4),
    });
    fc.assert(
      fc.property(variation, (asked) => {
        const [done, missed] = [varied(goodClip, asked), varied(faultClip, asked)];
        const { phases, findings, score } = analysisOf(missed, technique);
        const contact = phases.find(({ phase }) => phase === 'contact point')?.at ?? Number.NaN;
        expect(Math.abs(contact - (missed.contact ?? 0))).toBeLessThanOrEqual(5 / 30);
        expect(scoreOf(done, technique) - score).toBeGreaterThanOrEqual(20);
        const { improvements } = adviceOf(technique, 'intermediate', findings);
        expect(improvements.map(({ id }) => id)).toContain(intended);
      }),
      { numRuns: 15 },
    );
  });
});

describe('faults that no kept clip shows', () => {
  const [spike, set] = [testClip('spiking_good'), testClip('setting_good')];

  test.each([0.8, 0.9, 1])(
    'a landing on stiff legs, after which the hips are never lower than before (%d)',
    (part) => {
      expect(improvementsIn(onStiffLegs(spike, [1.73, 9], part), 'spiking')).toContain('SP8');
    },
  );

  test.each([0.7, 0.8, 0.9])('legs that stay straight before take-off, and before a pass (%d)', (part) => {
    expect(improvementsIn(onStiffLegs(spike, [0, 1.28], part), 'approach')).toContain('AP5');
    expect(improvementsIn(onStiffLegs(testClip('passing_good'), [0, 9], part), 'passing')).toContain('PA1');
  });

  test.each([32, 36])('a set with arms that are straight already, by %d degrees', (degrees) => {
    expect(improvementsIn(withOpenElbows(set, [0, 1.2], degrees), 'setting')).toContain('ST3');
  });

  test.each([-45, -55])('a set with arms that are bent too much, by %d degrees', (degrees) => {
    expect(improvementsIn(withOpenElbows(set, [0, 1], degrees), 'setting')).toContain('ST3');
  });

  test.each([0.9, 1])('a set that is pushed ahead, so that the hands sink on the way (%d)', (part) => {
    const { findings, phases } = analysisOf(withPushAhead(set, 1.1, part), 'setting');
    expect(findings.find(({ id }) => id === 'ST5')?.verdict).toMatch(/warning|fault/);
    expect(Math.abs((phases[4]?.at ?? 0) - 1.1)).toBeLessThan(0.15);
  });

  test.each([-45, -50, -55])('a pass on a platform that is broken by %d degrees', (degrees) => {
    expect(improvementsIn(withOpenElbows(testClip('passing_good'), [0, 9], degrees), 'passing')).toContain(
      'PA3',
    );
  });

  it('a take-off from one foot', () => {
    expect(improvementsIn(withFootLifted(spike, [1, 1.3], 0.12), 'approach')).toContain('AP8');
  });

  it('a slow player who was low before the ball came', () => {
    const slow = varied(testClip('passing_fault'), { speed: 0.7, legs: 1, arms: 1, tilt: 0 });
    expect(improvementsIn(slow, 'passing')).not.toContain('PA1');
  });
});

describe('what is no fault', () => {
  const [serve, spike] = [testClip('serving_good'), testClip('spiking_good')];

  test.each([0.85, 0.9, 0.95])('a hand that comes up to its draw late and fast (until %d s)', (until) => {
    expect(improvementsIn(withArmHanging(serve, [0, until]), 'serving')).toEqual([]);
    expect(improvementsIn(withArmHanging(testClip('serving_fault'), [0, until]), 'serving')).toContain('SV2');
  });

  it.each([-40, -60])('an arm that is folded by %d degrees on its way up to the draw', (degrees) => {
    const { findings } = analysisOf(withOpenElbows(spike, [1, 1.08], degrees), 'spiking');
    expect(findings.find(({ id }) => id === 'SP3')?.verdict).toBe('good');
  });

  it('an other arm that is glimpsed once, as high as the hand that hits: one swing is no block', () => {
    const glimpsed = withOtherHand(spike, (t) => (Math.abs(t - 1.4) < 0.01 ? 0.9 : null));
    expect(analysisOf(glimpsed, 'spiking')).toMatchObject({ hand: 'right', score: 100 });
  });

  it('a guide arm that is pulled down faster than the other one hits', () => {
    const pulled = withOtherHand(spike, (t) => (t < 0.9 ? -0.9 : t < 1.3 ? 1.2 : t < 1.33 ? 0.6 : -1.2));
    expect(analysisOf(pulled, 'spiking').hand).toBe('right');
    expect(analysisOf(mirrored(pulled), 'spiking').hand).toBe('left');
  });
});

describe('one picture', () => {
  const pictureAt = (name: string, seconds: number): PoseClip => {
    const { frames, ...clip } = testClip(name);
    return { ...clip, frames: frames.slice(Math.round(seconds * 30), Math.round(seconds * 30) + 1) };
  };

  it('is a check of the position at contact: fewer rules, and none of time', () => {
    const analysis = analysisOf(pictureAt('serving_good', 1.4), 'serving');
    expect(analysis).toMatchObject({ mode: 'still', phases: [], engineVersion: ENGINE_VERSION });
    expect(analysis.findings.map(({ id }) => id)).toEqual(['SV3', 'SV4', 'SV5', 'SV6']);
    expect(analysis.score - scoreOf(pictureAt('serving_fault', 1.4), 'serving')).toBeGreaterThanOrEqual(20);
  });

  it('of a hit is none of a set', () => {
    const seen = (name: string, seconds: number) =>
      analyze(pictureAt(name, seconds), { technique: 'setting', level: 'beginner' }).ok;
    expect(seen('setting_good', 1.1)).toBe(true);
    expect(seen('serving_good', 1.4)).toBe(false);
  });

  it('of somebody who only stands there is none', () => {
    for (const technique of TECHNIQUES)
      expect(
        analyze(pictureAt('standing_still', 1), { technique, level: 'beginner' }),
        technique,
      ).toMatchObject({
        ok: false,
      });
  });
});

test('what no body measures was not seen', () => {
  // A picture as no camera takes it, in which a wrist is far ahead of a body without width.
  const { frames } = testClip('serving_good');
  const landmarks = (frames[42]?.landmarks ?? []).map(
    ([, y], joint) => [[15, 16].includes(joint) ? 0.9 : 0.5, y, 1] as const,
  );
  const forged = { width: 10_000, height: 1, frames: [{ t: 0, landmarks, turn: null }] };
  const { findings } = analysisOf(forged, 'serving');
  expect(findings).toContainEqual({ id: 'SV6', verdict: 'unseen', value: null, at: null });
  expect(analysisFields.shape.findings.safeParse(findings).success).toBe(true);
});
