import { NO_LOAD } from '../training/load.ts';
import type { BodyPart, PlannedTask, ReadyFor } from '../training/plan.ts';

/** Five minutes that no drill of the catalog tells of: of them nothing is known but what is said here. */
export function plainTask(
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

/** Begins of a session, for players' own programs, and to fall back on. */
export const PLAIN_WARM_UPS: readonly PlannedTask[] = [
  plainTask(
    'Warm up: legs',
    'Jog, squat, lunge, rise on your toes; end with six small, soft landings.',
    ['knee', 'ankle'],
    ['landing'],
  ),
  plainTask(
    'Warm up: shoulders',
    'Walk about, circle and open your arms, shake your fingers, then ten slow throws.',
    ['shoulder', 'back', 'finger'],
    ['shoulder', 'hands'],
  ),
  plainTask(
    'Warm up: legs and fingers',
    'Jog and squat, spread, squeeze and shake your fingers; end with six small, soft landings.',
    ['knee', 'ankle', 'finger'],
    ['landing', 'hands'],
  ),
  plainTask(
    'Warm up: all of you',
    'Jog and squat, circle your arms, spread and shake your fingers; end with six small, soft landings.',
    ['knee', 'ankle', 'shoulder', 'finger'],
    ['landing', 'shoulder', 'hands'],
  ),
  plainTask('Warm up: easy', 'Walk about and breathe, and move whatever feels good until you are warm.'),
];

/** Calm work without a jump or a swing: as many as a recovery session has beside its warm-up. */
export const PLAIN_CALM: readonly PlannedTask[] = [
  'Stroll or sit, stretch what feels good',
  'Breathe slowly',
  'Slow circles, wherever it feels good',
  'Juggle and roll, easily',
  'Picture ten good plays',
].map((name) => plainTask(name, 'Calmly, as long as it feels good.'));
