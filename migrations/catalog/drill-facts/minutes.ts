import type { Drill } from 'sync-protocol/entities/training/program';
import { minutesOf } from 'sync-protocol/rules/training/minutes';
import { paceOf } from './paces.ts';

/** What an author writes of a drill: the pace of its repetitions and its minutes follow. */
export type DrillSource = Omit<Drill, 'minutes' | 'secondsPerRep'>;

/** A drill with its pace, and the minutes that its own dose takes by it. */
export function withMinutes(drill: DrillSource): Drill {
  const secondsPerRep = 'reps' in drill.dose ? paceOf(drill.id) : undefined;
  const timed = { ...drill, ...(secondsPerRep !== undefined && { secondsPerRep }) };
  return { ...timed, minutes: minutesOf(drill.dose, timed) };
}
