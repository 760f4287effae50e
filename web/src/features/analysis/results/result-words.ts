import {
  inUnit,
  rounded,
  UNITS,
  type Criterion,
  type Range,
} from 'sync-protocol/rules/technique/criteria/criterion';
import { messages } from '../messages.ts';

/** A target with its unit. */
export function targetText([from, to]: Range, unit: Criterion['unit']): string {
  const { range } = messages;
  if (from !== null && to !== null)
    return `${range.between(String(rounded(from, unit)), String(rounded(to, unit)))}${UNITS[unit].word}`;
  if (from !== null) return range.atLeast(inUnit(from, unit));
  return to === null ? '' : range.atMost(inUnit(to, unit));
}
