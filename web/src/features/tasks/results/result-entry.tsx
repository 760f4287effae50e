import { useState } from 'react';
import type { Drill } from 'sync-protocol/entities/training/program';
import type { DrillRecord, ResultKind } from 'sync-protocol/entities/tasks/drill-record';
import type { RegimenId } from 'sync-protocol/ids';
import { resultDelete, resultSave } from 'sync-protocol/mutations/tasks/result-changes';
import { EMPTY_FIELD } from 'sync-protocol/messages';
import { newId } from 'sync-protocol/new-id';
import { recordNameOf } from 'sync-protocol/rules/tasks/results';
import { mutate } from '#data/rows/mutate.ts';
import { useSubmit } from '#data/server/forms/use-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { typedNumber } from '#ui/fields/typed-number.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { wholeNumberError } from '#ui/fields/whole-number.ts';
import { messages as text } from './results-messages.ts';

/** A drill that takes a result. */
export interface Measured {
  drill: Drill & { result: ResultKind };
  regimenId: RegimenId;
  record: DrillRecord | undefined;
}

/** Whether a drill takes a result. */
export function isMeasured(drill: Drill | undefined): drill is Measured['drill'] {
  return drill?.result !== undefined;
}

/** Asks what was got in a drill: a number to step or to type, and one tap to keep it. */
export function ResultEntry({ drill, regimenId, record }: Measured) {
  const { result: kind } = drill;
  const [typed, setTyped] = useState<string>();
  const last = record?.results.at(-1)?.value;
  const bounds = { min: 0, max: kind.max, otherwise: last ?? 0 };
  // A first result is nobody's guess: it has to be said.
  const value = typed ?? last?.toString() ?? '';
  const error = wholeNumberError(value, bounds);
  const save = async () => {
    const args = { ...recordIn({ drill, regimenId }), resultId: newId(), value: typedNumber(value, bounds) };
    const saved = await mutate(resultSave, args);
    if (saved.ok) return toast({ title: text.saved, tone: 'success' });
    toast({ title: text.failed, text: saved.message, tone: 'danger' });
  };
  const { issues, formProps, forgetIssues } = useSubmit(
    { value },
    { check: () => ({ value: value === '' ? EMPTY_FIELD : error }), send: save },
  );
  return (
    <form {...formProps} className="grid gap-2">
      <NumberField
        label={kind.what}
        value={value}
        error={error ?? issues.value}
        onChange={(next) => {
          setTyped(next);
          forgetIssues(['value']);
        }}
        {...bounds}
        mayBeEmpty={last === undefined}
        lessLabel={text.less}
        moreLabel={text.more}
      />
      <Button type="submit" tone="ink" wide>
        {text.save}
      </Button>
    </form>
  );
}

/** Takes a result back that was a slip of the thumb. */
export async function takeBack(measured: Omit<Measured, 'record'>, resultId: string): Promise<void> {
  const taken = await mutate(resultDelete, { ...recordIn(measured), resultId });
  if (taken.ok) toast({ title: text.takenBack });
  else toast({ title: text.failed, text: taken.message, tone: 'danger' });
}

function recordIn({ drill: { id, result }, regimenId }: Omit<Measured, 'record'>) {
  return { drillId: recordNameOf(id, result), regimenId };
}
