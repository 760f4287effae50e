import type { StreakPause } from 'sync-protocol/entities/progress/streak-pause';
import {
  MAX_PAUSE_DAYS,
  MAX_PAUSES,
  PAUSE_REACH_DAYS,
  PAUSES_WITHIN_DAYS,
  whyNoPause,
} from 'sync-protocol/rules/progress/new-pause';
import { pauseOn } from 'sync-protocol/rules/progress/pauses';
import { addDays, daysBetween } from 'sync-protocol/rules/training-day';

export interface PauseState {
  /** The pause that today is in, else the next one to come. */
  pause: StreakPause | undefined;
  isRunning: boolean;
  /** The days on which one more may begin, ascending. */
  firstDays: string[];
  /** The day from which one more may begin, when none may now. */
  nextFrom: string | undefined;
}

/** What a player can do about pauses today. */
export function pauseState(pauses: readonly StreakPause[], today: string): PauseState {
  const reach = Array.from({ length: 2 * PAUSE_REACH_DAYS + 1 }, (_, index) =>
    addDays(today, index - PAUSE_REACH_DAYS),
  );
  const firstDays = reach.filter((from) => !whyNoPause(pauses, { from, days: 1, today }));
  const running = pauseOn(pauses, today);
  const ahead = pauses.filter(({ from }) => from > today).toSorted(byStart);
  const binding = pauses.toSorted(byStart).at(-MAX_PAUSES);
  return {
    pause: running ?? ahead[0],
    isRunning: running !== undefined,
    firstDays,
    nextFrom: firstDays.length === 0 && binding ? addDays(binding.from, PAUSES_WITHIN_DAYS) : undefined,
  };
}

/** How long a pause from a day on can be: it ends before the next one begins. */
export function mostDays(pauses: readonly StreakPause[], from: string): number {
  const [next] = pauses.filter((pause) => pause.from > from).toSorted(byStart);
  return Math.min(MAX_PAUSE_DAYS, next ? daysBetween(from, next.from) : MAX_PAUSE_DAYS);
}

function byStart(one: StreakPause, other: StreakPause): number {
  return one.from.localeCompare(other.from);
}
