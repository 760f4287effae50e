import { useEffect, useState } from 'react';

/** Whoever types is not asked for at each letter. */
const PAUSE_MS = 250;

/** What was typed, once the typing pauses. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
