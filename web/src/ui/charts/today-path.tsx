import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Ball } from '../icons/ball.tsx';
import { ARC_PATH, arcPoint, arcShare, touchAt } from './path-geometry.ts';

/** In the units of the picture. */
const WIDTH = 340;
const BALL = 24;

interface TodayPathProps {
  done: number;
  total: number;
  /** None for a picture that its surroundings explain. */
  label?: string;
  className?: string;
}

/** A day as one flight of the ball: a touch a task, over the net, and down when all are done. On court ground. */
export function TodayPath({ done, total, label, className }: TodayPathProps) {
  const isDone = total > 0 && done >= total;
  const reached = isDone ? 1 : done === 0 ? 0 : touchAt(done - 1, total);
  const before = done < 2 ? 0 : touchAt(done - 2, total);
  const ball = arcPoint(reached);
  const landing = arcPoint(1);
  return (
    <div
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={cx('relative', className)}
    >
      <Picture>
        <Net />
        <path
          d={ARC_PATH}
          className="stroke-on-court-soft opacity-55"
          strokeWidth="2.5"
          strokeDasharray="0.1 8"
        />
        {done > 1 && <Leg from={0} to={before} />}
        {Array.from({ length: total }, (_, index) => (
          <Touch key={index} at={touchAt(index, total)} isDone={index < done} />
        ))}
        {isDone && (
          <g style={{ transform: `translate(${landing.x}px, ${landing.y}px)` }}>
            <circle r="14" className="animate-ripple stroke-accent" strokeWidth="2" />
          </g>
        )}
      </Picture>
      {/* What moves has pictures of its own: inside one it would keep a slow phone painting. */}
      {done > 0 && (
        <Picture key={done} className="absolute inset-0 animate-fade-in">
          <Leg from={before} to={reached} />
        </Picture>
      )}
      <svg
        viewBox="-1 -1 2 2"
        className="absolute top-0 left-0 overflow-visible transition-transform duration-700 ease-out"
        style={{
          width: `${(100 * BALL) / WIDTH}%`,
          transform: `translate(${shareOfBall(ball.x)}%, ${shareOfBall(ball.y)}%) rotate(${done * 75}deg)`,
        }}
      >
        <Ball />
      </svg>
    </div>
  );
}

/** Where the ball's box begins when its middle lies at `at`, in percent of the box. */
function shareOfBall(at: number): number {
  return (100 * (at - BALL / 2)) / BALL;
}

function Picture({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 128`}
      className={cx('w-full overflow-visible', className)}
      fill="none"
      strokeLinecap="round"
    >
      {children}
    </svg>
  );
}

function Leg({ from, to }: { from: number; to: number }) {
  const start = arcShare(from);
  return (
    <path
      d={ARC_PATH}
      className="stroke-accent"
      strokeWidth="3.5"
      pathLength={1}
      strokeDasharray={`${arcShare(to) - start} 2`}
      strokeDashoffset={-start}
    />
  );
}

function Touch({ at, isDone }: { at: number; isDone: boolean }) {
  const { x, y } = arcPoint(at);
  return (
    <circle
      cx={x}
      cy={y}
      r={isDone ? 6 : 5.5}
      strokeWidth="2.5"
      className={isDone ? 'fill-accent stroke-accent' : 'fill-court stroke-on-court-soft'}
    />
  );
}

function Net() {
  return (
    <g className="stroke-on-court-soft">
      <path d="M4 124.5h332" strokeWidth="1.5" opacity="0.4" />
      <path d="M170 66v58" strokeWidth="3" opacity="0.75" />
      <path d="M166 69h8M166 78h8M166 87h8M166 96h8" strokeWidth="1.2" opacity="0.45" />
    </g>
  );
}
