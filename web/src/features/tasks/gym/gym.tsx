import { useEffect, useState } from 'react';
import type { Task } from 'sync-protocol/entities/tasks/task';
import type { Equipment } from 'sync-protocol/rules/tasks/task-equipment';
import { takesResult } from 'sync-protocol/rules/tasks/results';
import { isRunning } from 'sync-protocol/rules/training/enrolment/enrolment';
import { EQUIPMENT } from 'sync-protocol/rules/training/program-terms';
import { drillOfTask, useDrills, type TaskDrills } from '#data/catalog/drills.ts';
import { useDayRows } from '#data/live/day.ts';
import { useHoldUpdates } from '#pwa/update/hold-updates.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { haptic } from '#ui/device/haptics.ts';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { useHeadingFocus } from '#ui/focus/use-heading-focus.ts';
import { useWakeLock } from '#ui/device/use-wake-lock.ts';
import { WhereSheet } from '../day/where-sheet.tsx';
import { GuideSheet } from '../guide/guide-sheet.tsx';
import { GymBar } from './gym-bar.tsx';
import { GymFinish } from './gym-finish.tsx';
import { messages } from './gym-messages.ts';
import { neighbour, nextOpen, queueOf, sessionOf } from './gym-queue.ts';
import { useGymMemory, type GymMemory } from './gym-memory.ts';
import { GymResult } from './gym-result.tsx';
import { GymTask } from './gym-task.tsx';
import { Achieved } from '../results/achieved.tsx';
import { isMeasured } from '../results/result-entry.tsx';
import { useRecords, type Records } from '../results/use-records.ts';
import { useSteadyTaps } from './trembling.ts';
import { TasksEmpty } from '../tasks-empty.tsx';
import { UncheckConfirm } from '../uncheck-confirm.tsx';
import { setCompleted, useReadyTicks, useToggle } from '../use-toggle.ts';

/** Today's tasks one by one, each as large as the screen, for a phone that leans against the wall. */
export function Gym() {
  const rows = useDayRows();
  const found = useDrills(rows?.tasks ?? []);
  // When the day is told something else, the session goes on with those it knows until the new ones are read.
  const [drills, setDrills] = useState(found);
  if (rows && found && found !== drills) setDrills(found);
  useReadyTicks(rows?.tasks ?? []);
  useHoldUpdates(true);
  const memory = useGymMemory(rows?.today);
  // Here, so that they are read before a drill is done: what was got in it is asked for at once.
  const records = useRecords();
  if (!rows || !drills || !memory || !records) return <Loading />;
  const { today, tasks, total, conditions, userRegimens } = rows;
  const has = conditions.has ?? EQUIPMENT;
  const shown = sessionOf(tasks, today);
  if (shown.length === 0) return <NoTasks hasProgram={userRegimens.some(isRunning)} />;
  return (
    <Session
      key={today}
      today={today}
      shown={shown}
      has={has}
      drills={drills}
      records={records}
      points={total?.points ?? 0}
      memory={memory}
    />
  );
}

/** Whoever comes by the address before the first program has begun. */
function NoTasks({ hasProgram }: { hasProgram: boolean }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-3 px-4">
      <title>{messages.title}</title>
      <h1 id="title" className="sr-only">
        {messages.title}
      </h1>
      <TasksEmpty hasProgram={hasProgram} />
      <Link to="/" className={buttonClass({ size: 'lg', wide: true })}>
        {messages.home}
      </Link>
    </div>
  );
}

function Loading() {
  return (
    <div className="mx-auto max-w-md p-4">
      <SkeletonList rows={3} rowClass="h-40" label={messages.loading} />
    </div>
  );
}

interface SessionProps {
  today: string;
  shown: readonly Task[];
  /** What there is to train with. */
  has: readonly Equipment[];
  drills: TaskDrills;
  /** What was got in drills so far. */
  records: Records;
  points: number;
  memory: GymMemory;
}

function Session({ today, shown, has, drills, records, points, memory }: SessionProps) {
  const { tasks, held } = queueOf(shown, drills, has);
  const [place, setPlace] = useState(memory.place);
  useEffect(() => memory.keepPlace(place), [memory, place]);
  const [hasDone, setHasDone] = useState(false);
  const [open, setOpen] = useState<'guide' | 'filter' | null>(null);
  const { toggle: askToUncheck, ...asking } = useToggle();
  const at = typeof place === 'object' ? tasks.find((task) => task.id === place.id) : undefined;
  const task = place === 'end' ? undefined : (at ?? nextOpen(tasks, null));
  // So it stays on screen when another tab or device checks it.
  if (task && task !== at) setPlace({ id: task.id });
  const asked = typeof place === 'object' && place.asks ? measuredOf(task, drills) : undefined;
  const following = task && nextOpen(tasks, task.id);
  useWakeLock(task !== undefined);
  const around = useHeadingFocus<HTMLDivElement>(
    task ? `${task.id} ${task.isCompleted} ${asked !== undefined}` : 'end',
    open !== null || asking.asked !== null,
  );

  const steady = useSteadyTaps();
  const goTo = (next: Task | undefined) => setPlace(next ? { id: next.id } : 'end');
  const toggle = async (one: Task) => {
    if (one.isCompleted) return askToUncheck(one);
    // At once, and a second tap meets the next task, or what was got in this one.
    if (measuredOf(one, drills)) setPlace({ id: one.id, asks: true });
    else goTo(nextOpen(tasks, one.id));
    haptic('tick');
    if (await setCompleted(one, true)) setHasDone(true);
    else setPlace({ id: one.id });
  };
  const done = tasks.filter((one) => one.isCompleted).length;
  const openFilter = () => setOpen('filter');

  return (
    <div
      ref={around}
      onClickCapture={steady}
      data-full-screen
      data-no-swipe
      data-category={task?.category}
      className="flex min-h-dvh flex-col bg-bg transition-colors duration-300 data-category:bg-cat-soft lg:h-dvh"
    >
      <title>{messages.title}</title>
      <GymBar tasks={tasks} currentId={task?.id} onFilter={openFilter} isFiltered={held.length > 0} />
      {task && asked && (
        <GymResult
          today={today}
          measured={asked}
          records={records}
          hasMore={following !== undefined}
          onGoOn={() => goTo(following)}
        />
      )}
      {task && !asked && (
        <GymTask
          key={task.id}
          task={task}
          drills={drills}
          memory={memory}
          actions={{
            toggle: () => void toggle(task),
            guide: () => setOpen('guide'),
            previous: turnTo(neighbour(tasks, task.id, -1), goTo),
            next: turnTo(neighbour(tasks, task.id, 1), goTo),
          }}
          following={following}
          onGoOn={() => goTo(following)}
        />
      )}
      {!task && tasks.length === 0 && <NothingFits onFilter={openFilter} />}
      {!task && tasks.length > 0 && (
        <GymFinish
          today={today}
          done={done}
          total={tasks.length + held.length}
          points={points}
          held={held.length}
          achieved={<Achievements {...{ today, tasks, drills, records }} />}
          isEarned={hasDone}
          onFilter={openFilter}
        />
      )}
      <WhereSheet
        open={open === 'filter'}
        onClose={() => {
          setOpen(null);
          if (place === 'end') setPlace('first');
        }}
        has={has}
        fits={(things) => ({ fits: queueOf(shown, drills, things).tasks.length, total: shown.length })}
      />
      <GuideSheet
        task={open === 'guide' ? task : undefined}
        onClose={() => setOpen(null)}
        onToggle={(one) => void toggle(one)}
      />
      <UncheckConfirm {...asking} />
    </div>
  );
}

/** Drills of today that were done and take a result. */
function Achievements({
  today,
  tasks,
  drills,
  records,
}: Pick<SessionProps, 'today' | 'drills' | 'records'> & { tasks: readonly Task[] }) {
  const measured = tasks.flatMap((task) => (task.isCompleted && measuredOf(task, drills)) || []);
  return measured.length > 0 && <Achieved today={today} measured={measured} records={records} />;
}

/** What a task's result goes by, if it takes one. */
function measuredOf(task: Task | undefined, drills: SessionProps['drills']) {
  const { drill, regimenId } = (task && drillOfTask(drills, task)) ?? {};
  const isAsked = task && isMeasured(drill) && takesResult(drill.result, task.dose);
  return regimenId && isAsked ? { drill, regimenId } : undefined;
}

function turnTo(task: Task | undefined, goTo: (task: Task) => void): (() => void) | undefined {
  return task && (() => goTo(task));
}

function NothingFits({ onFilter }: { onFilter: () => void }) {
  const { title, text, action } = messages.nothingFits;
  return (
    <div className="mx-auto flex flex-1 animate-rise-in flex-col justify-center px-4">
      <h1 id="title" tabIndex={-1} className="sr-only">
        {title}
      </h1>
      <EmptyState
        title={title}
        text={text}
        action={
          <Button tone="primary" size="lg" onClick={onFilter}>
            {action}
          </Button>
        }
      />
    </div>
  );
}
