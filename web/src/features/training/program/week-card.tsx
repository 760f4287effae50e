import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { cx } from '#ui/cx.ts';
import { messages } from '../messages.ts';

const text = messages.program;

/** Where the player stands in a week. */
export type WeekState = 'done' | 'now' | 'ahead';

/** The state of a week (from 1); of a program that was never started all weeks lie ahead. */
export function weekState(week: number, enrolment: UserRegimen | undefined): WeekState {
  if (!enrolment) return 'ahead';
  if (enrolment.completedAt !== null || week < enrolment.currentWeek) return 'done';
  return week === enrolment.currentWeek ? 'now' : 'ahead';
}

interface WeekCardProps {
  week: number;
  theme: string;
  state: WeekState;
  /** Open at first. */
  isOpen: boolean;
  children: ReactNode;
}

const LOOKS: Record<WeekState, string> = {
  done: 'bg-cat-soft text-cat',
  now: 'bg-cat text-surface',
  ahead: 'bg-cat-soft text-cat',
};

/** A week of a program, to be opened. */
export function WeekCard({ week, theme, state, isOpen, children }: WeekCardProps) {
  const note = { done: text.weekDone, now: text.weekNow, ahead: '' }[state];
  return (
    <details open={isOpen} className="group rounded-lg bg-surface shadow-card">
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 rounded-lg px-4 py-3 [&::-webkit-details-marker]:hidden">
        <span
          className={cx(
            'numerals grid size-10 shrink-0 place-items-center rounded-md font-bold',
            LOOKS[state],
          )}
          aria-hidden
        >
          {state === 'done' ? <Check className="size-5" strokeWidth={3} /> : week}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-xs text-ink-soft">
            {text.week(week)}
            {note && ` · ${note}`}
          </span>
          <span className="block font-bold">{theme}</span>
        </span>
        <ChevronDown
          className="size-5 text-ink-soft transition-transform duration-200 group-open:rotate-180"
          aria-hidden
        />
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  );
}
