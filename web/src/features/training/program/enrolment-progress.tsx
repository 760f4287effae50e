import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { IN_SEASON } from 'sync-protocol/rules/tasks/dealing/day-room';
import { isPaused, isRunning } from 'sync-protocol/rules/training/enrolment/enrolment';
import { countMainDone, mainDoneOf } from 'sync-protocol/rules/training/enrolment/main-done';
import { daysAWeek, PACE_WEEKS, weeksLeft } from 'sync-protocol/rules/training/enrolment/program-progress';
import { SESSIONS_PER_WEEK } from 'sync-protocol/rules/training/program-terms';
import { addDays } from 'sync-protocol/rules/training-day';
import { useToday } from '#data/clock.ts';
import { useDayTotals, useSettings, useUserRegimens } from '#data/live/live.ts';
import { count, dateInShort } from '#ui/format.ts';
import { Figure } from '../figure.tsx';
import { messages } from '../messages.ts';
import { ProgramProgress } from './program-progress.tsx';

const text = messages.progress;

/** How far the player has come in a program: running, archived, or completed. */
export function EnrolmentProgress({ enrolment }: { enrolment: UserRegimen }) {
  const { sessions, totalWeeks, pointsEarned, startedAt } = enrolment;
  const [title, words] = headOf(enrolment);
  const beside = useBeside(enrolment);
  return (
    <div className="mt-5 rounded-md bg-surface p-4">
      <p className="font-bold">{title}</p>
      <p className="mt-0.5 mb-3 text-sm text-ink-soft">{words}</p>
      <ProgramProgress enrolment={enrolment} />
      {beside && <p className="mt-2 text-sm text-ink-soft">{beside}</p>}
      <dl className="mt-4 grid grid-cols-[1fr_1fr_auto] gap-x-2 text-center sm:grid-cols-3">
        <Figure label={text.sessions} value={text.ofSessions(sessions, SESSIONS_PER_WEEK * totalWeeks)} />
        <Figure label={text.points} value={count(pointsEarned)} />
        <Figure label={text.started} value={dateInShort(startedAt)} />
      </dl>
    </div>
  );
}

/** How long a program still lasts that shares the days with others, at the player's pace. */
function useBeside(enrolment: UserRegimen): string | undefined {
  const running = useUserRegimens()?.filter(isRunning) ?? [];
  const isInSeason = useSettings()?.season?.phase === 'season';
  const today = useToday();
  const totals = useDayTotals(addDays(today, 1 - 7 * PACE_WEEKS), today);
  const others = running.filter(({ id }) => id !== enrolment.id).map(({ name }) => name);
  if (!isRunning(enrolment) || others.length === 0 || !totals) return undefined;
  const days = daysAWeek(
    totals.map(({ day }) => day),
    today,
  );
  const weeks = weeksLeft(countMainDone(mainDoneOf(enrolment)), enrolment.totalWeeks, {
    activePrograms: running.length,
    daysAWeek: days,
    mainPerSession: isInSeason ? IN_SEASON.mainDrills : undefined,
  });
  return text.beside(weeks, new Intl.ListFormat('en').format(others), days);
}

function headOf(enrolment: UserRegimen): [title: string, words: string] {
  const { archivedAt, completedAt } = enrolment;
  if (isRunning(enrolment)) return [messages.program.isActive, messages.program.isActiveText];
  if (isPaused(enrolment) && archivedAt) return [text.archived(dateInShort(archivedAt)), text.archivedText];
  return [text.completed(dateInShort(completedAt ?? enrolment.startedAt)), text.completedText];
}
