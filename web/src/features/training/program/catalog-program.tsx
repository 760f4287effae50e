import type { Drill, ProgramContent } from 'sync-protocol/entities/training/program';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { useProgramContent } from '#data/catalog/program-content.ts';
import { inOwnMeasures } from '#ui/measures.ts';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { OfflineState } from '#ui/surfaces/state-message.tsx';
import type { ListedProgram } from '../listed-program.ts';
import { messages } from '../messages.ts';
import { ProgramText } from './program-text.tsx';
import { WeekCard, weekState } from './week-card.tsx';
import { daysOf } from './week-days.ts';

const text = messages.program;

interface CatalogProgramProps {
  id: ListedProgram['id'];
  /** Where the player stands in it. */
  enrolment: UserRegimen | undefined;
}

/** What a program of the catalog holds, as far as this phone has it or can get it. */
export function CatalogProgram({ id, enrolment }: CatalogProgramProps) {
  const content = useProgramContent(id);
  if (content === undefined) return <SkeletonList rows={3} rowClass="h-28" label={messages.loading} />;
  if (content === null) return <OfflineState title={text.notHere} text={text.notHereText} />;
  const { program, drills, plan } = content;
  const library = new Map(drills.map((drill) => [drill.id, drill]));
  const openWeek = enrolment?.currentWeek ?? 1;
  return (
    <ProgramText texts={program} benefits={program.benefits}>
      {program.weeks.map((week) => (
        <WeekCard
          key={week.week}
          week={week.week}
          theme={week.theme}
          state={weekState(week.week, enrolment)}
          isOpen={week.week === openWeek}
        >
          <Week week={week} plan={plan} drills={library} />
        </WeekCard>
      ))}
    </ProgramText>
  );
}

interface WeekProps {
  week: ProgramContent['program']['weeks'][number];
  plan: ProgramContent['plan'];
  drills: ReadonlyMap<string, Drill>;
}

function Week({ week, plan, drills }: WeekProps) {
  return (
    <>
      <p className="text-sm text-ink-soft">{inOwnMeasures(week.focus)}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {daysOf(week, plan).map((day, index) => (
          <div key={index}>
            <h3 className="text-xs font-semibold text-cat">{text.session(index + 1)}</h3>
            <ul className="mt-1 text-sm">
              {plan && <li className="py-0.5 text-ink-soft">{text.warmUp}</li>}
              {day.map((drill) => (
                <li key={drill} className="py-0.5">
                  {drills.get(drill)?.name ?? drill}
                </li>
              ))}
              {plan && <li className="py-0.5 text-ink-soft">{text.calmEnd}</li>}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}
