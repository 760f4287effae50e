/** Numbers of tests. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

/** What one step came to. `ok` is its program's own verdict. */
export interface Outcome {
  name: string;
  ok: boolean;
  seconds: number;
  tally: Tally;
  /** The tests that failed, by their titles. */
  failures: string[];
}

/** The counts in the JSON report of vitest or Playwright; a report of another shape is an error. */
export function readTally(runner: 'vitest' | 'playwright', report: unknown): Tally {
  if (runner === 'vitest') {
    const skipped = numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests');
    return {
      passed: numberAt(report, 'numPassedTests'),
      failed: numberAt(report, 'numFailedTests'),
      skipped,
    };
  }
  const stats = fieldOf(report, 'stats');
  const failed = numberAt(stats, 'unexpected') + numberAt(stats, 'flaky');
  return { passed: numberAt(stats, 'expected'), failed, skipped: numberAt(stats, 'skipped') };
}

/** The titles of the tests that failed, in the JSON report of vitest or Playwright. */
export function readFailures(runner: 'vitest' | 'playwright', report: unknown): string[] {
  if (runner === 'vitest')
    return listAt(report, 'testResults')
      .flatMap((file) => listAt(file, 'assertionResults'))
      .filter((test) => fieldOf(test, 'status') === 'failed')
      .map((test) => String(fieldOf(test, 'fullName')));
  return listAt(report, 'suites').flatMap(failuresIn);
}

function failuresIn(suite: unknown): string[] {
  const failed = listAt(suite, 'specs').filter((spec) => fieldOf(spec, 'ok') === false);
  const own = failed.map((spec) => `${String(fieldOf(spec, 'file'))} › ${String(fieldOf(spec, 'title'))}`);
  return [...own, ...listAt(suite, 'suites').flatMap(failuresIn)];
}

/** All steps together; a step that failed without a failed test (format, types, a crash) counts as one. */
export function sum(outcomes: readonly Outcome[]): Tally {
  return outcomes.reduce((total, { ok, tally }) => {
    const failed = ok ? tally.failed : Math.max(1, tally.failed);
    return {
      passed: total.passed + tally.passed,
      failed: total.failed + failed,
      skipped: total.skipped + tally.skipped,
    };
  }, NOTHING);
}

export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !(name in value)) {
    throw new Error(`The test report has no ${name}.`);
  }
  return Reflect.get(value, name);
}

/** A list that may be left out. */
function listAt(value: unknown, name: string): unknown[] {
  const list: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return Array.isArray(list) ? list : [];
}

function numberAt(value: unknown, name: string): number {
  return Number(fieldOf(value, name));
}
