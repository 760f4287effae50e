import { blocking } from './blocking.ts';
import { conditioning } from './conditioning.ts';
import type { CategoryCoaching } from './guides.ts';
import { hitting } from './hitting.ts';
import { passing } from './passing.ts';
import { serving } from './serving.ts';
import { setting } from './setting.ts';

/** In this order they are asked when the task's own category knows none of its words. */
export const COACHING: ReadonlyMap<string, CategoryCoaching> = new Map(
  Object.entries({ serving, passing, setting, hitting, blocking, conditioning }),
);
