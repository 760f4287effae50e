import { Check, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { earnedPoints, isDayFinished } from 'sync-protocol/rules/progress/points';
import { isMilestone, nextMilestone, nextTier } from 'sync-protocol/rules/progress/streak';
import { Link } from '#ui/controls/link.tsx';
import { count, times } from '#ui/format.ts';
import { prefersReducedMotion } from '#ui/use-media.ts';
import { messages } from './day-messages.ts';

const text = messages.dayDone;

interface DayDoneProps {
  today: string;
  /** The tasks of today and yesterday. */
  tasks: readonly Task[];
  /** The streak that a task done today counts with. */
  streakToday: number;
}

/** The end of a day, below its last task: what it brought, and what the next one is good for. */
export function DayDone({ today, tasks, streakToday }: DayDoneProps) {
  const todays = tasks.filter(({ day }) => day === today);
  const done = todays.filter(({ isCompleted }) => isCompleted).length;
  const isDone = isDayFinished({ done, total: todays.length });
  const card = useRef<HTMLDivElement>(null);
  const openDay = useRef<string>(undefined);
  useEffect(() => {
    if (!isDone) openDay.current = today;
    // Who has just done the last task sees it; who comes back later begins at the top.
    else if (openDay.current === today)
      card.current?.scrollIntoView({
        block: 'center',
        behavior: prefersReducedMotion() ? 'instant' : 'smooth',
      });
  }, [isDone, today]);
  if (!isDone) return null;
  const points = tasks
    .filter(({ completedDay }) => completedDay === today)
    .reduce((sum, task) => sum + earnedPoints(task.points, streakToday), 0);
  return (
    <div ref={card} className="mt-3 animate-rise-in rounded-lg bg-accent-soft">
      <Link to="/progress" className="pressable flex items-center gap-4 p-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
          <Check className="size-7" strokeWidth={3} aria-hidden />
        </span>
        <span className="min-w-0 flex-1">
          <b className="block text-lg">
            {isMilestone(streakToday) ? text.milestone(streakToday) : text.title(todays.length)}
          </b>
          <span className="block text-sm">{text.points(count(points))}</span>
          <span className="block text-sm text-ink-soft">{aheadOf(streakToday)}</span>
        </span>
        <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden />
      </Link>
    </div>
  );
}

/** What the next training days are good for; never a threat. */
function aheadOf(streak: number): string {
  const tier = nextTier(streak);
  if (!tier) return text.toMilestone(nextMilestone(streak) - streak, nextMilestone(streak));
  const multiplier = times(tier.multiplier);
  return tier.from === streak + 1 ? text.nextTime(multiplier) : text.toTier(tier.from - streak, multiplier);
}
