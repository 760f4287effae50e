import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** One line of `pnpm check`: a program of a package's node_modules/.bin, run in that package's folder. */
export interface Step {
  name: string;
  folder: string;
  program: string;
  args: string[];
  /** Which test runner writes its counts, as JSON, into the file that the step is given. */
  counts?: 'vitest' | 'playwright';
  /**
   * Past this the step is ended and counts as failed; more on a machine that is slow or busy. It is against what hangs, so
   * several times what the step takes: a machine may become slower after its pace was taken.
   */
  limitMinutes: number;
  /** It needs one processor only: steps like it that follow each other run side by side. */
  isNarrow?: boolean;
}

const QUICK = 10;
const TYPED = ['.ci', 'sync-protocol', 'migrations', 'api', 'web', 'web/src/pwa/worker', 'e2e'];
/** Rooms with little to test: what takes longest is one file of the first, beside which the others have their turn. */
const LITTLE_TESTED = ['migrations', '.ci', 'sync-protocol'];
const TESTED = ['api', 'web', 'e2e'];

const tool = (name: string, program: string, ...args: string[]): Step => ({
  name,
  folder: '.',
  program,
  args,
  limitMinutes: QUICK,
});

const narrow = (step: Step): Step => ({ ...step, isNarrow: true });

const types = (project: string) => narrow(tool(`types ${project}`, 'tsc', '-p', project));

const unitTests = (folder: string): Step => ({
  name: `tests ${folder}`,
  folder,
  program: 'vitest',
  args: ['run'],
  counts: 'vitest',
  limitMinutes: 30,
});

const onOneProcessor = (step: Step): Step => narrow({ ...step, args: [...step.args, '--maxWorkers=1'] });

/** Every step, cheapest first. */
export const STEPS: Step[] = [
  tool('format', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', '.'),
  tool('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  { ...tool('test tools', 'node', 'e2e/harness/tools.ts'), limitMinutes: 15 },
  ...TYPED.map(types),
  narrow(tool('dead code', 'knip')),
  ...LITTLE_TESTED.map(unitTests).map(onOneProcessor),
  ...TESTED.map(unitTests),
  { ...tool('build', 'vite', 'build'), folder: 'web' },
  tool('bundle size', 'node', '.ci/bundle/bundle-size.ts'),
  tool('web apis', 'node', 'web/build/check-apis.ts'),
  {
    name: 'journeys',
    folder: 'e2e',
    program: 'playwright',
    args: ['test'],
    counts: 'playwright',
    limitMinutes: 45,
  },
];

/** The steps in their order, those that may run side by side together. */
export function groupsOf(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.isNarrow && last?.[0]?.isNarrow) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** The program's path: the package's own, or else the workspace's; `node` is the one that runs this. */
export function programPath(step: Step, root: string): string {
  if (step.program === 'node') return process.execPath;
  const places = [step.folder, '.'].map((folder) => join(root, folder, 'node_modules/.bin', step.program));
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error(`${step.program} is not installed; run pnpm install.`);
  return found;
}
