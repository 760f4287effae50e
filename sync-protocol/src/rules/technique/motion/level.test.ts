import { describe, expect, it } from 'vitest';
import type { Joint } from './landmarks.ts';
import { slopeOf } from './level.ts';
import type { Point } from './point.ts';
import type { View } from './view.ts';

const FRONT: View = { kind: 'front', turn: 0 };
const SIDE: View = { kind: 'side', turn: 90 };
const TIMES = Array.from({ length: 30 }, (_, step) => step / 30);

/** A body of one torso from hips to shoulders, upright, over the middle of its feet. */
const UPRIGHT: Partial<Record<string, Point>> = {
  Shoulder: { x: 0, y: 2.6 },
  Elbow: { x: 0, y: 2.1 },
  Wrist: { x: 0, y: 1.7 },
  Hip: { x: 0, y: 1.6 },
  Knee: { x: 0, y: 0.8 },
  Ankle: { x: -0.06, y: 0 },
  Toe: { x: 0.14, y: 0 },
};

/** The same in every picture of a camera that is tilted by so many radians, the feet so far apart. */
function standing(tilt: number, stride = 0) {
  return (joint: Joint): Point | undefined => {
    const at = UPRIGHT[joint.replace(/^(left|right)/, '')];
    if (!at) return undefined;
    const x = at.x + (/(Ankle|Toe)$/.test(joint) ? (joint.startsWith('left') ? -stride : stride) / 2 : 0);
    return {
      x: x * Math.cos(tilt) - at.y * Math.sin(tilt),
      y: x * Math.sin(tilt) + at.y * Math.cos(tilt),
    };
  };
}

const seen = (view: View, place: (joint: Joint, step: number) => Point | undefined) =>
  slopeOf(view, TIMES, 1, place, place);

describe('what is level in the picture', () => {
  it.each([
    [0.2, 0.2],
    [-0.2, -0.2],
    // Changes no verdict.
    [0.02, 0],
    // No phone is held so: it is a mistake.
    [0.5, 0],
  ])('is told from the front by the body: tilted by %d it is %d', (tilt, slope) => {
    expect(seen(FRONT, standing(tilt))).toBeCloseTo(slope);
  });

  it.each([
    [0.2, 0, 0.2],
    [-0.2, 0, -0.2],
    // So far anybody may lean.
    [0.08, 0, 0],
    // Either foot may bear the body.
    [0.2, 0.5, 0],
  ])(
    'is told from the side by who stands: tilted by %d, the feet %d apart, it is %d',
    (tilt, stride, slope) => {
      expect(seen(SIDE, standing(tilt, stride))).toBeCloseTo(slope, 1);
    },
  );

  it.each([
    ['both climb', 0.1, 0.1, 0.1],
    ['the head climbs more', 0.1, 0.2, 0.1],
    ['the floor climbs more', 0.2, 0.1, 0.1],
    // The floor leads away from the camera.
    ['the head goes the other way', 0.1, -0.1, 0],
  ])('is told from the side by the steps of who runs, where %s', (_, floor, heads, slope) => {
    const running = (joint: Joint, step: number): Point | undefined => {
      // Three steps, with a stand of a third of a second at each.
      const x = Math.floor(step / 10) * 2;
      if (joint === 'nose') return { x, y: 3 + heads * x };
      return joint.endsWith('Ankle') ? { x, y: floor * x } : undefined;
    };
    expect(seen(SIDE, running)).toBeCloseTo(slope, 2);
  });
});
