import { CloudOff } from 'lucide-react';
import { useId } from 'react';
import type { BodyOf } from 'sync-protocol/contract/call';
import type { reportUser } from 'sync-protocol/contract/profile/safety';
import {
  REPORT_DETAILS_MAX,
  REPORT_REASONS,
  type ReportReason,
} from 'sync-protocol/rules/profile/report-terms';
import { REPORT_DRAFTS } from '#data/drafts/unsaved.ts';
import { useKeptFields } from '#data/drafts/use-kept-fields.ts';
import { useIsOffline } from '#data/server/network.ts';
import { useSubmit } from '#data/server/forms/use-form.ts';
import { FieldError } from '#ui/fields/field.tsx';
import { FormButtons } from '#ui/fields/form-buttons.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { TextArea } from '#ui/fields/text-field.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './safety-messages.ts';

const text = messages.reportForm;
const START = { reason: '' as ReportReason | '', details: '' };

interface ReportFormProps {
  /** What it is about. */
  id: string;
  /** @throws ApiError */
  send: (said: BodyOf<typeof reportUser>) => Promise<void>;
  onBack: () => void;
  onDone: () => void;
}

/** Where a player says what is wrong with another, or with what they wrote. Until it is sent it opens again as it was. */
export function ReportForm({ id, send, onBack, onDone }: ReportFormProps) {
  const { fields, change: keep, clear } = useKeptFields(REPORT_DRAFTS + id, START);
  const { issues, failure, isBusy, formProps, forgetIssues } = useSubmit(fields, {
    check: ({ reason }) => ({ reason: reason ? undefined : text.reasonMissing }),
    send: async ({ reason, details }) => {
      if (!reason) return;
      await send({ reason, details });
      clear();
      toast({ title: text.done, tone: 'success' });
      onDone();
    },
  });
  const change = (changed: Partial<typeof START>) => {
    keep(changed);
    forgetIssues(Object.keys(changed));
  };
  const isOffline = useIsOffline();
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
        name="details"
        value={fields.details}
        error={issues.details}
        onChange={({ target }) => change({ details: target.value })}
      />
      {/* In sight, however much stands above. */}
      <div className="sticky -bottom-5 -mx-5 -mb-5 grid gap-4 border-t border-line bg-raised px-5 py-4">
        {isOffline && !failure && (
          <p className="flex items-center gap-2 text-sm text-ink-soft">
            <CloudOff className="size-5 shrink-0" aria-hidden />
            {text.offline}
          </p>
        )}
        <FormError text={failure && (isOffline ? text.offline : `${text.failed}. ${failure}`)} />
        <FormButtons cancelLabel={text.back} onCancel={onBack} submitLabel={text.send} busy={isBusy} />
      </div>
    </form>
  );
}
