import { useState, type FormEvent } from 'react';
import type { BirthMonth } from 'sync-protocol/rules/age';
import { ApiError } from '#data/server/api-error.ts';
import { now } from '#data/clock.ts';
import { BirthFields } from '#ui/controls/birth-fields.tsx';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '#ui/controls/form-error.tsx';
import { showIssues } from '#ui/controls/show-issues.ts';
import { messages } from '../messages.ts';
import { SignInNote } from './sign-in-note.tsx';

const text = messages.birth;

interface BirthFormProps {
  onDone: (birth: BirthMonth) => void;
  /** The server says so, and to this browser it goes on saying so. */
  onUnderAge: () => void;
}

/** Asks for the month and year of birth, with nothing that hints at a right answer. */
export function BirthForm({ onDone, onUnderAge }: BirthFormProps) {
  const [fields, setFields] = useState({ month: '', year: '' });
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    showIssues(event.currentTarget, () => setWasSent(true));
    if (isBusy || !fields.month || !fields.year) return;
    const birth = { month: Number(fields.month), year: Number(fields.year) };
    setIsBusy(true);
    setError(undefined);
    try {
      const { checkAge } = await import('#data/session/session-calls.ts');
      await checkAge(birth);
      onDone(birth);
    } catch (thrown) {
      setIsBusy(false);
      if (thrown instanceof ApiError && thrown.code === 'under_age') onUnderAge();
      else setError(thrown instanceof ApiError && thrown.status > 0 ? thrown.message : messages.auth.network);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <SignInNote />
      <div>
        <h2 className="text-lg">{text.title}</h2>
        <p className="mt-1 text-sm text-ink-soft">{text.text}</p>
      </div>
      <BirthFields
        labels={text}
        {...fields}
        missing={wasSent ? messages.auth.required : undefined}
        latestYear={new Date(now()).getFullYear()}
        onChange={(changed) => setFields((before) => ({ ...before, ...changed }))}
      />
      <FormError text={error} />
      <Button type="submit" tone="primary" size="lg" wide busy={isBusy}>
        {text.next}
      </Button>
    </form>
  );
}
