import { addDays, weekStart } from 'sync-protocol/rules/training-day';
import { cx } from '#ui/cx.ts';
import { weekdayInShort } from '#ui/format.ts';
import { DAY_CLASS, WEEK_CLASS } from './week-row.ts';

interface WeekdaysProps {
  label: string;
  /** From Monday (0) to Sunday (6). */
  days: readonly number[];
  onChange: (days: number[]) => void;
}

/** Some week of the calendar: only the names of its days are shown. */
const SOME_MONDAY = weekStart('2026-01-05');

/** Days of a week, each on or off at a tap. */
export function Weekdays({ label, days, onChange }: WeekdaysProps) {
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 text-sm font-semibold text-ink-soft">{label}</legend>
      <div className={WEEK_CLASS}>
        {[0, 1, 2, 3, 4, 5, 6].map((weekday) => {
          const day = addDays(SOME_MONDAY, weekday);
          const isOn = days.includes(weekday);
          return (
            <button
              key={weekday}
              type="button"
              aria-pressed={isOn}
              onClick={() => onChange(isOn ? days.filter((one) => one !== weekday) : [...days, weekday])}
              className={DAY_CLASS}
            >
              <span className="sr-only">{weekdayInShort(day)}</span>
              <span
                aria-hidden
                className={cx(
                  'flex min-h-11 items-center justify-center rounded-md text-xs font-semibold',
                  isOn ? 'bg-ink text-bg' : 'bg-well text-ink-soft hover:text-ink',
                )}
              >
                {weekdayInShort(day).slice(0, 2)}
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
