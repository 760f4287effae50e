import { BedSingle, ChartNoAxesColumnIncreasing, Flame, Trophy, type LucideIcon } from 'lucide-react';
import type { StreakPause } from 'sync-protocol/entities/progress/streak-pause';
import { pauseOn } from 'sync-protocol/rules/progress/pauses';
import {
  FREE_DAYS,
  FREE_DAYS_WITHIN,
  needsToday,
  nextGoal,
  nextTier,
  STREAK_TIERS,
  tierOf,
} from 'sync-protocol/rules/progress/streak';
import { addDays } from 'sync-protocol/rules/training-day';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { cx } from '#ui/cx.ts';
import { Flames } from '#ui/charts/flames.tsx';
import { count, times } from '#ui/format.ts';
import { Ladder, type Rung } from '#ui/charts/ladder.tsx';
import { ShareButton } from '#ui/share/share-button.tsx';
import { messages } from './streak-messages.ts';
import { PauseControl } from './pause-control.tsx';

export interface StreakCardProps {
  today: string;
  streak: number;
  /** The streak that a task done today counts with. */
  streakToday: number;
  bestStreak: number;
  restDays: number;
  /** What the multiplier has added today. */
  bonus: number;
  pauses: readonly StreakPause[];
  /** With the way to the progress page, where that is another page. */
  leadsToProgress?: boolean;
}

const text = messages.multiplier;
/** A shorter streak is nothing to show around yet. */
const SHARED_FROM = 3;

/** What the streak is worth, the steps to come, and what keeps it when life happens. */
export function StreakCard(props: StreakCardProps) {
  const { today, streak, streakToday, bestStreak, restDays, bonus, pauses, leadsToProgress = false } = props;
  const tier = tierOf(streakToday);
  return (
    <Card as="section" aria-label={text.title}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">{text.title}</h2>
        <Flames lit={tier.flames} label={text.flames(tier.flames, 4)} />
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        {text.explains(times(tier.multiplier))}{' '}
        {bonus > 0 && <b className="text-ink">{text.bonus(count(bonus))}.</b>}
      </p>
      <div className="mt-4">
        <Ladder label={text.ladder} rungs={rungsAt(streakToday)} />
      </div>
      <p className="mt-3 text-sm font-semibold">{nextStep(streak, streakToday)}</p>
      <div className="mt-3 grid gap-2">
        <Fact
          icon={Trophy}
          title={text.best(bestStreak)}
          detail={text.milestone(nextGoal(streak, streakToday))}
        />
        <Fact
          icon={BedSingle}
          title={streak > 0 ? text.restDays(restDays) : text.freeDays(FREE_DAYS)}
          detail={restDaysDetail(props)}
        />
        <PauseControl today={today} pauses={pauses} />
      </div>
      {!leadsToProgress && streak >= SHARED_FROM && (
        <ShareButton
          className="mt-3"
          label={text.share}
          achievement={{
            kind: text.sharedAs,
            title: text.sharedTitle(streak),
            detail: text.sharedDetail,
            metal: 'gold',
            sign: <Flame />,
          }}
        />
      )}
      {leadsToProgress && (
        <Link to="/progress" className={cx(buttonClass({ wide: true }), 'mt-3')}>
          <ChartNoAxesColumnIncreasing className="size-5" aria-hidden />
          {text.seeProgress}
        </Link>
      )}
    </Card>
  );
}

/** With no rest day left, which day is next to keep the streak; in a pause it needs none. */
function restDaysDetail({ today, streak, streakToday, restDays: held, pauses }: StreakCardProps): string {
  const trainedToday = streakToday === streak;
  const isPaused = Boolean(pauseOn(pauses, today));
  if (needsToday({ streak, held, trainedToday }, isPaused)) return text.keptToday;
  const isDone = trainedToday && streak > 0 && held === 0;
  const isFreeTomorrow = Boolean(pauseOn(pauses, addDays(today, 1)));
  return isDone && !isFreeTomorrow ? text.keptTomorrow : text.restDaysHint(FREE_DAYS, FREE_DAYS_WITHIN);
}

/** The tier above the one that today pays, and how many training days are left to it, today's among them. */
function nextStep(streak: number, streakToday: number): string {
  const next = nextTier(streakToday);
  return next
    ? text.next(next.from - streak, next.name, times(next.multiplier))
    : text.top(times(tierOf(streakToday).multiplier));
}

function Fact({ icon: Icon, title, detail }: { icon: LucideIcon; title: string; detail: string }) {
  return (
    <p className="flex items-center gap-3 rounded-md bg-well px-3 py-2.5 text-xs text-ink-soft">
      <Icon className="size-5 shrink-0" aria-hidden />
      <span>
        <b className="block text-sm text-ink">{title}</b>
        {detail}
      </span>
    </p>
  );
}

function rungsAt(streakToday: number): Rung[] {
  const top = STREAK_TIERS.at(-1)?.multiplier ?? 100;
  return STREAK_TIERS.map(({ from, name, multiplier }) => ({
    name,
    value: times(multiplier),
    detail: text.days(from),
    share: multiplier / top,
    isReached: streakToday >= from,
    isCurrent: tierOf(streakToday).name === name,
  }));
}
