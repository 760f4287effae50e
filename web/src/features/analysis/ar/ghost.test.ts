import { JOINTS, type Landmark, type PoseClip } from 'sync-protocol/rules/technique/motion/landmarks';
import { changed, mirrored, testClip } from 'sync-protocol/rules/technique/testing/clips';
import { expect, it } from 'vitest';
import { ghostOver } from './ghost.ts';

const serve = testClip('serving_good');

const over = (clip: PoseClip, other: PoseClip, hand: 'left' | 'right' = 'right') => {
  const ghost = ghostOver(clip, other, 'serving', hand);
  if (!ghost) throw new Error('there is no ghost');
  return ghost;
};
const placed = (landmarks: readonly Landmark[] | null, joint: keyof typeof JOINTS) => {
  const [x = 0, y = 0] = landmarks?.[JOINTS[joint]] ?? [];
  return { x: Math.round(x * 1000), y: Math.round(y * 1000) };
};

it('lies where the body is when both days are the same, however the other was filmed', () => {
  const smallerAndAside = changed(serve, (all) =>
    all.map(([x, y, visibility]) => [x * 0.5 + 0.3, y * 0.5 + 0.1, visibility]),
  );
  const later = { ...serve, frames: serve.frames.map((frame) => ({ ...frame, t: frame.t + 0.5 })) };
  for (const other of [serve, smallerAndAside, later]) {
    const ghostAt = over(serve, other);
    for (const frame of serve.frames.filter(({ t }) => t > 0.6 && t < 1.8)) {
      const ghost = ghostAt(frame.t);
      for (const joint of ['rightWrist', 'leftAnkle', 'nose'] as const) {
        const [here, there] = [placed(frame.landmarks, joint), placed(ghost, joint)];
        expect(Math.abs(here.x - there.x) + Math.abs(here.y - there.y), joint).toBeLessThanOrEqual(4);
      }
    }
  }
});

it('faces the same way when the other day was filmed from the other side', () => {
  const turned = changed(serve, (all) => all.map(([x, y, visibility]) => [1 - x, y, visibility]));
  const [frame] = serve.frames.filter(({ t }) => t > 1);
  const here = placed(frame?.landmarks ?? null, 'rightElbow');
  const there = placed(over(serve, turned)(frame?.t ?? 0), 'rightElbow');
  expect(Math.abs(here.x - there.x)).toBeLessThanOrEqual(4);
});

it('is none of somebody who does something else', () => {
  expect(ghostOver(serve, testClip('standing_still'), 'serving', 'right')).toBeNull();
  expect(ghostOver(serve, mirrored(serve), 'serving', 'right')).toBeNull();
});
