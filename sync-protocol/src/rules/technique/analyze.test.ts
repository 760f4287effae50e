import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { analysisFields } from '../../entities/analysis/analysis.ts';
import { adviceOf } from './advice.ts';
import { analyze, type Analysis } from './analyze.ts';
import type { CriterionId } from './criteria/all.ts';
import type { PoseClip } from './motion/landmarks.ts';
import { ENGINE_VERSION, PLAYER_LEVELS, TECHNIQUES, type PlayerLevel, type Technique } from './terms.ts';
import {
  atTwiceTheRate,
  begunAt,
  changed,
  mirrored,
  onStiffLegs,
  testClip,
  varied,
  withFootLifted,
  withOpenElbows,
} from './testing/clips.ts';

/** Each technique with the clips that show it, and what is wrong in the second. */
const CLIPS: Record<Technique, { good: string; fault: string; intended: CriterionId }> = {
  serving: { good: 'serving_good', fault: 'serving_fault', intended: 'SV2' },
  spiking: { good: 'spiking_good', fault: 'spiking_fault', intended: 'SP2' },
  approach: { good: 'spiking_good', fault: 'spiking_fault', intended: 'AP4' },
  setting: { good: 'setting_good', fault: 'setting_fault', intended: 'ST2' },
  passing: { good: 'passing_good', fault: 'passing_fault', intended: 'PA3' },
  blocking: { good: 'blocking_good', fault: 'blocking_fault', intended: 'BL1' },
};

/** What each movement may be taken for: a jump serve is much like a spike, and is told that it was one. */
const SHOWN: Readonly<Record<string, readonly Technique[]>> = {
  serving: ['serving'],
  spiking: ['serving', 'spiking', 'approach'],
  setting: ['setting'],
  passing: ['passing'],
  blocking: ['blocking'],
};

function analysisOf(clip: PoseClip, technique: Technique, level: PlayerLevel = 'intermediate'): Analysis {
  const result = analyze(clip, { technique, level });
  if (!result.ok) throw new Error(`${technique} was refused: ${result.reason}`);
  return result.analysis;
}

const scoreOf = (clip: PoseClip, technique: Technique, level?: PlayerLevel) =>
  analysisOf(clip, technique, level).score;

/** The same noise for the same seed, evenly from -1 to 1. */
function noise(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

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

  it('says the same wherever in the picture the player is, and however large', () => {
    const moves = fc.record({
      scale: fc.double({ min: 0.4, max: 1, noNaN: true }),
      x: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
      y: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
    });
    const before = scoreOf(faultClip, technique);
    fc.assert(
      fc.property(moves, ({ scale, x, y }) => {
        const moved = changed(faultClip, (all) =>
          all.map(([atX, atY, visibility]) => [atX * scale + x, atY * scale + y, visibility]),
        );
        expect(Math.abs(scoreOf(moved, technique) - before)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 15 },
    );
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

  it('is judged by the near side where the far one is hidden', () => {
    const far = { left: [13, 15, 25, 27, 29, 31], right: [14, 16, 26, 28, 30, 32] };
    for (const clip of technique === 'blocking' ? [] : [goodClip, faultClip]) {
      const { hand } = analysisOf(clip, technique);
      const hidden = changed(clip, (all) =>
        all.map(([x, y, visibility], place) => [
          x,
          y,
          far[hand === 'left' ? 'right' : 'left'].includes(place) ? 0.2 : visibility,
        ]),
      );
      expect(Math.abs(scoreOf(hidden, technique) - scoreOf(clip, technique))).toBeLessThanOrEqual(12);
    }
  });

  it('gives the same verdict at 60 frames a second as at 30', () => {
    for (const clip of [goodClip, faultClip]) {
      const [slow, fast] = [analysisOf(clip, technique), analysisOf(atTwiceTheRate(clip), technique)];
      expect(Math.abs(fast.score - slow.score)).toBeLessThanOrEqual(1);
    }
  });

  it('moves by no more than five points for one percent of noise', () => {
    for (const clip of [goodClip, faultClip]) {
      const before = scoreOf(clip, technique);
      for (let seed = 1; seed <= 8; seed++) {
        const next = noise(seed);
        const noisy = changed(clip, (all) =>
          all.map(([x, y, visibility]) => [x * (1 + next() / 100), y * (1 + next() / 100), visibility]),
        );
        expect(Math.abs(scoreOf(noisy, technique) - before), `seed ${seed}`).toBeLessThanOrEqual(5);
      }
    }
  });

  it('stands lost frames', () => {
    for (const clip of [goodClip, faultClip]) {
      const before = scoreOf(clip, technique);
      for (let seed = 1; seed <= 8; seed++) {
        const next = noise(seed);
        const holed = changed(clip, (all) => (next() > 0.8 ? null : all));
        expect(Math.abs(scoreOf(holed, technique) - before), `seed ${seed}`).toBeLessThanOrEqual(8);
      }
    }
  });

  it('says of what is hidden that it can’t be judged, and never makes it up', () => {
    const hidden = changed(faultClip, (all, frame) =>
      all.map(([x, y, visibility], place) => [x, y, place >= 25 && frame > 0 ? 0.2 : visibility]),
    );
    const result = analyze(hidden, { technique, level: 'beginner' });
    const ofLegs = ['SP1', 'SP8', 'ST6', 'PA1', 'PA2', 'AP5', 'BL10'];
    const findings = result.ok ? result.analysis.findings.filter(({ id }) => ofLegs.includes(id)) : [];
    expect(result.ok || ['too_little', 'no_attempt'].includes(result.reason)).toBe(true);
    expect(findings.map(({ verdict, value }) => [verdict, value])).toEqual(
      findings.map(() => ['unseen', null]),
    );
  });
});

const improvementsIn = (clip: PoseClip, technique: Technique) =>
  adviceOf(technique, 'intermediate', analysisOf(clip, technique).findings).improvements.map(({ id }) => id);

describe('a phone that is not held level', () => {
  const upright = { speed: 1, legs: 1, arms: 1 };

  test.each(TECHNIQUES)('says the same of %s', (technique) => {
    const { good, fault, intended } = CLIPS[technique];
    fc.assert(
      fc.property(fc.double({ min: -15, max: 15, noNaN: true }), fc.boolean(), (tilt, isMirrored) => {
        const seen = (name: string) => {
          const clip = varied(testClip(name), { ...upright, tilt });
          return isMirrored ? mirrored(clip) : clip;
        };
        expect(improvementsIn(seen(good), technique)).toEqual([]);
        expect(improvementsIn(seen(fault), technique)).toContain(intended);
      }),
      { numRuns: 12 },
    );
  });

  test.each(['setting', 'passing'] as const)('is set right by how the player stands (%s)', (technique) => {
    const leanOf = (tilt: number) => {
      const clip = varied(testClip(CLIPS[technique].good), { ...upright, tilt });
      const lean = technique === 'setting' ? 'ST8' : 'PA8';
      return analysisOf(clip, technique).findings.find(({ id }) => id === lean)?.value ?? Number.NaN;
    };
    for (const tilt of [-15, -12, 12, 15])
      expect(Math.abs(leanOf(tilt) - leanOf(0)), `${tilt}`).toBeLessThan(6);
  });
});

describe('a camera that is not quite at the side', () => {
  const turned = (name: string, degrees: number) => {
    const clip = testClip(name);
    const frames = clip.frames.map(({ turn, ...frame }) => ({ ...frame, turn: (turn ?? 0) - degrees }));
    return { ...clip, frames };
  };

  test.each([5, 10, 15])(
    'still sees a serve, whose player stands open to the net (%d degrees)',
    (degrees) => {
      expect(improvementsIn(turned('serving_good', degrees), 'serving')).toEqual([]);
      expect(improvementsIn(turned('serving_fault', degrees), 'serving')).toContain('SV2');
    },
  );

  it('sees none that can be measured from half-way to the front', () => {
    expect(analyze(turned('serving_good', 30), { technique: 'serving', level: 'beginner' })).toEqual({
      ok: false,
      reason: 'oblique',
    });
  });
});

describe('tremor', () => {
  test.each(TECHNIQUES)(
    'of one percent of the picture moves no good score by more than five (%s)',
    (technique) => {
      const { good, fault, intended } = CLIPS[technique];
      for (let seed = 1; seed <= 4; seed++) {
        const next = noise(seed);
        const trembling = (name: string) =>
          changed(testClip(name), (all) =>
            all.map(([x, y, visibility]) => [x + next() / 100, y + next() / 100, visibility]),
          );
        expect(scoreOf(trembling(good), technique), `seed ${seed}`).toBeGreaterThanOrEqual(95);
        expect(improvementsIn(trembling(fault), technique), `seed ${seed}`).toContain(intended);
      }
    },
  );
});

describe('a clip that begins in the middle of the movement', () => {
  test.each(TECHNIQUES)('makes no fault of what came before it (%s)', (technique) => {
    const clip = testClip(CLIPS[technique].good);
    for (const before of [0.6, 0.75, 0.9])
      expect(improvementsIn(begunAt(clip, (clip.contact ?? 0) - before), technique), `${before}`).toEqual([]);
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

  test.each([28, 32])('a set with arms that are straight already, by %d degrees', (degrees) => {
    expect(improvementsIn(withOpenElbows(set, [0, 1.2], degrees), 'setting')).toContain('ST3');
  });

  it('a take-off from one foot', () => {
    expect(improvementsIn(withFootLifted(spike, [1, 1.3], 0.12), 'approach')).toContain('AP8');
  });

  it('a slow player who was low before the ball came', () => {
    const slow = varied(testClip('passing_fault'), { speed: 0.7, legs: 1, arms: 1, tilt: 0 });
    expect(improvementsIn(slow, 'passing')).not.toContain('PA1');
  });
});

describe('what can’t be judged is refused', () => {
  const still = testClip('standing_still');

  test.each(TECHNIQUES)('somebody who stands still does no %s', (technique) => {
    expect(analyze(still, { technique, level: 'beginner' })).toEqual({ ok: false, reason: 'no_attempt' });
  });

  test.each(TECHNIQUES)('nobody is in the picture of an empty court (%s)', (technique) => {
    const empty = changed(still, () => null);
    expect(analyze(empty, { technique, level: 'beginner' })).toEqual({ ok: false, reason: 'nobody' });
  });

  it('two people at once', () => {
    const crowded = { ...testClip('serving_good'), crowd: 0.9 };
    expect(analyze(crowded, { technique: 'serving', level: 'beginner' })).toEqual({
      ok: false,
      reason: 'several_people',
    });
  });

  test.each(['serving', 'spiking'] as const)(
    'a swing behind the body: no other technique is seen in it (%s)',
    (technique) => {
      for (const clip of [testClip(CLIPS[technique].good), testClip(CLIPS[technique].fault)]) {
        const hidden = changed(clip, (all) =>
          all.map(([x, y, visibility], place) => [x, y, [14, 16].includes(place) ? 0.2 : visibility]),
        );
        expect(analyze(hidden, { technique, level: 'beginner', hand: 'right' })).toEqual({
          ok: false,
          reason: 'hidden_arm',
        });
      }
    },
  );

  it.each(TECHNIQUES)('an arm that the camera should see, and doesn’t (%s)', (technique) => {
    const hidden = changed(testClip(CLIPS[technique].good), (all) =>
      all.map(([x, y, visibility], place) => [x, y, [13, 14, 15, 16].includes(place) ? 0.2 : visibility]),
    );
    const result = analyze(hidden, { technique, level: 'beginner' });
    expect(result.ok || ['too_little', 'hidden_arm'].includes(result.reason)).toBe(true);
  });

  it('a hit by the hand that was not chosen', () => {
    const request = { technique: 'serving', level: 'beginner', hand: 'left' } as const;
    expect(analyze(testClip('serving_good'), request)).toEqual({ ok: false, reason: 'other_hand' });
  });

  it('somebody who is nowhere in it from head to feet', () => {
    const cut = changed(testClip('serving_good'), (all) =>
      all.map(([x, y, visibility], place) => [x, y, place >= 27 ? 0.1 : visibility]),
    );
    expect(analyze(cut, { technique: 'serving', level: 'beginner' })).toEqual({
      ok: false,
      reason: 'not_whole',
    });
  });

  it('a camera that stands at an angle', () => {
    expect(analyze(testClip('serving_oblique'), { technique: 'serving', level: 'beginner' })).toEqual({
      ok: false,
      reason: 'oblique',
    });
  });

  it('nothing, but says so, when it is not known from where the clip was filmed', () => {
    const { frames, ...clip } = testClip('serving_fault');
    const seen = analysisOf({ ...clip, frames }, 'serving');
    const unseen = analysisOf(
      { ...clip, frames: frames.map((frame) => ({ ...frame, turn: null })) },
      'serving',
    );
    expect(unseen.caveats).toContain('unknown_view');
    expect(seen.caveats).not.toContain('unknown_view');
    expect(unseen.findings.map(({ id, verdict }) => [id, verdict])).toEqual(
      seen.findings.map(({ id, verdict }) => [id, verdict]),
    );
  });

  it('a serve from the front', () => {
    const { frames, ...clip } = testClip('serving_good');
    const turned = { ...clip, frames: frames.map((frame) => ({ ...frame, turn: 5 })) };
    expect(analyze(turned, { technique: 'serving', level: 'beginner' })).toEqual({
      ok: false,
      reason: 'wrong_view',
    });
  });

  it.each(Object.keys(SHOWN))('another technique than the one that was chosen: %s shows its own', (shown) => {
    for (const kind of ['good', 'fault'])
      for (const clip of [testClip(`${shown}_${kind}`), mirrored(testClip(`${shown}_${kind}`))]) {
        const judged = TECHNIQUES.filter((technique) => analyze(clip, { technique, level: 'beginner' }).ok);
        expect(judged, kind).toEqual(SHOWN[shown]);
      }
  });

  it('nothing, but says so, when a serve is chosen and the player jumps', () => {
    expect(analysisOf(testClip('spiking_good'), 'serving').caveats).toContain('jumped');
    expect(analysisOf(testClip('serving_good'), 'serving').caveats).not.toContain('jumped');
    expect(analysisOf(testClip('setting_good'), 'setting').caveats).not.toContain('jumped');
  });

  it('and it is told which one it looks like', () => {
    const reasonOf = (shown: string, technique: Technique) =>
      analyze(testClip(`${shown}_good`), { technique, level: 'beginner' });
    expect(reasonOf('blocking', 'serving')).toEqual({ ok: false, reason: 'like_blocking' });
    expect(reasonOf('spiking', 'blocking')).toEqual({ ok: false, reason: 'like_spiking' });
    expect(reasonOf('passing', 'approach')).toEqual({ ok: false, reason: 'like_passing' });
  });

  it('a block before the side of a camera, which sees one arm, as a hit', () => {
    const { frames, ...clip } = changed(testClip('blocking_good'), (all) =>
      all.map(([x, y, visibility], place) => [x, y, [13, 15].includes(place) ? 0.1 : visibility]),
    );
    const aside = { ...clip, frames: frames.map((frame) => ({ ...frame, turn: 85 })) };
    for (const technique of ['serving', 'spiking', 'setting'] as const)
      expect(analyze(aside, { technique, level: 'beginner' })).toEqual({
        ok: false,
        reason: 'like_blocking',
      });
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
