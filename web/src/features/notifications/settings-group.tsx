import type { ReactNode } from 'react';

interface SettingsGroupProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** Settings that belong together, under a line, with what is true of all of them. */
export function SettingsGroup({ title, hint, children }: SettingsGroupProps) {
  return (
    <fieldset className="mt-3 border-t border-line pt-4">
      <legend className="sr-only">{title}</legend>
      <p className="text-sm font-bold text-ink-soft" aria-hidden>
        {title}
      </p>
      <p className="mb-2 text-xs text-ink-soft" aria-live="polite">
        {hint}
      </p>
      {children}
    </fieldset>
  );
}
