import { useState, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { haptic } from '../device/haptics.ts';

interface TaskCheckProps {
  checked: boolean;
  label: string;
  onToggle: () => void;
  /** What floats up when it is ticked, such as '+24'. */
  reward?: string | undefined;
}

const VIEW = '0 0 48 48';
const RAYS = Array.from({ length: 8 }, (_, index) => index * 45);

/** The big round tick of a task, in the colour of its category. It celebrates only what was tapped here. */
export function TaskCheck({ checked, label, onToggle, reward }: TaskCheckProps) {
  const [tapped, setTapped] = useState(false);
  const toggle = () => {
    setTapped(!checked);
    haptic(checked ? 'untick' : 'tick');
    onToggle();
  };
  const celebrates = checked && tapped;
  return (
    <label className="pressable group relative grid size-12 shrink-0 cursor-pointer place-items-center rounded-full text-cat has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={toggle}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <svg viewBox={VIEW} className="size-12" aria-hidden>
        <circle
          cx="24"
          cy="24"
          r="13.5"
          fill="none"
          strokeWidth="2.5"
          className="stroke-current opacity-70 group-hover:opacity-100"
        />
        {!checked && <Mark className="stroke-current opacity-0 group-hover:opacity-25" />}
      </svg>
      {checked && (
        <>
          <Layer moves={celebrates && 'animate-tick-fill'}>
            <circle cx="24" cy="24" r="14.75" fill="currentColor" />
          </Layer>
          <Layer moves={celebrates && 'animate-tick-mark'}>
            <Mark className="stroke-surface" />
          </Layer>
        </>
      )}
      {celebrates && (
        <Layer moves="animate-tick-burst">
          <Rays />
        </Layer>
      )}
      {celebrates && reward && (
        <span
          aria-hidden
          className="numerals pointer-events-none absolute -top-2 animate-float-up text-sm font-bold text-cat"
        >
          {reward}
        </span>
      )}
    </label>
  );
}

interface LayerProps {
  /** How it comes in, if it does. */
  moves: string | false;
  children: ReactNode;
}

/** A picture of its own: what moves inside one keeps the page painting, and a slow phone from its work. */
function Layer({ moves, children }: LayerProps) {
  return (
    <svg
      viewBox={VIEW}
      className={cx('pointer-events-none absolute inset-0 size-12 overflow-visible', moves)}
      aria-hidden
    >
      {children}
    </svg>
  );
}

function Mark({ className }: { className: string }) {
  return (
    <path
      d="M17.5 24.6 22 29l8.6-9.4"
      fill="none"
      strokeWidth="3.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    />
  );
}

function Rays() {
  return (
    <g stroke="currentColor" strokeWidth="2.4" strokeLinecap="round">
      {RAYS.map((angle) => (
        <path key={angle} d="M24 4.5v3.6" transform={`rotate(${angle} 24 24)`} />
      ))}
    </g>
  );
}
