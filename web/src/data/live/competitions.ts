import type { Competition } from 'sync-protocol/entities/competitions/competition';
import type { Membership } from 'sync-protocol/entities/teams/team';
import { useRows } from './live-query.ts';

/** A competition of the player's teams. */
export interface OwnCompetition extends Competition {
  /** The other team's row of it, where the player is in both. */
  twin: Competition | undefined;
}

/** The competitions of the player's teams, the latest first; each once, however many of their teams are in it. */
export function useCompetitions(): OwnCompetition[] | undefined {
  return useRows(
    [
      { table: 'competitions', all: true },
      { table: 'memberships', all: true },
    ],
    (rows) => eachOnce(rows.all('competitions'), rows.all('memberships')),
  );
}

/**
 * Of two rows the one that is further on comes first: the phone moves one, the server both. Those of a team that the
 * player has just left are still there.
 */
export function eachOnce(
  rows: readonly Competition[],
  memberships: readonly Pick<Membership, 'teamId'>[],
): OwnCompetition[] {
  const own = new Set(memberships.map(({ teamId }) => teamId));
  const ordered = rows.filter(({ teamId }) => own.has(teamId)).sort((a, b) => rankOf(a) - rankOf(b));
  const each = ordered.flatMap((row) => {
    const sides = ordered.filter(({ competitionId }) => competitionId === row.competitionId);
    return sides[0] === row ? [{ ...row, twin: sides[1] }] : [];
  });
  return each.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

function rankOf({ status, side }: Competition): number {
  return (status === 'pending' ? 2 : 0) + (side === 'challenging' ? 0 : 1);
}
