import { dirname } from 'node:path';
import { changedFiles } from './changed.ts';
import { PACE } from './pace.ts';
import { quickSteps } from './quick.ts';
import { runSideBySide } from './run-step.ts';
import { groupsOf, STEPS } from './steps.ts';
import { closingLine, type Outcome, sum } from './tally.ts';

// Everything that has to hold before a change lands. `pnpm check` runs every step, `pnpm check lint types` those whose
// names begin so, `pnpm check quick` what the changes since main touch. A step that fails does not stop the others; the
// last line counts the tests of them all.

const ROOT = dirname(import.meta.dirname);
const wanted = process.argv.slice(2);
const steps =
  wanted.join() === 'quick'
    ? quickSteps(ROOT, changedFiles(ROOT))
    : STEPS.filter(({ name }) => !wanted.length || wanted.some((word) => name.startsWith(word)));
if (!steps.length) {
  console.error(`No such step. There are: ${STEPS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

console.log(`Limits are multiplied by ${PACE}: so much slower is this machine than an idle core.`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

const outcomes: Outcome[] = [];
for (const group of groupsOf(steps)) outcomes.push(...(await runSideBySide(group, ROOT)));

console.log('\n── All steps');
for (const { name, ok, seconds, tally, failures, flaky } of outcomes) {
  const tests = tally.passed + tally.failed + tally.skipped;
  console.log(
    `${ok ? '  ok  ' : 'FAILED'} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(7)} s  ${tests || ''}`,
  );
  for (const failure of failures) console.log(indented(failure));
  for (const journey of flaky) console.log(indented(`passed at the second try only: ${journey}`));
}
const total = sum(outcomes);
console.log(closingLine(total));
process.exitCode = total.failed ? 1 : 0;

function indented(text: string): string {
  return text.replaceAll(/^/gm, '         ');
}
