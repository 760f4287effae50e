import type { GuidedStep } from '../rules/training/guided.ts';

/** How long the guided steps take without what a player counts, in seconds. */
export function timedSeconds(steps: readonly GuidedStep[]): number {
  return steps.reduce((sum, step) => sum + (step.kind === 'count' ? 0 : step.seconds), 0);
}
