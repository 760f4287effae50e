import { TASKS_A_DAY } from 'sync-protocol/rules/progress/points';
import { Skeleton } from '#ui/surfaces/skeleton.tsx';
import { messages } from './messages.ts';

/** The shape of the day while it is on its way: what it brings, and its tasks. */
export function DayShape() {
  return (
    <output data-day-shape className="block">
      <span className="sr-only">{messages.loading}</span>
      <Skeleton className="h-66 rounded-lg" />
      <Skeleton className="mt-8 h-11 rounded-full" />
      <Skeleton className="my-3 h-11 w-84 max-w-full rounded-full" />
      <span className="grid gap-px overflow-hidden rounded-lg">
        {Array.from({ length: TASKS_A_DAY }, (_, index) => (
          <Skeleton key={index} className="h-18" />
        ))}
      </span>
    </output>
  );
}
