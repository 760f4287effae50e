import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/** A category drawn as the way its ball takes: over the net, up from the arms, down into the court. */
const PATHS: Record<string, { path: ReactNode; ball: [x: number, y: number] }> = {
  serving: {
    path: (
      <>
        <path d="M2.5 19.5C5.5 8.5 13 3.5 18.3 8.2" />
        <path d="M14.5 13.5v7.5" className="opacity-45" />
      </>
    ),
    ball: [19.6, 10.4],
  },
  passing: {
    path: (
      <>
        <path d="M20.5 5.5C17.5 8.5 15 12.5 13.2 17" />
        <path d="M10.8 17C9.8 13.5 8.6 11 7.2 8.8" />
        <path d="M7 20.5h10" className="opacity-45" />
      </>
    ),
    ball: [5.4, 6],
  },
  setting: {
    path: (
      <>
        <path d="M6 20C6.2 13.5 7.2 9.5 9.3 7.2" />
        <path d="M14.6 7.4C16.8 10 17.8 14 18 20" strokeDasharray="0.1 3.6" />
        <path d="M3.5 21h5" className="opacity-45" />
      </>
    ),
    ball: [12, 5.2],
  },
  hitting: {
    path: (
      <>
        <path d="M2.5 20C3 14 4.4 10 6.8 7.4" strokeDasharray="0.1 3.6" />
        <path d="M11.4 8 20 19.5m0-5v5h-5" />
      </>
    ),
    ball: [9.2, 5.2],
  },
  blocking: {
    path: (
      <>
        <path d="M21 4.5 14.8 9.8 20 15.2" />
        <path d="M6.5 3.5v17M11 3.5v17" className="opacity-45" />
      </>
    ),
    ball: [20.2, 18],
  },
  conditioning: {
    path: (
      <>
        <path d="M2.5 20Q4.5 14.5 6.5 20Q10 8.5 13.5 20Q15.5 11.5 18 8" />
        <path d="M2.5 21.8h19" className="opacity-45" />
      </>
    ),
    ball: [19.4, 5],
  },
};

/** Whether a name is one of the six that have a sign. */
export function isCategorySign(name: string): boolean {
  return name in PATHS;
}

/** The sign of a training category; `category` is one of the six names. */
export function CategoryIcon({ category, className }: { category: string; className?: string }) {
  const sign = PATHS[category];
  if (!sign) return null;
  return (
    <svg
      // Within another drawing no class gives it its size.
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('size-6', className)}
      aria-hidden
    >
      {sign.path}
      <circle cx={sign.ball[0]} cy={sign.ball[1]} r="2.6" fill="currentColor" stroke="none" />
    </svg>
  );
}

/** The sign on its soft ground. */
export function CategoryTile({ category, className }: { category: string; className?: string }) {
  return (
    <span
      data-category={category}
      className={cx('grid size-11 shrink-0 place-items-center rounded-md bg-cat-soft text-cat', className)}
    >
      <CategoryIcon category={category} />
    </span>
  );
}
