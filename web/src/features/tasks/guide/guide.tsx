import { Suspense } from 'react';
import type { Drill } from 'sync-protocol/entities/training/program';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { useRegimen } from '#data/live/live.ts';
import { cx } from '#ui/cx.ts';
import { fetched } from '#ui/fetched.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { doseText } from '../dose.ts';
import { GuideText } from './guide-text.tsx';
import { messages } from '../messages.ts';
import { needsInWords, spaceInWords } from '../needs-words.ts';

const text = messages.guide;

// Thirty guides in words that only tasks without a drill need: fetched when one is asked for.
const FallbackGuide = fetched<{ task: Task }>(async () => {
  const { coachingGuideFor } = await import('sync-protocol/rules/tasks/coaching-guide');
  return ({ task }) => <GuideText guide={coachingGuideFor(task)} />;
});

// The figures of all drills, for whoever opens a guide.
const Pictures = fetched<{ drillId: string }>(async () => {
  const { DrillPictures } = await import('../pictures/drill-pictures.tsx');
  return DrillPictures;
});

const DrillResults = fetched(async () => (await import('../results/drill-results.tsx')).DrillResults);

/** How a task is done: how much, what it needs, how it looks, technique, steps, mistakes and tips. */
export function Guide({ task }: { task: Task }) {
  const content = useRegimen(task.regimenId);
  const drill = content?.drills.find((one) => one.id === task.drillId);
  return (
    <div data-category={task.category} className="grid gap-6">
      <Facts task={task} drill={drill} />
      {drill && (
        <>
          <Suspense>
            <Pictures drillId={drill.id} />
          </Suspense>
          <GuideText guide={drill.guide} />
        </>
      )}
      {drill?.result && (
        <Suspense fallback={null}>
          <DrillResults drill={{ ...drill, result: drill.result }} regimenId={task.regimenId} />
        </Suspense>
      )}
      {content !== undefined && !drill && (
        <Suspense fallback={<SkeletonList rows={2} rowClass="h-32" label={text.loading} />}>
          {task.drillId !== null && <p className="text-sm text-ink-soft">{text.missing}</p>}
          <FallbackGuide task={task} />
        </Suspense>
      )}
    </div>
  );
}

function Facts({ task, drill }: { task: Task; drill: Drill | undefined }) {
  const needs = needsInWords(task, drill).join(', ') || (drill && text.needsNothing);
  const space = spaceInWords(drill);
  const hasSets = task.dose !== null && 'sets' in task.dose && task.dose.sets > 1;
  const facts = [
    task.dose && !('minutes' in task.dose) && { label: text.dose, value: doseText(task.dose) },
    hasSets && drill?.rest !== undefined && { label: text.rest, value: text.seconds(drill.rest) },
    { label: text.time, value: messages.minutes(task.estimatedMinutes) },
    space !== undefined && { label: text.space, value: space },
  ].filter((fact) => fact !== null && fact !== false);
  return (
    <dl className="flex flex-wrap gap-2 text-center">
      {facts.map((fact) => (
        // Four in a row are too narrow for a phone.
        <Fact key={fact.label} {...fact} className={facts.length > 3 ? 'basis-2/5 sm:basis-0' : undefined} />
      ))}
      {needs && <Fact label={text.needs} value={needs} className="basis-full" />}
    </dl>
  );
}

interface FactProps {
  label: string;
  value: string;
  /** How wide it is at least. */
  className?: string | undefined;
}

function Fact({ label, value, className }: FactProps) {
  return (
    <div
      className={cx(
        'flex min-w-0 flex-1 flex-col-reverse justify-end rounded-md bg-cat-soft px-2 py-2.5',
        className,
      )}
    >
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="text-sm leading-tight font-bold text-cat first-letter:uppercase">{value}</dd>
    </div>
  );
}
