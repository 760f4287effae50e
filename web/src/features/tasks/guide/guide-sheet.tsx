import { Suspense } from 'react';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { Button } from '#ui/controls/button.tsx';
import { fetched } from '#ui/fetched.tsx';
import { inOwnMeasures } from '#ui/measures.ts';
import { useKept } from '#ui/layers/use-kept.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { messages } from '../messages.ts';

interface GuideSheetProps {
  /** The task to explain; none closes the sheet. */
  task: Task | undefined;
  onClose: () => void;
  onToggle: (task: Task) => void;
}

const text = messages.guide;

/** Only a tap shows it. */
export const Guide = fetched<{ task: Task }>(async () => (await import('./guide.tsx')).Guide, Missing);

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
      onClose={onClose}
      title={shown.name}
      text={shown.description && inOwnMeasures(shown.description)}
      footer={
        <Button tone={shown.isCompleted ? 'soft' : 'primary'} size="lg" wide onClick={toggle}>
          {shown.isCompleted ? text.markOpen : text.markDone}
        </Button>
      }
    >
      <Suspense fallback={<SkeletonList rows={2} rowClass="h-32" label={text.loading} />}>
        <Guide task={shown} />
      </Suspense>
    </Sheet>
  );
}

function Missing() {
  return <p className="text-sm text-ink-soft">{text.missing}</p>;
}
