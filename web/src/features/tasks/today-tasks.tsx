import { Ellipsis, RefreshCw } from 'lucide-react';
import { memo, Suspense, useCallback, useMemo, useState } from 'react';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { MAX_REFRESHES_A_DAY } from 'sync-protocol/rules/tasks/dealing/deal';
import type { Conditions } from 'sync-protocol/rules/tasks/dealing/conditions';
import { earnedPoints } from 'sync-protocol/rules/progress/points';
import { tasksRefresh } from 'sync-protocol/mutations/tasks/tasks-refresh';
import { sayFailed } from '#data/rows/failure-text.ts';
import { mutate } from '#data/rows/mutate.ts';
import { useIsWaiting } from '#data/sync/sync-status.ts';
import { fetched } from '#ui/fetched.tsx';
import { RowList } from '#ui/lists/list-row.tsx';
import { Menu } from '#ui/layers/menu.tsx';
import { Section } from '#ui/surfaces/page.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { DayConditions } from './day/day-conditions.tsx';
import { GuideSheet } from './guide/guide-sheet.tsx';
import { GymLink } from './gym-link.tsx';
import { messages } from './messages.ts';
import { TaskRow } from './task-row.tsx';
import { TasksEmpty } from './tasks-empty.tsx';
import { UncheckConfirm } from './uncheck-confirm.tsx';
import { useReadyTicks, useToggle } from './use-toggle.ts';

const DayDone = fetched(async () => (await import('./day/day-done.tsx')).DayDone);

interface TodayTasksProps {
  today: string;
  /** The tasks of today and yesterday. */
  tasks: readonly Task[];
  /** How often today's tasks were swapped. */
  refreshes: number;
  /** What there is to train with, and what hurts. */
  conditions: Conditions;
  /** Whether the day comes after as many training days in a row as ask for an easy one. */
  isAfterMany: boolean;
  /** Whether the player is just back from a pause, and dealt less. */
  isJustBack: boolean;
  /** Whether the open tasks are more than a body has room for, by what was heard of since they were dealt. */
  isTooMuch: boolean;
  /** The streak that a task done today counts with. */
  streakToday: number;
  /** Whether a program is running: without one there are none. */
  hasProgram: boolean;
}

/** What there is to do: today's tasks, and what yesterday left. */
export function TodayTasks(props: TodayTasksProps) {
  const { tasks } = props;
  const [openId, setOpenId] = useState<string | null>(null);
  const { toggle, ...asking } = useToggle();
  useReadyTicks(tasks);
  const open = useCallback((task: Task) => setOpenId(task.id), []);
  return (
    <>
      <Lists {...props} onToggle={toggle} onOpen={open} />
      <GuideSheet
        task={tasks.find((task) => task.id === openId)}
        onClose={() => setOpenId(null)}
        onToggle={toggle}
      />
      <UncheckConfirm {...asking} />
    </>
  );
}

interface ListsProps extends TodayTasksProps {
  onToggle: (task: Task) => void;
  onOpen: (task: Task) => void;
}

/** The tasks without what a tap on one opens: that is not to wait until all of them have been drawn again. */
const Lists = memo(function Lists({
  today,
  tasks,
  refreshes,
  conditions,
  isAfterMany,
  isJustBack,
  isTooMuch,
  streakToday,
  hasProgram,
  onToggle,
  onOpen,
}: ListsProps) {
  const isWaiting = useIsWaiting();
  const todays = useMemo(() => tasks.filter((task) => task.day === today), [tasks, today]);
  const isOpen = todays.some((task) => !task.isCompleted);
  const leftOver = tasks.filter(
    (task) => task.day !== today && (!task.isCompleted || task.completedDay === today),
  );
  const rows = (some: readonly Task[]) =>
    some.map((task) => (
      <TaskRow
        key={task.id}
        task={task}
        points={earnedPoints(task.points, streakToday)}
        isWaiting={isWaiting(task.id)}
        onToggle={onToggle}
        onOpen={onOpen}
      />
    ));
  return (
    <Section
      title={messages.title}
      aside={
        todays.length > 0 && (
          <span className="flex items-center">
            {isOpen && <GymLink />}
            <TasksMenu isOpen={isOpen} left={MAX_REFRESHES_A_DAY - refreshes} />
          </span>
        )
      }
      className="mt-5 lg:mt-6"
    >
      {isOpen && (
        <DayConditions
          conditions={conditions}
          isAfterMany={isAfterMany}
          isJustBack={isJustBack}
          isTooMuch={isTooMuch}
          todays={todays}
          refreshes={refreshes}
        />
      )}
      {todays.length > 0 && (
        <>
          <RowList label={messages.title}>{rows(todays)}</RowList>
          <Suspense fallback={null}>
            <DayDone today={today} tasks={tasks} streakToday={streakToday} />
          </Suspense>
        </>
      )}
      {(todays.length === 0 || !(isOpen || hasProgram)) && (
        <div className={todays.length > 0 ? 'mt-3' : undefined}>
          <TasksEmpty hasProgram={hasProgram} />
        </div>
      )}
      {leftOver.length > 0 && (
        <>
          <h3 className="mt-6 text-base">{messages.leftOver}</h3>
          <p className="mb-2.5 text-xs text-ink-soft">{messages.leftOverHint}</p>
          <RowList label={messages.leftOver}>{rows(leftOver)}</RowList>
        </>
      )}
    </Section>
  );
});

interface TasksMenuProps {
  /** Whether there is a task to swap. */
  isOpen: boolean;
  /** How many more times today's tasks can be swapped. */
  left: number;
}

function TasksMenu({ isOpen, left }: TasksMenuProps) {
  const refresh = async () => {
    const result = await mutate(tasksRefresh, {});
    if (result.ok) return toast({ title: messages.refreshed, tone: 'success' });
    sayFailed(messages.refreshFailed, result, messages.refreshFailedText);
  };
  return (
    <Menu
      label={messages.menu}
      icon={<Ellipsis className="size-6" aria-hidden />}
      items={[
        {
          label: messages.refresh,
          detail: refreshDetail(isOpen, left),
          icon: <RefreshCw aria-hidden />,
          isDisabled: !isOpen || left <= 0,
          onSelect: () => void refresh(),
        },
      ]}
    />
  );
}

/** How often the tasks can still be swapped, or why they can't. */
function refreshDetail(isOpen: boolean, left: number): string {
  if (!isOpen) return messages.nothingToRefresh;
  return left > 0 ? messages.refreshesLeft(left) : messages.noRefreshLeft;
}
