import type { Competition } from 'sync-protocol/entities/competitions/competition';
import { useRows } from './live-query.ts';

/** The competitions of the player's teams, the latest first; each once, however many of their teams are in it. */
export function useCompetitions(): Competition[] | undefined {
  return useRows([{ table: 'competitions', all: true }], (rows) => {
    const latest = rows.all('competitions').sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    return latest.filter(
      ({ competitionId }, index) => latest.findIndex((one) => one.competitionId === competitionId) === index,
    );
  });
}
