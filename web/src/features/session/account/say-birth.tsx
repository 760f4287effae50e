import { CalendarDays } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { ApiError, reasonOf } from '#data/server/api-error.ts';
import { now } from '#data/clock.ts';
import { BirthFields } from '#ui/controls/birth-fields.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { FormError } from '#ui/controls/form-error.tsx';
import { showIssues } from '#ui/controls/show-issues.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';

const text = messages.birth;

/** Asks a player whose age nobody knows when they were born; others don't see them before. */
export function SayBirth() {
  const [fields, setFields] = useState({ month: '', year: '' });
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    showIssues(event.currentTarget, () => setWasSent(true));
    if (isBusy || !fields.month || !fields.year) return;
    setIsBusy(true);
    setError(undefined);
    try {
      const { sayBirth } = await import('#data/session/account.ts');
      await sayBirth({ month: Number(fields.month), year: Number(fields.year) });
    } catch (thrown) {
      // Their account is gone, and this screen with it.
      if (thrown instanceof ApiError && thrown.code === 'under_age')
        toast({ title: thrown.message, tone: 'danger' });
      else setError(reasonOf(thrown));
    }
    setIsBusy(false);
  };
  return (
    <Card className="mt-3 flex items-start gap-3">
      <CalendarDays className="mt-0.5 size-6 shrink-0 text-ink-soft" strokeWidth={1.9} aria-hidden />
      <form noValidate className="grid min-w-0 flex-1 gap-3" onSubmit={(event) => void submit(event)}>
        <div>
          <p className="font-semibold">{text.title}</p>
          <p className="mt-0.5 text-xs text-ink-soft">{text.text}</p>
        </div>
        <BirthFields
          labels={text}
          {...fields}
          missing={wasSent ? text.missing : undefined}
          latestYear={new Date(now()).getFullYear()}
          onChange={(changed) => setFields((before) => ({ ...before, ...changed }))}
        />
        <FormError text={error} />
        <span>
          <Button type="submit" busy={isBusy}>
            {text.submit}
          </Button>
        </span>
      </form>
    </Card>
  );
}
