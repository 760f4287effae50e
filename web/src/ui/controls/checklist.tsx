import { Check, Circle } from 'lucide-react';
import { cx } from '../cx.ts';

interface ChecklistProps {
  label: string;
  items: readonly { label: string; isMet: boolean }[];
  /** Said with what is met, for who can't see the tick. */
  metLabel: string;
}

/** What is asked for, ticked off while it is typed. */
export function Checklist({ label, items, metLabel }: ChecklistProps) {
  return (
    <ul aria-label={label} className="pairs -mt-1 gap-x-3 gap-y-1.5">
      {items.map(({ label: item, isMet }) => {
        const Mark = isMet ? Check : Circle;
        return (
          <li
            key={item}
            className={cx(
              'flex items-center gap-1.5 text-xs',
              isMet ? 'font-semibold text-success' : 'text-ink-soft',
            )}
          >
            <Mark className="size-4 shrink-0" strokeWidth={isMet ? 3 : 2} aria-hidden />
            {item}
            {isMet && <span className="sr-only">: {metLabel}</span>}
          </li>
        );
      })}
    </ul>
  );
}
