import type { StreakPause } from 'sync-protocol/entities/progress/streak-pause';
import { MAX_PAUSES, pauseOn, PAUSES_WITHIN_DAYS, recentPauses } from 'sync-protocol/rules/progress/pauses';
import { addDays } from 'sync-protocol/rules/training-day';

export interface PauseState {
  /** The pause that today is in. */
  running: StreakPause | undefined;
  /** How many more may begin today. */
  left: number;
  /** The day from which one more may begin, when none is left. */
  nextFrom: string | undefined;
}

/** What a player can do about pauses today. */
export function pauseState(pauses: readonly StreakPause[], today: string): PauseState {
  const left = Math.max(0, MAX_PAUSES - recentPauses(pauses, today));
  const starts = pauses.map(({ from }) => from).sort();
  const binding = starts.at(-MAX_PAUSES);
  return {
    running: pauseOn(pauses, today),
    left,
    nextFrom: left === 0 && binding ? addDays(binding, PAUSES_WITHIN_DAYS) : undefined,
  };
}
