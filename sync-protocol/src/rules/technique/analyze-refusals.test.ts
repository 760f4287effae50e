import { describe, expect, it, test } from 'vitest';
import { analyze } from './analyze.ts';
import { JOINTS, type Joint, type Landmark } from './motion/landmarks.ts';
import { TECHNIQUES, type Technique } from './terms.ts';
import { atTwiceTheRate, changed, mirrored, testClip, varied, type TestClip } from './testing/clips.ts';
import { analysisOf, CLIPS } from './testing/judged.ts';

/** What each movement may be taken for: a jump serve is much like a spike, and is told that it was one. */
const SHOWN: Readonly<Record<string, readonly Technique[]>> = {
  serving: ['serving'],
  spiking: ['serving', 'spiking', 'approach'],
  setting: ['setting'],
  passing: ['passing'],
  blocking: ['blocking'],
};

/** How far from the middle of the body its joints are to the left and right, as a part of the picture's height. */
const ASIDE = { Shoulder: 0.05, Elbow: 0.05, Wrist: 0.01, Hip: 0.035, Knee: 0.06, Ankle: 0.08, Toe: 0.09 };

/** The same movement before a camera that the player faces: all is as high as it is, and none is ahead of another. */
function fromFront(clip: TestClip): TestClip {
  const limbs = Object.entries(ASIDE);
  const turned = changed(clip, (all) => {
    const faced: Landmark[] = all.map(([, y]) => [0.5, y, 1]);
    for (const [limb, far] of limbs)
      for (const [joint, aside] of [
        [`left${limb}`, far],
        [`right${limb}`, -far],
      ] as const) {
        const place = JOINTS[joint as Joint];
        faced[place] = [0.5 + (aside * clip.height) / clip.width, all[place]?.[1] ?? 0, 1];
      }
    return faced;
  });
  const frames = turned.frames.map((frame) => ({ ...frame, turn: 2 }));
  return { ...turned, contact: clip.contact, frames };
}

/** The same with each elbow on the way from its shoulder to its wrist: what is straight is so from wherever it is seen. */
function withStraightArms(clip: TestClip): TestClip {
  const { frames } = changed(clip, (all) => {
    const straight = [...all];
    for (const side of ['left', 'right'] as const) {
      const [shoulder, wrist] = [all[JOINTS[`${side}Shoulder`]], all[JOINTS[`${side}Wrist`]]];
      if (shoulder && wrist)
        straight[JOINTS[`${side}Elbow`]] = [(shoulder[0] + wrist[0]) / 2, (shoulder[1] + wrist[1]) / 2, 1];
    }
    return straight;
  });
  return { ...clip, frames };
}

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
    const clip = testClip('serving_good');
    const frames = clip.frames.map((frame) => ({ ...frame, people: 2 }));
    const request = { technique: 'serving', level: 'beginner' } as const;
    expect(analyze({ ...clip, frames }, request)).toEqual({ ok: false, reason: 'several_people' });
    const crowded = { ...clip, crowd: 0.9 };
    expect(analyze(crowded, request)).toEqual({
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

  it.each(['spiking', 'approach', 'blocking'] as const)('a jump in slow motion (%s)', (technique) => {
    const body = { legs: 1, arms: 1, tilt: 0 };
    for (const name of [CLIPS[technique].good, CLIPS[technique].fault]) {
      for (const speed of [0.2, 0.25]) {
        const slowed = atTwiceTheRate(varied(testClip(name), { ...body, speed }));
        expect(analyze(slowed, { technique, level: 'beginner' })).toEqual({
          ok: false,
          reason: 'slow_motion',
        });
      }
      for (const speed of [0.7, 1, 1.4])
        expect(analyze(varied(testClip(name), { ...body, speed }), { technique, level: 'beginner' }).ok).toBe(
          true,
        );
    }
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

  it.each(['serving', 'passing'] as const)('%s from the front, in many pictures or one', (technique) => {
    const clip = fromFront(testClip(CLIPS[technique].good));
    const contact = Math.round((clip.contact ?? 0) * 30);
    for (const frames of [clip.frames, clip.frames.slice(contact, contact + 1)])
      expect(analyze({ ...clip, frames }, { technique, level: 'beginner' })).toEqual({
        ok: false,
        reason: 'wrong_view',
      });
  });

  it.each([0.7, 1, 1.3])(
    'a pass from the front whose arms swing overhead is no set (%s times as fast)',
    (speed) => {
      const body = { speed, legs: 1, arms: 1, tilt: 0 };
      const swung = fromFront(varied(testClip('passing_fault'), body));
      for (const clip of [swung, withStraightArms(swung)]) {
        expect(analyze(clip, { technique: 'passing', level: 'beginner' })).toEqual({
          ok: false,
          reason: 'wrong_view',
        });
        expect(analyze(clip, { technique: 'setting', level: 'beginner' })).toMatchObject({ ok: false });
      }
    },
  );

  it('no set from the front: its height, its finish and how even the hands are can be seen there', () => {
    const { findings } = analysisOf(fromFront(testClip('setting_good')), 'setting');
    const seen = findings.filter(({ verdict }) => verdict !== 'unseen');
    expect(seen.map(({ id }) => id)).toEqual(['ST2', 'ST5', 'ST9']);
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
