import { describe, expect, it, test } from 'vitest';
import { analyze } from './analyze.ts';
import type { PoseClip } from './motion/landmarks.ts';
import type { Technique } from './terms.ts';
import { atTwiceTheRate, testClip, varied } from './testing/clips.ts';
import { between, filmed } from './testing/figure.ts';
import { spikedBy } from './testing/hits.ts';
import { analysisOf, CLIPS, improvementsIn } from './testing/judged.ts';

/** A serve by the right arm, drawn with its elbow so high, that meets the ball at an angle; the tossing arm stays up till then. */
function serve(drawn: number, contact: number, bent = 8): PoseClip {
  const hit = [20, 20, drawn, drawn, contact, 30, 10];
  const elbow = [20, 30, 140, 140, bent, 20, 15];
  const times = [0, 0.5, 1.05, 1.15, 1.35, 1.6, 2.2];
  const keyed = (values: readonly number[]) => times.map((at, index) => [at, values[index] ?? 0] as const);
  const toss = [
    [0, 20],
    [0.5, 30],
    [0.95, 150],
    [1.2, 140],
    [1.5, 40],
    [2, 10],
  ] as const;
  return filmed(2.5, 30, (t) => ({
    x: between(
      [
        [0.8, -0.2],
        [1.35, 0],
      ],
      t,
    ),
    crouch: 0.04,
    arms: [between(toss, t), between(keyed(hit), t)],
    elbows: [15, between(keyed(elbow), t)],
  }));
}

/** A set on arms that are bent so little, pushed by shoulders and legs. */
function straightSet(bent: number, legs: number): PoseClip {
  const [held, pushed] = [150 - bent / 2, 160];
  return filmed(2.5, 30, (t) => ({
    crouch: between(
      [
        [0.7, 0.03],
        [1, legs],
        [1.3, 0],
      ],
      t,
    ),
    arms: between(
      [
        [0.3, 20],
        [0.7, held],
        [1.1, held],
        [1.3, pushed],
        [1.7, pushed],
        [2.2, 20],
      ],
      t,
    ),
    elbows: bent,
  }));
}

describe('a serve that is met low, the tossing arm still up', () => {
  test.each([165, 140, 120, 105, 95, 85])(
    'is judged, and no fault made of its high elbow (%d degrees)',
    (contact) => {
      const { hand, findings, caveats } = analysisOf(serve(200, contact), 'serving');
      expect([hand, caveats]).toEqual(['right', []]);
      expect(findings.find(({ id }) => id === 'SV2')?.verdict).toBe('good');
    },
  );

  test.each([140, 105, 85])('has its low elbow named (%d degrees)', (contact) => {
    const { findings } = analysisOf(serve(30, contact), 'serving');
    expect(findings.find(({ id }) => id === 'SV2')).toMatchObject({
      verdict: expect.stringMatching(/warning|fault/),
    });
  });

  it('has a low and bent contact named', () => {
    expect(improvementsIn(serve(200, 85, 35), 'serving')).toEqual(expect.arrayContaining(['SV3', 'SV5']));
  });

  it.each(['setting', 'passing', 'blocking', 'spiking'] as const)('is no %s', (technique) => {
    expect(analyze(serve(200, 95), { technique, level: 'beginner' })).toMatchObject({ ok: false });
  });
});

describe('a set on arms that are straight already', () => {
  test.each([
    [20, 0.04],
    [12, 0.14],
    [8, 0.14],
    [8, 0.04],
  ])('is judged, and the arms are named (bent by %d degrees, %d m of legs)', (bent, legs) => {
    const clip = straightSet(bent, legs);
    expect(improvementsIn(clip, 'setting')).toContain('ST3');
    const contact = analysisOf(clip, 'setting').phases.find(({ phase }) => phase === 'contact point')?.at;
    expect(Math.abs((contact ?? 0) - 1.15)).toBeLessThan(4 / 30);
  });

  it('is none where the hands come up in one go, or are only held there', () => {
    const arms = (until: number) => (t: number) => ({
      crouch: 0.03,
      elbows: 8,
      arms: between(
        [
          [0.6, 20],
          [until, 160],
        ],
        t,
      ),
    });
    for (const until of [0.9, 1.2, 1.6])
      expect(analyze(filmed(2.4, 30, arms(until)), { technique: 'setting', level: 'beginner' }).ok).toBe(
        false,
      );
  });
});

describe('what a player does beside a pass', () => {
  /** A pass from straight arms before the body, so many seconds after the beginning. */
  const passAt = (begin: number, t: number) => ({
    crouch: between(
      [
        [begin + 0.2, 0.02],
        [begin + 0.6, 0.25],
        [begin + 0.95, 0.25],
        [begin + 1.3, 0.12],
        [begin + 2, 0.02],
      ],
      t,
    ),
    arms: between(
      [
        [begin, 30],
        [begin + 0.6, 42],
        [begin + 0.95, 42],
        [begin + 1.2, 72],
        [begin + 1.6, 70],
        [begin + 2.2, 30],
      ],
      t,
    ),
    elbows: 6,
  });
  const stretchAt = (begin: number, t: number) =>
    between(
      [
        [begin, 30],
        [begin + 0.5, 170],
        [begin + 1.2, 170],
        [begin + 1.8, 30],
      ],
      t,
    );
  const judged = (clip: PoseClip) => {
    const { score, phases } = analysisOf(clip, 'passing');
    return { score, contact: phases.find(({ phase }) => phase === 'contact point')?.at };
  };
  const alone = judged(filmed(2.4, 30, (t) => passAt(0, t)));

  it('is not taken for it: arms that go up over the head after it', () => {
    const after = filmed(4.8, 30, (t) =>
      t < 2.4 ? passAt(0, t) : { ...passAt(0, 2.4), arms: stretchAt(2.6, t) },
    );
    expect(judged(after)).toEqual(alone);
  });

  it('nor before it', () => {
    const before = filmed(4.8, 30, (t) =>
      t > 2.4 ? passAt(2.4, t) : { ...passAt(2.4, 2.4), arms: stretchAt(0.2, t) },
    );
    const { score, contact } = judged(before);
    expect(score).toBe(alone.score);
    expect((contact ?? 0) - 2.4).toBeCloseTo(alone.contact ?? Number.NaN, 1);
  });
});

it('does not call the elbow of a hand that is never drawn high: it pushes the ball', () => {
  const elbowOf = (name: string) =>
    analysisOf(testClip(name), 'spiking').findings.find(({ id }) => id === 'SP3');
  expect(elbowOf('spiking_fault')).toMatchObject({ verdict: expect.not.stringMatching(/good/) });
  expect(elbowOf('spiking_good')).toMatchObject({ verdict: 'good' });
});

describe('slow motion', () => {
  const slowed = (technique: Technique, speed: number, kind: 'good' | 'fault' = 'good') =>
    atTwiceTheRate(
      atTwiceTheRate(varied(testClip(CLIPS[technique][kind]), { speed, legs: 1, arms: 1, tilt: 0 })),
    );

  it.each(['serving', 'setting', 'passing'] as const)(
    'of a %s, which has no jump, is told as such',
    (technique) => {
      for (const speed of [0.15, 0.2, 0.25])
        for (const kind of ['good', 'fault'] as const)
          expect(
            analyze(slowed(technique, speed, kind), { technique, level: 'beginner' }),
            `${kind} ${speed}`,
          ).toEqual({
            ok: false,
            reason: 'slow_motion',
          });
    },
  );

  it.each(['serving', 'setting', 'passing', 'blocking'] as const)(
    'is told of a %s whether it was good or not, where it is not quite so slow',
    (technique) => {
      // A good serve is as fast at a third of its speed as others are at all of theirs, and is judged the same.
      for (const speed of technique === 'serving' ? [0.3] : [0.3, 0.35])
        for (const kind of ['good', 'fault'] as const)
          expect(
            analyze(slowed(technique, speed, kind), { technique, level: 'beginner' }),
            `${kind} ${speed}`,
          ).toEqual({ ok: false, reason: 'slow_motion' });
    },
  );

  it('is told of a jump by how it falls, however well the ball is hit', () => {
    for (const speed of [0.25, 0.35, 0.45])
      for (const upper of [170, 110]) {
        const { frames, ...clip } = spikedBy({ upper });
        const slow = atTwiceTheRate({ ...clip, frames: frames.map((one) => ({ ...one, t: one.t / speed })) });
        for (const technique of ['spiking', 'approach'] as const)
          expect(analyze(slow, { technique, level: 'beginner' })).toEqual({
            ok: false,
            reason: 'slow_motion',
          });
      }
  });

  it('is not what another technique is taken for at its true speed', () => {
    for (const shown of ['serving', 'spiking', 'setting', 'passing', 'blocking'] as const)
      for (const technique of ['serving', 'setting', 'passing'] as const)
        for (const speed of [0.7, 1, 1.5]) {
          const clip = varied(testClip(CLIPS[shown].good), { speed, legs: 1, arms: 1, tilt: 0 });
          expect(analyze(clip, { technique, level: 'beginner' })).not.toMatchObject({
            reason: 'slow_motion',
          });
        }
  });
});
