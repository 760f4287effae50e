import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CUSTOM_DESCRIPTION_MAX, CUSTOM_NAME_MAX } from 'sync-protocol/entities/training/regimen';
import { EMPTY_FIELD } from 'sync-protocol/messages';
import { DIFFICULTIES } from 'sync-protocol/rules/training/program-terms';
import { isBlank } from 'sync-protocol/rules/words/written';
import { PROGRAM_DRAFT } from '#data/drafts/unsaved.ts';
import { useKeptFields } from '#data/drafts/use-kept-fields.ts';
import { useSubmit, type Issues } from '#data/server/forms/use-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { wholeNumberError } from '#ui/fields/whole-number.ts';
import { Segmented } from '#ui/controls/segmented.tsx';
import { TextArea, TextField } from '#ui/fields/text-field.tsx';
import { CategoryPicker } from './category-picker.tsx';
import { createProgram } from './create.ts';
import { EMPTY_DRAFT, fieldsOf, MINUTES, WEEKS, type CustomDraft } from './custom-fields.ts';
import { FormSheet } from './form-sheet.tsx';
import { messages } from '../messages.ts';
import { messages as ownMessages } from './own-messages.ts';
import type { useStart } from '../program/use-start.ts';

const text = ownMessages.create;
const STEP_MINUTES = 5;

/** The button that makes a program of the player's own, and the sheet behind it. */
export function CreateProgram({ start }: { start: ReturnType<typeof useStart> }) {
  const [isOpen, setIsOpen] = useState(false);
  // Closed by a slip it keeps what was typed, and over a reload.
  const { fields: draft, change, clear } = useKeptFields(PROGRAM_DRAFT, EMPTY_DRAFT);
  const fields = fieldsOf(draft);

  const cancel = () => {
    clear();
    forgetIssues(Object.keys(EMPTY_DRAFT));
    setIsOpen(false);
  };
  const { issues, forgetIssues, ...form } = useSubmit(draft, {
    check: ({ name, category, weeks, minutes }) => ({
      name: isBlank(name) ? EMPTY_FIELD : undefined,
      category: category === '' ? text.categoryMissing : undefined,
      weeks: wholeNumberError(weeks, WEEKS),
      minutes: wholeNumberError(minutes, MINUTES),
    }),
    send: async () => {
      if (fields && (await createProgram(fields, start))) cancel();
    },
  });

  return (
    <>
      <Button
        tone="outline"
        // On a narrow phone it goes below its heading, which would be broken into three lines beside it.
        className="shrink-0 whitespace-nowrap max-[23rem]:mt-2 max-[23rem]:w-full"
        onClick={() => setIsOpen(true)}
      >
        <Plus className="size-5" aria-hidden />
        {text.open}
      </Button>
      <FormSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onCancel={cancel}
        title={text.title}
        text={text.text}
        form={form}
        submitLabel={text.submit}
      >
        <Fields
          draft={draft}
          issues={issues}
          onChange={(changed) => {
            change(changed);
            forgetIssues(Object.keys(changed));
          }}
        />
      </FormSheet>
    </>
  );
}

interface FieldsProps {
  draft: CustomDraft;
  issues: Issues<CustomDraft>;
  onChange: (change: Partial<CustomDraft>) => void;
}

function Fields({ draft, issues, onChange }: FieldsProps) {
  const difficulties = DIFFICULTIES.map((value) => ({ value, label: messages.difficulty[value] }));
  return (
    <>
      <TextField
        label={text.name}
        required
        maxLength={CUSTOM_NAME_MAX}
        autoComplete="off"
        placeholder={text.namePlaceholder}
        value={draft.name}
        error={issues.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextArea
        label={text.description}
        rows={2}
        maxLength={CUSTOM_DESCRIPTION_MAX}
        placeholder={text.descriptionPlaceholder}
        value={draft.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <CategoryPicker
        label={text.category}
        value={draft.category}
        error={issues.category}
        onChange={(category) => onChange({ category })}
      />
      <div>
        <p aria-hidden className="mb-1.5 text-sm font-semibold">
          {text.difficulty}
        </p>
        <Segmented
          label={text.difficulty}
          choices={difficulties}
          value={draft.difficulty}
          onChange={(difficulty) => onChange({ difficulty })}
        />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-3">
        <NumberField
          label={text.weeks}
          hint={text.weeksHint(WEEKS.min, WEEKS.max)}
          {...WEEKS}
          value={draft.weeks}
          error={issues.weeks}
          onChange={(weeks) => onChange({ weeks })}
          lessLabel={text.fewerWeeks}
          moreLabel={text.moreWeeks}
        />
        <NumberField
          label={text.minutes}
          hint={text.minutesHint(MINUTES.min, MINUTES.max)}
          {...MINUTES}
          step={STEP_MINUTES}
          value={draft.minutes}
          error={issues.minutes}
          onChange={(minutes) => onChange({ minutes })}
          lessLabel={text.fewerMinutes}
          moreLabel={text.moreMinutes}
        />
      </div>
      <p className="text-sm text-ink-soft">{text.planHint}</p>
    </>
  );
}
