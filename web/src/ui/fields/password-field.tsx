import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { CONTROL_CLASS, Field, type FieldLook } from './field.tsx';
import { IconButton } from '../controls/icon-button.tsx';

type PasswordFieldProps = FieldLook &
  Omit<ComponentProps<'input'>, 'id' | 'type'> & {
    autoComplete: 'current-password' | 'new-password';
    showLabel: string;
    hideLabel: string;
  };

/** A password that can be shown; password managers and pasting are welcome. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, required, showLabel, hideLabel, className, ...rest } = props;
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field {...{ label, hint, error, required }}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={cx(CONTROL_CLASS, 'pr-13', className)}
          />
          <span className="absolute top-0.5 right-1">
            <IconButton
              label={isShown ? hideLabel : showLabel}
              icon={<Icon className="size-5" aria-hidden />}
              onClick={() => setIsShown(!isShown)}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
