import { Minus, Plus, type LucideIcon } from 'lucide-react';
import { cx } from '../cx.ts';
import { CONTROL_CLASS, Field, type FieldLook } from './field.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { typedNumber } from './typed-number.ts';

interface NumberFieldProps extends FieldLook {
  /** As it is typed: it may be empty or no number at all. */
  value: string;
  onChange: (value: string) => void;
  min: number;
  max: number;
  /** What a tap on the buttons adds or takes. */
  step?: number;
  /** What it counts as where nothing is typed; a number stays as it was typed, and what is wrong with it is said by `error`. */
  otherwise: number;
  /** Nothing typed is an answer too: it is not filled in when the field is left. */
  mayBeEmpty?: boolean;
  /** What the buttons are called. */
  lessLabel: string;
  moreLabel: string;
}

/** A whole number to type, or to step with a thumb. */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    hint,
    error,
    required,
    value,
    onChange,
    min,
    max,
    step = 1,
    otherwise,
    mayBeEmpty = false,
    lessLabel,
    moreLabel,
  } = props;
  const present = typedNumber(value, { min, max, otherwise });
  const stepTo = (next: number) => onChange(String(Math.min(max, Math.max(min, next))));
  return (
    <Field {...{ label, hint, error, required }}>
      {(control) => (
        <div className="relative">
          <Step
            side="left-0.5"
            label={lessLabel}
            icon={Minus}
            isOut={present <= min}
            onStep={() => stepTo(present - step)}
          />
          <input
            {...control}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => error !== undefined || mayBeEmpty || value !== '' || onChange(String(otherwise))}
            className={cx(
              CONTROL_CLASS,
              'numerals [appearance:textfield] px-12 [&::-webkit-inner-spin-button]:appearance-none text-center font-semibold',
            )}
          />
          <Step
            side="right-0.5"
            label={moreLabel}
            icon={Plus}
            isOut={present >= max}
            onStep={() => stepTo(present + step)}
          />
        </div>
      )}
    </Field>
  );
}

interface StepProps {
  side: string;
  label: string;
  icon: LucideIcon;
  /** There is no further to go. */
  isOut: boolean;
  onStep: () => void;
}

function Step({ side, label, icon: Icon, isOut, onStep }: StepProps) {
  return (
    <span className={cx('absolute top-0.5', side)}>
      <IconButton
        label={label}
        icon={<Icon className="size-5" aria-hidden />}
        disabled={isOut}
        onClick={onStep}
        className="disabled:opacity-35"
      />
    </span>
  );
}
