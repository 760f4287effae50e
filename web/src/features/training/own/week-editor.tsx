import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { TASK_LINE_MAX, THEME_MAX, type StructureWeek } from 'sync-protocol/entities/training/regimen';
import { EMPTY_FIELD } from 'sync-protocol/messages';
import type { RegimenId } from 'sync-protocol/ids';
import { regimenUpdateWeek } from 'sync-protocol/mutations/training/regimen-changes';
import { MAIN_PER_SESSION } from 'sync-protocol/rules/training/program-terms';
import { isBlank } from 'sync-protocol/rules/words/written';
import { sayFailed } from '#data/rows/failure-text.ts';
import { mutate } from '#data/rows/mutate.ts';
import { useSubmit } from '#data/server/forms/use-form.ts';
import { useHoldUpdates } from '#pwa/update/hold-updates.ts';
import { Button } from '#ui/controls/button.tsx';
import { CONTROL_CLASS, FieldError } from '#ui/fields/field.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { useKept } from '#ui/layers/use-kept.ts';
import { FormSheet } from './form-sheet.tsx';
import { messages } from '../messages.ts';
import { messages as ownMessages } from './own-messages.ts';
import { canAdd, draftOf, weekOf, withoutTask, withTask, type WeekDraft } from './week-draft.ts';

const text = ownMessages.week;

interface WeekEditorProps {
  regimenId: RegimenId;
  /** The week to rewrite; none closes the sheet. */
  week: StructureWeek | null;
  onClose: () => void;
}

/** A sheet in which the owner rewrites one week of a program. */
export function WeekEditor({ regimenId, week, onClose }: WeekEditorProps) {
  const shown = useKept(week);
  if (!shown) return null;
  return (
    <Editor key={shown.week} regimenId={regimenId} week={shown} isOpen={week !== null} onClose={onClose} />
  );
}

interface EditorProps {
  regimenId: RegimenId;
  week: StructureWeek;
  isOpen: boolean;
  onClose: () => void;
}

function Editor({ regimenId, week, isOpen, onClose }: EditorProps) {
  const [from, setFrom] = useState(week);
  const [draft, setDraft] = useState(() => draftOf(week));
  if (isOpen && from !== week) {
    setFrom(week);
    setDraft(draftOf(week));
  }
  const result = weekOf(draft);
  useHoldUpdates(isOpen);

  const cancel = () => {
    setDraft(draftOf(week));
    forgetIssues(['theme', 'tasks']);
    onClose();
  };
  const change = (next: WeekDraft) => {
    setDraft(next);
    forgetIssues(next.theme === draft.theme ? ['tasks'] : ['theme']);
  };
  const { issues, forgetIssues, ...form } = useSubmit(draft, {
    check: ({ theme, tasks }) => ({
      theme: isBlank(theme) ? EMPTY_FIELD : undefined,
      tasks: tasks.every(isBlank) ? text.tasksMissing : undefined,
    }),
    send: async () => {
      if (result && (await saveWeek(regimenId, { week: week.week, ...result }))) onClose();
    },
  });

  return (
    <FormSheet
      open={isOpen}
      onClose={onClose}
      onCancel={cancel}
      title={text.title(week.week)}
      text={text.text}
      form={form}
      submitLabel={text.save}
    >
      <TextField
        label={text.theme}
        required
        maxLength={THEME_MAX}
        value={draft.theme}
        error={issues.theme}
        onChange={(event) => change({ ...draft, theme: event.target.value })}
      />
      <Tasks draft={draft} error={issues.tasks} onChange={change} />
    </FormSheet>
  );
}

interface TasksProps {
  draft: WeekDraft;
  error: string | undefined;
  onChange: (draft: WeekDraft) => void;
}

function Tasks({ draft, error, onChange }: TasksProps) {
  const errorId = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{text.tasks}</legend>
      <ol className="grid gap-2">
        {draft.tasks.map((line, index) => (
          <li key={index} className="relative">
            <input
              aria-label={text.task(index + 1)}
              maxLength={TASK_LINE_MAX}
              placeholder={text.taskPlaceholder}
              value={line}
              onChange={(event) => onChange(withTask(draft, index, event.target.value))}
              {...(index === 0 && error && { 'aria-invalid': true, 'aria-describedby': errorId })}
              className={`${CONTROL_CLASS} pr-13`}
            />
            <span className="absolute top-0.5 right-0.5">
              <IconButton
                label={text.remove(index + 1)}
                icon={<X className="size-5" aria-hidden />}
                disabled={draft.tasks.length === 1}
                onClick={() => onChange(withoutTask(draft, index))}
                className="disabled:opacity-35"
              />
            </span>
          </li>
        ))}
      </ol>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {canAdd(draft) && (
        <>
          <Button
            tone="ghost"
            className="mt-2 -ml-2"
            onClick={() => onChange({ ...draft, tasks: [...draft.tasks, ''] })}
          >
            <Plus className="size-5" aria-hidden />
            {text.add}
          </Button>
          <p className="text-xs text-ink-soft">{text.round(MAIN_PER_SESSION)}</p>
        </>
      )}
    </fieldset>
  );
}

/** Answers whether it is saved. */
async function saveWeek(regimenId: RegimenId, week: StructureWeek): Promise<boolean> {
  const result = await mutate(regimenUpdateWeek, { regimenId, ...week });
  if (result.ok) toast({ title: text.saved(week.week), tone: 'success' });
  else sayFailed(messages.failed, result, text.failed);
  return result.ok;
}
