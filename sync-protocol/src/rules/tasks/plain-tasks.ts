import { NO_LOAD } from '../training/load.ts';
import type { PlannedTask, ReadyFor } from '../training/plan.ts';

/** Begins and ends of a session that need no drill of the catalog: for players' own programs, and to fall back on. */
function plain(name: string, description: string, minutes: number, ready: ReadyFor[] = []): PlannedTask {
  return {
    drillId: null,
    name,
    description,
    dose: { minutes },
    minutes,
    load: NO_LOAD,
    needs: [],
    parts: [],
    ready,
  };
}

export const PLAIN_WARM_UPS: readonly PlannedTask[] = [
  plain(
    'Warm up: legs',
    'Jog, squat, lunge, rise on your toes, ten of each; end with six small, soft landings.',
    6,
    ['landing'],
  ),
  plain(
    'Warm up: shoulders',
    'Skip with big arm circles, lift and open your arms, then ten slow throws.',
    6,
    ['shoulder', 'hands'],
  ),
  plain('Warm up: whole body', 'Joints from top to toe, then march, jog, side steps and ten slow squats.', 6),
];

/** Calm work without a jump or a swing. */
export const PLAIN_CALM: readonly PlannedTask[] = [
  plain('Cool down and stretch', 'Walk a little, then stretch calves, thighs, hips and chest, calmly.', 5),
  plain('Breathe slowly', 'In through the nose, out longer than in, until your shoulders hang.', 3),
  plain('Easy mobility', 'Slow circles and rocks for ankles, hips, back and shoulders.', 6),
  plain('Ball feel', 'Roll, juggle and catch a ball, easily, with both hands and eyes on it.', 4),
  plain('Easy walk', 'Walk outside or on the spot, arms loose, at a pace at which you could sing.', 8),
  plain('Picture the game', 'Eyes closed: see ten good plays, from the first step to the last.', 4),
];
