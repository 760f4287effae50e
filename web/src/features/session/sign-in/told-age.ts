import type { BirthMonth } from 'sync-protocol/rules/session/age';

const KEY = 'volleypath.age';
const TOO_YOUNG = 'later';

/** What was said of the age in this tab: it survives a reload, and of who is too young no more than that. */
export type ToldAge = BirthMonth | 'too young' | undefined;

export function toldAge(): ToldAge {
  try {
    const kept = sessionStorage.getItem(KEY) ?? '';
    if (kept === TOO_YOUNG) return 'too young';
    const [year, month] = kept.split('-').map(Number);
    return year && month ? { month, year } : undefined;
  } catch {
    // Asked again, where nothing can be kept.
    return undefined;
  }
}

export function keepAge(told: Exclude<ToldAge, undefined>): void {
  try {
    sessionStorage.setItem(KEY, told === 'too young' ? TOO_YOUNG : `${told.year}-${told.month}`);
  } catch {
    // As above.
  }
}

export function forgetAge(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was nothing.
  }
}
