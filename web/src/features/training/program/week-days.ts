import type { ProgramContent } from 'sync-protocol/entities/training/program';
import {
  MAIN_PER_SESSION,
  SESSIONS_PER_WEEK,
  TASKS_PER_SESSION,
} from 'sync-protocol/rules/training/program-terms';

type Week = ProgramContent['program']['weeks'][number];

const ENTRIES_A_WEEK = SESSIONS_PER_WEEK * TASKS_PER_SESSION;

/** The main drills of a week, day by day, as they are dealt; what comes around them is chosen when the day is there. */
export function daysOf({ week, sessions }: Week, plan: ProgramContent['plan']): string[][] {
  const entries = sessions.flat();
  if (!plan) return sessions.map((session) => session.map(({ drill }) => drill));
  const main = plan.main
    .map((place) => place - (week - 1) * ENTRIES_A_WEEK)
    .flatMap((place) => (place < 0 ? [] : (entries[place]?.drill ?? [])));
  return Array.from({ length: Math.ceil(main.length / MAIN_PER_SESSION) }, (_, day) =>
    main.slice(day * MAIN_PER_SESSION, (day + 1) * MAIN_PER_SESSION),
  );
}
