import { CRITERIA, type CriterionId } from './criteria/all.ts';
import { errorOf, type Criterion } from './criteria/criterion.ts';
import { beyond, targetOf, type Finding } from './score.ts';
import type { PlayerLevel, Technique } from './terms.ts';

/** What has become of something that was measured twice. */
export type Change = 'better' | 'worse' | 'same' | 'unknown';

/** A criterion on two days. */
export interface Compared {
  criterion: Criterion<CriterionId>;
  before: number | null;
  now: number | null;
  change: Change;
}

type Found = readonly (Pick<Finding, 'value'> & { id: string })[];

/** Two days of a technique, criterion by criterion, by the targets of one level. */
export function compare(technique: Technique, level: PlayerLevel, before: Found, now: Found): Compared[] {
  const valueIn = (found: Found, id: string) => found.find((one) => one.id === id)?.value ?? null;
  return CRITERIA[technique].flatMap((criterion) => {
    const values = { before: valueIn(before, criterion.id), now: valueIn(now, criterion.id) };
    if (values.before === null && values.now === null) return [];
    return [{ criterion, ...values, change: changeOf(criterion, level, values) }];
  });
}

/** Nearer to the target or further from it, by more than the pose model may be off. */
function changeOf(
  criterion: Criterion,
  level: PlayerLevel,
  { before, now }: Pick<Compared, 'before' | 'now'>,
): Change {
  if (before === null || now === null) return 'unknown';
  const target = targetOf(criterion, level);
  const nearer = beyond(before, target) - beyond(now, target);
  if (Math.abs(nearer) <= errorOf(criterion)) return 'same';
  return nearer > 0 ? 'better' : 'worse';
}
