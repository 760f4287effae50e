import type { CoachingGuide } from '../../entities/training/program.ts';
import { anyGuide } from './coaching/any.ts';
import { COACHING } from './coaching/by-category.ts';
import { calm } from './coaching/calm.ts';
import { warmUp } from './coaching/warm-up.ts';
import { PLAIN_CALM } from './plain-tasks.ts';

/** It says what the task is, whichever parts of the body come after it. */
const WARM_UP = /^warm[ -]?up\b/;
/** Known by all of their name: what they ask is of no category. */
const CALM = new Set(PLAIN_CALM.map(({ name }) => name.toLowerCase()));

/**
 * The guide of a task that has no drill: a warm-up's, a calm one's, or by words in its name, of its own category first, then by the
 * category, then one that fits everything. A screen loads this when a guide is asked for, so that Home stays small.
 * @param category one of the six; another one gets what its name tells
 */
export function coachingGuideFor({ name, category }: { name: string; category: string }): CoachingGuide {
  const words = name.toLowerCase();
  if (WARM_UP.test(words)) return warmUp;
  if (CALM.has(words)) return calm;
  const own = COACHING.get(category);
  const ownWords = own?.byWords ?? [];
  const otherWords = [...COACHING.values()].flatMap((one) => one.byWords).filter(([, , only]) => !only);
  const found = [...ownWords, ...otherWords].find(([pattern]) => pattern.test(words));
  return found?.[1] ?? own?.guide ?? anyGuide;
}
