import type { TeamId, UserId } from 'sync-protocol/ids';
import { NOT_MANAGER, TEAM_GONE } from 'sync-protocol/mutations/teams/own-team';
import { isManager } from 'sync-protocol/rules/teams/team-terms';
import type { Queryable } from '#db/db.ts';
import type { Refused } from '#sync/server-half.ts';
import { holdScopes } from '#sync/write/hold-scopes.ts';
import { memberByPlayer } from './queries.ts';

export const UNFIT: Refused = {
  code: 'words_unfit',
  message: 'We don’t allow that word, or contact details, here. Please write it another way.',
};
export const NO_TEAM: Refused = { code: 'team_not_found', message: 'This team is no longer there.' };

/**
 * Why a team is not a player's to change; until the commit nobody else changes that. A team that is not there is taken for
 * one that the same push founds, and so for theirs: all that is asked of a creator is asked of them, too. None of that
 * can be left to the effect, which sees what the push's earlier mutations have made of the team.
 */
export async function whyNotTheirs(
  kysely: Queryable,
  id: TeamId,
  player: UserId,
): Promise<Refused | undefined> {
  await holdTeam(kysely, id);
  const own = await memberByPlayer(kysely, id, player);
  if (own) return isManager(own.role) ? undefined : NOT_MANAGER;
  const team = await kysely.selectFrom('teams').select('id').where('id', '=', id).executeTakeFirst();
  return team && TEAM_GONE;
}

export function holdTeam(kysely: Queryable, id: TeamId): Promise<void> {
  return holdScopes(kysely, [`team:${id}`]);
}
