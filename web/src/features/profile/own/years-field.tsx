import { YEARS_PLAYING_MAX } from 'sync-protocol/rules/session/account';
import { TextField } from '#ui/fields/text-field.tsx';
import { messages } from '../messages.ts';
import { yearsFrom } from './setup-fields.ts';

interface YearsFieldProps {
  years: number;
  error?: string | undefined;
  onChange: (years: number) => void;
}

/** For how many years somebody has played. */
export function YearsField({ years, error, onChange }: YearsFieldProps) {
  return (
    <TextField
      label={messages.setup.yearsPlaying}
      hint={messages.setup.yearsHint}
      type="number"
      inputMode="numeric"
      min={0}
      max={YEARS_PLAYING_MAX}
      value={String(years)}
      error={error}
      onChange={(event) => onChange(yearsFrom(event.target.value))}
    />
  );
}
