import { expect, it } from 'vitest';
import { JOINTS, type PoseClip } from '../motion/landmarks.ts';
import { changed } from '../testing/clips.ts';
import { analysisOf } from '../testing/judged.ts';
import { filmed, jumping } from '../testing/figure.ts';

/** When a foot comes down, and where, in metres. */
interface Step {
  foot: 'left' | 'right';
  at: number;
  x: number;
}

/** Seconds that a foot is in the air before it comes down. */
const SWUNG = 0.22;
/** Where and when the jump begins. */
const TAKE_OFF = { at: 1.3, x: 0.9 };

/** A run-up of these steps into a jump, its arms back at the plant and up in the air. */
function approachOf(steps: readonly Step[]) {
  const placeOf = (foot: Step['foot'], t: number) => {
    const own = steps.filter((step) => step.foot === foot);
    const last = own.findLast(({ at }) => at <= t);
    const next = own.find(({ at }) => at > t);
    const from = last?.x ?? -1.4;
    const share = next ? Math.max(0, 1 - (next.at - t) / SWUNG) : 0;
    return { x: from + ((next?.x ?? from) - from) * share, lift: 0.1 * Math.sin(Math.PI * share) };
  };
  return filmed(2.4, 30, (t) => {
    const run = Math.min(1, Math.max(0, (t - 0.3) / (TAKE_OFF.at - 0.3)));
    const x = -1.4 + (TAKE_OFF.x + 1.4) * run;
    const [left, right] = [placeOf('left', t), placeOf('right', t)];
    const isUp = t > TAKE_OFF.at;
    return {
      ...jumping(t - TAKE_OFF.at, 0.4),
      x,
      arms: isUp ? Math.min(165, (t - TAKE_OFF.at) * 900) : -60 * run,
      strides: isUp ? [0, 0] : [left.x - x, right.x - x],
      lifts: isUp ? [0, 0] : [left.lift, right.lift],
    };
  });
}

const THREE: readonly Step[] = [
  { foot: 'left', at: 0.62, x: -0.75 },
  { foot: 'right', at: 0.97, x: 0.55 },
  { foot: 'left', at: 1.13, x: 0.95 },
];

const FOUR: readonly Step[] = [{ foot: 'right', at: 0.32, x: -1.2 }, ...THREE];

const valueIn = (clip: PoseClip, id: string) =>
  analysisOf(clip, 'approach').findings.find((one) => one.id === id)?.value;
const valueOf = (id: string, steps: readonly Step[]) => valueIn(approachOf(steps), id);

/** The same with the foot that is away from the camera hidden where the other one passes it. */
function withFeetCrossing(clip: PoseClip): PoseClip {
  return changed(clip, (all) => {
    const [far, near] = [all[JOINTS.leftAnkle]?.[0] ?? 0, all[JOINTS.rightAnkle]?.[0] ?? 0];
    const isHidden = Math.abs(far - near) < 0.04;
    return all.map(([x, y, seen], place) => [x, y, isHidden && FAR_FOOT.includes(place) ? 0.3 : seen]);
  });
}
const FAR_FOOT: readonly number[] = [JOINTS.leftAnkle, JOINTS.leftToe];

it('compares the long step with the one before it, and has none to compare with in an approach of three', () => {
  expect(valueOf('AP1', THREE)).toBe(3);
  expect(valueOf('AP3', THREE)).toBeNull();
  expect(valueOf('AP1', FOUR)).toBe(4);
  expect(valueOf('AP3', FOUR)).toBeGreaterThan(2);
});

it('counts and compares the steps though the feet hide each other as they pass', () => {
  for (const steps of [THREE, FOUR])
    for (const id of ['AP1', 'AP2', 'AP3'])
      expect(valueIn(withFeetCrossing(approachOf(steps)), id), id).toBe(valueOf(id, steps));
});

it('counts none where a foot is hidden all the way', () => {
  const hidden = changed(approachOf(FOUR), (all) =>
    all.map(([x, y, seen], place) => [x, y, FAR_FOOT.includes(place) ? 0.3 : seen]),
  );
  expect(['AP1', 'AP2', 'AP3'].map((id) => valueIn(hidden, id))).toEqual([null, null, null]);
});
