import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CustomRegimen, StructureWeek } from 'sync-protocol/entities/training/regimen';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { isRunning } from 'sync-protocol/rules/training/enrolment/enrolment';
import { PLAN_BENEFITS, programTextsFor, weekFocus } from 'sync-protocol/rules/training/program-detail';
import { Button } from '#ui/controls/button.tsx';
import { Confirm } from '#ui/layers/confirm.tsx';
import { DescribeProgram } from './describe-program.tsx';
import { messages as ownMessages } from './own-messages.ts';
import { removeProgram } from './remove-program.ts';
import { ProgramText } from '../program/program-text.tsx';
import { WeekCard, weekState } from '../program/week-card.tsx';
import { WeekEditor } from './week-editor.tsx';

const text = ownMessages.week;

interface OwnProgramProps {
  program: CustomRegimen;
  /** Where the player stands in it. */
  enrolment: UserRegimen | undefined;
  /** It is about to be deleted here. */
  onRemove: () => void;
}

/** What a program of the player's own holds; each week can be rewritten. */
export function OwnProgram({ program, enrolment, onRemove }: OwnProgramProps) {
  const [edited, setEdited] = useState<StructureWeek | null>(null);
  const openWeek = enrolment?.currentWeek ?? 1;
  return (
    <ProgramText texts={programTextsFor(program)} benefits={PLAN_BENEFITS}>
      {program.weeks.map((week) => (
        <WeekCard
          key={week.week}
          week={week.week}
          theme={week.theme}
          state={weekState(week.week, enrolment)}
          isOpen={week.week === openWeek}
        >
          <p className="text-sm text-ink-soft">{weekFocus(week.week, program.totalWeeks)}</p>
          <ol className="mt-3 grid list-decimal gap-1 pl-5 text-sm marker:font-semibold marker:text-cat">
            {week.dailyTasks.map((task, index) => (
              <li key={index} className="pl-1">
                {task}
              </li>
            ))}
          </ol>
          <Button
            className="mt-4 -ml-1"
            aria-label={text.editNamed(week.week)}
            onClick={() => setEdited(week)}
          >
            <Pencil className="size-4" aria-hidden />
            {text.edit}
          </Button>
        </WeekCard>
      ))}
      <Actions program={program} runs={enrolment !== undefined && isRunning(enrolment)} onRemove={onRemove} />
      <WeekEditor regimenId={program.id} week={edited} onClose={() => setEdited(null)} />
    </ProgramText>
  );
}

interface ActionsProps extends Pick<OwnProgramProps, 'program' | 'onRemove'> {
  runs: boolean;
}

/** What else its owner can do; what runs is archived before it is deleted. */
function Actions({ program, runs, onRemove }: ActionsProps) {
  const [open, setOpen] = useState<'describe' | 'remove' | null>(null);
  const navigate = useNavigate();
  const close = () => setOpen(null);
  const remove = () => {
    onRemove();
    // This page is gone with the program.
    void navigate('/training', { replace: true });
    void removeProgram(program.id);
  };
  return (
    <div className="mt-6 flex flex-wrap gap-2">
      <Button onClick={() => setOpen('describe')}>
        <Pencil className="size-4" aria-hidden />
        {ownMessages.describe.open}
      </Button>
      {!runs && (
        <Button tone="ghost" onClick={() => setOpen('remove')}>
          <Trash2 className="size-4" aria-hidden />
          {ownMessages.remove.open}
        </Button>
      )}
      <DescribeProgram program={program} isOpen={open === 'describe'} onClose={close} />
      <Confirm
        open={open === 'remove'}
        onClose={close}
        title={ownMessages.remove.title(program.name)}
        text={ownMessages.remove.text}
        confirmLabel={ownMessages.remove.confirm}
        cancelLabel={ownMessages.remove.cancel}
        isDangerous
        onConfirm={remove}
      />
    </div>
  );
}
