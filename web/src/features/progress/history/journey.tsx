import { Flame } from 'lucide-react';
import { nextGoal, tierOf } from 'sync-protocol/rules/progress/streak';
import { Card } from '#ui/surfaces/card.tsx';
import { Flames } from '#ui/charts/flames.tsx';
import { count, countInRow, times } from '#ui/format.ts';
import { ProgressBar } from '#ui/charts/progress-bar.tsx';
import { messages } from '../progress-messages.ts';
import { messages as streakMessages } from '../streak/streak-messages.ts';
import type { PlayerProgress } from '../use-progress.ts';
import { YearMap } from './year-map.tsx';

const text = messages.journey;

/** The streak in large, and the year of training days that it stands on. */
export function Journey(progress: PlayerProgress) {
  const { streak, streakToday, stats } = progress;
  const tier = tierOf(streakToday);
  const milestone = nextGoal(streak, streakToday);
  return (
    <Card
      as="section"
      tone="court"
      isPadded={false}
      className="overflow-hidden p-5 lg:p-7"
      aria-label={text.label}
    >
      <div className="lg:grid lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center lg:gap-10">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="grid size-20 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
            <Flame className="size-11 fill-current" strokeWidth={1.5} aria-hidden />
          </span>
          <p>
            <span className="numerals block text-4xl font-extrabold">{count(streak)}</span>
            <span className="text-sm text-on-court-soft">{text.streak}</span>
          </p>
          <p className="ml-auto text-right lg:ml-6">
            <Flames lit={tier.flames} label={streakMessages.multiplier.flames(tier.flames, 4)} />
            <span className="mt-0.5 block font-bold">{tier.name}</span>
            <span className="numerals text-sm font-bold text-accent">{times(tier.multiplier)}</span>
          </p>
        </div>
        <div className="mt-4 lg:mt-0">
          <p className="mb-2 flex justify-between gap-3 text-sm">
            <span className="text-on-court-soft">{text.nextMilestone(milestone)}</span>
            <b>{text.toGo(milestone - streak)}</b>
          </p>
          <ProgressBar
            tone="court"
            percent={Math.round((100 * streak) / milestone)}
            label={text.nextMilestone(milestone)}
          />
        </div>
      </div>
      <YearMap {...progress} />
      <dl className="mt-5 beside divided gap-y-3 text-center">
        <Number label={text.bestStreak} value={stats.bestStreak} />
        <Number label={text.trainedDays(stats.trainedDays)} value={stats.trainedDays} />
        <Number label={text.tasks(stats.completedTasks)} value={stats.completedTasks} />
        <Number label={text.points} value={stats.totalPoints} />
      </dl>
    </Card>
  );
}

function Number({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end px-1">
      <dt className="text-xs leading-tight text-on-court-soft">{label}</dt>
      <dd className="numerals text-xl font-bold max-[22.5rem]:text-base">{countInRow(value)}</dd>
    </div>
  );
}
