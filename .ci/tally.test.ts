import { expect, test } from 'vitest';
import {
  closingLine,
  NOTHING,
  type Outcome,
  readFailures,
  readFlaky,
  readTally,
  secondTries,
  sum,
} from './tally.ts';

const outcome = (ok: boolean, tally = NOTHING): Outcome => ({
  name: 'a step',
  ok,
  seconds: 1,
  tally,
  failures: [],
  flaky: [],
});

test('counts what vitest reports; a todo is a skipped test', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(readTally('vitest', report)).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

test('counts what Playwright reports; a journey that passed at its second try has passed', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 } };
  expect(readTally('playwright', report)).toEqual({ passed: 8, failed: 1, skipped: 2 });
});

test('names the tests that failed, with the beginning of why', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    { status: 'failed', fullName: 'takes away', failureMessages: ['Error: 2 is not 1\n\n  at a.ts:1'] },
  ];
  expect(readFailures('vitest', { testResults: [{ assertionResults }] })).toEqual([
    'takes away\n  Error: 2 is not 1\n    at a.ts:1',
  ]);
});

test('names the tests that failed at first', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'passed', fullName: 'waits', failureMessages: ['Error: too late'] },
    { status: 'failed', fullName: 'takes away', failureMessages: ['Error: 2 is not 1'] },
  ];
  expect(readFlaky('vitest', { testResults: [{ assertionResults }] })).toEqual(['waits\n  Error: too late']);
});

test('names the journeys that failed, and those that failed at first', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
  });
  const inner = { specs: [spec('signs out', 'unexpected', '\u001B[31mno button\u001B[39m', 'no door')] };
  const outer = { specs: [spec('signs in', 'expected')], suites: [inner] };
  const report = { suites: [outer, { specs: [spec('ticks', 'flaky', 'no tick')] }] };
  expect(readFailures('playwright', report)).toEqual(['a.spec.ts › signs out\n  no button']);
  expect(readFlaky('playwright', report)).toEqual(['a.spec.ts › ticks\n  no tick']);
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

test('says loudly how many passed at the second try only, and nothing where none did', () => {
  const flaky = ['a.spec.ts › ticks', 'a.spec.ts › signs in'];
  expect(secondTries([{ ...outcome(true), flaky }, outcome(true)])).toEqual([
    'PASSED AT THE SECOND TRY ONLY: 2, named above, to be mended',
  ]);
  expect(secondTries([outcome(true)])).toEqual([]);
});
