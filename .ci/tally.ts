import { stripVTControlCharacters } from 'node:util';

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
  /** The tests that failed, by their titles, each with the beginning of what was wrong. */
  failures: string[];
  /** The tests that failed at first and passed when they were tried again: to be mended. */
  flaky: string[];
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
  const passed = numberAt(stats, 'expected') + numberAt(stats, 'flaky');
  return { passed, failed: numberAt(stats, 'unexpected'), skipped: numberAt(stats, 'skipped') };
}

/** The tests that failed, and why, in the JSON report of vitest or Playwright. */
export function readFailures(runner: 'vitest' | 'playwright', report: unknown): string[] {
  if (runner === 'playwright') return journeysThatAre('unexpected', report);
  return testsThatAre('failed', report);
}

/** The tests that passed only when they were tried again, and what was wrong at first, in the same reports. */
export function readFlaky(runner: 'vitest' | 'playwright', report: unknown): string[] {
  return runner === 'playwright' ? journeysThatAre('flaky', report) : testsThatAre('passed', report);
}

/** The tests of vitest's report that ended so and have failed once; one that passed at once has nothing to say. */
function testsThatAre(status: 'failed' | 'passed', report: unknown): string[] {
  return listAt(report, 'testResults')
    .flatMap((file) => listAt(file, 'assertionResults'))
    .filter((test) => fieldOf(test, 'status') === status)
    .flatMap((test) => {
      const [first] = listAt(test, 'failureMessages');
      if (status === 'passed' && first === undefined) return [];
      return [[String(fieldOf(test, 'fullName')), ...beginning(first)].join('\n')];
    });
}

function journeysThatAre(status: 'unexpected' | 'flaky', suite: unknown): string[] {
  const own = listAt(suite, 'specs').flatMap((spec) =>
    listAt(spec, 'tests')
      .filter((test) => fieldOf(test, 'status') === status)
      .map((test) => {
        const first = listAt(test, 'results').flatMap((result) => listAt(result, 'errors'))[0];
        const title = `${String(fieldOf(spec, 'file'))} › ${String(fieldOf(spec, 'title'))}`;
        return [title, ...beginning(first && fieldOf(first, 'message'))].join('\n');
      }),
  );
  return [...own, ...listAt(suite, 'suites').flatMap((inner) => journeysThatAre(status, inner))];
}

/** The first lines of an error, without colours: what a log of a few lines has room for. */
function beginning(message: unknown): string[] {
  if (typeof message !== 'string') return [];
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, 12)
    .map((line) => `  ${line}`);
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

/** What is said loudly above the closing line, which counts as passed what passed when it was tried again. */
export function secondTries(outcomes: readonly Outcome[]): string[] {
  const count = outcomes.flatMap(({ flaky }) => flaky).length;
  return count ? [`PASSED AT THE SECOND TRY ONLY: ${count}, named above, to be mended`] : [];
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
