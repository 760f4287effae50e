import { useState } from 'react';
import {
  CUSTOM_DESCRIPTION_MAX,
  CUSTOM_NAME_MAX,
  type CustomRegimen,
} from 'sync-protocol/entities/training/regimen';
import { EMPTY_FIELD } from 'sync-protocol/messages';
import { regimenDescribe } from 'sync-protocol/mutations/training/regimen-changes';
import { isBlank, written } from 'sync-protocol/rules/words/written';
import { sayFailed } from '#data/rows/failure-text.ts';
import { mutate } from '#data/rows/mutate.ts';
import { useSubmit } from '#data/server/forms/use-form.ts';
import { useHoldUpdates } from '#pwa/update/hold-updates.ts';
import { TextArea, TextField } from '#ui/fields/text-field.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { FormSheet } from './form-sheet.tsx';
import { messages } from '../messages.ts';
import { messages as ownMessages } from './own-messages.ts';

const text = ownMessages.describe;

interface DescribeProgramProps {
  program: CustomRegimen;
  isOpen: boolean;
  onClose: () => void;
}

/** A sheet in which the owner of a program calls it something else. */
export function DescribeProgram({ program, isOpen, onClose }: DescribeProgramProps) {
  // Over what it is called by now.
  const [typed, setTyped] = useState<Partial<Pick<CustomRegimen, 'name' | 'description'>>>({});
  const { name, description } = { ...program, ...typed };
  const draft = { name, description };
  // Closed by a slip it keeps what was typed.
  useHoldUpdates(name !== program.name || description !== program.description);
  const { issues, forgetIssues, ...form } = useSubmit(draft, {
    check: (said) => ({ name: isBlank(said.name) ? EMPTY_FIELD : undefined }),
    send: async () => {
      const said = { name: written(draft.name), description: written(draft.description) };
      const result = await mutate(regimenDescribe, { regimenId: program.id, ...said });
      if (!result.ok) return sayFailed(messages.failed, result, text.failed);
      toast({ title: text.saved, tone: 'success' });
      cancel();
    },
  });
  const cancel = () => {
    setTyped({});
    forgetIssues(['name']);
    onClose();
  };
  const change = (part: typeof typed) => {
    setTyped({ ...typed, ...part });
    forgetIssues(['name']);
  };
  return (
    <FormSheet
      open={isOpen}
      onClose={onClose}
      onCancel={cancel}
      title={text.title}
      text={text.text}
      form={form}
      submitLabel={text.save}
    >
      <TextField
        label={ownMessages.create.name}
        required
        maxLength={CUSTOM_NAME_MAX}
        autoComplete="off"
        value={draft.name}
        error={issues.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextArea
        label={ownMessages.create.description}
        rows={2}
        maxLength={CUSTOM_DESCRIPTION_MAX}
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
      />
    </FormSheet>
  );
}
