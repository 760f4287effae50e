import { TASKS_A_DAY } from 'sync-protocol/rules/progress/points';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { messages } from './messages.ts';

/** A day's tasks before they are there. */
export function DayShape() {
  return <SkeletonList rows={TASKS_A_DAY} label={messages.loading} />;
}
