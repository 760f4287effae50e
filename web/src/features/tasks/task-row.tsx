import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { cx } from '#ui/cx.ts';
import { CategoryIcon } from '#ui/icons/category-icon.tsx';
import { TaskCheck } from '#ui/controls/task-check.tsx';
import { WaitingMark } from '#ui/surfaces/waiting-mark.tsx';
import { doseText } from './dose.ts';
import { messages } from './messages.ts';

interface TaskRowProps {
  task: Task;
  /** What it earns, or earned. */
  points: number;
  /** What was done to it was not sent yet. */
  isWaiting: boolean;
  onToggle: (task: Task) => void;
  onOpen: (task: Task) => void;
}

/** A task: the tick at the thumb, what to do, and what it is worth. Its text opens the coaching guide. */
export const TaskRow = memo(function TaskRow({ task, points, isWaiting, onToggle, onOpen }: TaskRowProps) {
  const { name, dose, estimatedMinutes, category, isCompleted } = task;
  const minutes = messages.minutes(estimatedMinutes);
  return (
    <li data-category={category} className="flex items-center pr-3 pl-2">
      <TaskCheck
        checked={isCompleted}
        label={messages.check(name)}
        reward={messages.points(points)}
        onToggle={() => onToggle(task)}
      />
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text lies deeper than the rule looks */}
      <button
        type="button"
        onClick={() => onOpen(task)}
        className="pressable flex min-h-16 min-w-0 flex-1 items-center gap-3 py-2.5 pl-1.5 text-left"
      >
        <span className="min-w-0 flex-1">
          <span
            className={cx(
              'block leading-snug font-semibold',
              isCompleted && 'text-ink-faint line-through decoration-1',
            )}
          >
            {name}
          </span>
          <span className="mt-0.5 flex flex-wrap items-center gap-x-4 overflow-hidden text-xs whitespace-nowrap text-ink-soft">
            <span className="flex items-center gap-x-1.5">
              <CategoryIcon category={category} className="size-4 text-cat" />
              {dose ? doseText(dose) : minutes}
            </span>
            {/* Where it begins a line, the dot before it is out of sight. */}
            {dose && !('minutes' in dose) && <span className="dotted">{minutes}</span>}
            {isWaiting && <WaitingMark label={messages.waiting} />}
          </span>
        </span>
        <span className={cx('numerals text-sm font-bold', isCompleted ? 'text-ink-faint' : 'text-cat')}>
          <span aria-hidden>{messages.points(points)}</span>
          <span className="sr-only">{messages.pointsWords(points)}</span>
        </span>
        <ChevronRight className="-ml-1.5 size-4 shrink-0 text-ink-faint" aria-hidden />
      </button>
    </li>
  );
});
