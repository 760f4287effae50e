import type { ReactNode } from 'react';

interface GymDialProps {
  sets: number;
  /** The set that is being done, from 0; `sets` when all are. */
  set: number;
  /** How far that set is, 0 to 1. */
  part: number;
  /** What a tap does, for those who don't see it; without it nothing can be tapped. */
  tap?: { label: string; onTap: () => void } | undefined;
  /** What stands in the middle. */
  children: ReactNode;
}

const RADIUS = 92;
const WIDTH = 14;
/** Between two sets, percent of the way round; the round ends of the arcs take a part of it. */
const GAP = 6.5;
/** Many sets leave less room between them, percent of a set's share. */
const MOST_GAP = 60;

/** A ring with an arc for each set that fills up, as large as its place is high, and a target that no thumb misses. */
export function GymDial({ sets, set, part, tap, children }: GymDialProps) {
  return (
    <div className="relative grid size-[min(78vw,100cqw,100cqh,20rem)] place-items-center rounded-full transition-transform duration-150 has-[button:active]:scale-97 lg:size-[min(100cqh,22rem)]">
      <svg viewBox="0 0 200 200" className="absolute inset-0 size-full -rotate-90" aria-hidden>
        {Array.from({ length: sets }, (_, index) => (
          <Arc key={index} index={index} of={sets} filled={index < set ? 1 : index === set ? part : 0} />
        ))}
      </svg>
      <span className="flex w-full flex-col items-center text-center text-[min(1.0625rem,max(17px,9cqh))] leading-normal">
        {children}
      </span>
      {tap && (
        <button
          type="button"
          aria-label={tap.label}
          onClick={tap.onTap}
          className="absolute inset-0 rounded-full"
        />
      )}
    </div>
  );
}

function Arc({ index, of, filled }: { index: number; of: number; filled: number }) {
  const gap = of > 1 ? Math.min(GAP, MOST_GAP / of) : 0;
  const length = 100 / of - gap;
  const ring = {
    cx: 100,
    cy: 100,
    r: RADIUS,
    fill: 'none',
    strokeWidth: WIDTH,
    strokeLinecap: 'round',
    pathLength: 100,
    strokeDashoffset: -(index * (100 / of) + gap / 2),
  } as const;
  return (
    <>
      <circle {...ring} strokeDasharray={`${length} ${100 - length}`} className="stroke-cat opacity-18" />
      {filled > 0 && (
        <circle
          {...ring}
          strokeDasharray={`${length * filled} ${100 - length * filled}`}
          className="stroke-cat transition-[stroke-dasharray] duration-150 ease-linear"
        />
      )}
    </>
  );
}
