import { cx } from '../cx.ts';
import { Meter } from './meter.tsx';

interface StepBarProps {
  steps: number;
  /** The step that is being done, from 1. */
  current: number;
  /** How far that step is, 0 to 1. */
  part: number;
  /** Whole percent of all steps, for those who don't see the bar. */
  percent: number;
  label: string;
}

/** Progress through a few equal steps, such as a program's weeks: one segment a step, the present one longer. */
export function StepBar({ steps, current, part, percent, label }: StepBarProps) {
  return (
    <div className="relative flex h-2 gap-1 forced-color-adjust-none">
      <Meter percent={percent} label={label} />
      {Array.from({ length: steps }, (_, index) => {
        const share = filled(index, current, part);
        return (
          <span
            key={index}
            className={cx(
              'flex-1 overflow-hidden rounded-full bg-well',
              index === current - 1 && 'grow-[1.6]',
            )}
          >
            <span
              className="block h-full rounded-full bg-cat transition-[translate] duration-500 ease-out"
              // Wholly out of sight, its edge still shines through where a step begins between two dots of the screen.
              style={{ translate: `${(share - 1) * 100}%`, visibility: share > 0 ? undefined : 'hidden' }}
            />
          </span>
        );
      })}
    </div>
  );
}

function filled(index: number, current: number, part: number): number {
  if (index < current - 1) return 1;
  return index === current - 1 ? part : 0;
}
