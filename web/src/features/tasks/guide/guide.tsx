import { Suspense } from 'react';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { useRegimen } from '#data/live/live.ts';
import { fetched } from '#ui/fetched.tsx';
import { GuideBody } from './guide-body.tsx';

const OtherGuide = fetched<{ task: Task }>(async () => (await import('./other-guide.tsx')).OtherGuide);

/** How a task is done: how much, what it needs, how it looks, technique, steps, mistakes and tips. */
export function Guide({ task }: { task: Task }) {
  const { regimenId } = task;
  const content = useRegimen(regimenId);
  const drill = content?.drills.find((one) => one.id === task.drillId);
  if (content === undefined || drill) return <GuideBody task={task} drill={drill} regimenId={regimenId} />;
  return (
    <Suspense fallback={<GuideBody task={task} />}>
      <OtherGuide task={task} />
    </Suspense>
  );
}
