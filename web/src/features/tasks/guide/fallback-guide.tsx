import type { Task } from 'sync-protocol/entities/tasks/task';
import { coachingGuideFor } from 'sync-protocol/rules/tasks/coaching-guide';
import { GuideText } from './guide-text.tsx';

/** The guide of a task whose drill is not there: what its name and its category tell. */
export function FallbackGuide({ task }: { task: Task }) {
  return <GuideText guide={coachingGuideFor(task)} />;
}
