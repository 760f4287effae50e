import { isRecord } from '../is-record.ts';

/**
 * What was there before, as far as what comes after says the same: rows that were read again draw nothing anew.
 * @param after plain: arrays, records and what they hold
 */
export function keepEqual<T>(before: unknown, after: T): T;
export function keepEqual(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) {
    const was: unknown[] = before;
    const kept = after.map((one: unknown, index) => keepEqual(was[index], one));
    return kept.length === was.length && kept.every((one, index) => one === was[index]) ? was : kept;
  }
  if (!isPlain(before) || !isPlain(after)) return after;
  const kept = Object.entries(after).map(([key, one]) => [key, keepEqual(before[key], one)] as const);
  const isSame = ([key, one]: readonly [string, unknown]) => key in before && one === before[key];
  return kept.length === Object.keys(before).length && kept.every(isSame) ? before : Object.fromEntries(kept);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && Object.getPrototypeOf(value) === Object.prototype;
}
