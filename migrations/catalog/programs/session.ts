import type { Dose, ProgramSource } from 'sync-protocol/entities/training/program';

export type SessionEntry = ProgramSource['weeks'][number]['sessions'][number][number];

/** One written session, whose main drills are dealt in this order: drill ids; a pair gives the drill another dose than its own. */
export function session(...entries: (string | [string, Dose])[]): SessionEntry[] {
  return entries.map((entry) => {
    if (typeof entry === 'string') return { drill: entry };
    const [drill, dose] = entry;
    return { drill, dose };
  });
}
