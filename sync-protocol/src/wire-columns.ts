import { idFromLetters, ID_LETTERS, lettersOfId } from './id-letters.ts';
import { addDays, dayNumber } from './rules/training-day.ts';

/**
 * The values of one field of many rows, as the short form of changes writes them:
 * - ids in letters, one after the other without a gap;
 * - instants and days as steps from the one before, in milliseconds and in days;
 * - completions by enrolment with the enrolments named once and instants as steps;
 * - anything else as JSON; a text or number that all rows share only once.
 * A text that is not in the canonical form of its kind travels as it is.
 */
export function packColumn(field: string, values: readonly unknown[]): unknown {
  return formOf(field).pack(values);
}

/** @throws Error when the column does not hold `count` values */
export function unpackColumn(field: string, column: unknown, count: number): unknown[] {
  const values = formOf(field).unpack(column, count);
  if (values.length !== count) throw new Error(`${field} has ${values.length} values for ${count} rows`);
  return values;
}

interface Form {
  pack(values: readonly unknown[]): unknown;
  unpack(column: unknown, count: number): unknown[];
}

const plain: Form = {
  pack: (values) => (isShared(values) ? values[0] : values),
  unpack: (column, count) =>
    Array.isArray(column) ? (column as unknown[]) : Array<unknown>(count).fill(column),
};

/** An array would be taken for the values of the rows. */
function isShared(values: readonly unknown[]): boolean {
  const [first] = values;
  if (typeof first === 'object' && first !== null) return values.length === 1 && !Array.isArray(first);
  return values.every((value) => value === first);
}

const ids: Form = {
  pack: (values) => {
    const letters = values.map((value) => (typeof value === 'string' ? lettersOfId(value) : undefined));
    if (letters.includes(undefined)) return values;
    return isShared(letters) ? letters[0] : letters.join('');
  },
  unpack: (column, count) => {
    if (typeof column !== 'string') return plain.unpack(column, count);
    if (column.length === ID_LETTERS) return Array<unknown>(count).fill(idFromLetters(column));
    return idsOf(column);
  },
};

function idsOf(letters: string): string[] {
  return Array.from({ length: letters.length / ID_LETTERS }, (_, index) =>
    idFromLetters(letters.slice(index * ID_LETTERS, (index + 1) * ID_LETTERS)),
  );
}

/** Texts that stand for numbers: a number in their place is a step from the text before. */
function steps(numberOf: (text: string) => number, textOf: (number: number) => string): Form {
  const exactNumber = (value: unknown) => {
    if (typeof value !== 'string') return undefined;
    const number = numberOf(value);
    return Number.isFinite(number) && textOf(number) === value ? number : undefined;
  };
  return {
    pack: (values) => {
      if (isShared(values)) return values[0];
      let before: number | undefined;
      return values.map((value) => {
        const number = exactNumber(value);
        const step = number !== undefined && before !== undefined ? number - before : value;
        before = number ?? before;
        return step;
      });
    },
    unpack: (column, count) => {
      let before = 0;
      return plain.unpack(column, count).map((value) => {
        if (typeof value === 'number') return textOf((before += value));
        if (typeof value === 'string') before = exactNumber(value) ?? before;
        return value;
      });
    },
  };
}

const instants = steps(Date.parse, (number) => new Date(number).toISOString());
const days = steps(dayNumber, (number) => addDays('1970-01-01', number));

/** A day's completions: instants, ascending, by enrolment. */
const completions: Form = {
  pack: (values) => {
    if (!values.every(isCompletions)) return values;
    const names = [...new Set(values.flatMap((done) => Object.keys(done)))];
    const letters = names.map(lettersOfId);
    if (letters.includes(undefined)) return values;
    const rows = values.map((done) =>
      Object.entries(done).map(([name, instants]) => [names.indexOf(name), ...differences(instants)]),
    );
    return { ids: letters.join(''), rows };
  },
  unpack: (column, count) => {
    if (Array.isArray(column)) return plain.unpack(column, count);
    const { ids: letters, rows } = column as { ids: string; rows: [number, ...number[]][][] };
    const names = idsOf(letters);
    return rows.map((row) =>
      Object.fromEntries(row.map(([name, ...steps]) => [names[name] ?? '', sums(steps)])),
    );
  },
};

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

function sums(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}

const FORMS = new Map<string, Form>([
  ...['id', 'userId', 'userRegimenId', 'regimenId'].map((field) => [field, ids] as const),
  ...['day', 'completedDay', 'earnedDay'].map((field) => [field, days] as const),
  ...[
    'createdAt',
    'changedAt',
    'earnedAt',
    'viewedAt',
    'startedAt',
    'archivedAt',
    'completedAt',
    'savedAt',
  ].map((field) => [field, instants] as const),
  ['done', completions],
]);

function formOf(field: string): Form {
  return FORMS.get(field) ?? plain;
}
