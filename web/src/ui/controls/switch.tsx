import { useId, type ReactNode } from 'react';

interface SwitchProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A setting that is on or off, as a whole row to tap. */
export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps) {
  const hintId = useId();
  return (
    <label className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 py-2 has-[:disabled]:cursor-default has-[:disabled]:opacity-55">
      {/* Where its longest word has no room beside the switch, that goes below it. */}
      <span className="min-w-0 flex-[1_1_min-content] wrap-break-word">
        <span className="block font-semibold">{label}</span>
        {hint && (
          <span id={hintId} className="mt-0.5 block text-xs text-ink-soft">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={hint ? hintId : undefined}
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-8 w-13 shrink-0 cursor-pointer appearance-none rounded-full bg-control-line transition-colors duration-200 before:absolute before:top-1 before:left-1 before:size-6 before:rounded-full before:bg-[oklch(1_0_0)] before:shadow-card before:transition-transform before:duration-200 before:ease-spring checked:bg-success checked:before:translate-x-5 checked:before:bg-surface"
      />
    </label>
  );
}
