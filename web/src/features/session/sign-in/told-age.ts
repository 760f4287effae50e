import type { BirthMonth } from 'sync-protocol/rules/session/age';
import { AGE, keepInTab, keptInTab } from '../kept-in-tab.ts';

const TOO_YOUNG = 'later';

/** What was said of the age in this tab: it survives a reload, and of who is too young no more than that. */
export type ToldAge = BirthMonth | 'too young' | undefined;

/** Undefined, and so asked again, where nothing can be kept. */
export function toldAge(): ToldAge {
  const kept = keptInTab(AGE);
  if (kept === TOO_YOUNG) return 'too young';
  const [year, month] = kept.split('-').map(Number);
  return year && month ? { month, year } : undefined;
}

export function keepAge(told: Exclude<ToldAge, undefined>): void {
  keepInTab(AGE, told === 'too young' ? TOO_YOUNG : `${told.year}-${told.month}`);
}
