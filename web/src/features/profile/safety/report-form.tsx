import { useId } from 'react';
import type { BodyOf } from 'sync-protocol/contract/call';
import type { reportUser } from 'sync-protocol/contract/profile/safety';
import {
  REPORT_DETAILS_MAX,
  REPORT_REASONS,
  type ReportReason,
} from 'sync-protocol/rules/profile/report-terms';
import { useForm } from '#data/server/use-form.ts';
import { FieldError } from '#ui/fields/field.tsx';
import { FormButtons } from '#ui/fields/form-buttons.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { TextArea } from '#ui/fields/text-field.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './safety-messages.ts';

const text = messages.reportForm;
const EMPTY: { reason?: ReportReason; details: string } = { details: '' };

interface ReportFormProps {
  /** @throws ApiError */
  send: (said: BodyOf<typeof reportUser>) => Promise<void>;
  onBack: () => void;
  onDone: () => void;
}

/** Where a player says what is wrong with another, or with what they wrote. */
export function ReportForm({ send, onBack, onDone }: ReportFormProps) {
  const { fields, issues, bind, change, failure, isBusy, formProps } = useForm(EMPTY, {
    check: ({ reason }) => ({ reason: reason ? undefined : text.reasonMissing }),
    send: async ({ reason, details }) => {
      if (!reason) return;
      await send({ reason, details });
      toast({ title: text.done, tone: 'success' });
      onDone();
    },
  });
  const errorId = useId();
  return (
    <form {...formProps} className="grid gap-4">
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{text.reason}</legend>
        {REPORT_REASONS.map((one, index) => (
          <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="reason"
              checked={one === fields.reason}
              {...(index === 0 && issues.reason && { 'aria-invalid': true, 'aria-describedby': errorId })}
              onChange={() => change({ reason: one })}
              className="radio"
            />
            {text.reasons[one]}
          </label>
        ))}
        {issues.reason && <FieldError id={errorId}>{issues.reason}</FieldError>}
      </fieldset>
      <TextArea
        label={text.details}
        rows={3}
        maxLength={REPORT_DETAILS_MAX}
        hint={text.left(REPORT_DETAILS_MAX - fields.details.length)}
        {...bind('details')}
      />
      <FormError text={failure && `${text.failed}. ${failure}`} />
      <FormButtons cancelLabel={text.back} onCancel={onBack} submitLabel={text.send} busy={isBusy} />
    </form>
  );
}
