import { useId, type ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface Chip<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface ChipsProps<Value extends string> {
  label: string;
  chips: readonly Chip<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of several values, as radio buttons in a row that scrolls where there is no room for all. */
export function Chips<Value extends string>({ label, chips, value, onChange }: ChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="-mx-4 min-w-0 scroller scroll-px-4 sm:-mx-1">
      <legend className="sr-only">{label}</legend>
      <div className="flex w-max gap-2 px-4 py-1 sm:w-auto sm:flex-wrap sm:px-1">
        {chips.map((chip) => (
          <label
            key={chip.value}
            className={cx(
              'pressable relative flex min-h-11 cursor-pointer snap-start items-center gap-1.5 rounded-full px-4 text-sm font-semibold whitespace-nowrap',
              'has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus',
              chip.value === value ? 'bg-ink text-bg' : 'bg-well text-ink-soft hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={chip.value}
              checked={chip.value === value}
              onChange={() => onChange(chip.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {chip.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
