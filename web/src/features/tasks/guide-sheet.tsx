import type { ReactNode } from 'react';
import type { CoachingGuide, Drill } from 'sync-protocol/entities/program';
import type { Task } from 'sync-protocol/entities/task';
import { useRegimen } from '#data/live.ts';
import { Button } from '#ui/button.tsx';
import { useKept } from '#ui/use-kept.ts';
import { Sheet } from '#ui/sheet.tsx';
import { doseText } from './dose.ts';
import { messages } from './messages.ts';

interface GuideSheetProps {
  /** The task to explain; none closes the sheet. */
  task: Task | undefined;
  onClose: () => void;
  onToggle: (task: Task) => void;
}

const text = messages.guide;

/** How a task is done: technique, steps, mistakes and tips. */
export function GuideSheet({ task, onClose, onToggle }: GuideSheetProps) {
  const shown = useKept(task);
  if (!shown) return null;
  const toggle = () => {
    onClose();
    onToggle(shown);
  };
  return (
    <Sheet
      open={task !== undefined}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={shown.name}
      text={shown.description}
      closeLabel={text.close}
      footer={
        <Button tone={shown.isCompleted ? 'soft' : 'primary'} size="lg" wide onClick={toggle}>
          {shown.isCompleted ? text.markOpen : text.markDone}
        </Button>
      }
    >
      <Guide task={shown} />
    </Sheet>
  );
}

function Guide({ task }: { task: Task }) {
  const content = useRegimen(task.regimenId);
  const drill = content?.drills.find((one) => one.id === task.drillId);
  return (
    <div data-category={task.category} className="grid gap-6">
      <Facts task={task} drill={drill} />
      {drill ? (
        <GuideText guide={drill.guide} />
      ) : (
        content === null && <p className="text-sm text-ink-soft">{text.missing}</p>
      )}
    </div>
  );
}

function Facts({ task, drill }: { task: Task; drill: Drill | undefined }) {
  const needs = drill?.equipment.join(', ') || text.needsNothing;
  return (
    <dl className="grid grid-cols-3 gap-2 text-center">
      {task.dose && <Fact label={text.dose} value={doseText(task.dose)} />}
      <Fact label={text.time} value={messages.minutes(task.estimatedMinutes)} />
      {drill && <Fact label={text.needs} value={needs} />}
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-md bg-cat-soft px-2 py-2.5">
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="text-sm leading-tight font-bold text-cat">{value}</dd>
    </div>
  );
}

function GuideText({ guide }: { guide: CoachingGuide }) {
  return (
    <>
      <Part title={text.technique}>
        <p>{guide.technique}</p>
      </Part>
      <Part title={text.steps}>
        <ol className="grid gap-3">
          {guide.steps.map((step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden
                className="numerals grid size-7 shrink-0 place-items-center rounded-full bg-cat-soft text-sm font-bold text-cat"
              >
                {index + 1}
              </span>
              <span className="pt-0.5">{step}</span>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={text.mistakes}>
        <Points lines={guide.mistakes} />
      </Part>
      <Part title={text.tips}>
        <Points lines={guide.tips} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="text-sm">
      <h3 className="mb-2 text-base">{title}</h3>
      {children}
    </section>
  );
}

function Points({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {lines.map((line) => (
        <li key={line} className="border-l-3 border-cat pl-3">
          {line}
        </li>
      ))}
    </ul>
  );
}
