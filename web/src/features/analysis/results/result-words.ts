import { rounded, UNITS, type Criterion, type Range } from 'sync-protocol/rules/technique/criteria/criterion';
import type { Hand, Technique } from 'sync-protocol/rules/technique/terms';
import { messages } from '../messages.ts';

/** Of whose techniques it is worth saying which hand hits. */
export const ONE_HANDED: readonly Technique[] = ['serving', 'spiking', 'approach'];

/** Which hand hits; nothing where both do. */
export function handText(technique: Technique, hand: Hand): string | null {
  return ONE_HANDED.includes(technique) ? messages.result.hands[hand] : null;
}

/** A target beside a value, which says its unit: only one that is a mere sign is said again. */
export function targetText([from, to]: Range, unit: Criterion['unit']): string {
  const { range } = messages;
  const sign = signOf(unit);
  const said = (limit: number) => `${rounded(limit, unit)}${sign}`;
  if (from !== null && to !== null) return range.between(String(rounded(from, unit)), said(to));
  if (from !== null) return range.atLeast(said(from));
  return to === null ? '' : range.atMost(said(to));
}

/** A unit where it is a mere sign, to be said with each of several numbers. */
export function signOf(unit: Criterion['unit']): string {
  const { word } = UNITS[unit];
  return word.length <= LONGEST_SIGN ? word : '';
}

/** Of a degree, of seconds. */
const LONGEST_SIGN = 2;
