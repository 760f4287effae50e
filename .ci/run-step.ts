import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { PACE } from './pace.ts';
import { programPath, type Step } from './steps.ts';
import { NOTHING, type Outcome, readFailures, readFlaky, readTally } from './tally.ts';

const NOTHING_READ = { tally: NOTHING, failures: [], flaky: [] };

/** Runs steps, as many at a time as there are processors; answers in their order. */
export async function runSideBySide(steps: readonly Step[], root: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = steps.entries();
  const lane = async () => {
    for (const [place, step] of waiting) outcomes[place] = await runStep(step, root);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return outcomes;
}

/** Runs one step, ends it at its limit, and counts its tests. What it says is shown as it comes, or, of steps side by side, at its end. */
async function runStep(step: Step, root: string): Promise<Outcome> {
  const started = performance.now();
  const scratch = mkdtempSync(join(tmpdir(), 'volleypath-check-'));
  const cleanUp = () => rmSync(scratch, { recursive: true, force: true });
  const report = join(scratch, 'report.json');
  process.once('exit', cleanUp);
  try {
    const { finished, wasEnded } = await execute(step, root, report);
    const read = step.counts ? readReport(step.counts, report) : NOTHING_READ;
    const ok = finished && read?.tally.failed === 0;
    const seconds = (performance.now() - started) / 1000;
    const { tally, failures, flaky } = read ?? NOTHING_READ;
    const why = wasEnded ? ['ended at its limit, whatever its tests would have said'] : [];
    return { name: step.name, ok, seconds, tally, flaky, failures: [...why, ...failures] };
  } finally {
    process.off('exit', cleanUp);
    cleanUp();
  }
}

async function execute(
  step: Step,
  root: string,
  report: string,
): Promise<{ finished: boolean; wasEnded: boolean }> {
  const child = spawn(programPath(step, root), [...step.args, ...reporters(step, report)], {
    cwd: join(root, step.folder),
    stdio: step.isNarrow ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: {
      ...process.env,
      PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
      // Servers, workers and jsdom are loaded by the hundred: a third less work once they have been compiled.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  const heading = `\n── ${step.name}\n`;
  const said = [heading];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => said.push(String(text)));
  if (!step.isNarrow) process.stdout.write(heading);
  const end = () => endGroup(child);
  const minutes = step.limitMinutes * PACE;
  let wasEnded = false;
  const limit = setTimeout(() => {
    wasEnded = true;
    console.error(`${step.name} was ended after ${minutes} minutes.`);
    end();
  }, minutes * 60_000);
  process.once('exit', end);
  await once(child, 'close');
  if (step.isNarrow) process.stdout.write(said.join(''));
  process.off('exit', end);
  clearTimeout(limit);
  return { finished: child.exitCode === 0, wasEnded };
}

function reporters({ counts }: Step, report: string): string[] {
  if (counts === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return counts === 'playwright' ? ['--reporter=list,json'] : [];
}

/** A runner that ended before its report was written has counted nothing. */
function readReport(runner: 'vitest' | 'playwright', file: string) {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return {
      tally: readTally(runner, report),
      failures: readFailures(runner, report),
      flaky: readFlaky(runner, report),
    };
  } catch (error) {
    console.error(`${runner} left no readable report:`, error);
    return undefined;
  }
}

/** Ends the step's whole process group: the program, its workers, its browser. */
function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended already.
  }
}
