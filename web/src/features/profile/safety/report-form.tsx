import {
  REPORT_DETAILS_MAX,
  REPORT_REASONS,
  type ReportReason,
} from 'sync-protocol/rules/profile/report-terms';
import { useForm } from '#data/server/use-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '#ui/controls/form-error.tsx';
import { TextArea } from '#ui/controls/text-field.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { report } from './safety-calls.ts';
import { messages } from './safety-messages.ts';

const text = messages.reportForm;
const EMPTY: { reason?: ReportReason; details: string } = { details: '' };

interface StepProps {
  id: string;
  onBack: () => void;
  onDone: () => void;
}

/** Where a player says what is wrong with another. */
export function ReportForm({ id, onBack, onDone }: StepProps) {
  const { fields, bind, change, failure, isBusy, formProps } = useForm(EMPTY, {
    send: async ({ reason, details }) => {
      if (!reason) return;
      await report(id, { reason, details });
      toast({ title: text.done, tone: 'success' });
      onDone();
    },
  });
  return (
    <form {...formProps} className="grid gap-4">
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{text.reason}</legend>
        {REPORT_REASONS.map((one) => (
          <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="reason"
              checked={one === fields.reason}
              onChange={() => change({ reason: one })}
              className="radio"
            />
            {text.reasons[one]}
          </label>
        ))}
      </fieldset>
      <TextArea
        label={text.details}
        rows={3}
        maxLength={REPORT_DETAILS_MAX}
        hint={text.left(REPORT_DETAILS_MAX - fields.details.length)}
        {...bind('details')}
      />
      <FormError text={failure && `${text.failed}. ${failure}`} />
      <div className="grid grid-cols-[1fr_2fr] gap-2">
        <Button size="lg" onClick={onBack}>
          {text.back}
        </Button>
        <Button type="submit" tone="primary" size="lg" disabled={!fields.reason} busy={isBusy}>
          {text.send}
        </Button>
      </div>
    </form>
  );
}
