import type { UserId } from '../../ids.ts';
import { statsOf } from '../progress/recount.ts';
import type { Rows } from '../rows.ts';

/** Counts the most teams that a player has been in at once: who leaves one and comes back has joined none. */
export function countTeams(rows: Rows, userId: UserId): void {
  const stats = statsOf(rows, userId);
  const teams = rows.all('memberships').filter((one) => one.userId === userId).length;
  if (teams > stats.teams) rows.put('playerStats', { ...stats, teams });
}
