import { expect, it } from 'vitest';
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

const valueOf = (id: string, steps: readonly Step[]) =>
  analysisOf(approachOf(steps), 'approach').findings.find((one) => one.id === id)?.value;

it('compares the long step with the one before it, and has none to compare with in an approach of three', () => {
  expect(valueOf('AP1', THREE)).toBe(3);
  expect(valueOf('AP3', THREE)).toBeNull();
  const four: readonly Step[] = [{ foot: 'right', at: 0.32, x: -1.2 }, ...THREE];
  expect(valueOf('AP1', four)).toBe(4);
  expect(valueOf('AP3', four)).toBeGreaterThan(2);
});
