import { useId, type ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface SegmentedProps<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  /** Null: none is chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Five or more in one line of a phone: each as wide as its words, and those small, in two lines where they must. */
  isDense?: boolean;
}

/** One of a few values, all in sight: radio buttons that look like a switch of several positions. */
export function Segmented<Value extends string>({
  label,
  choices,
  value,
  onChange,
  isDense = false,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset
      // All of one width, unless a word needs more; with large text in two lines.
      className="flex flex-wrap gap-1 rounded-xl bg-well p-1 wrap-normal"
    >
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={cx(
            'relative flex min-h-11 min-w-min cursor-pointer items-center justify-center gap-1.5 rounded-full text-center leading-tight font-semibold',
            isDense
              ? 'flex-auto px-1 text-xs max-[23rem]:basis-[min-content] max-[22rem]:basis-[30%] sm:px-1.5 sm:text-sm'
              : 'flex-1 px-1.5 text-sm max-[22rem]:px-1 max-[22rem]:text-xs',
            'transition-colors has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus',
            choice.value === value ? 'chosen bg-thumb text-ink shadow-card' : 'text-ink-soft hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
