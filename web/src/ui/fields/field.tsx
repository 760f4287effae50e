import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

export interface FieldLook {
  label: string;
  hint?: ReactNode;
  /** What is wrong with the value, in words that help. */
  error?: string | undefined;
  required?: boolean | undefined;
}

interface FieldProps extends FieldLook {
  /** Beside the label, such as a button that fills the field. */
  aside?: ReactNode;
  children: (control: {
    id: string;
    required: boolean | undefined;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** The look of whatever takes text. 17 px: phones zoom into anything under 16. What comes into sight with it: its label, and what is wrong. */
export const CONTROL_CLASS =
  'min-h-12 w-full scroll-mt-9 rounded-md border border-control-line bg-surface px-4 text-base text-ink transition-colors ' +
  'placeholder:text-ink-faint hover:border-ink-soft aria-invalid:scroll-mb-14 aria-invalid:border-danger disabled:opacity-60';

/** What is wrong with a field, below it. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-center gap-1.5 text-xs font-medium text-danger">
      <CircleAlert className="size-4 shrink-0" aria-hidden />
      {children}
    </p>
  );
}

/** A label, a control, and what helps with it. */
export function Field({ label, hint, error, required, aside, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-2">
        <label
          htmlFor={id}
          data-required={required || undefined}
          className="mb-1.5 min-w-0 flex-[1_1_min-content] text-sm font-semibold wrap-break-word"
        >
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="mt-1.5 text-xs text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
