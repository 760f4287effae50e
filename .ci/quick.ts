import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type Step, STEPS } from './steps.ts';

/** The journeys that go through a feature, by the beginnings of their names. */
export const JOURNEYS: Record<string, string[]> = {
  analysis: ['analysis'],
  competitions: ['competitions'],
  leaderboard: ['leaderboard', 'profile-public', 'profile-safety', 'rivals'],
  motivation: ['motivation'],
  notifications: ['notifications'],
  profile: ['profile'],
  progress: ['progress'],
  rivals: ['rivals'],
  session: ['session'],
  stories: ['stories'],
  tasks: ['tasks', 'training-archived'],
  teams: ['teams'],
  training: ['training'],
  tutorial: ['tutorial'],
};
/** Drawers that are no feature’s name, and whose rules they hold. */
const DRAWERS: Record<string, string> = { technique: 'analysis' };
/** The main job: whatever of the app is changed, it has to work. */
const ALWAYS = ['first-day'];
/** What journeys need, and what looks at the build that they need. */
const AROUND_JOURNEYS = new Set(['test tools', 'build', 'web apis']);
const CODE = /\.(?:ts|tsx|mjs)$/;
const APP = /^(?:web|api|sync-protocol|migrations)\/.*\.(?:tsx?|css)$/;

/** The rooms whose tests a change in a room may break, besides its own. */
const USED_BY: Record<string, string[]> = { 'sync-protocol': ['api', 'web'], migrations: ['api'] };
/** Work that waits on phones has to be understood still: of the slow tests of faults this one is short. */
const OLD_WORK = 'e2e/faults/released-outbox.test.ts';

/** `pnpm check quick`: of all steps what these changed files touch, by their paths from `root`. */
export function quickSteps(root: string, changed: readonly string[]): Step[] {
  const code = changed.filter((file) => CODE.test(file));
  const journeys = journeysFor(root, changed);
  return STEPS.flatMap((step) => {
    if (step.name === 'format') return { ...step, args: [...step.args.slice(0, -1), ...changed] };
    if (step.name === 'journeys')
      return journeys.length > 0 ? { ...step, args: [...step.args, ...journeys] } : [];
    if (AROUND_JOURNEYS.has(step.name)) return journeys.length > 0 ? step : [];
    if (step.counts === 'vitest') return related(step, root, code);
    return step.name === 'bundle size' ? [] : step;
  }).filter((step) => step.name !== 'format' || changed.length > 0);
}

/** The tests of a room that import something that was changed, themselves or by way of others. */
function related(step: Step, root: string, code: readonly string[]): Step | [] {
  const touching = code.filter((file) => {
    const [room = ''] = file.split('/', 1);
    return room === step.folder || USED_BY[room]?.includes(step.folder);
  });
  const isOldWorkTouched = step.folder === 'e2e' && code.some((file) => file.startsWith('sync-protocol/'));
  const files = [...touching, ...(isOldWorkTouched ? [OLD_WORK] : [])].map((file) => join(root, file));
  return files.length > 0 ? { ...step, args: ['related', '--run', '--passWithNoTests', ...files] } : [];
}

/**
 * The journeys that were changed, and those of changed features, as paths in e2e. A file is of the features whose names
 * stand in its path, for a drawer or for itself.
 */
export function journeysFor(root: string, changed: readonly string[]): string[] {
  const all = globSync('{journeys,offline}/**/*.spec.ts', { cwd: join(root, 'e2e') });
  const ofApp = changed.filter((file) => APP.test(file));
  const parts = new Set(ofApp.flatMap((file) => file.split(/[/.]/)));
  const features = [...parts].map((part) => DRAWERS[part] ?? part);
  const names = [
    ...(ofApp.length > 0 ? ALWAYS : []),
    ...features.flatMap((feature) => JOURNEYS[feature] ?? []),
  ];
  return all
    .filter((path) => changed.includes(`e2e/${path}`) || names.some((name) => path.includes(`/${name}`)))
    .sort();
}
