import { useEffect, useState } from 'react';
import { TodayPath } from '#ui/charts/today-path.tsx';
import { prefersReducedMotion } from '#ui/use-media.ts';

const TOUCHES = 6;
const STEP_MS = 1100;
const RESTS_AT = 4;

/** The day's path flying by itself, over and over; for those who want less motion it stands still. */
export function FlyingPath({ label }: { label: string }) {
  const [done, setDone] = useState(RESTS_AT);
  useEffect(() => {
    if (prefersReducedMotion()) return;
    const timer = setInterval(() => setDone((before) => (before + 1) % (TOUCHES + 1)), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return <TodayPath done={done} total={TOUCHES} label={label} />;
}
