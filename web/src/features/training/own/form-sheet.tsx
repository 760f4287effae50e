import { useId } from 'react';
import type { useSubmit } from '#data/server/forms/use-form.ts';
import { FormButtons } from '#ui/fields/form-buttons.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import type { SheetProps } from '#ui/layers/sheet-view.tsx';
import { messages } from './own-messages.ts';

interface FormSheetProps extends Omit<SheetProps, 'footer'> {
  form: Pick<ReturnType<typeof useSubmit>, 'formProps' | 'isBusy'>;
  submitLabel: string;
  onCancel: () => void;
}

/** A sheet with a form. Closed by a slip of the thumb it opens again as it was; Cancel clears it. */
export function FormSheet({ form, submitLabel, onCancel, children, ...sheet }: FormSheetProps) {
  const id = useId();
  const buttons = (
    <FormButtons
      cancelLabel={messages.cancel}
      onCancel={onCancel}
      submitLabel={submitLabel}
      form={id}
      busy={form.isBusy}
    />
  );
  return (
    <Sheet {...sheet} footer={buttons}>
      <form id={id} {...form.formProps} className="grid gap-5">
        {children}
      </form>
    </Sheet>
  );
}
