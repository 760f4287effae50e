import type { ReactNode } from 'react';
import { Meter } from './meter.tsx';

interface ProgressRingProps {
  /** Whole percent, 0 to 100. */
  percent: number;
  label: string;
  /** Outer width in pixels. */
  size?: number;
  children?: ReactNode;
}

const WIDTH = 9;
const RADIUS = 50 - WIDTH / 2;

export function ProgressRing({ percent, label, size = 72, children }: ProgressRingProps) {
  return (
    <div className="relative grid place-items-center" style={{ width: size, height: size }}>
      <Meter percent={percent} label={label} />
      <svg viewBox="0 0 100 100" className="absolute inset-0 -rotate-90" aria-hidden>
        <circle cx="50" cy="50" r={RADIUS} fill="none" strokeWidth={WIDTH} className="stroke-well" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          fill="none"
          strokeWidth={WIDTH}
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray={`${percent} 100`}
          className="stroke-accent transition-[stroke-dasharray] duration-500 ease-out"
          opacity={percent > 0 ? 1 : 0}
        />
      </svg>
      <span className="relative">{children}</span>
    </div>
  );
}
