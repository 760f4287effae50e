import { useEffect, useState } from 'react';
import { TodayPath } from '#ui/charts/today-path.tsx';
import { prefersReducedMotion } from '#ui/use-media.ts';

const TOUCHES = 6;
const STEP_MS = 1100;
const BEGINS_AT = 4;

/**
 * The end of a day's path flying by itself, once: what moves on and on is in the way of whoever reads beside it. For
 * those who want less motion it stands still.
 */
export function FlyingPath({ label }: { label: string }) {
  const [done, setDone] = useState(BEGINS_AT);
  useEffect(() => {
    if (done === TOUCHES || prefersReducedMotion()) return undefined;
    const timer = setTimeout(() => setDone(done + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [done]);
  return <TodayPath done={done} total={TOUCHES} label={label} />;
}
