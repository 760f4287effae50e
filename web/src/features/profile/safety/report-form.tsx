import { useState, type FormEvent } from 'react';
import { REPORT_DETAILS_MAX, REPORT_REASONS, type ReportReason } from 'sync-protocol/rules/report-terms';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '#ui/controls/form-error.tsx';
import { TextArea } from '#ui/controls/text-field.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { report } from './safety-calls.ts';
import { messages } from './safety-messages.ts';

const text = messages.reportForm;

interface StepProps {
  id: string;
  onBack: () => void;
  onDone: () => void;
}

/** Where a player says what is wrong with another. */
export function ReportForm({ id, onBack, onDone }: StepProps) {
  const [reason, setReason] = useState<ReportReason>();
  const [details, setDetails] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason || isBusy) return;
    setIsBusy(true);
    const found = await report(id, { reason, details });
    setIsBusy(false);
    setProblem(found && `${text.failed}. ${found}`);
    if (found !== undefined) return;
    toast({ title: text.done, tone: 'success' });
    onDone();
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4">
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{text.reason}</legend>
        {REPORT_REASONS.map((one) => (
          <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="reason"
              checked={one === reason}
              onChange={() => setReason(one)}
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
        hint={text.left(REPORT_DETAILS_MAX - details.length)}
        value={details}
        onChange={(event) => setDetails(event.target.value)}
      />
      <FormError text={problem} />
      <div className="grid grid-cols-[1fr_2fr] gap-2">
        <Button size="lg" onClick={onBack}>
          {text.back}
        </Button>
        <Button type="submit" tone="primary" size="lg" disabled={!reason} busy={isBusy}>
          {text.send}
        </Button>
      </div>
    </form>
  );
}
