import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { CONTROL_CLASS, Field, type FieldLook } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

/** Choices that are called as they are. */
export const optionsOf = (values: readonly string[]): SelectOption[] =>
  values.map((value) => ({ value, label: value }));

type SelectFieldProps = FieldLook &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    options: readonly SelectOption[];
    /** Shown while nothing is chosen. */
    placeholder?: string;
  };

/** One of many: the phone's own picker, which no imitation beats. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, options, placeholder, className, ...rest } = props;
  return (
    <Field {...{ label, hint, error, required }}>
      {(control) => (
        <div className="relative">
          <select
            {...rest}
            {...control}
            className={cx(CONTROL_CLASS, 'appearance-none truncate pr-11', className)}
          >
            {placeholder !== undefined && (
              <option value="" disabled={required}>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            className="pointer-events-none absolute top-3.5 right-3.5 size-5 text-ink-soft"
            aria-hidden
          />
        </div>
      )}
    </Field>
  );
}
