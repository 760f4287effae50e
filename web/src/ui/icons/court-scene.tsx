import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Ball } from './ball.tsx';

export type Scene = 'empty' | 'error' | 'offline' | 'lost' | 'done';

interface Drawn {
  ball: [x: number, y: number];
  around: ReactNode;
}

const FLOOR = <path d="M10 104h180" opacity="0.5" />;
const NET = <path d="M100 52v52M96 56h8M96 66h8M96 76h8" opacity="0.7" />;

const SCENES: Record<Scene, Drawn> = {
  empty: {
    ball: [30, 92],
    around: (
      <>
        <path d="M44 82C70 18 128 12 168 88" strokeDasharray="0.1 8" />
        {NET}
        {FLOOR}
      </>
    ),
  },
  error: {
    ball: [84, 92],
    around: (
      <>
        <path d="M24 88C44 40 78 34 96 60M96 62C96 74 92 82 88 84" strokeDasharray="0.1 8" />
        {NET}
        {FLOOR}
      </>
    ),
  },
  offline: {
    ball: [100, 92],
    around: (
      <>
        <path d="M66 62h66a17 17 0 0 0 2-33.900a24 24 0 0 0-46-6a20 20 0 0 0-24 18a11 11 0 0 0 2 21.900z" />
        <path d="M78 74v10M122 74v10" strokeDasharray="0.1 6" />
        {FLOOR}
      </>
    ),
  },
  lost: {
    ball: [182, 26],
    around: (
      <>
        <path d="M26 98C60 40 110 20 164 24" strokeDasharray="0.1 8" />
        {NET}
        {FLOOR}
      </>
    ),
  },
  done: {
    ball: [164, 92],
    around: (
      <>
        <path d="M30 100C62 6 128 2 160 80" />
        {NET}
        {FLOOR}
      </>
    ),
  },
};

/** A little picture for screens with little on them. */
export function CourtScene({ scene, className }: { scene: Scene; className?: string }) {
  const { ball, around } = SCENES[scene];
  return (
    <svg viewBox="0 0 200 112" className={cx('h-24', className)} fill="none" aria-hidden>
      <g className="stroke-ink-faint" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        {around}
      </g>
      <g transform={`translate(${ball.join(' ')}) scale(11)`}>
        <Ball />
      </g>
    </svg>
  );
}
