import { lettersOfId } from './id-letters.ts';
import { exactNumber, formOf, type Steps } from './wire-forms.ts';

/** The values of one field of many rows in their short form. */
export function packColumn(field: string, values: readonly unknown[]): unknown {
  const form = formOf(field);
  if (form === 'ids') return packIds(values);
  if (form === 'completions') return packCompletions(values);
  if (isShared(values)) return values[0];
  return form === 'plain' ? values : packSteps(form, values);
}

/** An array would be taken for the values of the rows. */
function isShared(values: readonly unknown[]): boolean {
  const [first] = values;
  if (typeof first === 'object' && first !== null) return values.length === 1 && !Array.isArray(first);
  return values.every((value) => value === first);
}

function packIds(values: readonly unknown[]): unknown {
  const letters = mapAlike(values, (value) => (typeof value === 'string' ? lettersOfId(value) : undefined));
  if (letters.includes(undefined)) return values;
  return isShared(letters) ? letters[0] : letters.join('');
}

function packSteps(form: Steps, values: readonly unknown[]): unknown[] {
  let before: number | undefined;
  return mapAlike(values, (value) => exactNumber(form, value)).map((number, index) => {
    const step = number !== undefined && before !== undefined ? number - before : values[index];
    before = number ?? before;
    return step;
  });
}

/** Neighbours are often the same: what one comes to is what the next one comes to. */
function mapAlike<Value, Result>(values: readonly Value[], resultOf: (value: Value) => Result): Result[] {
  let last: { value: Value; result: Result } | undefined;
  return values.map((value) => {
    if (last?.value !== value || !last) last = { value, result: resultOf(value) };
    return last.result;
  });
}

/** A day's completions: instants, ascending, by enrolment. */
function packCompletions(values: readonly unknown[]): unknown {
  if (!values.every(isCompletions)) return values;
  const names = [...new Set(values.flatMap((done) => Object.keys(done)))];
  const letters = names.map(lettersOfId);
  if (letters.includes(undefined)) return values;
  const rows = values.map((done) =>
    Object.entries(done).map(([name, instants]) => [names.indexOf(name), ...differences(instants)]),
  );
  return { ids: letters.join(''), rows };
}

function isCompletions(value: unknown): value is Record<string, number[]> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((list) => Array.isArray(list) && list.every(Number.isSafeInteger))
  );
}

function differences(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}
