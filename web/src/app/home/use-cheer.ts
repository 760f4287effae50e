import { useEffect, useRef } from 'react';
import { celebrate } from '#ui/confetti.ts';
import type { Day } from './use-day.ts';

/** Celebrates the moment in which the last of today's tasks gets done, not a day that was done before. */
export function useCheer(day: Day | undefined): void {
  const before = useRef<{ today: string; left: number } | null>(null);
  const today = day?.today;
  const left = day ? day.total - day.done : null;
  const total = day?.total ?? 0;
  useEffect(() => {
    if (today === undefined || left === null) return;
    const last = before.current;
    before.current = { today, left };
    if (left === 0 && total > 0 && last?.today === today && last.left > 0)
      celebrate({ x: innerWidth / 2, y: Math.min(320, innerHeight / 3) });
  }, [today, left, total]);
}
