import type { Task } from 'sync-protocol/entities/tasks/task';

/** How a task is done with the phone at hand: counted set by set, or timed. */
export type Work =
  | { kind: 'counted'; sets: number; reps: number; perSide: boolean }
  /** Seconds of a set, and of the rest after it. */
  | { kind: 'timed'; sets: number; seconds: number; rest: number };

const REST = { min: 15, max: 60, step: 5 } as const;

/** What a task's dose asks for; without a dose (own programs) its minutes are the time. */
export function workOf({ dose, estimatedMinutes }: Pick<Task, 'dose' | 'estimatedMinutes'>): Work {
  if (!dose || 'minutes' in dose)
    return {
      kind: 'timed',
      sets: 1,
      seconds: 60 * (dose?.minutes ?? Math.max(1, estimatedMinutes)),
      rest: 0,
    };
  if ('seconds' in dose) {
    const { sets, seconds } = dose;
    return { kind: 'timed', sets, seconds, rest: restOf(sets, seconds, estimatedMinutes) };
  }
  const { sets, reps, perSide = false } = dose;
  return { kind: 'counted', sets, reps, perSide };
}

/** The minutes of a drill hold its rests: what the sets leave of them is dealt out between the sets. */
function restOf(sets: number, seconds: number, minutes: number): number {
  if (sets < 2) return 0;
  const between = (60 * minutes - sets * seconds) / (sets - 1);
  const rounded = Math.round(between / REST.step) * REST.step;
  return Math.min(REST.max, Math.max(REST.min, rounded));
}
