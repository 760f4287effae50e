import { Check } from 'lucide-react';
import { cx } from '#ui/cx.ts';

interface ToggleProps {
  label: string;
  isOn: boolean;
  onToggle: () => void;
  isWide?: boolean;
}

/** Something that is there or not, as large as a thumb. */
export function Toggle({ label, isOn, onToggle, isWide = false }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      className={cx(
        'pressable flex min-h-11 items-center justify-center gap-2 rounded-lg text-base font-semibold',
        isOn ? 'bg-ink text-bg' : 'bg-well text-ink-soft',
        isWide && 'col-span-full',
      )}
    >
      <Check className={cx('size-5', !isOn && 'invisible')} strokeWidth={3} aria-hidden />
      <span className="pr-7">{label}</span>
    </button>
  );
}

/** One of a set or a list, without, if it is in there, else with it. */
export function toggled<T>(list: readonly T[], one: T): T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}
