import { NO_LOAD } from '../training/load.ts';
import type { BodyPart, PlannedTask, ReadyFor } from '../training/plan.ts';

/** Begins and ends of a session that need no drill of the catalog: for players' own programs, and to fall back on. */
function plain(
  name: string,
  description: string,
  parts: BodyPart[] = [],
  ready: ReadyFor[] = [],
): PlannedTask {
  const minutes = 5;
  return {
    drillId: null,
    name,
    description,
    dose: { minutes },
    minutes,
    load: NO_LOAD,
    needs: [],
    parts,
    ready,
  };
}

/** The same for so many minutes. */
export function lasting(minutes: number, planned: PlannedTask): PlannedTask {
  return { ...planned, minutes, dose: { minutes } };
}

export const PLAIN_WARM_UPS: readonly PlannedTask[] = [
  plain(
    'Warm up: legs',
    'Jog, squat, lunge, rise on your toes; end with six small, soft landings.',
    ['knee', 'ankle'],
    ['landing'],
  ),
  plain(
    'Warm up: shoulders',
    'Walk about, circle and open your arms, shake your fingers, then ten slow throws.',
    ['shoulder', 'back', 'finger'],
    ['shoulder', 'hands'],
  ),
  plain(
    'Warm up: legs and fingers',
    'Jog and squat, spread, squeeze and shake your fingers; end with six small, soft landings.',
    ['knee', 'ankle', 'finger'],
    ['landing', 'hands'],
  ),
  plain(
    'Warm up: all of you',
    'Jog and squat, circle your arms, spread and shake your fingers; end with six small, soft landings.',
    ['knee', 'ankle', 'shoulder', 'finger'],
    ['landing', 'shoulder', 'hands'],
  ),
  plain('Warm up: easy', 'Walk about and breathe, and move whatever feels good until you are warm.'),
];

/** Calm work without a jump or a swing: as many as a recovery session has beside its warm-up. */
export const PLAIN_CALM: readonly PlannedTask[] = [
  'Stroll or sit, stretch what feels good',
  'Breathe slowly',
  'Slow circles, wherever it feels good',
  'Juggle and roll, easily',
  'Picture ten good plays',
].map((name) => plain(name, 'Calmly, as long as it feels good.'));
