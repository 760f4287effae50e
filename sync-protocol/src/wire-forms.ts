import { addDays, dayNumber } from './rules/training-day.ts';

/**
 * How the short form of changes writes the values of one field of many rows:
 * - ids in letters, one after the other without a gap;
 * - instants and days as steps from the one before, in milliseconds and in days;
 * - completions by enrolment with the enrolments named once and instants as steps;
 * - anything else, plainly, as JSON; a text or number that all rows share only once.
 * A text that is not in the canonical form of its kind travels as it is.
 */
type Form = 'plain' | 'ids' | 'completions' | Steps;

/** Texts that stand for numbers: a number in their place is a step from the text before. */
export interface Steps {
  numberOf: (text: string) => number;
  textOf: (number: number) => string;
}

/** The number that a text in its canonical form stands for. */
export function exactNumber({ numberOf, textOf }: Steps, value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const number = numberOf(value);
  return Number.isFinite(number) && textOf(number) === value ? number : undefined;
}

const instants: Steps = { numberOf: Date.parse, textOf: (number) => new Date(number).toISOString() };
const days: Steps = { numberOf: dayNumber, textOf: (number) => addDays('1970-01-01', number) };

const FORMS = new Map<string, Form>([
  ...['id', 'userId', 'userRegimenId', 'regimenId'].map((field) => [field, 'ids'] as const),
  ...['day', 'completedDay', 'earnedDay'].map((field) => [field, days] as const),
  ...['createdAt', 'earnedAt', 'viewedAt', 'startedAt', 'archivedAt', 'completedAt', 'savedAt'].map(
    (field) => [field, instants] as const,
  ),
  ['done', 'completions'],
]);

/** The form of a field. */
export function formOf(field: string): Form {
  return FORMS.get(field) ?? 'plain';
}
