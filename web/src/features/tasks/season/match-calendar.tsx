import type { Season } from 'sync-protocol/entities/training/season';
import { addDays, weekStart } from 'sync-protocol/rules/training-day';
import { kindOf, type DayKind } from 'sync-protocol/rules/training/season/season';
import { cx } from '#ui/cx.ts';
import { dayInWords, monthInShort, weekdayInShort } from '#ui/format.ts';
import { saveDay } from './season-changes.ts';
import { messages } from './season-messages.ts';
import { DAY_CLASS, WEEK_CLASS } from './week-row.ts';

const text = messages.season;
const WEEKS = 5;
const dayOfMonth = (day: string) => Number(day.slice(-2));

/** The weeks to come: what each day holds, and a match more or less at a tap. */
export function MatchCalendar({ today, season }: { today: string; season: Season }) {
  const monday = weekStart(today);
  const days = Array.from({ length: 7 * WEEKS }, (_, index) => addDays(monday, index));
  return (
    <section aria-label={text.calendar} className="mt-5">
      <h3 className="text-sm font-semibold text-ink-soft">{text.calendar}</h3>
      <p className="mt-0.5 mb-2 text-xs text-ink-soft">{text.calendarHint}</p>
      <div aria-hidden className={cx(WEEK_CLASS, 'mb-1 text-center text-xs text-ink-soft')}>
        {days.slice(0, 7).map((day) => (
          <span key={day}>{weekdayInShort(day).slice(0, 2)}</span>
        ))}
      </div>
      <ul className={WEEK_CLASS}>
        {days.map((day) => (
          <li key={day}>
            <Day {...{ day, today, season }} />
          </li>
        ))}
      </ul>
      <p aria-hidden className="mt-2 flex gap-4 text-xs text-ink-soft">
        <Mark className="accent-bar">{text.legend.match}</Mark>
        <Mark className="border-2 border-ink-soft">{text.legend.practice}</Mark>
      </p>
    </section>
  );
}

function Day({ day, today, season }: { day: string; today: string; season: Season }) {
  const kind = kindOf(season, day);
  const isFirst = dayOfMonth(day) === 1;
  return (
    <button
      type="button"
      aria-pressed={kind === 'match'}
      aria-current={day === today ? 'date' : undefined}
      disabled={day < today}
      onClick={() => void saveDay(day, otherKind(season, day), today)}
      className={cx(DAY_CLASS, 'disabled:opacity-35')}
    >
      <span className="sr-only">{text.day(dayInWords(day), kind)}</span>
      <span
        aria-hidden
        className={cx(
          'numerals flex min-h-11 flex-col items-center justify-center rounded-md border-2 text-sm leading-tight',
          kind === 'match' && 'accent-bar font-bold text-on-accent',
          kind === 'practice' && 'border-ink-soft bg-well font-semibold',
          kind === 'free' && 'border-transparent bg-well text-ink-soft',
          day === today && 'underline underline-offset-4',
        )}
      >
        {isFirst && <span className="text-[0.625rem]">{monthInShort(day.slice(0, 7))}</span>}
        <span>{dayOfMonth(day)}</span>
      </span>
    </button>
  );
}

/** A match, or without it what the day's weekday says. */
function otherKind(season: Season, day: string): DayKind {
  if (kindOf(season, day) !== 'match') return 'match';
  const usual = kindOf({ ...season, days: {} }, day);
  return usual === 'match' ? 'free' : usual;
}

function Mark({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={cx('size-3 rounded-sm', className)} />
      {children}
    </span>
  );
}
