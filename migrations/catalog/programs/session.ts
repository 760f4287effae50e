import type { Dose, ProgramSource } from 'sync-protocol/entities/training/program';

export type SessionEntry = ProgramSource['weeks'][number]['sessions'][number][number];

/** One training day: drill ids in order; a pair gives the drill another dose than its own. */
export function session(...entries: (string | [string, Dose])[]): SessionEntry[] {
  return entries.map((entry) => {
    if (typeof entry === 'string') return { drill: entry };
    const [drill, dose] = entry;
    return { drill, dose };
  });
}
