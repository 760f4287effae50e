import { Suspense, type ReactNode } from 'react';
import type { Drill } from 'sync-protocol/entities/training/program';
import type { Task } from 'sync-protocol/entities/tasks/task';
import type { RegimenId } from 'sync-protocol/ids';
import { cx } from '#ui/cx.ts';
import { fetched } from '#ui/fetched.tsx';
import { inOwnMeasures } from '#ui/measures.ts';
import { doseText } from '../dose.ts';
import { GuideText } from './guide-text.tsx';
import { messages } from '../messages.ts';
import { needsInWords, spaceInWords } from '../needs-words.ts';

const text = messages.guide;

// The figures of all drills, for whoever opens a guide.
const Pictures = fetched<{ drillId: string }>(async () => {
  const { DrillPictures } = await import('../pictures/drill-pictures.tsx');
  return DrillPictures;
});

const DrillResults = fetched(async () => (await import('../results/drill-results.tsx')).DrillResults);

/** What a guide says of what is to be done, beside the drill that it is. */
export type Asked = Pick<Task, 'name' | 'category' | 'dose' | 'estimatedMinutes'>;

interface GuideBodyProps {
  task: Asked;
  /** The drill that it is, and a program that has it. */
  drill?: Drill | undefined;
  regimenId?: RegimenId | undefined;
  /** What the drill is in a sentence, where that does not stand above. */
  about?: string | undefined;
  children?: ReactNode;
}

/** How something is done: how much, what it needs, and, of a drill, how it looks, technique, steps, mistakes and tips. */
export function GuideBody({ task, drill, regimenId, about, children }: GuideBodyProps) {
  return (
    <div data-category={task.category} className="grid gap-6">
      {about && <p>{inOwnMeasures(about)}</p>}
      <Facts task={task} drill={drill} />
      {drill && (
        <>
          <Suspense>
            <Pictures drillId={drill.id} />
          </Suspense>
          <GuideText guide={drill.guide} />
        </>
      )}
      {drill?.result && regimenId && (
        <Suspense fallback={null}>
          <DrillResults drill={{ ...drill, result: drill.result }} regimenId={regimenId} dose={task.dose} />
        </Suspense>
      )}
      {children}
    </div>
  );
}

function Facts({ task, drill }: Pick<GuideBodyProps, 'task' | 'drill'>) {
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
