import { SelectField } from './select-field.tsx';

export interface BirthFieldsProps {
  labels: { month: string; year: string; choose: string };
  month: string;
  year: string;
  /** What is said of an empty one. */
  missing: string | undefined;
  latestYear: number;
  onChange: (changed: { month?: string; year?: string }) => void;
}

const OLDEST = 100;
const MONTHS = Array.from({ length: 12 }, (_, month) => ({
  label: new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month)),
  value: String(month + 1),
}));

/** Month and year of birth, with nothing that hints at a right answer. */
export function BirthFields({ labels, month, year, missing, latestYear, onChange }: BirthFieldsProps) {
  const years = Array.from({ length: OLDEST }, (_, back) => String(latestYear - back));
  const issueOf = (value: string) => (value === '' ? missing : undefined);
  return (
    // Side by side where both show all that can be chosen, in large letters too.
    <div className="flex flex-wrap items-start gap-3">
      <div className="grow-3 basis-[9rem]">
        <SelectField
          label={labels.month}
          name="bday-month"
          autoComplete="bday-month"
          placeholder={labels.choose}
          required
          value={month}
          error={issueOf(month)}
          options={MONTHS}
          onChange={(event) => onChange({ month: event.target.value })}
        />
      </div>
      <div className="grow-2 basis-[7.75rem]">
        <SelectField
          label={labels.year}
          name="bday-year"
          autoComplete="bday-year"
          placeholder={labels.choose}
          required
          value={year}
          error={issueOf(year)}
          options={years.map((value) => ({ label: value, value }))}
          onChange={(event) => onChange({ year: event.target.value })}
        />
      </div>
    </div>
  );
}
