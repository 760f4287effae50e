import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mirrored, type Arm, type Pose } from './pose.ts';
import { BODY, skeletonOf, STANDING, type Limb, type Skeleton } from './skeleton.ts';
import { tween } from './tween.ts';
import { distance } from './vector.ts';

const stand: Pose = {
  hips: [0, STANDING],
  left: { at: [0, BODY.hip] },
  right: { at: [0, BODY.hip] },
  leftArm: { upper: [0, 0], fore: [0, 0] },
  rightArm: { upper: [0, 0], fore: [0, 0] },
};

const degrees = fc.integer({ min: -120, max: 260 });
const direction = fc.tuple(degrees, fc.integer({ min: -80, max: 80 }));
const place = fc.integer({ min: -60, max: 60 });
const leg = fc.record({
  at: fc.tuple(place, place, fc.integer({ min: 0, max: 60 })),
  point: fc.integer({ min: -80, max: 80 }),
  knee: direction,
});
const arm: fc.Arbitrary<Arm> = fc.oneof(
  fc.record({ upper: direction, fore: direction, hand: direction }),
  fc.record({ wrist: fc.tuple(place, place, place), elbow: direction }),
);
const angle = fc.integer({ min: -115, max: 115 });
const pose: fc.Arbitrary<Pose> = fc.record({
  hips: fc.tuple(place, fc.integer({ min: 5, max: 90 }), place),
  lean: angle,
  tilt: angle,
  turn: angle,
  twist: fc.integer({ min: -60, max: 60 }),
  look: fc.integer({ min: -40, max: 40 }),
  left: leg,
  right: leg,
  leftArm: arm,
  rightArm: arm,
});

const lengthsOf = ({ root, joint, end, tip }: Limb) =>
  [distance(root, joint), distance(joint, end), distance(end, tip)] as const;

function expectSameBones({ hips, chest, leftArm, rightArm, leftLeg, rightLeg }: Skeleton): void {
  expect(distance(hips, chest)).toBeCloseTo(BODY.spine, 6);
  for (const limb of [leftArm, rightArm]) {
    const [upper, fore, hand] = lengthsOf(limb);
    expect(upper).toBeCloseTo(BODY.upper, 6);
    expect(fore).toBeCloseTo(BODY.fore, 6);
    expect(hand).toBeCloseTo(BODY.hand, 6);
  }
  for (const limb of [leftLeg, rightLeg]) {
    const [thigh, shin] = lengthsOf(limb);
    expect(thigh).toBeCloseTo(BODY.thigh, 6);
    expect(shin).toBeCloseTo(BODY.shin, 6);
    expect(distance(limb.heel, limb.tip)).toBeCloseTo(BODY.heel + BODY.toe, 6);
  }
}

describe('a skeleton', () => {
  it('stands straight, arms down, toes ahead, the right side to the right', () => {
    const { head, rightArm, leftArm, rightLeg } = skeletonOf(stand);
    expect(head[1]).toBeGreaterThan(88);
    expect(rightArm.tip[1]).toBeLessThan(STANDING);
    expect(rightArm.root[2]).toBeCloseTo(BODY.shoulder);
    expect(leftArm.root[2]).toBeCloseTo(-BODY.shoulder);
    expect(rightLeg.tip[0]).toBeGreaterThan(rightLeg.heel[0]);
    expect(rightLeg.joint[1]).toBeCloseTo(BODY.ankle + BODY.shin);
  });

  it('keeps the length of each bone in every pose, and on the way between any two', () => {
    fc.assert(
      fc.property(pose, pose, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, share) => {
        expectSameBones(skeletonOf(from));
        expectSameBones(skeletonOf(tween(from, to, share)));
      }),
    );
  });

  it('of a left-hander is the other one in a mirror', () => {
    const flip = ({ root, joint, end, tip }: Limb) =>
      [root, joint, end, tip].map(([x, y, z]) =>
        [x, y, -z].map((value) => value.toFixed(6).replace(/^-(0\.0+)$/, '$1')),
      );
    const as = ({ root, joint, end, tip }: Limb) =>
      [root, joint, end, tip].map((point) =>
        point.map((value) => value.toFixed(6).replace(/^-(0\.0+)$/, '$1')),
      );
    fc.assert(
      fc.property(pose, (one) => {
        const [body, other] = [skeletonOf(one), skeletonOf(mirrored(one))];
        expect(as(other.leftArm)).toEqual(flip(body.rightArm));
        expect(as(other.rightLeg)).toEqual(flip(body.leftLeg));
      }),
    );
  });
});

describe('the way between two poses', () => {
  it('begins and ends in them, and leaves a foot that stands where it is', () => {
    const low: Pose = { ...stand, hips: [-12, 34], lean: 40 };
    expect(tween(stand, low, 0)).toBe(stand);
    expect(tween(stand, low, 1)).toBe(low);
    const half = skeletonOf(tween(stand, low, 0.5));
    expect(distance(half.leftLeg.end, skeletonOf(stand).leftLeg.end)).toBeCloseTo(0, 6);
    expect(half.hips[1]).toBeCloseTo((STANDING + 34) / 2);
  });

  it('lifts a foot that goes somewhere else', () => {
    const wide: Pose = { ...stand, hips: [0, 48], right: { at: [0, 25] } };
    expect(skeletonOf(tween(stand, wide, 0.5)).rightLeg.heel[1]).toBeGreaterThan(1.5);
  });
});
