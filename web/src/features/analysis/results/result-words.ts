import { UNITS, type Criterion, type Range } from 'sync-protocol/rules/technique/criteria/criterion';
import { messages } from '../messages.ts';

type Unit = Criterion['unit'];

/** A value with its unit: 168°, 0.95 torso lengths. */
export function valueText(value: number, unit: Unit): string {
  return `${numberText(value, unit)}${UNITS[unit].word}`;
}

/** A target with its unit. */
export function targetText([from, to]: Range, unit: Unit): string {
  const { word } = UNITS[unit];
  const { range } = messages;
  if (from !== null && to !== null)
    return `${range.between(numberText(from, unit), numberText(to, unit))}${word}`;
  if (from !== null) return range.atLeast(valueText(from, unit));
  return to === null ? '' : range.atMost(valueText(to, unit));
}

function numberText(value: number, unit: Unit): string {
  if (unit === 'degrees' || unit === 'steps') return String(Math.round(value));
  return String(Math.round(value * 100) / 100);
}
