import { Search } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { CONTROL_CLASS, Field, type FieldLook } from './field.tsx';

type TextFieldProps = FieldLook & Omit<ComponentProps<'input'>, 'id'> & { aside?: ReactNode };

/** What is typed runs the way of its letters, in a field of lines too. */
export function TextField({ label, hint, error, required, aside, className, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, aside }}>
      {(control) => (
        <span className="relative block">
          {rest.type === 'search' && (
            <Search
              className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-ink-faint"
              aria-hidden
            />
          )}
          <input
            type="text"
            dir="auto"
            {...rest}
            {...control}
            className={cx(CONTROL_CLASS, 'read-only:bg-well', rest.type === 'search' && 'pl-11', className)}
          />
        </span>
      )}
    </Field>
  );
}

type TextAreaProps = FieldLook & Omit<ComponentProps<'textarea'>, 'id'>;

export function TextArea({ label, hint, error, required, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, required }}>
      {(control) => (
        <textarea
          rows={4}
          dir="auto"
          {...rest}
          {...control}
          className={cx(CONTROL_CLASS, 'py-3', className)}
        />
      )}
    </Field>
  );
}
