import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StreakPause } from 'sync-protocol/entities/progress/streak-pause';
import { isDayFinished, TASKS_A_DAY } from 'sync-protocol/rules/progress/points';
import { pauseOn } from 'sync-protocol/rules/progress/pauses';
import { needsToday, nextGoal, nextTier, tierOf } from 'sync-protocol/rules/progress/streak';
import { Card } from '#ui/surfaces/card.tsx';
import { cx } from '#ui/cx.ts';
import { count, times } from '#ui/format.ts';
import { TodayPath } from '#ui/charts/today-path.tsx';
import { messages } from './messages.ts';

interface Counted {
  done: number;
  total: number;
  /** Whether a program is running: without one there is no more to do than what there is. */
  hasProgram: boolean;
}

export interface DayHeroProps extends Counted {
  /** The streak as it stands now. */
  streak: number;
  /** The streak that a task done today counts with. */
  streakToday: number;
  bestStreak: number;
  trainedToday: boolean;
  /** How many days may be missed next, an untrained today the first of them. */
  restDays: number;
  today: string;
  pauses: readonly StreakPause[];
  points: number;
}

const text = messages.hero;

/** The day at a glance: the streak, the path of today's tasks, and what it has brought so far. */
export function DayHero(props: DayHeroProps) {
  const { streak, streakToday, trainedToday, points, done, total, hasProgram } = props;
  const isFinished = isDayFinished({ done, total });
  const whole = wholeOf({ done, total, hasProgram, isFinished });
  return (
    <Card
      as="section"
      tone="court"
      isPadded={false}
      className="overflow-hidden p-4 sm:p-5"
      aria-label={text.label}
    >
      <div className="flex flex-wrap items-center gap-3">
        <span
          className={cx(
            'grid size-11 shrink-0 place-items-center rounded-full',
            trainedToday ? 'bg-accent text-on-accent' : 'bg-court-high text-accent',
          )}
        >
          <Flame className={cx('size-6', trainedToday && 'fill-current')} aria-hidden />
        </span>
        <div className="min-w-0 flex-[1_1_6.5rem]">
          <p className="text-xl leading-tight font-bold max-[22rem]:text-lg">
            {streak > 0 ? text.streak(streak) : text.noStreak}
          </p>
          <p className="text-sm text-on-court-soft">{bannerOf(props, isFinished)}</p>
        </div>
        <p className="text-right text-xs text-on-court-soft">
          <span className="numerals block text-xl leading-tight font-bold text-accent">
            {times(tierOf(streakToday).multiplier)}
          </span>
          {text.multiplier}
        </p>
      </div>
      {whole > 0 && (
        <TodayPath
          done={done}
          total={whole}
          label={text.path(done, whole)}
          className="mx-auto mt-2 max-w-72 short:max-w-56 shorter:hidden lg:mt-4 lg:max-w-md"
        />
      )}
      {/* Before the first program there is nothing to count. */}
      {(whole > 0 || points > 0) && (
        <dl className="mt-3 beside divided text-center [--part:5rem] lg:mt-4">
          <Stat label={text.points} value={count(points)} />
          {(whole > 0 || done > 0) && (
            <Stat label={text.tasks} value={whole > 0 ? `${done}/${whole}` : count(done)} />
          )}
          {whole > 0 && <Stat label={text.percent} value={`${Math.round((100 * done) / whole)}%`} />}
        </dl>
      )}
    </Card>
  );
}

function Stat({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex flex-col-reverse px-0.5">
      <dt className="text-xs text-on-court-soft">{label}</dt>
      <dd className="numerals text-2xl font-bold">{value}</dd>
    </div>
  );
}

/**
 * How many tasks the day is of; 0 where nothing says so. It is of six, also while one program has still to fill the
 * places of another that was put off. Where no program is left, what was done is no whole day, nor a part of one.
 */
function wholeOf({ done, total, hasProgram, isFinished }: Counted & { isFinished: boolean }): number {
  if (hasProgram) return total > 0 ? Math.max(total, TASKS_A_DAY) : 0;
  return done < total || isFinished ? total : 0;
}

/** The line under the streak: the next thing worth reaching, never a threat. */
function bannerOf(props: DayHeroProps, isDone: boolean): string {
  const { streak, streakToday, bestStreak, restDays: held, trainedToday, today, pauses } = props;
  if (isDone) return text.done;
  // Whose streak has ended has had one: the app has not forgotten it.
  if (streak === 0) return bestStreak > 0 ? text.bestStays(bestStreak) : text.firstStep;
  if (needsToday({ streak, held, trainedToday }, Boolean(pauseOn(pauses, today)))) return text.keepsIt;
  const goal = nextGoal(streak, streakToday);
  const tier = nextTier(streakToday);
  return tier ? text.toTier(goal - streak, tier.name) : text.toMilestone(goal - streak, goal);
}
