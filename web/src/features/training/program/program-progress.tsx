import { SESSIONS_PER_WEEK } from 'sync-protocol/rules/training/program-terms';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { StepBar } from '#ui/charts/step-bar.tsx';
import { messages } from '../home-messages.ts';

/** How far a player is in a program: the weeks as a path, the present one filling up. */
export function ProgramProgress({ enrolment }: { enrolment: UserRegimen }) {
  const { name, currentWeek, totalWeeks, completionPercentage, sessions } = enrolment;
  const inWeek = sessions - (currentWeek - 1) * SESSIONS_PER_WEEK;
  return (
    <div>
      <div className="mb-1.5 flex justify-between text-xs font-semibold">
        <span>{messages.week(currentWeek, totalWeeks)}</span>
        <span className="numerals">{messages.percent(completionPercentage)}</span>
      </div>
      <StepBar
        steps={totalWeeks}
        current={currentWeek}
        part={Math.min(1, inWeek / SESSIONS_PER_WEEK)}
        percent={completionPercentage}
        label={messages.progress(name, completionPercentage)}
      />
    </div>
  );
}
