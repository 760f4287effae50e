import type { Team } from 'sync-protocol/entities/teams/team';
import { ProgressBar } from '#ui/charts/progress-bar.tsx';
import { count, knownCount } from '#ui/format.ts';
import { messages } from '../messages.ts';
import type { Faces } from '../use-faces.ts';
import { useOwnWeek } from './use-own-week.ts';
import { weekTasksOf } from './week-tasks.ts';

/** How far a team has come this week, if it has a goal. */
export function Goal({ team: { id, weeklyGoal }, faces }: { team: Team; faces: Faces }) {
  const fetched = faces.fetched.get(id);
  const done = weekTasksOf(fetched, useOwnWeek());
  if (weeklyGoal === null) return null;
  // Each phone counts whom its player sees.
  const unseen = fetched?.members.filter(({ week }) => week === null).length ?? 0;
  return (
    <div className="mt-4">
      <p className="mb-1.5 flex justify-between gap-2 text-xs font-semibold text-ink-soft">
        <span>{messages.goal}</span>
        <span className="numerals">{messages.goalDone(knownCount(done), count(weeklyGoal))}</span>
      </p>
      <ProgressBar
        tone="ink"
        percent={done === null ? null : Math.min(100, Math.round((100 * done) / weeklyGoal))}
        label={messages.goal}
      />
      {unseen > 0 && <p className="mt-1.5 text-xs text-ink-soft">{messages.goalWithout(unseen)}</p>}
    </div>
  );
}
