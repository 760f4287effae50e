import { addDays, weekdayOf, weekStart } from 'sync-protocol/rules/training-day';
import { useToday } from '#data/clock.ts';
import { cx } from '#ui/cx.ts';
import { weekdayInWords } from '#ui/format.ts';
import { sheet as text } from '../messages.ts';

interface WeekDotsProps {
  name: string;
  /** Null where it is private, undefined where it is not known. */
  week: readonly boolean[] | null | undefined;
}

/** On which days of the week somebody trained, Monday first; today has a ring, and what is still to come is small. */
export function WeekDots({ name, week }: WeekDotsProps) {
  const day = useToday();
  const today = weekdayOf(day);
  const trained =
    week?.flatMap((isIt, at) => (isIt ? weekdayInWords(addDays(weekStart(day), at)) : [])) ?? [];
  return (
    <span
      role="img"
      aria-label={week ? text.week(name, trained) : week === null ? text.weekHidden : text.weekUnknown}
      className={cx('mt-2 flex gap-1.5', !week && 'opacity-40')}
    >
      {Array.from({ length: 7 }, (_, day) => (
        <span
          // A day of the week is its place.
          // oxlint-disable-next-line react/no-array-index-key
          key={day}
          className={cx(
            'size-2.5 rounded-full forced-color-adjust-none',
            week?.[day] ? 'bg-success' : 'bg-line',
            day === today && 'outline-2 outline-offset-1 outline-line',
            day > today && 'scale-60',
          )}
        />
      ))}
    </span>
  );
}
