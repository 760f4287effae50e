import type { Drill, Load, ProgramSource } from 'sync-protocol/entities/training/program';
import { shareOf, volumeOf } from 'sync-protocol/rules/training/load';
import { minutesOf } from 'sync-protocol/rules/training/minutes';
import { SESSIONS_PER_WEEK, TASKS_PER_SESSION } from 'sync-protocol/rules/training/program-terms';

// What the first rules dealt, for the table that shows coaches what became of it; nobody trains by them.

/** Which entry of a session came at which place: with three programs only the first two of these came at all. */
const ENTRY_OF_PLACE = [2, 3, 4, 1, 0, 5];

/** A task as the first rules dealt it. */
export interface FirstTask {
  load: Load;
  minutes: number;
  isWarmUp: boolean;
}

/** The tasks of a day of the first rules: each program's session goes on with every day of training. */
export function firstRulesDay(
  sources: readonly ProgramSource[],
  day: number,
  library: ReadonlyMap<string, Drill>,
): FirstTask[] {
  const seen = new Set<string>();
  return ENTRY_OF_PLACE.slice(0, TASKS_PER_SESSION / sources.length).flatMap((_, place) =>
    sources.flatMap(({ weeks }) => {
      const sessions = weeks[Math.floor(day / SESSIONS_PER_WEEK)]?.sessions ?? [];
      const session = sessions[day % SESSIONS_PER_WEEK] ?? [];
      const pool = [
        ...session,
        ...sessions.flat().filter(({ drill }) => !session.some((one) => one.drill === drill)),
      ];
      const first = ENTRY_OF_PLACE[place] ?? place;
      const inTurn = [...pool.slice(first), ...pool.slice(0, first)];
      const entry = inTurn.find(({ drill }) => !seen.has(drill)) ?? inTurn[0];
      const drill = entry && library.get(entry.drill);
      if (!entry || !drill?.training) return [];
      seen.add(drill.id);
      const dose = entry.dose ?? drill.dose;
      const load = shareOf(drill.training.load, volumeOf(dose) / volumeOf(drill.dose));
      return [{ load, minutes: minutesOf(dose, drill), isWarmUp: drill.training.purpose === 'warm-up' }];
    }),
  );
}
