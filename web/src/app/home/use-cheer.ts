import { useEffect, useRef } from 'react';
import { isDayFinished } from 'sync-protocol/rules/progress/points';
import { celebrate } from '#ui/confetti.ts';

/** How a day stood when it was last looked at. */
export interface Standing {
  today: string;
  done: number;
  total: number;
}

/** Whether the last of a day's tasks has got done between two looks at it: not a day that was done before. */
export function isFinish(before: Standing | null, now: Standing): boolean {
  if (before?.today !== now.today || isDayFinished(before)) return false;
  return isDayFinished(now) && now.done > before.done;
}

/** Celebrates the moment in which the day's last task gets done. */
export function useCheer(day: Standing | undefined): void {
  const before = useRef<Standing | null>(null);
  const { today, done = 0, total = 0 } = day ?? {};
  useEffect(() => {
    if (today === undefined) return;
    const now = { today, done, total };
    if (isFinish(before.current, now)) celebrate({ x: innerWidth / 2, y: Math.min(320, innerHeight / 3) });
    before.current = now;
  }, [today, done, total]);
}
