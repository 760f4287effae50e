import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { CONTROL_CLASS, Field, type FieldLook } from './field.tsx';

type TextFieldProps = FieldLook & Omit<ComponentProps<'input'>, 'id'> & { aside?: ReactNode };

export function TextField({ label, hint, error, required, aside, className, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, aside }}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          className={cx(CONTROL_CLASS, 'read-only:bg-well', className)}
        />
      )}
    </Field>
  );
}

type TextAreaProps = FieldLook & Omit<ComponentProps<'textarea'>, 'id'>;

export function TextArea({ label, hint, error, required, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, required }}>
      {(control) => (
        <textarea rows={4} {...rest} {...control} className={cx(CONTROL_CLASS, 'py-3', className)} />
      )}
    </Field>
  );
}
