import { TECHNIQUES, type Technique } from '../terms.ts';
import { APPROACH, type ApproachCriterion } from './approach.ts';
import { BLOCKING, type BlockCriterion } from './blocking.ts';
import type { Criterion } from './criterion.ts';
import { PASSING, type PassCriterion } from './passing.ts';
import { SERVING, type ServeCriterion } from './serving.ts';
import { SETTING, type SetCriterion } from './setting.ts';
import { SPIKING, type SpikeCriterion } from './spiking.ts';

export type CriterionId =
  | ServeCriterion
  | SpikeCriterion
  | SetCriterion
  | PassCriterion
  | BlockCriterion
  | ApproachCriterion;

/** What is looked at in each technique. */
export const CRITERIA: Readonly<Record<Technique, readonly Criterion<CriterionId>[]>> = {
  serving: SERVING,
  spiking: SPIKING,
  setting: SETTING,
  passing: PASSING,
  blocking: BLOCKING,
  approach: APPROACH,
};

/** Whether there is a criterion of this name: a result of a later version may know others. */
export function isCriterion(id: string): id is CriterionId {
  return TECHNIQUES.some((technique) => CRITERIA[technique].some((one) => one.id === id));
}
