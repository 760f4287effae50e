import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { stepsBackTo } from './where-left.ts';

/** What a link back to a screen does at a tap: leads to it as it was left, where the player comes from there. */
export function useWayBack(to: string): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const steps = stepsBackTo(to);
    const isForTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (steps === 0 || isForTab) return;
    event.preventDefault();
    void navigate(-steps);
  };
}
