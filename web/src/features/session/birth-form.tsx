import { useState, type FormEvent } from 'react';
import type { BirthMonth } from 'sync-protocol/rules/age';
import { now } from '#data/clock.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { showIssues } from '#ui/show-issues.ts';
import { messages } from './messages.ts';
import { SignInNote } from './sign-in-note.tsx';

const text = messages.birth;
const OLDEST = 100;

/** Asks for the month and year of birth, with nothing that hints at a right answer. */
export function BirthForm({ onDone }: { onDone: (birth: BirthMonth) => void }) {
  const [month, setMonth] = useState('');
  const [year, setYear] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const missing = (value: string) => (wasSent && value === '' ? messages.auth.required : undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    showIssues(event.currentTarget, () => setWasSent(true));
    if (month && year) onDone({ month: Number(month), year: Number(year) });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <SignInNote />
      <div>
        <h2 className="text-lg">{text.title}</h2>
        <p className="mt-1 text-sm text-ink-soft">{text.text}</p>
      </div>
      <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
        <SelectField
          label={text.month}
          name="bday-month"
          autoComplete="bday-month"
          placeholder={text.choose}
          required
          value={month}
          error={missing(month)}
          options={text.months.map((label, index) => ({ label, value: String(index + 1) }))}
          onChange={(event) => setMonth(event.target.value)}
        />
        <SelectField
          label={text.year}
          name="bday-year"
          autoComplete="bday-year"
          placeholder={text.choose}
          required
          value={year}
          error={missing(year)}
          options={years()}
          onChange={(event) => setYear(event.target.value)}
        />
      </div>
      <Button type="submit" tone="primary" size="lg" wide>
        {text.next}
      </Button>
    </form>
  );
}

function years() {
  const latest = new Date(now()).getFullYear();
  return Array.from({ length: OLDEST }, (_, back) => String(latest - back)).map((year) => ({
    label: year,
    value: year,
  }));
}
