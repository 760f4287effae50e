import type { Drill } from 'sync-protocol/entities/training/program';
import { minutesOf } from 'sync-protocol/rules/training/minutes';

/** What an author writes of a drill: its minutes follow. */
export type DrillSource = Omit<Drill, 'minutes'>;

/** A drill with the minutes that its own dose takes. */
export function withMinutes(drill: DrillSource): Drill {
  return { ...drill, minutes: minutesOf(drill.dose, drill) };
}
