import { expect, it } from 'vitest';
import { BLOCKING } from 'sync-protocol/rules/technique/criteria/blocking';
import { PASSING } from 'sync-protocol/rules/technique/criteria/passing';
import { SERVING } from 'sync-protocol/rules/technique/criteria/serving';
import { SETTING } from 'sync-protocol/rules/technique/criteria/setting';
import { SPIKING } from 'sync-protocol/rules/technique/criteria/spiking';
import { blockLand, blockPress, blockReach, blockStance } from '../poses/blocking.ts';
import { bow, contactStanding, plant, spikeContact } from '../poses/hitting.ts';
import { platform, ready } from '../poses/passing.ts';
import { serveBow, serveContact, serveToss } from '../poses/serving.ts';
import { setContact, setFinish, setWindow } from '../poses/setting.ts';
import { softLanding } from '../poses/standing.ts';
import type { Pose } from './pose.ts';
import { BODY, skeletonOf, type Limb, type Skeleton } from './skeleton.ts';
import { dot, minus, RADIANS, unit, type Vector } from './vector.ts';

// What the technique analysis calls good in a player, the pictures show: measured by its own definitions.

const CRITERIA = new Map(
  [...SERVING, ...PASSING, ...SETTING, ...SPIKING, ...BLOCKING].map(({ id, good }) => [id as string, good]),
);

/** The angle at a joint between its two neighbours, in degrees; 180 is straight. */
function angleAt(joint: Vector, one: Vector, other: Vector): number {
  const cosine = dot(unit(minus(one, joint)), unit(minus(other, joint)));
  return Math.acos(Math.min(1, Math.max(-1, cosine))) / RADIANS;
}
const knee = ({ root, joint, end }: Limb) => angleAt(joint, root, end);
const elbow = knee;
/** The upper arm from the side of the trunk: 0 hangs, 180 is overhead. */
const armUp = ({ hips, chest }: Skeleton, { root, joint }: Limb) => {
  const down: Vector = minus(hips, chest);
  return angleAt(root, [root[0] + down[0], root[1] + down[1], root[2] + down[2]], joint);
};
const lean = ({ hips, chest }: Skeleton) => Math.atan2(chest[0] - hips[0], chest[1] - hips[1]) / RADIANS;
/** Heights and distances in lengths of the trunk. */
const inTrunks = (units: number) => units / BODY.spine;
const reach = ({ end, root }: Limb) => inTrunks(end[1] - root[1]);
const right = (read: (body: Skeleton, arm: Limb) => number) => (body: Skeleton) => read(body, body.rightArm);

it.each<[id: string, pose: string, Pose, (body: Skeleton) => number]>([
  ['SV1', 'serve: toss', serveToss, (body) => armUp(body, body.leftArm)],
  ['SV2', 'serve: bow', serveBow, right((_, { joint, root }) => inTrunks(joint[1] - root[1]))],
  ['SV3', 'serve: contact', serveContact, right((_, arm) => elbow(arm))],
  ['SV4', 'serve: contact', serveContact, right(armUp)],
  ['SV5', 'serve: contact', serveContact, right((_, arm) => reach(arm))],
  ['SV6', 'serve: contact', serveContact, right((_, { end, root }) => inTrunks(end[0] - root[0]))],
  ['SP1', 'spike: plant', plant, ({ rightLeg }) => knee(rightLeg)],
  ['SP2', 'spike: plant', plant, ({ hips, rightArm }) => inTrunks(hips[0] - rightArm.end[0])],
  ['SP3', 'spike: bow', bow, right((_, { joint, root }) => inTrunks(joint[1] - root[1]))],
  ['SP4', 'spike: bow', bow, (body) => armUp(body, body.leftArm)],
  ['SP5', 'spike: contact', spikeContact, right((_, arm) => elbow(arm))],
  ['SP6', 'spike: contact', spikeContact, right((_, arm) => reach(arm))],
  ['SP6', 'hit from standing', contactStanding, right((_, arm) => reach(arm))],
  ['SP7', 'spike: contact', spikeContact, ({ hips }) => inTrunks(hips[1] - 52)],
  ['SP8', 'spike: landing', softLanding, ({ rightLeg }) => knee(rightLeg)],
  ['ST2', 'set: contact', setContact, right(({ head }, { end }) => inTrunks(end[1] - head[1]))],
  ['ST3', 'set: contact', setContact, right((_, arm) => elbow(arm))],
  ['ST4', 'set: finish', setFinish, right((_, arm) => elbow(arm))],
  ['ST5', 'set: finish', setFinish, right((_, arm) => reach(arm))],
  ['ST6', 'set: before', setWindow, ({ rightLeg }) => knee(rightLeg)],
  ['ST8', 'set: contact', setContact, lean],
  ['PA1', 'pass: ready', ready, ({ leftLeg }) => knee(leftLeg)],
  ['PA2', 'pass: contact', platform, ({ leftLeg }) => knee(leftLeg)],
  ['PA3', 'pass: contact', platform, right((_, arm) => elbow(arm))],
  [
    'PA4',
    'pass: contact',
    platform,
    right((_, { joint, end }) => Math.atan2(joint[1] - end[1], end[0] - joint[0]) / RADIANS),
  ],
  ['PA5', 'pass: contact', platform, right(armUp)],
  ['PA8', 'pass: contact', platform, lean],
  ['BL1', 'block: stance', blockStance, right((_, arm) => reach(arm))],
  ['BL3', 'block: reach', blockReach, right((_, arm) => elbow(arm))],
  ['BL4', 'block: reach', blockReach, right((_, arm) => reach(arm))],
  [
    'BL5',
    'block: reach',
    blockReach,
    ({ leftArm, rightArm }) => (rightArm.end[2] - leftArm.end[2]) / (rightArm.root[2] - leftArm.root[2]),
  ],
  ['BL7', 'block: reach', blockReach, ({ hips }) => inTrunks(hips[1] - 52)],
  ['BL9', 'block: landing', blockLand, ({ hips }) => inTrunks(52 - hips[1])],
  ['BL11', 'block: press', blockPress, right((_, { end, root }) => inTrunks(end[0] - root[0]))],
])('%s: %s is as the analysis wants it', (id, _, pose, measure) => {
  const [from, to] = CRITERIA.get(id) ?? [];
  const value = measure(skeletonOf({ ...pose, turn: 0 }));
  expect(value).toBeGreaterThanOrEqual(from ?? -Infinity);
  expect(value).toBeLessThanOrEqual(to ?? Infinity);
});
