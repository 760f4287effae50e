import type { CriterionId } from '../criteria/all.ts';
import { APPROACH_MEASURES } from './approach.ts';
import { BLOCK_MEASURES } from './blocking.ts';
import type { Measure } from './measure.ts';
import { PASS_MEASURES } from './passing.ts';
import { SERVE_MEASURES } from './serving.ts';
import { SET_MEASURES } from './setting.ts';
import { SPIKE_MEASURES } from './spiking.ts';

/** How each criterion is measured. */
export const MEASURES: Readonly<Record<CriterionId, Measure>> = {
  ...SERVE_MEASURES,
  ...SPIKE_MEASURES,
  ...SET_MEASURES,
  ...PASS_MEASURES,
  ...BLOCK_MEASURES,
  ...APPROACH_MEASURES,
};
