import { cx } from '../cx.ts';
import { Ball } from '../icons/ball.tsx';
import { ARC_PATH, arcPoint, arcShare, touchAt } from './path-geometry.ts';

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
  const ball = arcPoint(reached);
  const landing = arcPoint(1);
  return (
    <svg
      viewBox="0 0 340 128"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={cx('w-full overflow-visible', className)}
      fill="none"
      strokeLinecap="round"
    >
      <Net />
      <path
        d={ARC_PATH}
        className="stroke-on-court-soft opacity-55"
        strokeWidth="2.5"
        strokeDasharray="0.1 8"
      />
      <path
        d={ARC_PATH}
        className="stroke-accent transition-[stroke-dasharray] duration-700 ease-out"
        strokeWidth="3.5"
        pathLength={1}
        strokeDasharray={`${arcShare(reached)} 2`}
        opacity={reached > 0 ? 1 : 0}
      />
      {Array.from({ length: total }, (_, index) => (
        <Touch key={index} at={touchAt(index, total)} isDone={index < done} />
      ))}
      {isDone && (
        <g style={{ transform: `translate(${landing.x}px, ${landing.y}px)` }}>
          <circle r="14" className="animate-ripple stroke-accent" strokeWidth="2" />
        </g>
      )}
      <g
        className="transition-transform duration-700 ease-out"
        style={{ transform: `translate(${ball.x}px, ${ball.y}px) scale(12) rotate(${done * 75}deg)` }}
      >
        <Ball />
      </g>
    </svg>
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
      className={cx(
        'transition-[fill,stroke] duration-500',
        isDone ? 'fill-accent stroke-accent' : 'fill-court stroke-on-court-soft',
      )}
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
