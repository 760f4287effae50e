import type { CoachingGuide } from '../entities/training/program.ts';
import { anyGuide } from '../rules/tasks/coaching/any.ts';
import { COACHING } from '../rules/tasks/coaching/by-category.ts';
import { calm } from '../rules/tasks/coaching/calm.ts';
import { warmUp } from '../rules/tasks/coaching/warm-up.ts';

/** Every guide of tasks without a drill. */
export function allCoachingGuides(): CoachingGuide[] {
  const all = [...COACHING.values()].flatMap(({ guide, byWords }) => [
    guide,
    ...byWords.map((one) => one[1]),
  ]);
  return [...new Set([...all, warmUp, calm, anyGuide])];
}
