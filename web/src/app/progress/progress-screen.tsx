import { Progress } from '#features/progress/progress.tsx';
import { AllResults } from '#features/tasks/results/all-results.tsx';

/** How far a player has come, and what they got in their drills. */
export function ProgressScreen() {
  return <Progress results={<AllResults />} />;
}
