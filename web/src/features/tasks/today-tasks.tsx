import { Ellipsis, RefreshCw } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import type { Task } from 'sync-protocol/entities/task';
import { earnedPoints } from 'sync-protocol/rules/points';
import { mutate } from '#data/mutate.ts';
import { useSyncStatus } from '#data/sync-status.ts';
import { Confirm } from '#ui/confirm.tsx';
import { RowList } from '#ui/list-row.tsx';
import { Menu } from '#ui/menu.tsx';
import { Section } from '#ui/page.tsx';
import { toast } from '#ui/toast-store.ts';
import { GuideSheet } from './guide-sheet.tsx';
import { GymLink } from './gym-link.tsx';
import { messages } from './messages.ts';
import { TaskRow } from './task-row.tsx';
import { useToggle } from './use-toggle.ts';

interface TodayTasksProps {
  today: string;
  /** The tasks of today and yesterday. */
  tasks: readonly Task[];
  /** The streak that a task done today counts with. */
  streakToday: number;
  /** What stands there when there are none. */
  empty: ReactNode;
}

/** What there is to do: today's tasks, and what yesterday left. */
export function TodayTasks({ today, tasks, streakToday, empty }: TodayTasksProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const { toggle, asked, uncheck, keep } = useToggle();
  const { isWaiting } = useSyncStatus();
  const open = useCallback((task: Task) => setOpenId(task.id), []);
  const todays = tasks.filter((task) => task.day === today);
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
        onToggle={toggle}
        onOpen={open}
      />
    ));
  return (
    <Section
      title={messages.title}
      aside={todays.length > 0 && <Aside isOpen={todays.some((task) => !task.isCompleted)} />}
      className="mt-5 lg:mt-6"
    >
      {todays.length > 0 ? <RowList label={messages.title}>{rows(todays)}</RowList> : empty}
      {leftOver.length > 0 && (
        <>
          <h3 className="mt-6 text-base">{messages.leftOver}</h3>
          <p className="mb-2.5 text-xs text-ink-soft">{messages.leftOverHint}</p>
          <RowList label={messages.leftOver}>{rows(leftOver)}</RowList>
        </>
      )}
      <GuideSheet
        task={tasks.find((task) => task.id === openId)}
        onClose={() => setOpenId(null)}
        onToggle={toggle}
      />
      <Confirm
        open={asked !== null}
        onOpenChange={(isOpen) => isOpen || keep()}
        title={messages.uncheck.title}
        text={messages.uncheck.text}
        confirmLabel={messages.uncheck.confirm}
        cancelLabel={messages.uncheck.cancel}
        onConfirm={uncheck}
      />
    </Section>
  );
}

function Aside({ isOpen }: { isOpen: boolean }) {
  return (
    <span className="flex items-center">
      {isOpen && <GymLink />}
      <TasksMenu />
    </span>
  );
}

function TasksMenu() {
  const refresh = async () => {
    const result = await mutate('tasks.refresh', {});
    if (result.ok) return toast({ title: messages.refreshed, tone: 'success' });
    // What the rules or a full phone say is more help than that it failed.
    const text = result.code === 'storage_failed' ? messages.refreshFailedText : result.message;
    toast({ title: messages.refreshFailed, text, tone: 'danger' });
  };
  return (
    <Menu
      label={messages.menu}
      icon={<Ellipsis className="size-6" aria-hidden />}
      items={[{ label: messages.refresh, icon: <RefreshCw aria-hidden />, onSelect: () => void refresh() }]}
    />
  );
}
