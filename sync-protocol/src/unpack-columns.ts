import { idFromLetters, ID_LETTERS } from './id-letters.ts';
import { exactNumber, formOf, type Steps } from './wire-forms.ts';

// Reading alone: a phone never writes this form, so pack-columns.ts is no part of it.

/**
 * The values of one field of many rows from their short form.
 * @throws Error when the column does not hold `count` values
 */
export function unpackColumn(field: string, column: unknown, count: number): unknown[] {
  const values = unpack(field, column, count);
  if (values.length !== count) throw new Error(`${field} has ${values.length} values for ${count} rows`);
  return values;
}

function unpack(field: string, column: unknown, count: number): unknown[] {
  const form = formOf(field);
  if (form === 'ids' && typeof column === 'string') return unpackIds(column, count);
  if (form === 'completions' && !Array.isArray(column)) return unpackCompletions(column);
  const values = Array.isArray(column) ? (column as unknown[]) : Array<unknown>(count).fill(column);
  return typeof form === 'string' ? values : unpackSteps(form, values);
}

function unpackIds(letters: string, count: number): unknown[] {
  return letters.length === ID_LETTERS ? Array<unknown>(count).fill(idFromLetters(letters)) : idsOf(letters);
}

function idsOf(letters: string): string[] {
  return Array.from({ length: letters.length / ID_LETTERS }, (_, index) =>
    idFromLetters(letters.slice(index * ID_LETTERS, (index + 1) * ID_LETTERS)),
  );
}

function unpackSteps(form: Steps, values: readonly unknown[]): unknown[] {
  let before = 0;
  return values.map((value) => {
    if (typeof value === 'number') return form.textOf((before += value));
    if (typeof value === 'string') before = exactNumber(form, value) ?? before;
    return value;
  });
}

/** A day's completions: instants, ascending, by enrolment. */
function unpackCompletions(column: unknown): unknown[] {
  const { ids: letters, rows } = column as { ids: string; rows: [number, ...number[]][][] };
  const names = idsOf(letters);
  return rows.map((row) =>
    Object.fromEntries(row.map(([name, ...steps]) => [names[name] ?? '', sums(steps)])),
  );
}

function sums(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}
