import { cx } from '#ui/cx.ts';
import { sheet as text } from '../messages.ts';

/** On which days of the week somebody trained, Monday first. */
export function WeekDots({ name, week }: { name: string; week: readonly boolean[] | null }) {
  const days = week?.filter(Boolean).length ?? 0;
  return (
    <span
      role="img"
      aria-label={week ? text.week(name, days) : text.weekHidden}
      className={cx('flex gap-1', !week && 'opacity-40')}
    >
      {Array.from({ length: 7 }, (_, day) => (
        <span
          // A day of the week is its place.
          // oxlint-disable-next-line react/no-array-index-key
          key={day}
          className={cx('size-2.5 rounded-full', week?.[day] ? 'bg-success' : 'bg-line')}
        />
      ))}
    </span>
  );
}
