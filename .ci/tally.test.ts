import { expect, test } from 'vitest';
import { closingLine, NOTHING, type Outcome, readFailures, readTally, sum } from './tally.ts';

const outcome = (ok: boolean, tally = NOTHING): Outcome => ({
  name: 'a step',
  ok,
  seconds: 1,
  tally,
  failures: [],
});

test('counts what vitest reports; a todo is a skipped test', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(readTally('vitest', report)).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

test('counts what Playwright reports; a flaky journey is a failed one', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 } };
  expect(readTally('playwright', report)).toEqual({ passed: 7, failed: 2, skipped: 2 });
});

test('names the tests that failed', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    { status: 'failed', fullName: 'takes away' },
  ];
  expect(readFailures('vitest', { testResults: [{ assertionResults }] })).toEqual(['takes away']);
  const spec = (title: string, ok: boolean) => ({ title, ok, file: 'a.spec.ts' });
  const inner = { specs: [spec('signs out', false)] };
  const suites = [{ specs: [spec('signs in', true)], suites: [inner] }, { specs: [spec('ticks', false)] }];
  expect(readFailures('playwright', { suites })).toEqual(['a.spec.ts › signs out', 'a.spec.ts › ticks']);
});

test('refuses a report of another shape', () => {
  expect(() => readTally('vitest', { tests: 5 })).toThrow('numPendingTests');
  expect(() => readTally('playwright', null)).toThrow('stats');
});

test('sums the steps, and a step that fails without a failed test counts as one', () => {
  const steps = [
    outcome(true, { passed: 5, failed: 0, skipped: 1 }),
    outcome(false),
    outcome(false, { passed: 2, failed: 3, skipped: 0 }),
  ];
  expect(closingLine(sum(steps))).toBe('7 passed, 4 failed, 1 skipped');
});
