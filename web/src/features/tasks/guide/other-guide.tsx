import { Suspense } from 'react';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { isOwnLine } from 'sync-protocol/rules/training/own-line';
import { drillOfTask, useDrills } from '#data/catalog/drills.ts';
import { fetched } from '#ui/fetched.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { messages } from '../messages.ts';
import { GuideBody } from './guide-body.tsx';
import { GuideText } from './guide-text.tsx';

const text = messages.guide;

// Thirty guides in words that only tasks without a drill need: fetched when one is asked for.
const FallbackGuide = fetched<{ task: Task }>(async () => {
  const { coachingGuideFor } = await import('sync-protocol/rules/tasks/coaching-guide');
  return ({ task }) => <GuideText guide={coachingGuideFor(task)} />;
});

/**
 * The guide of a task whose program on this phone has no such drill: a line of an own program may be one of another
 * program; of any other there is a guide in general words.
 */
export function OtherGuide({ task }: { task: Task }) {
  const drills = useDrills([task]);
  const known = drills && drillOfTask(drills, task);
  if (known) return <GuideBody task={task} {...known} about={known.drill.description} />;
  // A drill of ours is never told as another exercise, which may be a heavier one.
  const isOther = task.drillId === null || !isOwnLine(task);
  const loading = <SkeletonList rows={2} rowClass="h-32" label={text.loading} />;
  return (
    <GuideBody task={task}>
      {drills ? (
        <>
          {task.drillId !== null && (
            <p className="text-sm text-ink-soft">
              {text.missing} {isOther && text.untilThen}
            </p>
          )}
          {isOther && (
            <Suspense fallback={loading}>
              <FallbackGuide task={task} />
            </Suspense>
          )}
        </>
      ) : (
        loading
      )}
    </GuideBody>
  );
}
