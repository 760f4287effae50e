import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PACE } from './pace.ts';
import { quickSteps } from './quick.ts';
import { ROOT } from './root.ts';
import { runSideBySide } from './run-step.ts';
import { groupsOf, STEPS } from './steps.ts';
import { closingLine, type Outcome, secondTries, sum } from './tally.ts';

// Everything that has to hold before a change lands. `pnpm check` runs every step, `pnpm check lint types` those whose
// names begin so, `pnpm check quick` what the changes since main touch. A step that fails does not stop the others; the
// last line counts the tests of them all.

const wanted = process.argv.slice(2);
const steps =
  wanted.join() === 'quick'
    ? quickSteps(ROOT, changedFiles())
    : STEPS.filter(({ name }) => !wanted.length || wanted.some((word) => name.startsWith(word)));
if (!steps.length) {
  console.error(`No such step. There are: ${STEPS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

console.log(`Limits are multiplied by ${PACE}: so much slower is this machine than an idle core.`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

const startedAt = performance.now();
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
const minutes = (performance.now() - startedAt) / 60_000;
console.log(
  `${minutes.toFixed(1)} minutes; at the pace of an idle core, some ${(minutes / PACE).toFixed(1)}.`,
);
const total = sum(outcomes);
for (const line of secondTries(outcomes)) console.log(line);
console.log(closingLine(total));
process.exitCode = total.failed ? 1 : 0;

function indented(text: string): string {
  return text.replaceAll(/^/gm, '         ');
}

/** What differs from where this work began on main, committed or not, new files too; those that are gone are left out. */
function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
  const [began = 'HEAD'] = git('merge-base', 'HEAD', mainOf(git));
  const files = new Set([
    ...git('diff', '--name-only', began),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]);
  return [...files].filter((file) => existsSync(join(ROOT, file))).sort();
}

/** A clone that began on a branch knows main by its remote only. */
function mainOf(git: (...args: string[]) => string[]): string {
  return git('branch', '--list', 'main').length > 0 ? 'main' : 'origin/main';
}
