import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { PoseClip, PoseFrame } from '../motion/landmarks.ts';
import { TECHNIQUES, type Technique } from '../terms.ts';
import { atTwiceTheRate, changed, mirrored, testClip, testPicture } from '../testing/clips.ts';
import { figure, filmed, jumping, type Pose } from '../testing/figure.ts';
import { cueOf } from './cue.ts';
import type { Jump } from './jumps.ts';
import { flawsOf, isReady, PositionWatch, type Position } from './position.ts';
import type { Repetition } from './repetitions.ts';
import { LiveTraining } from './training.ts';

const CLIPS: Record<Technique, string> = {
  serving: 'serving',
  spiking: 'spiking',
  approach: 'spiking',
  setting: 'setting',
  passing: 'passing',
  blocking: 'blocking',
};
const RATES = [15, 30, 60] as const;

/** What a camera sees of somebody who repeats a clip, and stands in between. */
function repeated(clip: PoseClip, times: number, pause: number): PoseClip {
  const [first, last] = [clip.frames[0], clip.frames.at(-1)];
  if (!first || !last) throw new Error('an empty clip');
  const held = (frame: PoseFrame) => Array.from({ length: Math.round(pause * 30) }, () => frame);
  const once = [...held(first), ...clip.frames, ...held(last)];
  const frames = Array.from({ length: times }, () => once).flat();
  return { ...clip, frames: frames.map((frame, index) => ({ ...frame, t: index / 30 })) };
}

function atRate(clip: PoseClip, fps: (typeof RATES)[number]): PoseClip {
  if (fps === 60) return atTwiceTheRate(clip);
  return { ...clip, frames: clip.frames.filter((_, index) => fps === 30 || index % 2 === 0) };
}

function train(clip: PoseClip, technique: Technique, isCheckPaused = false) {
  const training = new LiveTraining(technique, 'intermediate', clip);
  const seen = clip.frames.map((frame) => training.see(frame, isCheckPaused));
  return {
    repetitions: seen.flatMap(({ repetition }): Repetition[] => (repetition ? [repetition] : [])),
    jumps: seen.flatMap(({ jump }): Jump[] => (jump ? [jump] : [])),
    positions: seen.flatMap(({ position }): Position[] => (position ? [position] : [])),
  };
}

it('says of a repetition with somebody beside it that it saw more than one person', () => {
  const clip = repeated(testClip('serving_good'), 1, 0.5);
  const frames = clip.frames.map((frame) => ({ ...frame, people: 2 }));
  const { repetitions } = train({ ...clip, frames }, 'serving');
  expect(repetitions.map(({ result }) => cueOf(result))).toEqual([
    { kind: 'unsure', text: 'I see more than one person' },
  ]);
});

const countOf = (clip: PoseClip, technique: Technique) => train(clip, technique).repetitions.length;

describe.each(TECHNIQUES)('repetitions of %s', (technique) => {
  const clips = (['good', 'fault'] as const).map((kind) => testClip(`${CLIPS[technique]}_${kind}`));

  test.each(RATES)('are counted at %i pictures a second, each when it was, and the jumps in them', (fps) => {
    const jumps = ['spiking', 'approach', 'blocking'].includes(technique) ? 3 : 0;
    for (const clip of clips) {
      const found = train(atRate(repeated(clip, 3, 0.5), fps), technique);
      expect([found.repetitions.length, found.jumps.length]).toEqual([3, jumps]);
      const each = clip.frames.length / 30 + 1;
      found.repetitions.forEach(({ at }, index) =>
        expect(Math.abs(at - (index * each + 0.5 + (clip.contact ?? 0)))).toBeLessThanOrEqual(0.2),
      );
    }
  });

  it('are as many as there are, however long the pauses, wherever and however large in a mirror or not', () => {
    const way = fc.record({
      times: fc.integer({ min: 1, max: 3 }),
      pause: fc.double({ min: 0.5, max: 1.5, noNaN: true }),
      scale: fc.double({ min: 0.6, max: 1, noNaN: true }),
      isMirrored: fc.boolean(),
    });
    fc.assert(
      fc.property(way, fc.nat({ max: 1 }), ({ times, pause, scale, isMirrored }, which) => {
        const clip = clips[which] ?? testClip('');
        const small = changed(isMirrored ? mirrored(clip) : clip, (all) =>
          all.map(([x, y, visibility]) => [0.5 + (x - 0.5) * scale, y * scale, visibility]),
        );
        expect(countOf(repeated(small, times, pause), technique)).toBe(times);
      }),
      { numRuns: 4 },
    );
  });

  it('are counted by a camera that stutters', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.integer({ min: 1, max: 3 })), (gaps) => {
        const clip = repeated(clips[0] ?? testClip(''), 3, 0.5);
        let next = 0;
        const frames = clip.frames.filter((_, index) => {
          if (index < next) return false;
          next = index + (gaps.next().value ?? 1);
          return true;
        });
        expect(countOf({ ...clip, frames }, technique)).toBe(3);
      }),
      { numRuns: 4 },
    );
  });

  it('are none for who stands, walks, comes to the camera, crouches or swings the arms a little', () => {
    const turn = (t: number, seconds: number) => Math.sin((2 * Math.PI * t) / seconds);
    const walk = (t: number): Pose => ({
      crouch: 0.03 * Math.abs(turn(t, 1)),
      arms: 25 * turn(t, 1),
      elbows: 20,
      strides: [0.3 * turn(t, 1), -0.3 * turn(t, 1)],
      lifts: [Math.max(0, 0.1 * turn(t + 0.25, 1)), Math.max(0, -0.1 * turn(t + 0.25, 1))],
    });
    const idle: Record<string, (t: number) => Pose> = {
      walks: (t) => ({ ...walk(t), x: -0.6 + t * 0.12 }),
      // From the front swinging arms hardly show.
      comes: (t) => ({ ...walk(t), arms: 8 * turn(t, 1), away: 2.6 - t * 0.35 }),
      crouches: (t) => ({ crouch: 0.15 - 0.15 * turn(t + 0.5, 2), arms: 20 }),
      swings: (t) => ({ arms: 20 * turn(t, 1.5), elbows: 15 }),
    };
    for (const [name, move] of Object.entries(idle)) {
      const { repetitions, jumps } = train(filmed(6, 30, move), technique, true);
      expect({ name, repetitions: repetitions.length, jumps: jumps.length }).toEqual({
        name,
        repetitions: 0,
        jumps: 0,
      });
    }
    const still = train(repeated(testClip('standing_still'), 3, 1), technique);
    expect([still.repetitions, still.jumps]).toEqual([[], []]);
  });
});

test('repetitions are those of the chosen technique: a block is no serve, a serve no set', () => {
  const counted = (shown: string) =>
    TECHNIQUES.filter((technique) => countOf(repeated(testClip(`${shown}_good`), 2, 0.5), technique) > 0);
  for (const shown of ['blocking', 'serving', 'setting', 'passing'] as const)
    expect(counted(shown)).toEqual([shown]);
  expect(counted('spiking')).toEqual(['serving', 'spiking', 'approach']);
});

describe('what is said after a repetition', () => {
  const cues = (name: string, technique: Technique) =>
    train(repeated(testClip(name), 3, 0.5), technique).repetitions.map(({ result }) => cueOf(result));

  test.each(TECHNIQUES)('is praise of a good %s, and else what would help most', (technique) => {
    expect(cues(`${CLIPS[technique]}_good`, technique).map(({ kind }) => kind)).toEqual(
      Array(3).fill('good'),
    );
    expect(cues(`${CLIPS[technique]}_fault`, technique).map(({ kind }) => kind)).toEqual(
      Array(3).fill('work'),
    );
  });

  it('is how to film where nothing can be judged', () => {
    for (const cue of cues('serving_oblique', 'serving'))
      expect(cue).toEqual({ kind: 'unsure', text: expect.stringContaining('Turn it') });
  });
});

describe('jumps', () => {
  const heights = fc.integer({ min: 15, max: 80 });

  test.each(RATES)(
    'are as high as they are, within the error that is said, at %i pictures a second',
    (fps) => {
      fc.assert(
        fc.property(heights, fc.double({ min: 0, max: 0.1, noNaN: true }), (cm, offset) => {
          const clip = filmed(3.5, fps, (t) => jumping(t - 1.5 - offset, cm / 100));
          const [jump, ...more] = train(clip, 'blocking').jumps;
          expect(more).toEqual([]);
          const { cm: found, errorCm } = jump?.height ?? { cm: Number.NaN, errorCm: 0 };
          expect(Math.abs(found - cm), `${found} ± ${errorCm} for ${cm}`).toBeLessThanOrEqual(errorCm);
        }),
        { numRuns: 12 },
      );
    },
  );

  it('are counted one after the other without a rest', () => {
    const clip = filmed(8, 30, (t) => jumping(((t - 1) % 1.3) - 0.35, 0.3));
    const { jumps } = train(clip, 'blocking');
    expect(jumps.length).toBe(5);
  });

  it('without feet have no height', () => {
    const clip = filmed(4, 30, (t) => jumping(t - 1.5, 0.4));
    const footless = changed(clip, (all) =>
      all.map(([x, y, visibility], place) => [x, y, place >= 29 ? 0.1 : visibility]),
    );
    expect(train(footless, 'blocking').jumps).toEqual([{ at: expect.any(Number), height: null }]);
  });
});

describe('the position before the camera', () => {
  const picture = { width: 480, height: 640 };
  const nobody: PoseFrame = { t: 0, turn: null, landmarks: null };

  /** What is known of a position once it was seen three times. */
  function held(frame: PoseFrame, technique: Technique = 'serving'): Position {
    const watch = new PositionWatch(technique, picture);
    watch.check(frame);
    watch.check(frame);
    return watch.check(frame);
  }

  it('is told from what the model sees', () => {
    expect(flawsOf(held(testPicture('tooClose')))).toEqual(['too_close', 'no_space', 'hidden']);
    expect(flawsOf(held(testPicture('sitting')))).toContain('sitting');
    expect(flawsOf(held(testPicture('sittingOblique')))).toContain('sitting');
    expect(held(testPicture('standing'))).toEqual({
      feet: 9,
      isStanding: true,
      hasSpace: true,
      isVisible: true,
    });
    expect(isReady(held(testPicture('standing')))).toBe(true);
    expect(flawsOf(held(nobody))).toEqual(['hidden']);
  });

  it('asks for room over the head where arms go up, and beside the player', () => {
    const high: PoseFrame = { t: 0, turn: 85, landmarks: figure({ air: 1 }) };
    expect(flawsOf(held(high, 'setting'))).toEqual(['no_space']);
    expect(flawsOf(held(high, 'passing'))).toEqual([]);
    const aside: PoseFrame = { t: 0, turn: 85, landmarks: figure({ x: 1.1 }) };
    expect(flawsOf(held(aside, 'passing'))).toEqual(['no_space']);
  });

  it('is not known at once, and no crouch of a moment is taken for a seat', () => {
    const watch = new PositionWatch('passing', picture);
    const [standing, sitting] = [testPicture('standing'), testPicture('sitting')];
    const seen = [standing, standing, standing, sitting, sitting, standing, sitting, sitting, sitting];
    expect(seen.map((frame) => watch.check(frame).isStanding)).toEqual([
      null,
      null,
      true,
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('is checked every half second, whatever the rate; from a seat or half seen nothing counts', () => {
    const clip = repeated(testClip('serving_good'), 3, 0.5);
    for (const fps of RATES) {
      const { length } = train(atRate(clip, fps), 'serving').positions;
      expect(length).toBeGreaterThanOrEqual(19);
      expect(length).toBeLessThanOrEqual(21);
    }
    const legless = changed(clip, (all) =>
      all.map(([x, y, visibility], place) => [x, y, place >= 25 ? 0.1 : visibility]),
    );
    expect(train(legless, 'serving').repetitions).toEqual([]);
    expect(train(legless, 'serving', true).repetitions.length).toBe(3);
  });
});
