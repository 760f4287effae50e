import type { Body } from '../motion/body.ts';
import { stepsIn } from '../motion/series.ts';
import { middle } from '../motion/smooth.ts';
import { hipHeight, lastStep, peak, standingHips } from './attempt.ts';
import { JUMPED } from './likeness.ts';

// In the air a body falls by 9.81 metres a second, each second, whoever it is: some 20 torsos. At half of the speed a clip
// shows a quarter of that, and none of its times and speeds are true.

/** Torsos a second, each second: less than a third of what everything falls by. */
const SLOW = 6;
/** Seconds before and after the top of a jump, in which even a low one has not landed. */
const AROUND = [0.1, 0.13, 0.17] as const;

/** Whether a jump falls so slowly that the clip must have been slowed down; false where there is no jump. */
export function isSlowedDown(body: Body): boolean {
  const hips = hipHeight(body);
  const top = peak(hips, 0, lastStep(body));
  if (!top || top.value - standingHips(body, top.step) < JUMPED) return false;
  const falls = AROUND.flatMap((seconds) => {
    const [before, after] = [hips(top.step - stepsIn(seconds)), hips(top.step + stepsIn(seconds))];
    return before === undefined || after === undefined
      ? []
      : [(2 * top.value - before - after) / seconds ** 2];
  });
  return falls.length > 0 && middle(falls) < SLOW;
}
