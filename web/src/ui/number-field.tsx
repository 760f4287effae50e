import { Minus, Plus } from 'lucide-react';
import { cx } from './cx.ts';
import { CONTROL_CLASS, Field, type FieldLook } from './field.tsx';
import { IconButton } from './icon-button.tsx';

interface NumberFieldProps extends FieldLook {
  /** As it is typed: it may be empty or no number at all. */
  value: string;
  onChange: (value: string) => void;
  min: number;
  max: number;
  /** What a tap on the buttons adds or takes. */
  step?: number;
  /** What the text counts as, if it is left like this. */
  valueOf: (text: string) => number;
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
    valueOf,
    lessLabel,
    moreLabel,
  } = props;
  const present = valueOf(value);
  const stepTo = (next: number) => onChange(String(Math.min(max, Math.max(min, next))));
  return (
    <Field {...{ label, hint, error, required }}>
      {(control) => (
        <div className="relative">
          <IconButton
            label={lessLabel}
            icon={<Minus className="size-5" aria-hidden />}
            disabled={present <= min}
            onClick={() => stepTo(present - step)}
            className="absolute inset-y-0 left-0.5 my-auto disabled:opacity-35"
          />
          <input
            {...control}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => onChange(String(present))}
            className={cx(CONTROL_CLASS, 'numerals [appearance:textfield] px-12 text-center font-semibold')}
          />
          <IconButton
            label={moreLabel}
            icon={<Plus className="size-5" aria-hidden />}
            disabled={present >= max}
            onClick={() => stepTo(present + step)}
            className="absolute inset-y-0 right-0.5 my-auto disabled:opacity-35"
          />
        </div>
      )}
    </Field>
  );
}
