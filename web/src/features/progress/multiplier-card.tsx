import { BedSingle } from 'lucide-react';
import { DAYS_PER_REST_DAY, nextTier, STREAK_TIERS, tierOf } from 'sync-protocol/rules/streak';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { Flames } from '#ui/flames.tsx';
import { count, times } from '#ui/format.ts';
import { messages } from './messages.ts';

interface MultiplierCardProps {
  streak: number;
  /** The streak that a task done today counts with. */
  streakToday: number;
  restDays: number;
  /** What the multiplier has added today. */
  bonus: number;
}

const text = messages.multiplier;

/** What the streak is worth, and the steps to come. */
export function MultiplierCard({ streak, streakToday, restDays, bonus }: MultiplierCardProps) {
  const tier = tierOf(streakToday);
  const next = nextTier(streak);
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
      <TierLadder streak={streak} />
      <p className="mt-3 text-sm font-semibold">
        {next ? text.next(next.from - streak, times(next.multiplier)) : text.top}
      </p>
      <p className="mt-3 flex items-center gap-3 rounded-md bg-well px-3 py-2.5 text-xs text-ink-soft">
        <BedSingle className="size-5 shrink-0" aria-hidden />
        <span>
          <b className="block text-sm text-ink">{text.restDays(restDays)}</b>
          {text.restDaysHint(DAYS_PER_REST_DAY)}
        </span>
      </p>
    </Card>
  );
}

/** One column a tier, as high as its multiplier; those that are reached are filled. */
function TierLadder({ streak }: { streak: number }) {
  const top = STREAK_TIERS.at(-1)?.multiplier ?? 100;
  return (
    <ol className="mt-4 flex items-end gap-2" aria-label={text.ladder}>
      {STREAK_TIERS.map(({ from, name, multiplier }) => (
        <li
          key={name}
          className="flex-1 text-center"
          aria-current={tierOf(streak).name === name || undefined}
        >
          <span className={cx('numerals block text-sm font-bold', streak < from && 'text-ink-faint')}>
            {times(multiplier)}
          </span>
          <span
            className={cx('mt-1 block rounded-sm', streak >= from ? 'bg-accent' : 'bg-well')}
            style={{ height: `${(multiplier / top) * 3.5}rem` }}
          />
          <span
            className={cx(
              'mt-1 block truncate text-xs',
              tierOf(streak).name === name ? 'font-bold' : 'text-ink-soft',
            )}
          >
            {name}
          </span>
          <span className="block text-xs text-ink-faint">{text.days(from)}</span>
        </li>
      ))}
    </ol>
  );
}
