import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { Button } from '#ui/controls/button.tsx';
import { count } from '#ui/format.ts';
import { CategoryTile } from '#ui/icons/category-icon.tsx';
import { RowText } from '#ui/lists/list-row.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { useKept } from '#ui/layers/use-kept.ts';
import { Figure } from '../figure.tsx';
import { messages as homeMessages } from '../home-messages.ts';
import { messages } from '../messages.ts';
import { ProgramProgress } from './program-progress.tsx';
import type { StartQuestion, useStart } from './use-start.ts';

type Start = ReturnType<typeof useStart>;

interface StartDialogsProps {
  start: Start;
  active: readonly UserRegimen[];
}

/** The questions that a start can raise: archived progress, and no place left. */
export function StartDialogs({ start, active }: StartDialogsProps) {
  const { question } = start;
  const before = useKept(question?.kind === 'startedBefore' ? question : null);
  const full = useKept(question?.kind === 'full' ? question : null);
  return (
    <>
      {before && <StartedBefore question={before} isOpen={question === before} start={start} />}
      {full && <Full question={full} isOpen={question === full} start={start} active={active} />}
    </>
  );
}

interface QuestionProps<Kind extends StartQuestion['kind']> {
  question: Extract<StartQuestion, { kind: Kind }>;
  isOpen: boolean;
  start: Start;
}

function StartedBefore({ question: { regimen, archived }, isOpen, start }: QuestionProps<'startedBefore'>) {
  const text = messages.startedBefore;
  return (
    <Sheet
      open={isOpen}
      onClose={() => start.cancel()}
      title={text.title}
      text={text.text(regimen.name)}
      footer={
        <>
          <Button tone="primary" size="lg" wide onClick={() => void start.place(regimen, archived)}>
            {text.restore}
          </Button>
          <Button size="lg" wide onClick={() => void start.place(regimen, null)}>
            {text.fresh}
          </Button>
          <Button tone="ghost" size="lg" wide onClick={start.cancel}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <div data-category={archived.category} className="rounded-lg bg-cat-soft p-4">
        <ProgramProgress enrolment={archived} />
        <dl className="mt-4 grid grid-cols-2 text-center">
          <Figure value={count(archived.pointsEarned)} label={text.points} />
          <Figure value={homeMessages.percent(archived.completionPercentage)} label={text.complete} />
        </dl>
      </div>
    </Sheet>
  );
}

function Full({
  question,
  isOpen,
  start,
  active,
}: QuestionProps<'full'> & { active: readonly UserRegimen[] }) {
  const text = messages.full;
  return (
    <Sheet
      open={isOpen}
      onClose={() => start.cancel()}
      title={text.title}
      text={text.text(question.regimen.name)}
    >
      <ul className="grid gap-2 pb-2">
        {active.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-3 rounded-lg bg-well p-3">
            <CategoryTile category={one.category} />
            <RowText
              className="basis-32"
              title={one.name}
              detail={homeMessages.week(one.currentWeek, one.totalWeeks)}
            />
            <Button
              tone="outline"
              className="ml-auto"
              aria-label={text.swap(one.name)}
              onClick={() => void start.swap(one)}
            >
              {text.archive}
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
